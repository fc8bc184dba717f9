/** Why a click does nothing now, where Dale knows it better than the kit. */

import type { Dale } from './context.svelte';
import type { CardSpot } from './model';

export function why(dale: Dale, ref: string, spot?: CardSpot): string {
  const kind = dale.board.pointing?.decision?.kind ?? '';
  if (!spot) return '';
  if (ref.startsWith('market:') && kind === 'action') {
    const { table } = dale;
    const price = dale.face({ id: spot.id }).value + Number(ref.slice(7));
    const purse = (table.players[table.me]?.hand ?? []).reduce(
      (sum, card) => sum + (dale.face(card).now ?? dale.face(card).value),
      0,
    );
    return purse < price ? dale.say('why-price', { price, purse }) : '';
  }
  if (!ref.startsWith('hand:')) return '';
  const { name, type, deck } = dale.face(spot);
  if (kind === 'action') return deck === 'junk' ? dale.say('why-junk') : dale.say('why-card', { name, type });
  if (kind === 'pay') return dale.say('why-pay', { name });
  return kind === 'stack' || kind === 'ask_help' || kind === 'help' ? dale.say('why-stack', { name }) : '';
}
