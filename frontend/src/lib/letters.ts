/** What comes when a page stands, and not before: the town's own lettering, and the worker that lays the shell in store. */

import { update } from './update.svelte';

let asked = false;

/** The page stands: its words are there and what it shows has come. */
export function pageStands(): void {
  if (asked) return;
  asked = true;
  void import('./lettering').then(
    ({ load }) => load(),
    () => (asked = false),
  );
  // The rest can wait until the browser has nothing else to do.
  const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1500));
  idle(() => void update.watch(), { timeout: 8000 });
}
