/** The table of Merchants Cove as its view tells it: the only file that knows how that is written. */

import type { Catalogue } from '../../kit/board';
import type { GameEvent, Line, View } from '../../lib/types';

export const COLOURS = ['red', 'green', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
export const KINDS = [...COLOURS, 'rogue'] as const;
export type Kind = (typeof KINDS)[number];
export type Crowd = Record<Kind, number>;

export const GOODS = [
  'small-red',
  'small-green',
  'small-blue',
  'small-yellow',
  'large-red',
  'large-green',
  'large-blue',
  'large-yellow',
] as const;
export type Good = (typeof GOODS)[number];
export type Stock = Record<Good, number>;

export const PIERS = ['bazaar', 'plaza', 'black-market'] as const;
export type Pier = (typeof PIERS)[number];

export interface Boat {
  boat: number;
  side: 'left' | 'right';
  status: 'sailing' | 'docked' | 'gone';
  berth: string | null;
  aboard: Crowd;
  slots: number;
}

export interface Berth {
  berth: string;
  pier: Pier;
  boat: number | null;
}

/** A pier: who waits there, the sizes sold, what a seller draws, and what the shelf of each seat would bring now. */
export interface Waiting {
  pier: Pier;
  crowd: Crowd;
  takes: ('small' | 'large')[];
  corruption: number;
  earns: number[];
}

export interface Space {
  key: string;
  hours: number;
  corruption: number;
  open: boolean;
}

export interface Player {
  seat: number;
  merchant: string;
  gold: number;
  gems: number;
  position: number;
  corruption: number;
  faces: string[] | null;
  shelf: Stock;
  supply: Stock;
  prices: Stock;
  shields: Record<Colour, number>;
  /** What the shields would pay now. */
  shield_gold: number;
  staff: { ability: string; card: number | null }[];
  figures: (string | null)[];
  spaces: Space[];
  /** By hours: where the timepiece would land, and how many adventurers it would load on the way. */
  ahead: { lands: number; loads: number }[];
  board: Record<string, unknown>;
  /** The board as rows of text, for a shop that nobody has drawn. */
  panel?: Line[];
  place?: number;
}

export interface World extends View {
  round: number;
  phase: 'arrival' | 'production' | 'market' | 'cleanup' | 'over';
  active: number | null;
  clock: {
    marker: number;
    signal: boolean;
    start: number;
    mice: number[];
    hands: { position: number; open: boolean }[];
    indicators: { position: number; value: number }[];
    stacks: { position: number; seats: number[] }[];
    /** The seats in the order in which they will act. */
    turns: number[];
  };
  harbour: {
    boats: Boat[];
    berths: Berth[];
    piers: Waiting[];
    /** While a berth is chosen: the crowd at each, were the boat to dock there, and what each seat's shelf would bring. */
    docking: { berth: string; crowd: Crowd; earns: number[] }[];
    halls: Record<Colour, number>;
    lair: number;
    bag: Crowd;
    drawn: Crowd;
    rogue_card: string;
  };
  town: {
    sets: string[];
    square: { space: number; card: number | null; hours: number; corruption: number }[];
    deck: number;
    bottom: number[];
    recruited: number | null;
  };
  corruption: { deck: number; discards: number };
  players: Player[];
  peddler: number | null;
}

export const worldOf = (view: View): World => view as World;

/** A Townsfolk, song or Peddler card as the game's sheet tells it. */
export interface Printed {
  key: string;
  kind: string;
  set?: string;
  icons?: string[];
  [more: string]: unknown;
}

export function printed(catalogue: Catalogue, card: number): Printed {
  return ((catalogue.cards ?? {}) as Record<string, Printed>)[String(card)] ?? { key: '', kind: '' };
}

export interface ShopFacts {
  figures?: string[];
  goods?: Record<string, { name: string; price: number; count: number }>;
  spaces?: { key: string; common: boolean; marked: boolean }[];
  [more: string]: unknown;
}

export function shopFacts(catalogue: Catalogue, merchant: string): ShopFacts {
  return ((catalogue.merchants ?? {}) as Record<string, ShopFacts>)[merchant] ?? {};
}

export const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);
export const heads = (crowd: Crowd) => sum(KINDS.map((kind) => crowd[kind]));
/** The figures of a crowd one by one, in the order of the factions. */
export const figuresOf = (crowd: Crowd): Kind[] =>
  KINDS.flatMap((kind) => Array.from({ length: crowd[kind] }, () => kind));
export const goodsOf = (stock: Stock): Good[] =>
  GOODS.flatMap((good) => Array.from({ length: stock[good] ?? 0 }, () => good));
export const colourOf = (good: string) => good.split('-')[1] as Colour;
export const sizeOf = (good: string) => good.split('-')[0] as 'small' | 'large';

/** Whether a merchant sells goods at all. */
export const sells = (player: Player) => GOODS.some((good) => (player.prices[good] ?? 0) > 0);

export const hourOf = (position: number) => position >> 1;

/** The others clockwise from the viewer; all of them for a spectator. */
export function others(world: World): Player[] {
  const n = world.players.length;
  if (world.viewer < 0) return world.players;
  return world.players
    .filter((player) => player.seat !== world.viewer)
    .sort((a, b) => ((a.seat - world.viewer + n) % n) - ((b.seat - world.viewer + n) % n));
}

/** Townsfolk that are somebody's fans. */
export function fans(world: World): Map<number, number> {
  const found = new Map<number, number>();
  for (const player of world.players)
    for (const card of (player.board.fans as number[] | undefined) ?? []) found.set(card, player.seat);
  return found;
}

export const text = (event: GameEvent, key: string): string => String(event[key] ?? '');
export const number = (event: GameEvent, key: string): number => Number(event[key] ?? 0);
