/** The moments of a battle that players remember, each with a drawing of its own: boarding, recoil, mutiny. */

import type { GameEvent } from '../../lib/types';
import { at, box, BRASS, CORAL, DARK, dot, INK, line, PAPER, path, SIGNS, STONE, WOOD } from './art';
import { FACE } from './model';

export type Drama = 'boarding' | 'recoil' | 'murmur' | 'mutiny';

/** Which of these moments an event is. */
export function dramaOf(event: GameEvent): Drama | null {
  if (event.reason === 'recoil') return 'recoil'; // whatever takes the blow: the guns, their Mastercraft or the parrot
  if (event.kind === 'card_played' && event.card === FACE.grapple) return 'boarding';
  if (event.kind === 'mutiny') return 'mutiny';
  return event.kind === 'mutiny_roll' ? 'murmur' : null;
}

const SKIN = ['#e6b98f', '#c68a5c', '#8f5f3f', '#d9a47a'];
const SHIRT = ['#3f5fb5', '#4c8c4a', '#8e2f24', '#6b4a86'];
const SKY = '#f3d9a4';
const SUN = '#f0a94b';
const SEA = '#1f5673';
const FOAM = '#8fbcc4';
const STEEL = '#dfe5ea';
const IRON = '#2a303b';
const SMOKE = '#eef0ee';

const SABRE = line('M0 0C7-5 12-12 13-22', STEEL, 3.5) + line('M-3-3 4 4', BRASS, 3);

/** Somebody of a crew, with a sabre in the raised hand; the feet are at the origin. */
function pirate(n: number, raised = true): string {
  const [skin, shirt] = [SKIN[n % 4]!, SHIRT[n % 4]!];
  const arm = raised ? line('M5-30 15-44', shirt, 6) + at(15, -45, 0.9, SABRE) : line('M5-29 12-18', shirt, 6);
  return (
    line('M-4-14-6 0M4-14 7 0', INK, 6) +
    path('M-9-34c0-5 18-5 18 0l-1 22H-8Z', shirt) +
    line('M-7-30-15-20', shirt, 6) +
    arm +
    dot(0, -43, 8, skin) +
    path('M-9-45c1-9 17-9 18 0l-9-2Z', n % 2 ? CORAL : INK) +
    dot(-3, -42, 1.2, INK) +
    dot(3, -42, 1.2, INK)
  );
}

/** The captain with hat and coat; he is not at ease. */
const CAPTAIN =
  line('M-4-14-5 0M4-14 6 0', INK, 6) +
  path('M-11-36c0-5 22-5 22 0l5 28H-16Z', '#7a2438') +
  line('M0-36V-9', BRASS, 2) +
  line('M-9-32-20-44M9-32 20-44', '#7a2438', 6) +
  dot(-21, -46, 4, SKIN[0]!) +
  dot(21, -46, 4, SKIN[0]!) +
  dot(0, -46, 8.5, SKIN[0]!) +
  path('M-16-50c6-12 26-12 32 0-10-4-22-4-32 0Z', INK) +
  line('M-16-50c10-4 22-4 32 0', BRASS, 2) +
  dot(-3, -45, 1.2, INK) +
  dot(3, -45, 1.2, INK) +
  dot(0, -40, 2.2, INK);

const WAVES = [0, 1, 2]
  .map((row) => line(`M${-20 + row * 14} ${176 + row * 11}${'q10-7 20 0t20 0'.repeat(9)}`, FOAM, 2.5))
  .join('');
const EVENING =
  box(0, 0, 320, 200, SKY) +
  dot(160, 150, 62, SUN, 'opacity=".75"') +
  box(0, 150, 320, 50, SEA) +
  `<g class="swell">${WAVES}</g>`;

const hull = (fill: string, rail: string) =>
  path('M0 0h132c-2 22-10 40-24 48H18C6 40 1 24 0 0Z', fill) +
  path('M-3-7h138l-3 10H0Z', rail) +
  [30, 62, 94].map((x) => box(x, 12, 14, 13, INK, 2) + dot(x + 7, 18, 4, IRON)).join('');

/** Two hulls side by side, hooks across, and whoever jumps first. */
const BOARDING =
  EVENING +
  at(-26, 118, 1, hull(WOOD, DARK)) +
  line('M40 112V14', DARK, 6) +
  path('M44 20c34 10 44 44 34 74-12-8-24-10-34-9Z', 'var(--mine)', 'stroke="#fdf8ec" stroke-width="2"') +
  `<g class="yaw">${at(206, 122, 1, hull('#3a3f4a', '#20242c'))}${line('M282 116V18', '#20242c', 6)}${path('M278 24c-34 10-44 42-34 72 12-8 24-10 34-9Z', '#59606e')}${at(240, 115, 0.86, pirate(2))}${at(300, 115, 0.86, pirate(3))}</g>` +
  `<g class="ropes">${line('M88 108C124 74 176 76 214 112', BRASS, 3)}${line('M70 108C118 50 190 52 236 114', BRASS, 3)}${at(214, 112, 1, line('M0 0c8 2 10 8 6 12M0 0c2 8-2 11-7 10', IRON, 3))}${at(236, 114, 1, line('M0 0c8 2 10 8 6 12M0 0c2 8-2 11-7 10', IRON, 3))}</g>` +
  path('M96 110l112 8v6L96 117Z', '#a97a48') +
  `<g class="leap">${at(146, 96, 1, pirate(0))}</g>` +
  at(70, 112, 0.95, pirate(1)) +
  at(22, 112, 0.9, pirate(3));

