/** The table of Pirate's Cove as its view tells it: the only file that knows how that is written. */

import type { Catalogue } from '../../kit/board';
import type { View } from '../../lib/types';

export const SECTIONS = ['hull', 'sails', 'cannon', 'crew'] as const;
export type Section = (typeof SECTIONS)[number];

/** The phases of a month, each with its sign. */ // PC-076
export const PHASES = [
  { name: 'treasure', sign: 'map' },
  { name: 'navigation', sign: 'wheel' },
  { name: 'combat', sign: 'hit' },
  { name: 'plunder', sign: 'chests' },
  { name: 'upgrade', sign: 'hull' },
  { name: 'black-ships', sign: 'skull' },
] as const;

export const TAVERN_ISLAND = 1;
export const TREASURE_ISLAND = 6;
export const COVE = 7;
const LEGEND_CARD = 30;
export const NAVY_CARD = 35;
export const HUNTED_BY: (Section | 'all')[] = ['hull', 'crew', 'hull', 'all', 'hull'];

/** The faces of the tavern deck that the board has to know. */
export const FACE = {
  mastercraft: 0,
  grapeshot: 6,
  keg: 7,
  salute: 8,
  smoke: 4,
  blow: 2,
  grapple: 3,
  belay: 1,
  overboard: 5,
} as const;

export interface Parrot {
  card: number;
  section: Section;
  hurt: boolean;
}

export interface Ship {
  ship: number;
  seat: number;
  mark: string; // " I" or " II" where a player has two ships
  place: number; // 0: not yet at sea
  gold: number;
  chests: number;
  hold: number | null; // null: any number of chests
  fame: number;
  levels: Record<Section, number>;
  values: Record<Section, number>;
  speed: number;
  dice: number;
  crippled: boolean;
  holds_card_for: string[];
  parrot: Parrot | null;
  masters: Partial<Record<Section, 'upright' | 'turned'>>;
  cards: number;
  hand?: number[];
  draft?: Record<Section, number>;
  rigged?: boolean;
  course?: number | null;
  submitted?: number;
  fame_cards?: number[];
}

export interface Treasure {
  fame: number;
  gold: number;
  chests: number;
  cards: number;
}

export interface Island {
  island: number;
  treasure: Treasure | null;
  ships: number[];
}

export interface BlackShip {
  name: string;
  island: number;
  /** Where she sails next month. */
  next: number;
  card: number | null;
  legend: string | null;
}

export interface Squadron {
  squadron: number;
  island: number;
  ship: number;
  seat: number;
}

export interface Combat {
  island: number | null;
  last_battle: boolean;
  round: number;
  ships: number[];
  order: string[];
  turn: number;
  legend: { card: number; hull: number; of: number; sunk: boolean } | null;
  navy: { squadron: number; hull: number }[];
  prey: number[];
  hit: number[];
  smoke: number[];
  reload: number[];
  passed: number[];
  grapple: boolean;
  belay: boolean;
  overboard: number;
  cards: { ship: number; card: number }[];
  volley: { side: string; grapeshot: boolean; salute: boolean; kegs: number; keg_by: number[] } | null;
  last_dice: { side: string; target: string; section: string; dice: number[]; needed: number } | null;
}

export interface World extends View {
  rules: Record<string, unknown>;
  month: number;
  months: number;
  phase: string;
  stage: string;
  active: number | null;
  bank: { gold: number; chests: number };
  ships: Ship[];
  islands: Island[];
  stacks: number;
  tavern: { deck: number; discard: number[]; out_of_game: number };
  legends: { deck: number; discard: number[] };
  black_ships: BlackShip[];
  navy: Squadron[];
  maps: { month: number; island: number; ship: number; seat: number }[];
  consort: { ship: number; victim: number } | null;
  crows_nest: number | null;
  parrot_offered: { ship: number; card: number } | null;
  upgrade: { order: number[]; bought: number; buried: boolean; burying: number; doubled: boolean } | null;
  combat: Combat | null;
}

export const worldOf = (view: View): World => view as World;

/** What never changes, from the game's sheet. */
export interface Printed {
  key: string;
  kind: string;
  fame: number;
  dice?: number;
  hull?: number;
  speed?: number;
  /** How many people a legend's name names. */
  people?: number;
}

export function printed(catalogue: Catalogue, card: number): Printed {
  const cards = (catalogue.cards ?? {}) as Record<string, Printed | undefined>;
  return cards[String(card)] ?? { key: 'mastercraft', kind: 'mastercraft', fame: 0 };
}

export function valuesOf(catalogue: Catalogue, section: Section): number[] {
  return ((catalogue.mat ?? {}) as Record<string, number[]>)[section] ?? [];
}

export function pricesOf(catalogue: Catalogue): number[] {
  return ((catalogue.mat ?? {}) as Record<string, number[]>).prices ?? [];
}

/** What it costs to come from one set of levels to a higher one. */
export function priceBetween(catalogue: Catalogue, from: Record<Section, number>, to: Record<Section, number>): number {
  const prices = pricesOf(catalogue);
  let sum = 0;
  for (const section of SECTIONS)
    for (let level = from[section] + 1; level <= to[section]; level += 1) sum += prices[level] ?? 0;
  return sum;
}

/** The gold a captain has left while rigging. */ // PC-070
export const goldLeft = (catalogue: Catalogue, ship: Ship) =>
  ship.gold - (ship.draft ? priceBetween(catalogue, ship.levels, ship.draft) : 0);

/** A ship as she will be, as far as rigging has come. */
export function drafted(catalogue: Catalogue, ship: Ship): Ship {
  const { draft } = ship;
  if (!draft) return ship;
  const value = (section: Section) => valuesOf(catalogue, section)[draft[section]] ?? 0;
  const values = { hull: value('hull'), sails: value('sails'), cannon: value('cannon'), crew: value('crew') };
  const planned = { ...ship, values, speed: ship.speed + values.sails - ship.values.sails };
  return {
    ...planned,
    hold: ship.hold === null ? null : values.hull,
    dice: diceOf(planned, false),
    gold: goldLeft(catalogue, ship),
  };
}

/** The dice of a player ship. */ // PC-231
export function diceOf(ship: Ship, grapple: boolean): number {
  if (ship.parrot?.section === 'cannon') return 6;
  if (ship.parrot?.section === 'crew') return ship.values.cannon;
  return grapple ? ship.values.crew : Math.min(ship.values.crew, ship.values.cannon);
}

/** Chests that would go back to the bank at the end of the month. */ // PC-185
export const overloaded = (ship: Ship) => (ship.hold === null ? 0 : Math.max(0, ship.chests - ship.hold));

export const twoShips = (world: World) => world.ships.length > world.seats;

export const ownShips = (world: World) => world.ships.filter((ship) => ship.seat === world.viewer);

/** The others clockwise from the viewer, so that the left neighbour comes first; all of them for a spectator. */
export function rivals(world: World): Ship[] {
  if (world.viewer < 0) return world.ships;
  const n = world.seats;
  return world.ships
    .filter((ship) => ship.seat !== world.viewer)
    .sort((a, b) => ((a.seat - world.viewer + n) % n) - ((b.seat - world.viewer + n) % n) || a.ship - b.ship);
}

/** The ship a question is about: a player's two ships are told apart by the mark in the prompt. */
export function askedShip(world: World, mark: unknown): Ship | undefined {
  const own = ownShips(world);
  return own.find((ship) => ship.mark === mark) ?? own[0];
}

export const legendIndex = (card: number) => card - LEGEND_CARD;

export const shipOf = (side: string) => (side.startsWith('ship:') ? Number(side.slice(5)) : -1);
