/** Pirate's Cove: chart, mats, hand, figures of a game and of the rulebook, and album. */

import type { BoardKit } from '../../kit/board';
import Album from './Album.svelte';
import Board from './Board.svelte';
import Figure from './Figure.svelte';
import Hand from './Hand.svelte';
import Stats from './Stats.svelte';

/** What is drawn as a single thing; amounts are asked in a dialogue; "done", "fire" and the like are buttons. */
const THING = /^(island|section|seat|hand|navy|legend|master|amount):/;

const kit: BoardKit = {
  Board,
  Hand,
  Stats,
  Album,
  Figure,
  quiet: ['upgrade_turn'],
  thing: (ref) => THING.test(ref),
};

export default kit;
