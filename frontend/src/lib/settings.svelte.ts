/** What a person prefers on this device. Kept in the browser, never sent to a table. */

export type Theme = 'system' | 'light' | 'dark';
export type Palette = 'town' | 'safe' | 'tritan' | 'strong';

/** When a choice takes a second press: never, where it cannot be taken back, or always. */
export type Confirm = 'never' | 'final' | 'always';

export interface Preferences {
  speed: number; // 0 is off, else 0.5 to 4
  confirm: Confirm;
  steady: boolean; // a click right after a new question came up does not answer it
  palette: Palette;
  theme: Theme;
  language: string; // empty: what the browser asks for
  sound: boolean;
  volume: number; // of everything, from 0 to 100
  volumeMoves: number;
  volumeNotices: number;
  aloud: boolean; // screen readers are told what happens
  side: boolean; // the side panel is open
  plain: boolean; // the generic table instead of a game's own board
  hotkeys: boolean;
  passes: boolean; // the client gives an answer by itself where there is only one
}

const DEFAULTS: Preferences = {
  speed: 1,
  // A finger covers what it touches, a mouse does not.
  confirm: typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches ? 'final' : 'never',
  steady: true,
  palette: 'town',
  theme: 'system',
  language: '',
  sound: false,
  volume: 70,
  volumeMoves: 70,
  volumeNotices: 100,
  aloud: true,
  side: true,
  plain: false,
  hotkeys: true,
  passes: true,
};

const KEY = 'covetown-preferences';

function stored(): Partial<Preferences> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Omit<Preferences, 'confirm'>> & {
      confirm?: Confirm | boolean;
    };
    // Earlier versions knew yes and no.
    const { confirm, ...others } = kept;
    if (typeof confirm === 'string') return { ...others, confirm };
    return confirm ? { ...others, confirm: 'always' } : others;
  } catch {
    return {};
  }
}

export const preferences: Preferences = $state({ ...DEFAULTS, ...stored() });

export function keepPreferences(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // A browser that stores nothing still plays.
  }
  // So that the next page comes with the right words.
  const age = preferences.language ? 31_536_000 : 0;
  document.cookie = `covetown-language=${encodeURIComponent(preferences.language)}; path=/; max-age=${age}; samesite=lax`;
}

const calm = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** How long something that takes `ms` at normal speed takes now; 0 when nothing should move. */
export function pace(ms: number): number {
  if (preferences.speed === 0 || calm?.matches) return 0;
  return ms / preferences.speed;
}

/** Put theme and palette on the document, where the stylesheet finds them. */
export function dress(): void {
  const root = document.documentElement;
  root.dataset.palette = preferences.palette;
  if (preferences.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = preferences.theme;
}

/** How long to wait before a lone answer is given: even and random, so that it tells nothing, and the same for everybody. */
export function lonePause(): number {
  return 600 + Math.random() * 1200;
}

/** How long bots wait between two moves so that their turn can be followed at this speed. */
export function botPace(): number {
  return Math.round(pace(700));
}
