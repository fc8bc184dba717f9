import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import english from '../../../src/covetown/text/en.ftl?raw';
import { shell, Texts } from '../lib/texts.svelte';
import LogPanel from './LogPanel.svelte';

it('shows where a replay is, also at a move of which nothing is told', async () => {
  shell.texts = new Texts([english]);
  const seen = vi.fn();
  Element.prototype.scrollIntoView = seen;
  const frames = [1, 3].map((step) => ({ step, events: [{ kind: 'moved', step }] }));
  const page = mount(LogPanel, {
    target: document.body,
    props: { frames, texts: new Texts(['event-moved = Move { $step }']), table: 't', now: 2, jump: () => undefined },
  });
  flushSync();
  expect([...document.querySelectorAll('.now')].map((row) => row.textContent?.trim())).toEqual(['Move 1']);
  expect(seen).toHaveBeenCalled();
  await unmount(page);
});
