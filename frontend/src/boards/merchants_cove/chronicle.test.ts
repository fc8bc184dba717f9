import { expect, test } from 'vitest';
import { daysOf } from './chronicle';

const CATALOGUE = { corruption: { c: 28, 'c-red': 4 } } as never;
const sale = (seat: number, pier: string, amount: number) => ({ kind: 'sold', seat, pier, amount, what: [] });
const morning = (round: number) => ({ kind: 'phase', phase: 'arrival', round });
const final = (seat: number, gold: number, faces: number[], worth: number[]) => ({
  kind: 'final-scoring',
  seat,
  gold,
  faces,
  worth,
});
const told = (...events: object[]) => events.map((event, step) => ({ step, events: [event] })) as never;

test('every day has its own end, though the first morning is not told, and icons come last', () => {
  const days = daysOf(
    told(
      sale(0, 'plaza', 9),
      sale(1, 'bazaar', 6),
      morning(2),
      sale(0, 'black-market', 12),
      { kind: 'gained-gold', seat: 1, amount: 4, why: 'shields' },
      morning(3),
      sale(1, 'plaza', 20),
      final(0, 18, [0, 1], [-4, 1]),
      final(1, 35, [0], [-4]),
    ),
    2,
    CATALOGUE,
  );
  expect(days.ends).toEqual([
    [0, 0],
    [9, 6],
    [21, 10],
    [21, 30],
    [18, 35],
  ]);
  expect(days.sales[0]).toEqual([
    [0, 9, 0],
    [0, 0, 12],
    [0, 0, 0],
  ]);
  expect(days.gold[0]).toMatchObject({ plaza: 9, 'black-market': 12, icons: -3 });
  expect(days.gold[1]).toMatchObject({ shields: 4, icons: 5 });
  expect(days.best).toMatchObject({ seat: 1, day: 3, pier: 'plaza', amount: 20, step: 6 });
  expect(days.dearest).toEqual({ seat: 0, face: 'c', gold: -4 });
});
