/** How the tavern's cards look: colours by their kind, and a small picture for each. */

import type { Look } from '../../kit/Card.svelte';
import { npcShip, portrait, SIGNS } from './art';

const sign = (name: string, fill: string, x: number, y: number, scale: number) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="${SIGNS[name]}" fill="${fill}"/>`;

const look = (main: string, dark: string, tint: string, name: string, tile: string): Look => ({
  main,
  dark,
  tint,
  emblem: (fill) => `<path transform="scale(1.330)" d="${SIGNS[name]}" fill="${fill}"/>`,
  tile: (ink) => `<path d="${tile}" fill="none" stroke="${ink}" stroke-width="1.600"/>`,
});

const LOOKS: Record<string, Look> = {
  mastercraft: look('#7a4a24', '#4d2d14', '#efe0c4', 'shield', 'M0 4h16M0 12h16'),
  battle: look('#a8472f', '#6e2a1a', '#f4d8cd', 'hit', 'M0 16 16 0'),
  volley: look('#3d4452', '#20242c', '#dde2e6', 'cannon', 'M0 0l16 16'),
  event: look('#1f5673', '#123548', '#d5e6ec', 'wheel', 'M0 8q4-6 8 0t8 0'),
  fame: look('#a8761a', '#6c4a0d', '#f8ebc6', 'fame', 'M8 2l6 6-6 6-6-6Z'),
  parrot: look('#2a7148', '#174a2c', '#d8ecdc', 'parrot', 'M0 12 8 4l8 8'),
  legend: look('#2f3642', '#11151d', '#c9d3da', 'skull', 'M0 4h16M0 12h16'),
  navy: look('#27477f', '#152a52', '#d9e3f2', 'anchor', 'M0 0l16 16'),
};

export const lookOf = (kind: string): Look => LOOKS[kind] ?? LOOKS.event!;

/** Pictures in a 212 × 110 box. */
const sea = '<path d="M0 84q13-8 26 0t27 0 27 0 26 0 27 0 26 0 27 0 26 0v26H0Z" fill="#6fa8bb"/>';
const ship = (fill: string, x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M31 6C21 12 15 24 15 38h16Zm4-3v35h17C51 22 45 9 35 3Z" fill="${fill}"/><path d="M6 42h52l-6 10c-1 2-3 3-5 3H19c-3 0-5-1-6-3Z" fill="#7a4a24"/><path d="M33 2v40" stroke="#4d2d14" stroke-width="3"/></g>`;
const puff = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#f4f6f7" opacity=".920"/>`;

const VIGNETTES: Record<string, string> = {
  mastercraft:
    '<path d="M20 80h172l-22 24H42Z" fill="#7a4a24"/><path d="M20 80h172l-4 8H26Z" fill="#c8963e"/>' +
    sign('shield', '#c8963e', 70, 4, 3),
  avast_belay: sea + sign('x', '#c8553d', 66, 6, 3.3),
  blow_me_down: sea + ship('#fdf8ec', 96, 16, 1.3) + sign('speed', '#1f5673', 14, 14, 2.7),
  grapple_attack:
    sea +
    ship('#c8553d', 2, 22, 1.2) +
    ship('#3f5fb5', 132, 22, 1.2) +
    '<path d="M64 56q40-46 78-6" fill="none" stroke="#4d2d14" stroke-width="4"/><path d="M142 50l8-12m-8 12 12 2m-12-2-4-12" stroke="#4d2d14" stroke-width="4" fill="none"/>',
  smoke_screen:
    sea + ship('#fdf8ec', 72, 20, 1.2) + puff(60, 74, 24) + puff(96, 62, 26) + puff(136, 70, 28) + puff(166, 80, 18),
  treasure_overboard: sea + ship('#fdf8ec', 18, 14, 1.3) + sign('chests', '#7a4a24', 126, 40, 2.4),
  grapeshot_attack:
    sea +
    '<path d="M16 58l92-26c14-3 20 12 8 18L30 80Z" fill="#20242c"/>' +
    [138, 156, 176, 150, 170, 190]
      .map((x, i) => `<circle cx="${x}" cy="${[20, 40, 26, 60, 54, 42][i]}" r="6" fill="#20242c"/>`)
      .join(''),
  powder_keg: sea + sign('hit', '#e0763a', 84, -2, 4.4) + sign('keg', '#7a4a24', 40, 14, 3.4),
  six_gun_salute:
    sea +
    [0, 1, 2]
      .map(
        (i) =>
          `<path d="M${22 + i * 58} 70l38-12c8-2 12 8 5 12l-36 13Z" fill="#20242c"/>${sign('smoke', '#f4f6f7', 54 + i * 58, 26, 1.3)}`,
      )
      .join(''),
  a_fond_farewell:
    sea +
    ship('#fdf8ec', 118, 20, 1.1) +
    '<path d="M20 96c8-30 26-36 44-34 10-10 30-8 36 4 14 2 20 14 18 30Z" fill="#8bb274"/><circle cx="178" cy="24" r="14" fill="#f6c85a"/>',
  consort:
    sea + ship('#c8553d', 22, 18, 1.25) + ship('#2a7148', 108, 18, 1.25) + sign('chests', '#7a4a24', 88, 62, 1.5),
  crows_nest:
    '<path d="M106 0v110" stroke="#4d2d14" stroke-width="8"/><path d="M78 52h56l-6 26H84Z" fill="#7a4a24"/>' +
    sign('glass', '#14233a', 116, 4, 2.6),
  going_on_the_account: sea + sign('crew', '#c8963e', 70, 4, 3),
  privateering_commission:
    '<path d="M46 8h120v92H46Z" fill="#fdf8ec" stroke="#c8963e" stroke-width="3"/><path d="M60 26h92M60 40h92M60 54h60" stroke="#14233a" stroke-width="4"/>' +
    sign('seal', '#c8553d', 122, 56, 1.6),
  royal_navy_intercept: sea + `<g transform="translate(54 8) scale(1.560)">${npcShip(35)}</g>`,
  secret_map:
    '<path d="M34 14l48-8 52 12 44-10v82l-44 10-52-12-48 8Z" fill="#f1e0b4" stroke="#a5824a" stroke-width="3"/><path d="M56 72c22-34 50-4 76-32" stroke="#a5824a" stroke-width="5" stroke-dasharray="3 11" stroke-linecap="round" fill="none"/>' +
    sign('x', '#c8553d', 134, 22, 1.3),
  fame: sign('fame', '#c8963e', 68, 8, 3.2),
  parrot:
    '<path d="M20 96h172" stroke="#7a4a24" stroke-width="8" stroke-linecap="round"/>' +
    sign('parrot', '#2a7148', 66, -2, 4.1) +
    sign('parrot', '#c8553d', 66, -2, 0.001),
};

export function vignette(key: string, kind: string, card: number): string {
  if (kind === 'legend' || kind === 'navy')
    return (
      sea +
      `<g transform="translate(6 26) scale(1.250)">${npcShip(card)}</g><g transform="translate(112 10) scale(1.900)">${portrait(card)}</g>`
    );
  return VIGNETTES[key] ?? VIGNETTES[kind] ?? '';
}
