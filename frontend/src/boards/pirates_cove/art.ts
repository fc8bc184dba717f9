/** Drawings of the sea chart, from flat shapes: islands, ships, captains, signs. Colours are the town's. */

import type { Section } from './model';

export const INK = '#14233a';
export const PAPER = '#fdf8ec';
export const BRASS = '#c8963e';
export const WOOD = '#7a4a24';
export const DARK = '#4d2d14';
const SAND = '#eedfb4';
const SHORE = '#d2b57a';
const GRASS = '#8bb274';
const GROVE = '#5d8a52';
const ROCK = '#8d8578';
export const STONE = '#b9b2a3';
export const CORAL = '#c8553d';

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, ink: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const dot = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const box = (x: number, y: number, w: number, h: number, fill: string, rx = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}"/>`;
export const at = (x: number, y: number, scale: number, what: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${what}</g>`;

/** Signs in a 24 × 24 box, drawn in the colour of the text around them. */
export const SIGNS: Record<string, string> = {
  hull: 'M3 4h18v9c0 5-4 8-9 8s-9-3-9-8Zm3 3v6c0 3 3 5 6 5s6-2 6-5V7Z',
  sails: 'M13 2v16h9C21 11 18 5 13 2Zm-2 4C7 9 4 13 3 18h8ZM2 20h20v2H2Z',
  cannon: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z',
  crew: 'm12 1 2.700 8.300L23 12l-8.300 2.700L12 23l-2.700-8.300L1 12l8.300-2.700Z',
  fame: 'm12 2 3 6.600 7 .900-5.200 4.900 1.400 7.100L12 18l-6.200 3.500 1.400-7.100L2 9.500l7-.900Z',
  gold: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 3a6 6 0 1 1 0 12 6 6 0 0 1 0-12Zm-1 2v8h2V8Z',
  chests: 'M4 9c0-3 2-5 5-5h6c3 0 5 2 5 5v1h-7v-1h-2v1H4Zm0 3h7v2h2v-2h7v8H4Z',
  cards: 'M6 3h11a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm5.500 5L8 12l3.500 4 3.500-4Z',
  dice: 'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Zm1.500 3a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600Zm9 8.400a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600ZM12 10.200a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600Z',
  speed:
    'M2 8h12a2.500 2.500 0 1 0-2.400-3.300l-2-.700A4.500 4.500 0 1 1 14 10H2Zm0 4h16a3.500 3.500 0 1 1-3.400 4.500l2-.600A1.500 1.500 0 1 0 18 14H2Zm0 4h8a3 3 0 1 1-2.800 4l1.900-.600A1 1 0 1 0 10 18H2Z',
  shield:
    'M12 2 3 5v7c0 5 4 8 9 10 5-2 9-5 9-10V5Zm0 4 2 4 4 .500-3 3 .700 4.500L12 16l-3.700 2 .700-4.500-3-3 4-.500Z',
  parrot:
    'M14 2a6 6 0 0 0-6 6v3L4 22l5-3 2 3 1-4c5-1 8-5 8-10a6 6 0 0 0-6-6Zm1 4a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3Zm5 2 3 1.500L20 12Z',
  envelope: 'M2 5h20v14H2Zm2.500 2L12 13l7.500-6Zm-.500 2.500V17h16V9.500L12 16Z',
  wheel:
    'M11 0h2v3.100A9 9 0 0 1 17.700 5l2.200-2.200 1.400 1.400L19 6.400A9 9 0 0 1 20.900 11H24v2h-3.100a9 9 0 0 1-1.900 4.600l2.300 2.200-1.400 1.400-2.200-2.200A9 9 0 0 1 13 20.900V24h-2v-3.100A9 9 0 0 1 6.300 19l-2.200 2.200-1.400-1.400L5 17.600A9 9 0 0 1 3.100 13H0v-2h3.100A9 9 0 0 1 5 6.400L2.700 4.200l1.400-1.400L6.300 5A9 9 0 0 1 11 3.100Zm1 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm0 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  seal: 'm12 1 2.500 2.500L18 2.700l1 3.300 3.300 1-.800 3.500L24 13l-2.500 2.500.800 3.500-3.300 1-1 3.300-3.500-.800L12 24.500 9.500 22.500 6 23.300 5 20l-3.300-1 .800-3.500L0 13l2.500-2.500L1.700 7 5 6l1-3.300 3.500.800Z',
  aim: 'M11 1h2v3.100A8 8 0 0 1 19.900 11H23v2h-3.100a8 8 0 0 1-6.900 6.900V23h-2v-3.100A8 8 0 0 1 4.100 13H1v-2h3.100A8 8 0 0 1 11 4.100Zm1 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12Zm0 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  smoke: 'M7 20a5 5 0 0 1-.600-10A6 6 0 0 1 18 8.600 5.700 5.700 0 0 1 17.500 20Z',
  hit: 'm12 1 2 6 6-3-3 6 6 2-6 2 3 6-6-3-2 6-2-6-6 3 3-6-6-2 6-2-3-6 6 3Z',
  reload: 'M12 4V0l6 6-6 6V8a5 5 0 1 0 5 5h4a9 9 0 1 1-9-9Z',
  keg: 'M6 3h12c2 5 2 13 0 18H6C4 16 4 8 6 3Zm-.500 5v2h13V8Zm0 6v2h13v-2Z',
  map: 'M2 5l6-2 8 3 6-2v15l-6 2-8-3-6 2Zm6 3 2 2 2-2 1.500 1.500-2 2 2 2L12 15l-2-2-2 2-1.500-1.500 2-2-2-2Z',
  glass: 'M2 16 15 6l3 4L5 20ZM16 5l3-2 4 5.500-3 2Z',
  consort:
    'M8 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm8 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM1 21c0-5 3-8 7-8 1.500 0 3 .500 4 1.500 1-1 2.500-1.500 4-1.500 4 0 7 3 7 8Z',
  x: 'M5 2 12 9l7-7 3 3-7 7 7 7-3 3-7-7-7 7-3-3 7-7-7-7Z',
  mug: 'M4 4h12v3h2a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3h-2v4H4Zm12 6v4h2v-4Z',
  anchor:
    'M12 1a3 3 0 0 1 1.500 5.600V8H18v3h-4.500v8c3-.500 5-2 5.500-4l-2 .500L20 11l3 5-2-.500c-1 5-5 7-9 7.500-4-.500-8-2.500-9-7.500L1 16l3-5 3 4.500-2-.500c.500 2 2.500 3.500 5.500 4v-8H6V8h4.500V6.600A3 3 0 0 1 12 1Z',
  skull:
    'M12 2c-5 0-9 3.500-9 8.500 0 3 1.500 5 3.500 6.500L7 21h2.500v-2h1.500v2h2v-2h1.500v2H17l.500-4c2-1.500 3.500-3.500 3.500-6.500C21 5.500 17 2 12 2ZM8.500 9a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400Zm7 0a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400ZM12 13.500l1.500 2.500h-3Z',
};

/** What each island is for, as a sign. */
export const OFFER_SIGN = ['mug', 'hull', 'sails', 'cannon', 'crew', 'x', 'anchor'];

const LANDS = [
  'M46 82c-5-20 12-35 33-40 13-14 46-16 64-3 22 1 41 17 41 37 0 17-21 27-45 29-21 8-47 7-62-1-17-1-29-9-31-22Z',
  'M44 78c0-19 17-31 37-32 17-15 41-13 55-3 23-3 45 11 49 30 3 18-16 30-38 31-20 9-50 9-67 1-20 0-36-10-36-27Z',
  'M48 86c-7-17 4-35 26-41 12-15 50-18 70-4 24 1 38 19 37 37-2 17-25 26-48 27-19 7-44 7-58 0-15-1-24-8-27-19Z',
];

const palm = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    scale,
    line('M0 0c2-12 1-22-3-32', WOOD, 4) +
      path(
        'M-3-32c-12-9-22-6-26 3 9-5 17-5 26-3Zm0 0c-8-14-2-22 7-24-4 8-5 15-7 24Zm0 0c10-12 21-11 26-3-9-3-17-1-26 3Zm0 0c12-3 19 3 20 13-6-7-12-11-20-13Zm0 0c-12-1-18 6-18 15 5-8 11-12 18-15Z',
        GROVE,
      ),
  );

const chest = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    scale,
    path('M-14-6c0-8 4-12 10-12h8c6 0 10 4 10 12Z', WOOD) +
      box(-14, -6, 28, 14, DARK, 1) +
      line('M-14-6h28', BRASS, 2.5) +
      box(-3, -9, 6, 8, BRASS, 1),
  );

const VIGNETTES = [
  // Tavern Island: a house with a lit window, its sign a mug.
  path('M96 66 132 40l36 26Z', CORAL) +
    box(102, 64, 60, 30, '#f2e3c2') +
    box(112, 72, 12, 22, DARK, 2) +
    box(132, 70, 22, 13, '#f6c85a', 2) +
    line('M143 70v13M132 76.500h22', DARK, 1.6) +
    box(146, 36, 9, 16, ROCK) +
    line('M96 66 132 40l36 26', '#8e3423', 3) +
    line('M98 74H80v8', DARK, 3) +
    at(70, 80, 0.8, path(SIGNS.mug!, BRASS)) +
    palm(62, 92, 0.62),
  // Hull Island: a hull on the stocks, ribs bare.
  line('M68 96l8-16M172 96l-8-16M100 98V84M140 98V84', DARK, 4) +
    path('M60 62c4 18 22 26 60 26s56-8 60-26l-14 2H76Z', WOOD) +
    line(
      'M78 64c2 10 6 17 10 21M98 64c1 10 3 17 5 23M120 64v24M142 64c-1 10-3 17-5 23M162 64c-2 10-6 17-10 21',
      '#c79a62',
      3,
    ) +
    line('M60 62c4 18 22 26 60 26s56-8 60-26', DARK, 3) +
    line('M76 63 84 44M164 63l-8-19M84 44h72', WOOD, 3) +
    line('M120 44V30l14 5-14 5', DARK, 3),
  // Sail Island: sails hung out to dry.
  line('M78 96V34M164 96V40', DARK, 5) +
    line('M62 42h100M120 58h60', WOOD, 4) +
    path('M66 44c12 14 12 26 2 40 16-7 34-7 50 0 9-15 8-27-2-40Z', PAPER, `stroke="${SHORE}" stroke-width="1.500"`) +
    path('M80 44c8 14 8 26 0 36l10-2c7-10 8-22 2-34Zm22 0c8 12 8 22 3 34l9 2c7-12 6-24-1-36Z', CORAL) +
    path('M126 60c8 9 8 19 0 30 16-6 32-6 48 0 8-12 7-22 0-30Z', PAPER, `stroke="${SHORE}" stroke-width="1.500"`) +
    path('M138 60c7 9 7 18 1 27l9-1c6-9 6-17 1-26Zm20 0c6 9 6 17 1 27l9 2c5-10 5-20-1-29Z', '#3f5fb5') +
    line('M78 34l14 4-14 5', CORAL, 3),
  // Cannon Island: a fort with a gun.
  path('M72 92V56h8v-8h10v8h10v-8h10v8h10v-8h10v8h10v-8h10v8h8v36Z', STONE) +
    path('M72 92V80h96v12Z', ROCK) +
    path('M108 92V76a9 9 0 0 1 18 0v16Z', DARK) +
    line('M80 66h12M142 66h12M92 74h8M136 74h10', ROCK, 2) +
    at(
      158,
      86,
      1,
      path('M-26-6-2-20c6-2 10 4 7 9L-20 4Z', INK) +
        dot(-8, 6, 8, DARK) +
        dot(-8, 6, 3, BRASS) +
        line('M-8 6h16', DARK, 4),
    ) +
    dot(66, 92, 5, INK) +
    dot(76, 94, 5, INK) +
    dot(71, 85, 5, INK) +
    line('M120 48V26l16 5-16 6', INK, 3),
  // Crew Island: tents, a fire, a flag.
  path('M62 92 86 50l24 42Z', '#e9d7ae') +
    path('M78 92l8-26 10 26Z', DARK) +
    path('M130 90 150 58l22 32Z', '#dcc594') +
    path('M144 90l6-18 8 18Z', DARK) +
    line('M86 50V26', DARK, 3) +
    path('M87 26h30l-6 9 6 9H87Z', INK) +
    at(91, 27.5, 0.62, path(SIGNS.skull!, PAPER)) +
    path('M112 94c-3-8 5-11 4-18 7 5 11 12 8 18Z', '#e0a526') +
    path('M116 94c-1-4 3-6 2-9 3 2 5 6 3 9Z', CORAL) +
    line('M108 95l18-3M110 92l16 4', WOOD, 3),
  // Treasure Island: palms, a cross in the sand, an open chest.
  palm(72, 84, 0.95) +
    palm(88, 92, 0.7) +
    line('M112 74l18 16M130 74l-18 16', CORAL, 6) +
    line('M60 66c10-10 22-2 30-10M98 60c6-6 8 2 12 8', '#a5824a', 2.5, 'stroke-dasharray="1 7"') +
    chest(160, 84, 1) +
    dot(148, 66, 4, BRASS) +
    dot(158, 62, 4, '#e0a526') +
    dot(168, 66, 4, BRASS),
  // Pirate's Cove: cliffs round a lagoon, a jetty, a lantern.
  path('M52 74c4-28 30-42 66-40 34-2 58 14 62 42-8-10-22-16-34-15-8-7-40-8-52 0-14-3-32 2-42 13Z', ROCK) +
    path('M70 58c8-14 24-20 34-18-8 8-18 18-34 18Zm72-18c14 4 24 12 28 24-12-8-22-14-28-24Z', STONE) +
    path('M94 98c4-10 12-14 24-14 14 0 24 4 28 14Z', '#5aa0b4') +
    line('M118 100V80h34M128 80v14M142 80v12', DARK, 4) +
    box(150, 66, 8, 12, '#f6c85a', 2) +
    line('M148 64h12M154 64v-6', DARK, 3) +
    path('M84 62l12-12 12 12v12H84Z', WOOD) +
    box(92, 66, 7, 8, '#f6c85a', 1) +
    line('M80 63l16-15 16 15', DARK, 3),
];

/** An island in a 240 × 112 box: shallows, sand, green, and what stands on it. */
export function land(island: number): string {
  const shape = LANDS[(island - 1) % LANDS.length]!;
  const lagoon = island === 7;
  return (
    `<g class="shallows">${path(shape, 'var(--shallow)', `stroke="var(--shallow)" stroke-width="26" stroke-linejoin="round"`)}</g>` +
    path(shape, SHORE, `stroke="${SHORE}" stroke-width="7" stroke-linejoin="round"`) +
    path(shape, SAND) +
    (lagoon
      ? ''
      : `<g transform="translate(120 70) scale(.8 .7) translate(-120 -72)">${path(shape, island === 6 ? '#e4cf95' : GRASS)}</g>`) +
    VIGNETTES[island - 1]!
  );
}

/** A player's ship in a 64 × 60 box: her sail has the seat's colour, its pattern is drawn over it by the caller. */
export const SAIL = 'M31 6C21 12 15 24 15 38h16Zm4-3v35h17C51 22 45 9 35 3Z';
export const SHIP_HULL =
  path('M6 42h52l-6 10c-1 2-3 3-5 3H19c-3 0-5-1-6-3Z', WOOD) +
  path('M6 42h52l-2 4H9Z', DARK) +
  line('M33 2v40', DARK, 3) +
  dot(22, 50, 1.8, INK) +
  dot(32, 50, 1.8, INK) +
  dot(42, 50, 1.8, INK);

export const WAKE = line('M2 57q5-4 10 0t10 0 10 0 10 0 10 0 10 0', 'var(--foam)', 2.5);

/** A black ship: tarred hull, dark sails. */
export const BLACK_SHIP =
  path('M4 42h58l-7 11c-1 2-3 3-6 3H18c-3 0-6-1-7-3Z', '#20242c') +
  path(
    'M22 8c-8 8-11 18-11 30h14c-3-10-4-20-3-30Zm13-6c-6 12-7 24-5 36h14C47 25 44 12 35 2Zm16 7c-2 10-2 20 0 29h10c-1-12-4-21-10-29Z',
    '#2f3642',
  ) +
  line('M23 6v36M36 1v41M51 7v35', '#0e1118', 2.5) +
  path('M36 1h12l-4 4 4 4H36Z', CORAL) +
  dot(22, 48, 1.8, BRASS) +
  dot(32, 48, 1.8, BRASS) +
  dot(42, 48, 1.8, BRASS);

/** The Cacafuego: a fat merchantman full of gold. */
export const PRIZE =
  path('M4 40h58l-5 12c-2 3-4 4-8 4H18c-4 0-7-1-8-4Z', '#8a5a22') +
  path('M4 40h58l-2 5H6Z', BRASS) +
  path(
    'M22 8c-8 8-11 18-11 28h14c-3-10-4-18-3-28Zm13-6c-6 12-7 22-5 34h14C47 25 44 12 35 2Zm16 7c-2 10-2 18 0 27h10c-1-12-4-19-10-27Z',
    '#f2e3c2',
  ) +
  line('M23 6v36M36 1v41M51 7v35', DARK, 2.5) +
  dot(20, 49, 3, '#e0a526') +
  dot(33, 50, 3, '#e0a526') +
  dot(46, 49, 3, '#e0a526');

/** A squadron of the Royal Navy: white sails with a cross, two rows of guns. */
export const NAVY_SHIP =
  path('M4 40h58l-5 12c-2 3-4 4-8 4H18c-4 0-7-1-8-4Z', '#27477f') +
  path('M5 44h56l-2 4H7Z', '#f4ead5') +
  path(
    'M22 6c-8 8-11 18-11 30h14c-3-10-4-20-3-30Zm13-5c-6 12-7 23-5 35h14C47 24 44 11 35 1Zm16 6c-2 10-2 20 0 29h10c-1-12-4-21-10-29Z',
    '#fbfaf5',
    `stroke="#8fa1b3" stroke-width="1"`,
  ) +
  line('M31 20h13M37 8v26', '#b0402c', 3) +
  line('M23 4v36M51 6v34', DARK, 2) +
  dot(18, 50, 1.8, INK) +
  dot(30, 50, 1.8, INK) +
  dot(42, 50, 1.8, INK);

const face = (skin: string, more: string) => dot(24, 24, 23, '#20304a') + dot(24, 22, 11, skin) + more;

/** The captains of the black ships in a 48 × 48 box. */
export const PORTRAITS = [
  // Blackbeard: hat, a beard with burning ribbons.
  face(
    '#d9a47a',
    path('M11 22c-1 12 4 23 13 24 9-1 14-12 13-24-2 6-6 8-13 8s-11-2-13-8Z', '#1b1f28') +
      path('M8 16c4-9 9-11 16-11s12 2 16 11c-9-3-23-3-32 0Z', '#11151d') +
      line('M8 16c9-3 23-3 32 0', BRASS, 2) +
      dot(20, 21, 1.6, INK) +
      dot(28, 21, 1.6, INK) +
      line('M19 28c3 2 7 2 10 0', '#1b1f28', 3) +
      line('M16 38l-2 4M32 38l2 4', '#e0763a', 2.5),
  ),
  // The Flying Dutchman: a pale ship that glows.
  dot(24, 24, 23, '#173d44') +
    dot(24, 24, 17, '#2c6f6f') +
    path('M10 31h28l-5 7H15Z', '#c9efe2') +
    path('M23 9c-6 6-9 12-9 20h9Zm3 2v18h9c-1-8-4-14-9-18Z', '#e6fff5') +
    line('M24.500 8v23', '#c9efe2', 2) +
    at(15.5, 15, 0.36, path(SIGNS.skull!, '#173d44')),
  // Captain Hook: curls, a moustache, the hook.
  face(
    '#e6b98f',
    path('M10 40c-5-14-4-26 6-31h16c10 5 11 17 6 31-5-3-6-10-5-18H15c1 8 0 15-5 18Z', '#2a1a14') +
      path('M9 15c5-8 9-10 15-10s10 2 15 10c-9-3-21-3-30 0Z', '#8e2f24') +
      line('M9 15c9-3 21-3 30 0', '#f4ead5', 2) +
      dot(20, 20, 1.6, INK) +
      dot(28, 20, 1.6, INK) +
      line('M15 27c4 1 7-2 9-2s5 3 9 2', '#2a1a14', 2.5) +
      line('M36 44v-5c5 0 8-3 8-7s-5-6-8-3', '#cfd6dd', 3),
  ),
  // Ann Bonny and Mary Read: two of them, red hair and a blue scarf.
  dot(24, 24, 23, '#20304a') +
    dot(16, 25, 9, '#edc49c') +
    dot(32, 25, 9, '#dba77c') +
    path('M6 34c-2-14 2-22 10-22 6 0 9 4 9 9-6-3-12-2-14 3-1 4-2 8-5 10Z', '#b8442f') +
    path('M22 21c1-6 5-9 10-9s10 3 11 10c-7-3-14-3-21-1Z', '#3f5fb5') +
    path('M42 22l5 8-6-4Z', '#3f5fb5') +
    dot(14, 25, 1.4, INK) +
    dot(19, 25, 1.4, INK) +
    dot(30, 25, 1.4, INK) +
    dot(35, 25, 1.4, INK) +
    line('M13 30c2 1.500 4 1.500 6 0M29 30c2 1.500 4 1.500 6 0', INK, 1.6) +
    line('M12 44l24-7M36 44l-24-7', '#cfd6dd', 2.5),
  // The Cacafuego: gold to the brim.
  dot(24, 24, 23, '#5a3a10') +
    path('M8 26h32l-4 12H12Z', '#8a5a22') +
    path('M8 26h32l-1 4H9Z', BRASS) +
    dot(16, 21, 5, '#f0c54e') +
    dot(25, 18, 5, '#e0a526') +
    dot(33, 21, 5, '#f0c54e') +
    dot(21, 14, 4, '#f6d97c'),
  // The Royal Navy.
  dot(24, 24, 23, '#27477f') + box(10, 14, 28, 20, '#fbfaf5', 2) + line('M24 14v20M10 24h28', '#b0402c', 5),
];

/** How a legend or the Navy is drawn, by the number of its card. */
export const portrait = (card: number) =>
  (PORTRAITS[card - 30] ?? '') + dot(24, 24, 23, 'none', `stroke="${BRASS}" stroke-width="2"`);
export const npcShip = (card: number) => (card === 34 ? PRIZE : card === 35 ? NAVY_SHIP : BLACK_SHIP);

/** A compass rose in a 120 × 120 box. */
export const ROSE =
  dot(60, 60, 40, 'none', 'stroke="var(--rhumb)" stroke-width="1.500"') +
  dot(60, 60, 33, 'none', 'stroke="var(--rhumb)" stroke-width="4" stroke-dasharray="2 6.640"') +
  path('M60 4 68 52 60 60Z M60 116 52 68 60 60Z M116 60 68 68 60 60Z M4 60 52 52 60 60Z', 'var(--rose)') +
  path('M60 4 52 52 60 60Z M60 116 68 68 60 60Z M116 60 68 52 60 60Z M4 60 52 68 60 60Z', 'var(--rose-2)') +
  path(
    'M85 35 66 57 60 60 63 54Z M85 85 63 66 60 60 66 63Z M35 85 54 63 60 60 57 66Z M35 35 57 54 60 60 54 57Z',
    'var(--rose)',
  ) +
  dot(60, 60, 5, BRASS);

/** A sea serpent for an empty corner of the chart, in a 150 × 80 box. */
export const SERPENT =
  line('M8 62c8-26 24-26 30-6s18 18 24-6 22-28 32-8 16 16 24 4', 'var(--beast)', 11) +
  path('M112 44c2-12 14-18 26-12 6 3 8 9 6 14-6 2-14 3-20 6-6 2-13-2-12-8Z', 'var(--beast)') +
  dot(130, 39, 3, 'var(--chart)') +
  line('M138 50l6 6', 'var(--beast)', 3) +
  line('M0 70q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0', 'var(--rhumb)', 3);

/** What a section of a ship is called by: shape, never colour alone. */
export const SECTION_COLOUR: Record<Section, string> = {
  hull: '#8a5a22',
  sails: '#2b6f8f',
  cannon: '#4a4f5a',
  crew: '#a8472f',
};
