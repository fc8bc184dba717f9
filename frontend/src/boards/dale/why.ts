/** Why a click does nothing now, as far as the table tells. */

import { t } from '../../lib/texts.svelte';
import type { Decision } from '../../lib/types';
import type { Dale } from './context';
import type { CardSpot } from './model';

export function why(dale: Dale, decision: Decision | null, ref: string, spot?: CardSpot): string {
  const { table } = dale;
  if (table.me < 0) return t('shell-dale-why-watching');
  if (!decision) return t('shell-not-your-turn');
  const asked = dale.texts.say(decision.prompt);
  if (ref.startsWith('market:') && decision.kind === 'action' && spot) {
    const price = dale.face({ id: spot.id }).value + Number(ref.slice(7));
    const purse = (table.players[table.me]?.hand ?? []).reduce((sum, card) => sum + (dale.face(card).now ?? dale.face(card).value), 0);
    return purse < price ? t('shell-dale-why-price', { price, purse }) : t('shell-dale-why-asked', { asked });
  }
  if (spot && ref.startsWith('hand:')) {
    const face = dale.face(spot);
    const kind = dale.face(spot).type;
    if (decision.kind === 'action') return t('shell-dale-why-card', { name: face.name, type: kind });
    if (decision.kind === 'pay') return t('shell-dale-why-pay', { name: face.name });
    if (decision.kind === 'stack' || decision.kind === 'ask_help' || decision.kind === 'help') return t('shell-dale-why-stack', { name: face.name });
  }
  return t('shell-dale-why-asked', { asked });
}
