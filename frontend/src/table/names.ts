/** Names of seats and cards at a table. */

import { dashed, t, type Names, type Texts } from '../lib/texts.svelte';
import type { TableCard } from '../lib/wire';

/** A table's own name, or whose table it is. */
export function tableName(table: TableCard): string {
  return table.title || t('shell-table-of', { name: table.host });
}

export function seatName(table: TableCard | null, seat: number): string {
  const found = table?.seats[seat];
  if (!found) return t('shell-seat-n', { n: seat + 1 });
  if (found.name) return found.name;
  if (found.kind === 'bot') return t(`shell-bot-${seat % 5}`);
  return t(`shell-seat-${found.kind}`);
}

/** How a game's catalogue names its cards: `{"cards": {"12": {"key": "…"}}}` or a list. */
export function cardKey(catalogue: Record<string, unknown>, id: number): string {
  const cards = catalogue.cards as Record<string, { key?: string }> | { id?: number; key?: string }[] | undefined;
  if (!cards) return '';
  if (Array.isArray(cards)) return cards.find((card) => card.id === id)?.key ?? '';
  return cards[String(id)]?.key ?? '';
}

/** `automa` is the name of an opponent without a seat of its own, such as Mono. */
export function namesFor(texts: Texts, table: () => TableCard | null, catalogue: Record<string, unknown>, automa = ''): Names {
  return {
    card: (id) => {
      const key = cardKey(catalogue, id);
      return key ? texts.key(`card-${dashed(key)}`) : `#${id}`;
    },
    seat: (seat) => (automa && !table()?.seats[seat] ? automa : seatName(table(), seat)),
  };
}
