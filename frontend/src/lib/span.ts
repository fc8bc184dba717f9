/** Stretches of time in words: two days and five hours, or forty minutes. */

import { t } from './texts.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How much time is left, in the two units that matter. */
export function span(ms: number): string {
  if (ms >= DAY) return t('shell-span-days', { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
  if (ms >= HOUR)
    return t('shell-span-hours', { hours: Math.floor(ms / HOUR), minutes: Math.floor((ms % HOUR) / MINUTE) });
  return t('shell-span-minutes', { minutes: Math.max(0, Math.ceil(ms / MINUTE)) });
}

/** A day and an hour as the reader's language writes them. */
export function moment(at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** A day as the reader's language writes it. */
export function day(at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' }).format(at);
}
