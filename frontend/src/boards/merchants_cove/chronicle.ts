/** Three days in figures, counted from their events: gold by source, by day and by pier, the best sale, the dearest card. */

import type { Catalogue } from '../../kit/board';
import type { GameEvent } from '../../lib/types';
import { number, PIERS, text } from './model';

export const SOURCES = [...PIERS, 'song', 'shields', 'sponsors', 'icons', 'paid'] as const;
export type Source = (typeof SOURCES)[number];

export interface Sale {
  seat: number;
  day: number;
  pier: string;
  amount: number;
  step: number;
  what: unknown;
}

export interface Days {
  seats: number;
  gold: Record<Source, number>[];
  /** Gold at the end of each day, day 0 first; the last entry is the final count. */
  ends: number[][];
  /** Sales by seat, day and pier. */
  sales: number[][][];
  best: Sale | null;
  dearest: { seat: number; face: string; gold: number } | null;
}

export function daysOf(log: { step: number; events: GameEvent[] }[], seats: number, catalogue: Catalogue): Days {
  const all = log.flatMap(({ events }) => events);
  const n = Math.max(seats, ...all.map((event) => (typeof event.seat === 'number' ? event.seat + 1 : 0)));
  const each = <T>(make: () => T) => Array.from({ length: n }, make);
  const days: Days = {
    seats: n,
    gold: each(() => Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>),
    ends: [each(() => 0)],
    sales: each(() => Array.from({ length: 3 }, () => PIERS.map(() => 0))),
    best: null,
    dearest: null,
  };
  const faces = Object.keys((catalogue.corruption ?? {}) as object);
  const now = each(() => 0);
  let day = 1; // the first morning is part of the set-up and not told
  let counted = false;
  const earn = (seat: number, source: Source, amount: number) => {
    const row = days.gold[seat];
    if (!row) return;
    row[source] += amount;
    now[seat]! += amount;
  };
  for (const { step, events } of log)
    for (const event of events) {
      const seat = typeof event.seat === 'number' ? event.seat : -1;
      const amount = number(event, 'amount');
      switch (event.kind) {
        case 'phase':
          if (event.phase === 'arrival' && number(event, 'round') > day) {
            days.ends.push([...now]);
            day = number(event, 'round');
          }
          break;
        case 'sold': {
          const pier = text(event, 'pier') as (typeof PIERS)[number];
          earn(seat, pier, amount);
          const row = days.sales[seat]?.[day - 1];
          if (row) row[PIERS.indexOf(pier)]! += amount;
          if (amount > (days.best?.amount ?? 0)) days.best = { seat, day, pier, amount, step, what: event.what };
          break;
        }
        case 'sang-for-gold':
          earn(seat, 'song', amount);
          break;
        case 'gained-gold':
          earn(
            seat,
            event.why === 'shields' ? 'shields' : event.why === 'brag' || event.why === 'tips' ? 'song' : 'sponsors',
            amount,
          );
          break;
        case 'sponsored':
          earn(seat, 'sponsors', amount);
          break;
        case 'paid-gold':
          earn(seat, 'paid', -amount);
          break;
        case 'final-scoring': {
          if (!counted) days.ends.push([...now]);
          counted = true;
          // A total stops at nothing; what counts is where the gold came out.
          earn(seat, 'icons', number(event, 'gold') - (now[seat] ?? 0));
          const worth = event.worth as number[];
          for (const [at, index] of (event.faces as number[]).entries()) {
            const gold = worth[at] ?? 0;
            if (gold < (days.dearest?.gold ?? 0)) days.dearest = { seat, face: faces[index] ?? 'c', gold };
          }
          break;
        }
      }
    }
  days.ends.push([...now]);
  return days;
}
