/** The last moves of the others stay marked on the board until we move ourselves. */

import type { Mover } from './stage';

/** What a move touched: a place, or the card or piece that lies there now. */
export interface Touched {
  zone: string;
  card?: Mover;
}

/** Mark these and nothing else, with a frame that takes no room. Where cards only rest, what they left is not marked. */
export function mark(touched: Touched[], rests: ReadonlySet<string> = new Set()): void {
  for (const node of document.querySelectorAll<HTMLElement>('[data-fresh]')) delete node.dataset.fresh;
  const claimed = new Set<Element>();
  for (const { zone, card } of touched)
    for (const place of document.querySelectorAll<HTMLElement>(`[data-zone="${CSS.escape(zone)}"]`)) {
      if (card === undefined && [...claimed].some((node) => place.contains(node))) continue; // it says more
      const node = card === undefined ? place : (lying(place, card, claimed) ?? place);
      if (node === place && rests.has(zone) && !place.querySelector('[data-card]')) continue;
      claimed.add(node);
      node.dataset.fresh = '';
    }
}

/** The newest card of this kind in a place, or one whose face nobody sees. */
export function lying(place: Element, card: Mover | null, claimed: Set<Element>): HTMLElement | undefined {
  for (const id of card === null ? ['-1'] : [String(card), '-1']) {
    const all = [...place.querySelectorAll<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)];
    const free = all.filter((node) => !claimed.has(node));
    if (free.length) return free.at(-1);
  }
  return undefined;
}
