/** A table that never was: a decision with something of every kind, for the kit's page and its tests. */

import { Texts } from '../../lib/texts.svelte';
import type { Decision, View } from '../../lib/types';
import type { Look } from '../Card.svelte';

export const WORDS = `
prompt = Choose a lantern, an island, an hour or how much to bury
take-lantern = Take the lantern
take-pair = Take the lantern and the rope
take-cork = Take { $n ->
    [one] one cork
   *[other] { $n } corks
}
sail = Sail to island { $island }
wait = Stay until { $hour }
bury = Bury { $chests } chests and { $gold } gold
greet = Greet { $seat }
leaf = Take card { $n } of the pile
raise = Raise the sails to { $n }
hold = Hold on
`;

const option = (id: number, key: string, refs: string[], args: Record<string, number> = {}) => ({
  id,
  kind: key,
  text: { key, args },
  refs,
});

export const DECISION: Decision = {
  seat: 0,
  kind: 'sample',
  prompt: { key: 'prompt' },
  secret: false,
  options: [
    option(1, 'take-lantern', ['hand:lantern']),
    option(2, 'take-pair', ['hand:lantern', 'hand:rope']),
    option(3, 'take-cork', ['hand:cork', 'hand:cork'], { n: 2 }),
    ...[1, 2, 4].map((island) => option(10 + island, 'sail', [`island:${island}`], { island })),
    ...[9, 10, 11].map((hour) => option(20 + hour, 'wait', [`hour:${hour}`], { hour })),
    ...[0, 1, 2].flatMap((chests) =>
      [0, 1, 2, 3]
        .filter((gold) => chests + gold > 0)
        .map((gold) => option(40 + 10 * chests + gold, 'bury', [`chests:${chests}`, `gold:${gold}`], { chests, gold })),
    ),
    option(80, 'greet', ['seat:1'], { seat: 1 }),
    option(81, 'leaf', ['pile:2'], { n: 2 }),
    option(82, 'raise', ['sails:3'], { n: 3 }),
    option(83, 'hold', ['hold']),
  ],
};

export const VIEW: View = { game: 'sample', seats: 6, viewer: 0, over: false, waiting: [0], result: null };

export const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'];

export function sampleTexts(): Texts {
  const texts = new Texts([WORDS]);
  texts.roles = { seat: 'seat', card: 'card' };
  texts.names = { card: (id) => `card ${id}`, seat: (seat) => NAMES[seat] ?? '?' };
  return texts;
}

/** References that are no thing on the page. */
export const thing = (ref: string) => ref !== 'hold';

export const LOOK: Look = {
  main: '#1f5673',
  dark: '#14233a',
  tint: '#dbe8ec',
  emblem: (fill, cut) =>
    `<circle cx="16" cy="16" r="13" fill="${fill}"/><path d="M16 6v20M6 16h20" stroke="${cut}" stroke-width="3"/>`,
  tile: (ink) => `<path d="M0 8h16M8 0v16" stroke="${ink}" stroke-width="2"/>`,
};
