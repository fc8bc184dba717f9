/** Arrow keys within a group: the group is one stop of the Tab key, the arrows, Home and End walk through its things. */

import type { Attachment } from 'svelte/attachments';

const THINGS = 'button:not([disabled]), a[href], [tabindex]:not([data-roving])';
const STEPS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** `by: 'order'` walks along a row; `by: 'place'` goes to the nearest thing in the direction of the arrow, for maps. */
export function roving(by: 'order' | 'place' = 'order'): Attachment<HTMLElement> {
  return (group) => {
    group.dataset.roving = by;
    const things = () =>
      [...group.querySelectorAll<HTMLElement>(THINGS)].filter((thing) => thing.closest('[data-roving]') === group);

    /** One thing can be reached by Tab: the one that was last focused, or else the first. */
    function settle(chosen?: HTMLElement): void {
      const all = things();
      const now = chosen ?? all.find((thing) => thing.tabIndex === 0 && thing.dataset.stop) ?? all[0];
      for (const thing of all) {
        const tabIndex = thing === now ? 0 : -1;
        if (thing.tabIndex !== tabIndex) thing.tabIndex = tabIndex;
        if (thing === now) thing.dataset.stop = '';
        else delete thing.dataset.stop;
      }
    }

    function walk(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const all = things();
      const at = all.indexOf(document.activeElement as HTMLElement);
      if (at < 0) return;
      const step = STEPS[event.key];
      let next: HTMLElement | undefined;
      if (event.key === 'Home') next = all[0];
      else if (event.key === 'End') next = all.at(-1);
      else if (step) next = by === 'place' ? nearest(all, all[at]!, step) : all[at + step[0] + step[1]];
      else return;
      event.preventDefault();
      event.stopPropagation();
      next?.focus();
    }

    const focused = (event: FocusEvent) => {
      const thing = event.target as HTMLElement;
      if (things().includes(thing)) settle(thing);
    };
    const watch = new MutationObserver(() => settle());
    watch.observe(group, { childList: true, subtree: true });
    group.addEventListener('keydown', walk);
    group.addEventListener('focusin', focused);
    settle();
    return () => {
      watch.disconnect();
      group.removeEventListener('keydown', walk);
      group.removeEventListener('focusin', focused);
    };
  };
}

/** The thing that lies nearest in a direction; what lies off to the side counts as twice as far. */
function nearest(all: HTMLElement[], from: HTMLElement, [dx, dy]: [number, number]): HTMLElement | undefined {
  const middle = (thing: HTMLElement) => {
    const box = thing.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2] as const;
  };
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const thing of all) {
    const [a, b] = middle(thing);
    const ahead = (a - x) * dx + (b - y) * dy;
    if (thing === from || ahead <= 0) continue;
    const far = ahead + 2 * Math.abs((a - x) * dy + (b - y) * dx);
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}
