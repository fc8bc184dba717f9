/** Which games have a board of their own; every other game is played at the generic table. */

import type { Component } from 'svelte';
import type { GameEvent, View } from '../lib/types';
import type { Stage } from '../lib/live.svelte';
import type { Pointing } from '../lib/pointing.svelte';
import type { Texts } from '../lib/texts.svelte';
import type { TableCard } from '../lib/wire';

/** What a board gets to draw. */
export interface BoardProps {
  view: View;
  texts: Texts;
  catalogue: Record<string, unknown>;
  table: TableCard;
  waiting: number[];
  pointing: Pointing | null;
  /** The board registers how it moves things. */
  stage?: (stage: Stage | null) => void;
  clock?: (seat: number) => string;
  here?: (seat: number) => boolean;
}

export interface StatsProps {
  log: { step: number; seat: number | null; events: GameEvent[] }[];
  texts: Texts;
  table: TableCard;
  catalogue: Record<string, unknown>;
}

export interface BoardKit {
  Board: Component<BoardProps>;
  /** The viewer's own cards, kept under the thumb on a phone. */
  Hand: Component<BoardProps>;
  Stats: Component<StatsProps>;
  /** Events that are seen on the board but make no line of their own in the log. */
  quiet: Set<string>;
  /** The message that names an opponent without a seat. */
  automa: string;
}

const KITS: Record<string, () => Promise<BoardKit>> = {
  dale_of_merchants: async () => {
    const kit = await import('./dale/kit');
    return kit.kit;
  },
};

export function hasBoard(game: string): boolean {
  return game in KITS;
}

export async function boardFor(game: string): Promise<BoardKit | null> {
  return (await KITS[game]?.()) ?? null;
}
