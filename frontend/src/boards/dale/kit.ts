/** Dale of Merchants: board, hand and figures. */

import type { BoardKit } from '..';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Stats from './Stats.svelte';

export const kit: BoardKit = { Board, Hand, Stats, quiet: new Set(['slid', 'placed']), automa: 'shell-dale-mono' };
