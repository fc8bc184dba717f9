/** Small tables for the figures of the rulebook: a harbour, a clock and shops as the worked examples have them. */

import type { Catalogue } from '../../kit/board';
import { numberOf } from './faces';
import {
  GOODS,
  shopFacts,
  type Berth,
  type Boat,
  type Colour,
  type Crowd,
  type Kind,
  type Pier,
  type Player,
  type Space,
  type Stock,
  type Waiting,
  type World,
} from './model';

const SIGNS: Record<string, Kind> = { R: 'red', G: 'green', B: 'blue', Y: 'yellow', X: 'rogue' };
export const kindsOf = (letters: string): Kind[] => [...letters].flatMap((letter) => SIGNS[letter] ?? []);

export function crowdOf(letters: string): Crowd {
  const crowd: Crowd = { red: 0, green: 0, blue: 0, yellow: 0, rogue: 0 };
  for (const kind of kindsOf(letters)) crowd[kind] += 1;
  return crowd;
}

/** A boat by those aboard; `-` has docked. */
export const boatOf = (letters: string, at: number): Boat => ({
  boat: at + 1,
  side: 'left',
  status: letters === '-' ? 'docked' : 'sailing',
  berth: letters === '-' ? 'BZ' : null,
  aboard: crowdOf(letters),
  slots: 4,
});

export const pierOf = (pier: Pier, letters: string): Waiting => ({
  pier,
  crowd: crowdOf(letters),
  takes: pier === 'bazaar' ? ['large'] : pier === 'plaza' ? ['small'] : ['small', 'large'],
  corruption: pier === 'black-market' ? 1 : 0,
  earns: [],
});

export const stockOf = (of: (good: string) => number): Stock =>
  Object.fromEntries(GOODS.map((good) => [good, of(good)])) as Stock;

/** The prices and spaces of a shop are those that its facts tell. */
export function playerOf(catalogue: Catalogue, merchant: string, seat = 0): Player {
  const facts = shopFacts(catalogue, merchant);
  return {
    seat,
    merchant,
    gold: 0,
    gems: 0,
    position: 2,
    corruption: 0,
    faces: null,
    shelf: stockOf(() => 0),
    supply: stockOf(() => 0),
    prices: stockOf((good) => facts.goods?.[good]?.price ?? 0),
    shields: { red: 0, green: 0, blue: 0, yellow: 0 },
    shield_gold: 0,
    staff: [],
    figures: (facts.figures ?? []).map(() => null),
    spaces: ((facts.spaces ?? []) as unknown as Space[]).map((space) => ({ ...space, open: true })),
    ahead: Array.from({ length: 6 }, (_, hours) => ({ lands: 2 + 2 * hours, loads: 0 })),
    board: (SHOPS[merchant] ?? (() => ({})))(catalogue),
  };
}

type Marble = Colour | 'ichor' | null;
const MARBLES: Record<string, Marble> = { R: 'red', G: 'green', B: 'blue', Y: 'yellow', I: 'ichor' };
const marbles = (letters: string): Marble[] => [...letters].map((letter) => MARBLES[letter] ?? null);
const cauldron = (base: string, catalysts: string, size: 'small' | 'large') => ({
  base: marbles(base),
  catalysts: marbles(catalysts),
  size,
});
const furnace = (alloy: Colour | null = null, value = 0, coal: number[] = [], perfect = false) => ({
  alloy,
  value,
  coal,
  heat: value + coal.reduce((all, one) => all + one, 0),
  ready: perfect,
  perfect,
});

