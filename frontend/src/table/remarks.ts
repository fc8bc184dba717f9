/** What the log says of a choice that somebody else made for a seat. */

import { t, type Texts } from '../lib/texts.svelte';

export interface Made {
  /** The seat whose time was up, so that a bot chose. */
  late?: number;
  /** The seat from which one looks, which passed as it had said beforehand. */
  passed?: number;
}

export interface Remark {
  seat: number;
  text: string;
}

export function remark({ late, passed }: Made, texts: Texts): Remark | null {
  if (late !== undefined) return { seat: late, text: t('shell-log-late', { name: texts.names.seat(late) }) };
  if (passed !== undefined) return { seat: passed, text: t('shell-log-passed', { name: texts.names.seat(passed) }) };
  return null;
}
