/** Why a click does nothing now, in the words of the game. */

import type { Cove } from './context.svelte';
import { sizeOf } from './model';

export function why(cove: Cove, ref: string): string {
  const [what = '', first = '', second = ''] = ref.split(':');
  const { world, mine, kind } = cove;
  if (what === 'space' && mine) {
    if (first !== mine.merchant) return cove.say('why-not-yours');
    if (kind !== 'choose-space') return cove.say('why-later');
    if (mine.figures.includes(second)) return cove.say('why-standing');
    return cove.say('why-closed');
  }
  if (what === 'slot') {
    if (Number(first) !== world.viewer) return cove.say('why-not-yours');
    return cove.say(mine?.staff[Number(second) - 1]?.card === null ? 'why-slot-free' : 'why-slot');
  }
  if (what === 'townsfolk') return cove.say('why-townsfolk');
  if (what === 'boat') {
    const boat = world.harbour.boats[Number(first) - 1];
    if (boat && boat.status !== 'sailing') return cove.say('why-boat-gone');
    return kind === 'place-on-boat' || kind === 'sailor-to-boat' ? cove.say('why-boat-full') : cove.say('why-boat');
  }
  if (what === 'berth') {
    const berth = world.harbour.berths.find((one) => one.berth === first);
    if (berth?.boat) return cove.say('why-berth-taken', { boat: berth.boat });
    return kind === 'choose-berth' ? cove.say('why-other-side') : cove.say('why-berth');
  }
  if (what === 'good') {
    if (kind !== 'selling') return cove.say('why-good');
    const asked = cove.decision?.prompt.args?.pier as { key?: string } | undefined;
    const pier = world.harbour.piers.find((one) => asked?.key === `pier-${one.pier}`);
    return pier?.takes.includes(sizeOf(first)) ? cove.say('why-no-buyer') : cove.say('why-size');
  }
  if (what === 'pier' || what === 'hall') return cove.say('why-place');
  if (what === 'corruption') return cove.say('why-corruption');
  if (what === 'furnace') return cove.say('why-furnace');
  if (what === 'cauldron') return cove.say('why-cauldron');
  if (what === 'marble') return cove.say('why-marble');
  if (what === 'ship' || what === 'sea' || what === 'lane') return cove.say('why-ship');
  if (what === 'machine' || what === 'bench' || what === 'tile') return cove.say('why-tile');
  if (what === 'rift') return cove.say('why-rift');
  return '';
}