/** The boards of the shops in the pictures. */
const SHOPS: Record<string, (catalogue: Catalogue) => Record<string, unknown>> = {
  alchemist: () => ({
    chutes: ['RBGBY', 'GGIRR', 'YRRBY', 'GYIRG'].map(marbles),
    cauldrons: [
      cauldron('GG', 'B', 'small'),
      cauldron('R_', '_', 'small'),
      cauldron('__', '_', 'small'),
      cauldron('YI_', '__', 'large'),
      cauldron('___', '__', 'large'),
    ],
    vats: [2, 0, 1, 2],
    bag: [7, 5, 6, 5, 3],
    catch: [],
  }),
  blacksmith: () => ({
    pool: ['coal'],
    rack: ['red', 'green', 'blue', 'blue', 'yellow', 'yellow'],
    furnaces: [furnace('red', 4, [3], true), furnace(), furnace('green', 2, [6, 3], true), furnace(), furnace()],
    rolled: [],
  }),
  captain: () => ({
    ships: [
      { lane: 'w', space: 6 },
      { lane: 'w', space: 6 },
      { lane: 'n', space: 4 },
      { lane: 'e', space: 3 },
    ],
    tokens: ['red', 'green', 'yellow', 'blue'],
    taken: [0, 0, 0, 0],
    aside: [1, 1, 1, 1],
  }),
  chronomancer: () => ({
    machines: [marbles('GRGBY'), marbles('GRGYB')],
    bench: ['blue', 'yellow', 'red'],
    aligned: ['green', 'red', 'green', null, null],
    anchors: [0, 1, 0, 0],
    hourglass: true,
    bag: [7, 5, 4, 4],
  }),
  entertainer: (catalogue) => ({
    hand: [numberOf(catalogue, 'court-verse'), numberOf(catalogue, 'tavern-chorus')],
    hand_size: 2,
    hand_known: [],
    hand_limit: 2,
    deck: 7,
    discard: [],
    discard_top: null,
    song: ['crowd-work', 'marching-verse', 'arcane-chorus', 'court-bridge'].map((key) => numberOf(catalogue, key)),
    brag: [numberOf(catalogue, 'songbird')],
    bragging: [],
    island: [],
    skill_stack: { top: numberOf(catalogue, 'war-ballad'), below: 3 },
    impro_stack: { top: numberOf(catalogue, 'encore'), below: 3 },
    card_price: 1,
    volume: 6,
    quarter: 1,
    movement_values: [1, 2, 3, 2],
    movement: null,
    stones: 1,
    badges: 5,
    runes: [],
    fans: [],
    bard: null,
    bundles: [],
  }),
};

/** A table on which nothing lies but what a figure puts there. */
export function tableOf(more: Partial<World>): World {
  return {
    game: 'merchants_cove',
    seats: 0,
    viewer: -1,
    over: false,
    round: 1,
    phase: 'production',
    active: null,
    clock: { marker: 24, signal: false, start: 2, mice: [], hands: [], indicators: [], stacks: [], turns: [] },
    harbour: {
      boats: [],
      berths: [] as Berth[],
      piers: [],
      docking: [],
      halls: { red: 1, green: 1, blue: 1, yellow: 1 },
      lair: 0,
      bag: crowdOf(''),
      drawn: crowdOf(''),
      rogue_card: 'criminals',
    },
    town: { sets: [], square: [], deck: 0, bottom: [], recruited: null },
    corruption: { deck: 60, discards: 0 },
    players: [],
    peddler: null,
    ...more,
  } as World;
}

/** A clock with timepieces: `4:ba` is a stack on hour 4, its top first. */
export function clockOf(stacks: string[], catalogue: Catalogue): Pick<World, 'clock' | 'players' | 'seats'> {
  const found = stacks.map((one) => {
    const [hour = '1', letters = ''] = one.split(':');
    return { position: 2 * Number(hour), seats: [...letters].map((letter) => letter.charCodeAt(0) - 97) };
  });
  const seats = Math.max(0, ...found.flatMap((stack) => stack.seats)) + 1;
  const MERCHANTS = ['alchemist', 'blacksmith', 'captain', 'chronomancer'];
  const players = Array.from({ length: seats }, (_, seat) => ({
    ...playerOf(catalogue, MERCHANTS[seat] ?? 'alchemist', seat),
    position: found.find((stack) => stack.seats.includes(seat))?.position ?? 2,
  }));
  return {
    seats,
    players,
    clock: {
      marker: 24,
      signal: false,
      start: 2,
      mice: [],
      hands: [
        { position: 11, open: false },
        { position: 15, open: false },
      ],
      indicators: [7, 11, 15, 19, 23].map((position) => ({ position, value: 1 })),
      stacks: found,
      turns: found.flatMap((stack) => stack.seats),
    },
  };
}

export function townOf(keys: string[], catalogue: Catalogue): Pick<World, 'town'> {
  const COSTS = [3, 2, 1, 1];
  return {
    town: {
      sets: [],
      square: keys.map((key, at) => ({
        space: at + 1,
        card: numberOf(catalogue, key),
        hours: COSTS[at] ?? 1,
        corruption: at === 2 ? 1 : 0,
      })),
      deck: 20,
      bottom: [],
      recruited: null,
    },
  };
}