/** A gun that leaps back from its port. */
const RECOIL =
  box(0, 0, 320, 200, '#7b5a3a') +
  [0, 1, 2, 3, 4].map((row) => line(`M0 ${28 + row * 30}h320`, '#644527', 3)).join('') +
  path('M0 0h74v118H0Z', SKY) +
  box(0, 96, 74, 22, SEA) +
  line('M74-4v124H-4', DARK, 10) +
  box(0, 164, 320, 36, '#5a3d22') +
  line('M0 164h320', DARK, 4) +
  `<g class="puff">${dot(44, 84, 30, SMOKE)}${dot(14, 70, 26, SMOKE)}${dot(22, 104, 22, '#d9dcd8')}${dot(70, 68, 18, '#d9dcd8')}</g>` +
  path('M92 84 74 76l14-6-8-14 16 8 6-14 6 16 16-4-10 13 12 8-16 2-2 14Z', '#f0a526', 'class="flash"') +
  `<g class="kick">` +
  path('M96 74h96c26-2 40 8 40 24s-14 27-40 25L96 114c-6-1-9-8-9-20s3-19 9-20Z', IRON) +
  path('M92 72h14v44H92Zm44-1h9v48h-9Zm52 0h10v53h-10Z', '#454d5b') +
  dot(238, 98, 9, IRON) +
  line('M112 82h72', '#6b7483', 4) +
  path('M128 124h118l12 26H116Z', WOOD) +
  line('M128 124h118', DARK, 4) +
  dot(146, 154, 15, DARK) +
  dot(146, 154, 5, BRASS) +
  dot(226, 154, 15, DARK) +
  dot(226, 154, 5, BRASS) +
  line('M236 110c22 4 34 0 44-12M280 98l4-10M280 98l12-2', '#e3cf9c', 4) +
  line('M196 78l10 12-8 8 10 12', CORAL, 3.5) +
  `</g>` +
  line('M262 70h30M256 86h40M268 150h34', PAPER, 4, 'class="whoosh"') +
  at(300, 166, 0.9, pirate(1, false));

const MUTTERED = [
  [40, 78],
  [104, 66],
  [164, 80],
] as const;

/** A crew that whispers; the captain listens. */
const MURMUR =
  EVENING +
  box(0, 150, 320, 50, '#8a5f36') +
  [0, 1, 2].map((row) => line(`M0 ${162 + row * 14}h320`, DARK, 2)).join('') +
  line('M206 150V0', DARK, 8) +
  [0, 1, 2].map((n) => at(50 + n * 60, 168 - (n % 2) * 6, 1.15, pirate(n, false))).join('') +
  `<g class="mutter">${MUTTERED.map(([x, y]) => path(`M${x} ${y}c-14 0-24-7-24-17s10-17 24-17 24 7 24 17c0 8-6 14-16 16l-5 9Z`, PAPER) + line(`M${x - 10} ${y - 18}l5-6 5 6 5-6 5 6`, CORAL, 3)).join('')}</g>` +
  at(
    270,
    168,
    1.2,
    CAPTAIN.replaceAll('M-9-32-20-44M9-32 20-44', 'M-9-32-15-18M9-32 15-18')
      .replaceAll('cy="-46" r="4"', 'cy="-18" r="4"')
      .replaceAll('cx="-21"', 'cx="-15"')
      .replaceAll('cx="21"', 'cx="15"'),
  );

/** Sabres up, the captain on the plank, and the booty goes with those who took it. */
const MUTINY =
  EVENING +
  path('M-4 118h196l-10 26c-8 22-20 34-40 42H-4Z', WOOD) +
  path('M-4 110h202l-4 12H-4Z', DARK) +
  line('M56 112V-4', DARK, 8) +
  `<g class="flag">${path('M60 4h72c-8 8-8 14 0 22s8 14 0 22H60Z', INK)}${at(76, 9, 1.5, path(SIGNS.skull!, PAPER))}</g>` +
  path('M188 112l104 4v6l-104-3Z', '#a97a48') +
  `<g class="angry">${[0, 1, 2, 3].map((n) => at(18 + n * 44, 112 + (n % 2) * 2, 1.1, pirate(n))).join('')}</g>` +
  `<g class="wobble">${at(268, 116, 1.1, CAPTAIN)}</g>` +
  `<g class="booty">${at(222, 152, 1.5, path(SIGNS.chests!, BRASS))}${dot(216, 148, 5, '#e0a526')}${dot(262, 166, 5, '#e0a526')}${dot(250, 150, 4, '#e0a526')}</g>` +
  path('M284 190c2-18 12-26 24-28-6 8-6 18-4 28Z', STONE);

export const DRAWN: Record<Drama, string> = {
  boarding: BOARDING,
  recoil: RECOIL,
  murmur: MURMUR,
  mutiny: MUTINY,
};
