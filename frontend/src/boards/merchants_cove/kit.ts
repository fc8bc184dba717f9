/** Merchants Cove: harbour, clock, shops, and the figures of three days. */

import type { BoardKit } from '../../kit/board';
import Board from './Board.svelte';
import Stats from './Stats.svelte';
import { isThing } from './things';

const kit: BoardKit = {
  Board,
  Stats,
  thing: isThing,
};

export default kit;
