import { describe, expect, it } from 'vitest';
import shell from '../../src/covetown/text/en.ftl?raw';
import { Texts } from '../src/lib/texts.svelte';

const words = import.meta.glob('../../src/covetown/games/*/text/en*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
const folder = (path: string) => /games\/([^/]+)\//.exec(path)![1]!;

/** The same sentences that the terminal says, said by the browser: every form for a reader is found and leaves no name. */
describe.each([...new Set(Object.keys(words).map(folder))])('the events of %s', (game) => {
  const own = Object.entries(words)
    .filter(([path]) => folder(path) === game)
    .map(([, text]) => text)
    .join('\n');
  const events = own.split(/\n(?=[a-z#])/).filter((entry) => entry.startsWith('event-'));
  const told = (entry: string, you: number) => {
    const texts = new Texts([shell, own]);
    texts.roles = { seat: 'seat', other: 'seat', winner: 'seat' };
    texts.names = { card: String, seat: (seat) => `Name${seat}`, you: () => you };
    const facts = Object.fromEntries([...own.matchAll(/\$([a-z_]+)/g)].map(([, name]) => [name!, 2]));
    const kind = /^event-([a-z-]+)/.exec(entry)![1]!;
    return texts.event({ ...facts, kind, seat: 0, other: 1, winner: 3 });
  };

  it.each([
    ['.you =', 0],
    ['.you-other =', 1],
    ['.you-winner =', 3],
  ] as const)('have a form %s', (form, seat) => {
    for (const entry of events.filter((one) => one.includes(form))) {
      const [named, spoken] = [told(entry, -1), told(entry, seat)];
      if (named.includes(`Name${seat}`)) expect(spoken).toMatch(/\byou/i);
      expect(spoken).not.toContain(`Name${seat}`);
      expect(spoken).not.toMatch(/[{}]/);
    }
  });
});
