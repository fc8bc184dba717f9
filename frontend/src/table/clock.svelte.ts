/** The time left on a running clock, counted on in the browser. */

import type { LiveTable } from '../lib/live.svelte';
import { span } from '../lib/span';

class Now {
  ms = $state(Date.now());
  constructor() {
    setInterval(() => (this.ms = Date.now()), 500);
  }
}

export const now = new Now();

/** At a slow table only a clock that runs, or that stands still in mid-turn, says anything. */
export function timeLeft(live: LiveTable, seat: number): string {
  const clocks = live.clocks;
  if (!clocks) return '';
  const running = clocks.running.includes(seat) && !clocks.paused;
  if (clocks.turn_ms !== null && !live.waiting.includes(seat)) return '';
  let left = clocks.bank_ms[seat] ?? 0;
  if (running) left -= Math.max(0, now.ms - clocks.since);
  return clocks.turn_ms === null ? lasting(left) : span(Math.max(0, left));
}

/** A stretch of time, as 0:42. */
export function lasting(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The seconds since a moment. */
export function since(at: number): number {
  return Math.max(0, (now.ms - at) / 1000);
}

/** In how many milliseconds a bot may be let in for a seat; null where nobody is missed. */
export function replaceIn(live: LiveTable, seat: number): number | null {
  const left = live.presence.replace_in[seat];
  return left == null ? null : Math.max(0, left - Math.max(0, now.ms - live.presence.since));
}
