/** What a person prefers on this device. Kept in the browser, never sent to a table. */

export type Theme = 'system' | 'light' | 'dark';
export type Palette = 'town' | 'safe' | 'tritan' | 'strong';

export interface Preferences {
  speed: number; // 0 is off, else 0.5 to 4
  confirm: boolean;
  palette: Palette;
  theme: Theme;
  language: string; // empty: what the browser asks for
  sound: boolean;
  aloud: boolean; // screen readers are told what happens
  side: boolean; // the side panel is open
  plain: boolean; // the generic table instead of a game's own board
  hotkeys: boolean;
  passes: boolean; // the client gives an answer by itself where there is only one
}

const DEFAULTS: Preferences = {
  speed: 1,
  confirm: false,
  palette: 'town',
  theme: 'system',
  language: '',
  sound: false,
  aloud: true,
  side: true,
  plain: false,
  hotkeys: true,
  passes: true,
};

const KEY = 'covetown-preferences';

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
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
