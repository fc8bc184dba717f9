/** Dale of Merchants: board, hand, figures of a game and of the rulebook, and album. */

import type { BoardKit } from '../../kit/board';
import Album from './Album.svelte';
import Board from './Board.svelte';
import Figure from './Figure.svelte';
import Hand from './Hand.svelte';
import Stats from './Stats.svelte';

/** "Done", a value to be named, a discard pile and a stall as a whole: such answers are buttons. */
const NO_THING = /^(done|value:\d+|discard:\d+|stall:\d+)$/;

const kit: BoardKit = {
  Board,
  Hand,
  Stats,
  Album,
  Figure,
  quiet: ['slid', 'placed'],
  thing: (ref) => !NO_THING.test(ref),
};

export default kit;
