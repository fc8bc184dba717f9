/** The time left on a running clock, counted on in the browser. */

import type { LiveTable } from '../lib/live.svelte';

class Now {
  ms = $state(Date.now());
  constructor() {
    setInterval(() => (this.ms = Date.now()), 500);
  }
}

const now = new Now();

export function timeLeft(live: LiveTable, seat: number): string {
  const clocks = live.clocks;
  if (!clocks) return '';
  let left = clocks.bank_ms[seat] ?? 0;
  if (clocks.running.includes(seat) && !clocks.paused) left -= Math.max(0, now.ms - clocks.since);
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
