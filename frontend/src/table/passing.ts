/** Questions at which a player may pass beforehand. */

import type { Decision } from '../lib/types';

/** All are asked in secret, and one of the answers is to pass; where there is no other, the client passes by itself. */
export function passable(decision: Decision): boolean {
  return decision.secret && !decision.by_itself && decision.options.filter(({ kind }) => kind === 'pass').length === 1;
}
