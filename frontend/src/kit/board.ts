/** What a board is to the rest of the house: what it gets to draw, and which parts a kit may bring. */

import type { Component } from 'svelte';
import type { Stage } from '../lib/live.svelte';
import type { Pointing } from '../lib/pointing.svelte';
import type { Texts } from '../lib/texts.svelte';
import type { GameEvent, View } from '../lib/types';
import type { TableCard } from '../lib/wire';

export type Catalogue = Record<string, unknown>;

/** What a board and a hand get to draw. */
export interface BoardProps {
  view: View;
  texts: Texts;
  catalogue: Catalogue;
  table: TableCard;
  waiting: number[];
  /** What can be clicked; null where nobody chooses, as in a replay. */
  pointing: Pointing | null;
  /** The board registers how it moves things. */
  stage?: (stage: Stage | null) => void;
  clock?: (seat: number) => string;
  here?: (seat: number) => boolean;
  /** What a lesson speaks of now, by reference; a board that shows one place at a time goes there. */
  looked?: string[];
}

/** What the figures at the end of a game are made from. */
export interface StatsProps {
  log: { step: number; seat: number | null; events: GameEvent[] }[];
  texts: Texts;
  table: TableCard;
  catalogue: Catalogue;
}

/** What the album, a browser of all cards beside the rules, is made from. */
export interface AlbumProps {
  texts: Texts;
  catalogue: Catalogue;
  /** The keys of the cards to show; all, unless it is given. */
  only?: Set<string>;
}

/** A figure of the rulebook: a few things of the board, named by `figure` and `args` as the book writes them. */
export interface FigureProps {
  figure: string;
  args: string[];
  texts: Texts;
  catalogue: Catalogue;
}

/** A part without Svelte: it puts itself into a node of the page and follows new props. */
export interface Mounting<P> {
  mount(node: HTMLElement, props: P): { update(props: P): void; destroy(): void };
}

export type Part<P extends Record<string, any>> = Component<P> | Mounting<P>;

/** Everything a game brings for the browser. All of it is optional: what is missing, the shell has an answer for. */
export interface BoardKit {
  /** The table drawn by hand; without it the text table is shown. */
  Board?: Part<BoardProps>;
  /** The viewer's own cards, kept under the thumb on a phone. */
  Hand?: Part<BoardProps>;
  Stats?: Part<StatsProps>;
  Album?: Part<AlbumProps>;
  /** Draws the figures of the player's rulebook; without it only their captions are shown. */
  Figure?: Part<FigureProps>;
  /** The picture on the shelf. A board of this house has it as a file of its own, `Cover.svelte`. */
  Cover?: Part<Record<string, never>>;
  /** Whom or what a seat plays, told beside its name where the game is over; empty where that is nothing special. */
  role?: (view: View, texts: Texts, seat: number) => string;
  /** Events that are seen on the board but make no line of their own in the log. */
  quiet?: Iterable<string>;
  /** Whether a reference names a single thing on the board. Answers that only need other references are offered as buttons. */
  thing?: (ref: string) => boolean;
}

export function mounts(part: unknown): part is Mounting<unknown> {
  return typeof part === 'object' && part !== null && typeof (part as Mounting<unknown>).mount === 'function';
}
