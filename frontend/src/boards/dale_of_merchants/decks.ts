/** What each animalfolk looks like. */

import type { Look } from '../../kit/Card.svelte';

const dot = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, ink: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const LOOKS: Record<string, Look> = {
  macaws: {
    main: '#b8442f',
    dark: '#7d2a1c',
    tint: '#f5d9cd',
    emblem: (fill, cut) =>
      path('M27 4C15 4 7 11 6 22l-2 6 6-3C21 24 27 16 27 4Z', fill) +
      line('M7 26C12 18 17 13 23 8M13 18l6 1M16 14l5 .5', cut, 1.8),
    tile: (ink) => line('M0 12 8 4l8 8', ink, 1.6),
  },
  pandas: {
    main: '#2f3642',
    dark: '#1b202a',
    tint: '#dfe8df',
    emblem: (fill, cut) =>
      dot(7, 8, 5, fill) +
      dot(25, 8, 5, fill) +
      dot(16, 17, 12, fill) +
      dot(16, 17, 10, cut) +
      `<ellipse cx="11.5" cy="15.5" rx="3.2" ry="4.2" fill="${fill}"/><ellipse cx="20.5" cy="15.5" rx="3.2" ry="4.2" fill="${fill}"/>` +
      dot(16, 22, 2.2, fill),
    tile: (ink) => dot(4, 4, 2.2, ink) + dot(12, 12, 2.2, ink),
  },
  raccoons: {
    main: '#5a6270',
    dark: '#373d48',
    tint: '#e2e1de',
    emblem: (fill, cut) =>
      path('M4 4l7 4h10l7-4 1 12c0 7-6 12-13 13C9 28 3 23 3 16Z', fill) +
      path('M4 14c4-4 9-3 12 1 3-4 8-5 12-1-1 6-8 8-12 4-4 4-11 2-12-4Z', cut) +
      dot(10.5, 15.5, 2.1, fill) +
      dot(21.5, 15.5, 2.1, fill) +
      dot(16, 24, 2.2, cut),
    tile: (ink) =>
      `<rect y="2" width="16" height="4" fill="${ink}"/><rect y="10" width="16" height="2" fill="${ink}"/>`,
  },
  squirrels: {
    main: '#97582a',
    dark: '#653717',
    tint: '#f3e0c6',
    emblem: (fill, cut) =>
      path('M5 12h22c0 10-5 15-11 17C10 27 5 22 5 12Z', fill) +
      path('M3 12c0-5 6-8 13-8s13 3 13 8c0 1-1 2-2 2H5c-1 0-2-1-2-2Z', fill) +
      line('M4 14h24', cut, 1.8) +
      line('M16 4V1', fill, 3) +
      line('M9 9l3-2M16 9l3-2M22 10l2-2', cut, 1.5),
    tile: (ink) => path('M8 2c4 4 4 8 0 12C4 10 4 6 8 2Z', ink),
  },
  ocelots: {
    main: '#a8761a',
    dark: '#6c4a0d',
    tint: '#f7e9c4',
    emblem: (fill, cut) =>
      `<ellipse cx="6.5" cy="14" rx="3.4" ry="4.6" fill="${fill}"/><ellipse cx="12.5" cy="7.5" rx="3.4" ry="4.8" fill="${fill}"/>` +
      `<ellipse cx="20" cy="7.5" rx="3.4" ry="4.8" fill="${fill}"/><ellipse cx="26" cy="14" rx="3.4" ry="4.6" fill="${fill}"/>` +
      path('M16 14c6 0 9 6 9 10 0 5-5 5-9 4-4 1-9 1-9-4 0-4 3-10 9-10Z', fill) +
      dot(16, 22, 2.4, cut),
    tile: (ink) => line('M5 4a4 4 0 1 0 5 5', ink, 2) + dot(13, 3, 1.4, ink),
  },
  chameleons: {
    main: '#3c7a44',
    dark: '#22502b',
    tint: '#dcebd2',
    emblem: (fill, cut) =>
      line(
        'M27 27c3-5 3-24-11-24C8 3 3 9 3 15.500S8 27 15 27s10-5 10-10-4-8-9-8-7 3-7 7 3 5.500 6 5.500 4-2 4-4',
        fill,
        4.2,
      ) + dot(16, 16.5, 1.4, cut),
    tile: (ink) => line('M0 8a4 4 0 0 0 8 0 4 4 0 0 0 8 0M-4 0a4 4 0 0 0 8 0 4 4 0 0 0 8 0 4 4 0 0 0 8 0', ink, 1.4),
  },
  junk: {
    main: '#776d5f',
    dark: '#4a4339',
    tint: '#e6dfd2',
    emblem: (fill, cut) =>
      path('M8 7h16l-2 22H10Z', fill) + path('M5 4h22v4H5Z', fill) + line('M13 12l.7 12M19 12l-.7 12', cut, 1.8),
    tile: (ink) => line('M3 3l4 4M7 3 3 7M11 11l3 3', ink, 1.4),
  },
  mono: {
    main: '#33508f',
    dark: '#1f3364',
    tint: '#dce4f3',
    emblem: (fill, cut) => dot(16, 16, 13, fill) + line('M9 23V10l7 8 7-8v13', cut, 3),
    tile: (ink) =>
      `<rect x="1" y="1" width="5" height="5" fill="${ink}"/><rect x="9" y="9" width="5" height="5" fill="${ink}"/>`,
  },
};

export function lookOf(deck: string): Look {
  return LOOKS[deck] ?? LOOKS.junk!;
}
