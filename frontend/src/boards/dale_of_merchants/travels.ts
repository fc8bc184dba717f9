/** Which cards an event of Dale moves, and what glows for a moment. */

import type { GameEvent } from '../../lib/types';
import type { Travel } from '../../kit/stage';

export function travels(event: GameEvent): Travel[] {
  const { card, cards, from, to } = event as { card?: number; cards?: number[]; from?: string; to?: string };
  if (!from || !to || from === to) return [];
  if (event.kind.startsWith('reshuffled')) return [{ card: null, from, to }];
  const sound = event.kind === 'bought' ? 'coin' : event.kind === 'placed' ? 'build' : 'card';
  if (cards?.length) return cards.map((one) => ({ card: one, from, to, sound }));
  const count = typeof event.count === 'number' && card === undefined ? Math.min(event.count, 8) : 1;
  return Array.from({ length: count }, () => ({ card: card ?? null, from, to, sound }));
}

export function echoes(event: GameEvent): string[] {
  const out: string[] = [];
  if (typeof event.to === 'string' && !event.to.startsWith('hand')) out.push(event.to);
  if (event.kind === 'built') out.push(`stall:${String(event.seat)}`);
  return out;
}
