/** Names of seats and cards at a table. */

import { dashed, shell, t, type Names, type Texts } from '../lib/texts.svelte';
import type { TableCard } from '../lib/wire';
import { seatOf } from '../ui/seats';

/** A table's own name; else who plays there, or while people gather whose table it is. */
export function tableName(table: TableCard): string {
  if (table.title) return table.title;
  const people = table.seats.filter((seat) => seat.kind === 'human' && seat.name).map((seat) => seat.name!);
  if (table.status === 'gathering' || !people.length)
    return table.host ? t('shell-table-of', { name: table.host }) : t('shell-table-departed');
  const names = new Intl.ListFormat(shell.locale, { type: 'conjunction' }).format(people);
  const bots = table.seats.length - people.length;
  return bots ? t('shell-table-against', { names, n: bots }) : names;
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
];

/** A moment in the past, as people say it: 5 minutes ago, yesterday, and after a week the date. */
export function moment(at: number, now = Date.now()): string {
  const gone = Math.max(0, now - at);
  if (gone < 60_000) return t('shell-just-now');
  if (gone >= 7 * 86_400_000) return new Intl.DateTimeFormat(shell.locale, { dateStyle: 'medium' }).format(at);
  const [unit, length] = STEPS.filter(([, ms]) => gone >= ms).at(-1) ?? STEPS[0]!;
  return new Intl.RelativeTimeFormat(shell.locale, { numeric: 'auto' }).format(-Math.floor(gone / length), unit);
}

/** The day and the hour of a moment, where several of a day are told apart. */
export function exactly(at: number): string {
  return new Intl.DateTimeFormat(shell.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** How fast a table is played: without a clock, with a bank, or with days for every turn. */
export function paceName(clock: TableCard['clock']): string {
  if (!clock) return t('shell-clock-none');
  if (clock.days) return t('shell-clock-days', { days: clock.days });
  return t('shell-clock-n', { minutes: Math.round(clock.bank_s / 60), seconds: clock.increment_s });
}

export function seatName(table: TableCard | null, seat: number): string {
  const found = table?.seats[seat];
  if (!found) return t('shell-seat-n', { n: seat + 1 });
  if (found.name) return found.name;
  if (found.kind === 'bot') return t(`shell-bot-${seatOf(seat)}`);
  // A person's seat without a name: whoever sat there has left the town.
  return found.kind === 'human' ? t('shell-departed') : t(`shell-seat-${found.kind}`);
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
