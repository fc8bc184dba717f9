/** Shapes: factions with their signs and headgear, goods of each shop, small signs. All drawn by hand, in small boxes. */

import type { Kind } from './model';

/** The colour of a faction; the palettes of the house replace these. */
export const FILL: Record<Kind, string> = {
  red: 'var(--coral)',
  green: 'var(--leaf)',
  blue: 'var(--indigo)',
  yellow: 'var(--amber)',
  rogue: 'var(--slate)',
};

/** The sign of a faction, in a box of 16: shield, note, star, crown, dagger. */
export const SIGN: Record<Kind, string> = {
  red: 'M2 1h12v7c0 4-3 6-6 7.500C5 14 2 12 2 8Z',
  green:
    'M5.500 2.200 14 .6v10.200a2.600 2.300 0 1 1-1.900-2.200V4.200L7.400 5.100v7.700a2.600 2.300 0 1 1-1.900-2.200Z',
  blue: 'M8 .4l2.200 5 5.400.5-4.100 3.600 1.300 5.400L8 12.100l-4.800 2.800 1.300-5.400L.4 5.900l5.400-.5Z',
  yellow: 'M1 14V3.500l4 3.700L8 1l3 6.200 4-3.700V14Z',
  rogue: 'M8 0l2.200 2.600V9H14v2.200H9.300V16H6.700v-4.800H2V9h3.800V2.600Z',
};

/** What a figure of a faction wears, in a box of 24 × 30: helmet, feathered cap, pointed hat, crown, hood. */
export const HEADGEAR: Record<Kind, string> = {
  red: 'M5 11.500a7 7.500 0 0 1 14 0l-3 .5V9H8v3ZM10.700.6h2.600V6h-2.600Z',
  green: 'M4.600 8.500Q8 2.500 19.600 5.500L18.500 9Q11 7 5.500 10ZM16 5.200Q16.500 1 21.600.2 21.500 4.500 18 6.500Z',
  blue: 'M12-1.500 6.800 8.200h10.400ZM3.600 8h16.800v2.200H3.600Z',
  yellow: 'M5.800 8.600V1l3.300 3L12-.6 14.900 4l3.300-3v7.600Z',
  rogue: 'M4.400 15.500C3 5 7 .8 12 .4c5 .4 9 4.600 7.600 15.100l-3-4.300Q12 6.400 7.400 11.200Z',
};

/** Goods in a box of 32; each shop has a small and a large one. */
export const GOOD: Record<string, { small: string; large: string }> = {
  alchemist: {
    small: 'M13 3h6v2h-1v7l6 12a4 4 0 0 1-4 5h-8a4 4 0 0 1-4-5l6-12V5h-1Z',
    large: 'M11 1h10v3h-2v5c7 2 10 6 10 11 0 7-6 11-13 11S3 27 3 20c0-5 3-9 10-11V4h-2Z',
  },
  blacksmith: {
    small: 'M27 2l3 3-14 15 2 2-3 3-2-2-7 7-4-4 7-7-2-2 3-3 2 2Z',
    large: 'M8 2l4 3h8l4-3 6 6-4 5v15l-10 3-10-3V13L2 8Z',
  },
  captain: {
    small: 'M2 16C8 6 18 6 23 13l7-6v18l-7-6C18 26 8 26 2 16Z',
    large: 'M3 13c0-6 4-9 8-9h10c4 0 8 3 8 9v2H3ZM3 17h10v4h6v-4h10v11H3Z',
  },
  chronomancer: {
    small: 'M7 2h18v3l-7 11 7 11v3H7v-3l7-11L7 5Z',
    large: 'M16 1l4 5 7-1 0 7 5 4-5 4 0 7-7-1-4 5-4-5-7 1 0-7-5-4 5-4 0-7 7 1Z',
  },
  any: {
    small: 'M16 3l12 6v14l-12 6-12-6V9Z',
    large: 'M3 8l13-6 13 6v3H3ZM5 13h22v16H5Z',
  },
};

export const COIN = 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Z';
/** Small signs in a box of 16. */
export const MARK: Record<string, string> = {
  hours: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm-.900 2.800h1.800v3.800l2.900 1.700-.9 1.500-3.800-2.200Z',
  corruption:
    'M8 1C4 1 1.500 3.600 1.500 7c0 2.300 1 3.800 2.500 4.800V15h8v-3.200c1.500-1 2.500-2.500 2.500-4.800 0-3.400-2.500-6-6.500-6ZM5.500 9a1.700 1.700 0 1 1 0-3.400 1.700 1.700 0 0 1 0 3.400Zm5 0a1.700 1.700 0 1 1 0-3.400 1.700 1.700 0 0 1 0 3.400Z',
  shield: SIGN.red,
  staff: 'M8 8a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Zm-6.500 7c.3-4 2.600-6 6.500-6s6.200 2 6.500 6Z',
  shelf: 'M1 2h14v2H1Zm0 10h14v2H1Zm2-7h4v6H3Zm6 2h4v4H9Z',
  locals: 'M8 1l7 6h-2v8H9.500v-4h-3v4H3V7H1Z',
  mercenaries: 'M13.500.5l2 2-8 8 1.500 1.500-1.500 1.500L6 12l-3.500 3.500-2-2L4 10 2.500 8.500 4 7l1.500 1.500Z',
  sailors:
    'M8 .5a2 2 0 0 1 1 3.700V6h3v1.800H9v5c2.400-.4 4-1.800 4.200-4l2 .3C14.700 13 12 15.500 8 15.500S1.300 13 .8 9.100l2-.3c.2 2.200 1.800 3.600 4.200 4v-5H4V6h3V4.200A2 2 0 0 1 8 .5Z',
  hourglass: 'M3 1h10v2q0 3.500-3.500 5 3.500 1.500 3.500 5v2H3v-2q0-3.500 3.500-5Q3 6.500 3 3Z',
  fan: 'M8 14.500C3 11 1 8.500 1 5.500A3.500 3.500 0 0 1 8 4a3.500 3.500 0 0 1 7 1.500c0 3-2 5.500-7 9Z',
};
