/** The year in figures, counted from its events: where fame came from, how it grew, the fiercest battle. */

import type { GameEvent } from '../../lib/types';

export const SOURCES = ['islands', 'combats', 'legends', 'chests', 'gold', 'cards', 'losses'] as const;
export type Source = (typeof SOURCES)[number];

export interface Fought {
  step: number;
  month: number;
  island: number; // 0: the last battle
  rounds: number;
  hits: number;
  crippled: number;
  sunk: number;
  seats: number[];
  card: number;
}

export interface Year {
  fame: Record<Source, number>[];
  /** Hits that Mastercraft cards have caught. */
  caught: number[];
  /** Fame at the end of each month, month 0 first. */
  months: number[][];
  /** The step at which each month begins, month 1 first. */
  begins: number[];
  fiercest: Fought | null;
}

const FROM: Record<string, Source> = {
  plunder: 'islands',
  crippled: 'combats',
  flight: 'combats',
  sinking: 'legends',
  cacafuego: 'legends',
  fame_cards: 'cards',
};
const GOLD_FOR_FAME = 3; // PC-156

export function yearOf(log: { step: number; events: GameEvent[] }[], seats: number): Year {
  const year: Year = {
    fame: Array.from(
      { length: seats },
      () => Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>,
    ),
    caught: Array.from({ length: seats }, () => 0),
    months: [],
    begins: [],
    fiercest: null,
  };
  const now = Array.from({ length: seats }, () => 0);
  let month = 0;
  let threes = 0; // of the burial that is being counted
  let buried = 0;
  let fight: Fought | null = null;
  const close = () => {
    if (fight && weight(fight) > (year.fiercest ? weight(year.fiercest) : 0)) year.fiercest = fight;
    fight = null;
  };
  for (const { step, events } of log)
    for (const event of events) {
      const seat = typeof event.seat === 'number' ? event.seat : -1;
      const amount = typeof event.amount === 'number' ? event.amount : 0;
      switch (event.kind) {
        case 'month':
          close();
          year.months.push([...now]);
          month = Number(event.month);
          year.begins.push(step);
          break;
        case 'combat':
        case 'last_battle':
          close();
          fight = {
            step,
            month,
            island: Number(event.island ?? 0),
            rounds: 0,
            hits: 0,
            crippled: 0,
            sunk: 0,
            seats: [...new Set((event.seats as number[]) ?? [])],
            card: typeof event.card === 'number' ? event.card : -1,
          };
          break;
        case 'round':
          if (fight) fight.rounds = Number(event.round);
          break;
        case 'volley':
          if (fight) fight.hits += Number(event.hits ?? 0);
          break;
        case 'crippled':
          if (fight) fight.crippled += 1;
          break;
        case 'legend_sunk':
        case 'navy_sunk':
          if (fight) fight.sunk += 1;
          break;
        case 'master_turned':
        case 'master_destroyed':
          if (seat >= 0) year.caught[seat]! += 1;
          break;
        case 'buried':
          threes = Number(event.gold ?? 0) / GOLD_FOR_FAME;
          buried = threes + Number(event.chests ?? 0);
          break;
        case 'fame_gained': {
          const row = year.fame[seat];
          if (!row) break;
          now[seat]! += amount;
          if (event.reason === 'burial') {
            // A consort takes half of it; what is his counts in the same proportion.
            const gold = buried ? Math.round((amount * threes) / buried) : 0;
            row.gold += gold;
            row.chests += amount - gold;
          } else row[FROM[String(event.reason)] ?? 'islands'] += amount;
          break;
        }
        case 'fame_lost':
          if (seat < 0) break;
          now[seat]! -= amount;
          year.fame[seat]!.losses -= amount;
          break;
      }
    }
  close();
  year.months.push([...now]);
  return year;
}

/** How fierce a battle was. */
const weight = (fight: Fought) => fight.hits + 2 * fight.rounds + 4 * fight.crippled + 6 * fight.sunk;
