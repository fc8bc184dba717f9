import { describe, expect, it } from 'vitest';
import css from '../styles/town.css?raw';
import { apart, SEAT_DASHES, SEAT_LETTERS, SEATS } from './seats';

type Theme = 'light' | 'dark';
const THEMES: Theme[] = ['light', 'dark'];
const PALETTES = ['town', 'safe', 'tritan', 'strong'];

function block(selector: string): string {
  const from = css.indexOf(`${selector} {`);
  expect(from, selector).toBeGreaterThan(-1);
  return css.slice(from, css.indexOf('}', from));
}

/** The value of a variable of the stylesheet in one theme and palette. */
function colour(name: string, theme: Theme, palette: string): string {
  const blocks = [
    ...(palette === 'town' ? [] : [block(`:root[data-palette='${palette}']`)]),
    ...(theme === 'dark' ? [block(":root[data-theme='dark']")] : []),
    block(':root'),
  ];
  for (const text of blocks) {
    const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(text)?.[1];
    const both = value && /^light-dark\((#\w+),\s*(#\w+)\)$/.exec(value);
    if (both) return both[theme === 'light' ? 1 : 2]!;
    if (value?.startsWith('#')) return value;
  }
  throw new Error(`--${name} is no colour`);
}

function brightness(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** The contrast of two colours as WCAG reckons it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark, light] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

it('reckons contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(PALETTES.flatMap((palette) => THEMES.map((theme) => [palette, theme] as const)))(
  'six seats, palette %s, %s',
  (palette, theme) => {
    const seats = Array.from({ length: SEATS }, (_, seat) => colour(`seat-${seat}`, theme, palette));
    const against = (ground: string) => seats.map((seat) => contrast(seat, colour(ground, theme, palette)));

    it('have a colour each', () => expect(new Set(seats).size).toBe(SEATS));

    it.each(['on-seat', 'panel', 'panel-2'])('can be read with %s', (ground) => {
      expect(Math.min(...against(ground))).toBeGreaterThanOrEqual(4.5);
    });

    it.each(['ground', 'ground-2'])('are seen as pieces on %s', (ground) => {
      expect(Math.min(...against(ground))).toBeGreaterThanOrEqual(3);
    });
  },
);

it('six seats have a letter and a line each', () => {
  expect(new Set(SEAT_LETTERS).size).toBe(SEATS);
  expect(new Set(SEAT_DASHES).size).toBe(SEATS);
});

it('letters at the ends of lines do not lie on each other', () => {
  expect(apart([50, 50, 20, 100], 12, 90)).toEqual([50, 38, 20, 90]);
  expect(apart([], 12, 90)).toEqual([]);
});

/** How colours look to others, as Viénot, Brettel and Mollon reckon it, in linear light. */
const VISIONS: Record<string, number[][]> = {
  protan: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  deutan: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
  tritan: [
    [1, 0.14461, -0.14461],
    [0, 0.85924, 0.14076],
    [0, 0.85924, 0.14076],
  ],
};

/** How far apart two colours are in CIELAB, for somebody with this vision. */
function distance(one: string, other: string, vision: string): number {
  const lab = (hex: string) => {
    const light = [1, 3, 5].map((at) => {
      const part = parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    const [r, g, b] = VISIONS[vision]!.map((row) =>
      Math.min(
        1,
        Math.max(
          0,
          row.reduce((sum, share, i) => sum + share * light[i]!, 0),
        ),
      ),
    );
    const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
    const x = f((0.4124 * r! + 0.3576 * g! + 0.1805 * b!) / 0.9505);
    const y = f(0.2126 * r! + 0.7152 * g! + 0.0722 * b!);
    const z = f((0.0193 * r! + 0.1192 * g! + 0.9505 * b!) / 1.089);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(...a.map((part, i) => part - b[i]!));
}

it.each([
  ['safe', 'protan'],
  ['safe', 'deutan'],
  ['tritan', 'tritan'],
  ['strong', 'protan'],
  ['strong', 'deutan'],
])('pieces of palette %s are told apart with %s vision', (palette, vision) => {
  const pieces = ['coral', 'leaf', 'indigo', 'amber'].map((name) => colour(name, 'light', palette));
  const apart = pieces.flatMap((one, i) => pieces.slice(i + 1).map((other) => distance(one, other, vision)));
  expect(Math.min(...apart)).toBeGreaterThan(palette === 'strong' ? 10 : 18);
});
