/** The focus is never lost: when a move takes away the thing that had it, it goes to what lies nearest. */

import type { Attachment } from 'svelte/attachments';

const REACHED = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]';
/** Things that stand together, from the innermost: what a reader would call "here". */
const PLACES = '[data-roving], [data-zone], [role="group"], section, aside, .prompt-row, .mine, main';

interface Place {
  node: Element;
  at: number;
}

interface Remembered {
  thing: HTMLElement;
  ref: string;
  places: Place[];
}

function reached(node: Element): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>(REACHED)].filter((one) => one.getClientRects().length > 0);
}

function remember(thing: HTMLElement, root: HTMLElement): Remembered {
  const places: Place[] = [];
  for (let node = thing.parentElement?.closest(PLACES); node && root.contains(node);) {
    places.push({ node, at: reached(node).indexOf(thing) });
    node = node.parentElement?.closest(PLACES);
  }
  return { thing, ref: thing.dataset.ref ?? '', places };
}

/** Where the focus goes instead: the thing itself, the same reference, a neighbour, or what is `last` resort. */
function instead({ thing, ref, places }: Remembered, root: HTMLElement, last: string): HTMLElement | null {
  if (thing.isConnected && thing.matches(REACHED) && thing.getClientRects().length) return thing;
  const same = ref && root.querySelector<HTMLElement>(`[data-ref="${CSS.escape(ref)}"]:is(button:not([disabled]))`);
  if (same) return same;
  for (const { node, at } of places) {
    if (!node.isConnected) continue;
    const all = reached(node);
    const found = all[Math.min(Math.max(at, 0), all.length - 1)];
    if (found) return found;
  }
  return [...root.querySelectorAll<HTMLElement>(last)].find((one) => one.getClientRects().length > 0) ?? null;
}

/** For a page that changes under its reader. `last` names where to go when nothing is left of where the focus was. */
export function keepFocus(last = '.answers button:not([disabled]), main'): Attachment<HTMLElement> {
  return (root) => {
    let kept: Remembered | null = null;
    let frame = 0;

    const focused = (event: FocusEvent) => {
      cancelAnimationFrame(frame);
      frame = 0;
      moved = false;
      kept = remember(event.target as HTMLElement, root);
    };
    /** Somebody who clicks beside everything wants no focus; a thing that was taken away, moved or locked had it. */
    const lost = () =>
      kept !== null &&
      (document.activeElement === document.body || document.activeElement === null) &&
      (!kept.thing.isConnected || !kept.thing.matches(REACHED) || waits || moved);
    let waits = false; // a button that is locked while an answer is on its way
    let moved = false; // taken out and put in elsewhere, as happens to cards that change their order
    function look(changes: MutationRecord[]): void {
      const thing = kept?.thing;
      if (thing && changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(thing))))
        moved = true;
      if (!lost() || frame) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        if (!kept || !lost()) return;
        waits = kept.thing.isConnected && !kept.thing.matches(REACHED);
        if (waits) return;
        instead(kept, root, last)?.focus({ preventScroll: true });
      });
    }

    const away = () => (waits = moved = false);
    const watch = new MutationObserver(look);
    watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    root.addEventListener('focusin', focused);
    document.addEventListener('pointerdown', away);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      root.removeEventListener('focusin', focused);
      document.removeEventListener('pointerdown', away);
    };
  };
}
