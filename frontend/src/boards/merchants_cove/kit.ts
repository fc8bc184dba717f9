/** Merchants Cove: harbour, clock, shops, the figures of three days and of the rulebook, and all cards. */

import type { BoardKit } from '../../kit/board';
import { dashed } from '../../lib/texts.svelte';
import Album from './Album.svelte';
import Board from './Board.svelte';
import Figure from './Figure.svelte';
import Stats from './Stats.svelte';
import { worldOf } from './model';
import { isThing } from './things';

const kit: BoardKit = {
  Board,
  Stats,
  Album,
  Figure,
  thing: isThing,
  role(view, texts, seat) {
    const merchant = worldOf(view).players[seat]?.merchant;
    const name = merchant ? texts.key(`merchant-${dashed(merchant)}`) : '';
    return texts.names.seat(seat).includes(name) ? '' : name;
  },
};

export default kit;
