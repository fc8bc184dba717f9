/** What happened while somebody was away, gathered by who did it. */

import type { Texts } from '../lib/texts.svelte';
import type { GameEvent } from '../lib/types';

/** So many moves at most are the last ones. */
const LAST = 40;

export interface Deed {
  step: number;
  text: string;
  times: number;
}

/** One after the other: what a seat did before another one did something (-1: nobody in particular). */
export interface Doer {
  seat: number;
  deeds: Deed[];
}

/** What the others did since one of these seats last did something; for somebody who only watches, the last move. */
export function lastMoves(log: { events: GameEvent[] }[], seats: number[]): GameEvent[] {
  const out: GameEvent[][] = [];
  for (let at = log.length - 1; at >= 0 && out.length < LAST; at -= 1) {
    const { events } = log[at]!;
    const doer = events.find((event) => typeof event.seat === 'number')?.seat;
    if (typeof doer === 'number' && seats.includes(doer)) break;
    out.unshift(events);
    if (!seats.length && typeof doer === 'number') break;
  }
  return out.flat();
}

/** The lines of the log after a step, grouped by the player who is named first in each move. */
export function deedsSince(
  log: { step: number; events: GameEvent[] }[],
  step: number,
  texts: Texts,
  quiet: Set<string> = new Set(),
): Doer[] {
  const out: Doer[] = [];
  for (const line of log) {
    if (line.step <= step) continue;
    const named = line.events.find((event) => typeof event.seat === 'number');
    const seat = named ? (named.seat as number) : (out.at(-1)?.seat ?? -1);
    for (const event of line.events) {
      const text = quiet.has(event.kind) ? '' : texts.event(event);
      if (!text) continue;
      let group = out.at(-1);
      if (!group || group.seat !== seat) out.push((group = { seat, deeds: [] }));
      const last = group.deeds.at(-1);
      if (last && last.text === text && last.step === line.step) last.times += 1;
      else group.deeds.push({ step: line.step, text, times: 1 });
    }
  }
  return out;
}
