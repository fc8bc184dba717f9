import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import english from '../../../src/covetown/text/en.ftl?raw';
import { shell, Texts } from '../lib/texts.svelte';
import SourceBars from './SourceBars.svelte';

it('full colours are as long as a score; what was lost again is pale, and named', async () => {
  shell.texts = new Texts([english]);
  const page = mount(SourceBars, {
    target: document.body,
    props: {
      rows: [
        { sales: 60, bribes: 0 },
        { sales: 80, bribes: -30 },
      ],
      sources: ['sales', 'bribes'],
      fill: { sales: 'gold', bribes: 'grey' },
      hatch: { sales: '', bribes: '' },
      dotted: 'bribes',
      name: (source: string) => source,
      who: (seat: number) => `${seat}`,
    },
  });
  const [winner, loser] = document.querySelectorAll('.bar');
  expect(winner!.querySelector('.lost')).toBeNull();
  expect(Number(winner!.querySelector('[role=img] rect')!.getAttribute('width'))).toBe((300 * 60) / 80);
  expect(Number(loser!.querySelector('.lost')!.getAttribute('x'))).toBe((300 * 50) / 80);
  expect(Number(loser!.querySelector('.lost')!.getAttribute('width'))).toBe((300 * 30) / 80);
  expect(loser!.textContent).toContain('50');
  expect([...document.querySelectorAll('.legend li')].map((one) => one.textContent?.trim())).toEqual([
    'sales',
    'Lost again: bribes',
  ]);
  await unmount(page);
});
