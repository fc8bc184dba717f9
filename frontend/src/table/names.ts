/** Names of seats and cards at a table. */

import { dashed, t, type Names, type Texts } from '../lib/texts.svelte';
import type { TableCard } from '../lib/wire';
import { seatOf } from '../ui/seats';

/** A table's own name, or whose table it is. */
export function tableName(table: TableCard): string {
  return table.title || t('shell-table-of', { name: table.host });
}

export function seatName(table: TableCard | null, seat: number): string {
  const found = table?.seats[seat];
  if (!found) return t('shell-seat-n', { n: seat + 1 });
  if (found.name) return found.name;
  if (found.kind === 'bot') return t(`shell-bot-${seatOf(seat)}`);
  return t(`shell-seat-${found.kind}`);
}

/** How a game's catalogue names its cards: `{"cards": {"12": {"key": "…"}}}` or a list. */
export function cardKey(catalogue: Record<string, unknown>, id: number): string {
  const cards = catalogue.cards as Record<string, { key?: string }> | { id?: number; key?: string }[] | undefined;
  if (!cards) return '';
  if (Array.isArray(cards)) return cards.find((card) => card.id === id)?.key ?? '';
  return cards[String(id)]?.key ?? '';
}

/**
 * Who has no seat at the table, such as an automatic opponent, has the name that the game gives in `extra-seat`.
 * `mine` are the reader's seats: with one the reader is spoken to, with several on one screen everybody has a name.
 */
export function namesFor(
  texts: Texts,
  table: () => TableCard | null,
  catalogue: Record<string, unknown>,
  mine: () => number[] = () => [],
): Names {
  return {
    you: () => (mine().length === 1 ? mine()[0]! : -1),
    card: (id) => {
      const key = cardKey(catalogue, id);
      return key ? texts.key(`card-${dashed(key)}`) : `#${id}`;
    },
    seat: (seat) =>
      !table()?.seats[seat] && texts.has('extra-seat') ? texts.key('extra-seat') : seatName(table(), seat),
  };
}
