/** Why a click does nothing now, in the words of the game. */

import type { Cove } from './context.svelte';
import { goldLeft, pricesOf, printed, SECTIONS, TREASURE_ISLAND, twoShips, type Section } from './model';

const DOUBLED = 2; // PC-161

export function why(cove: Cove, ref: string): string {
  const [what = '', first = '', second = ''] = ref.split(':');
  if (what === 'section') return whyNotSection(cove, Number(first), second as Section);
  if (what === 'hand') return whyNotCard(cove, Number(first));
  if (!what && cove.kind.startsWith('window')) return cove.say('why-card-first');
  if (what === 'island') return whyNotIsland(cove, Number(first));
  if (what === 'master') return cove.say('why-master');
  if (what === 'seat' && cove.kind === 'target') return cove.say('why-section-first');
  if (what === 'tavern') return cove.say('why-tavern');
  return '';
}

function whyNotSection(cove: Cove, at: number, section: Section): string {
  const { truth, kind, asked } = cove;
  const { catalogue } = cove.board;
  const name = cove.board.texts.key(`section-${section}`);
  const ship = truth.ships[at];
  if (!ship) return '';
  if (ship.seat !== truth.viewer) {
    if (kind !== 'target' && kind !== 'navy_target') return cove.say('why-not-firing');
    if (truth.combat?.legend && !truth.combat.legend.sunk) return cove.say('why-legend-first'); // PC-226
    if (truth.combat?.navy.length && kind === 'target') return cove.say('why-navy-first');
    if (truth.combat?.volley?.salute) return cove.say('why-whole-ship'); // PC-494
    return cove.say('why-not-here', { name: cove.captain(ship) });
  }
  if (kind !== 'rigging' && kind !== 'upgrade') return cove.say('why-not-upgrading', { section: name });
  if (asked && asked.ship !== at) return cove.say('why-other-ship', { mark: asked.mark.trim() });
  const level = (ship.draft ?? ship.levels)[section];
  if (level >= 8) return cove.say('why-top', { section: name });
  if (kind === 'upgrade' && ship.place !== TREASURE_ISLAND && SECTIONS[ship.place - 2] !== section)
    return cove.say('why-elsewhere', { section: name, island: cove.island(SECTIONS.indexOf(section) + 2) });
  if (kind === 'upgrade' && ship.place === TREASURE_ISLAND && truth.upgrade?.doubled) return cove.say('why-doubled');
  const price = (pricesOf(catalogue)[level + 1] ?? 0) * (ship.place === TREASURE_ISLAND ? DOUBLED : 1);
  return cove.say('why-price', { price, gold: goldLeft(catalogue, ship), level: level + 1 });
}

function whyNotCard(cove: Cove, card: number): string {
  const { kind, key } = printed(cove.board.catalogue, card);
  const name = cove.card(card);
  if (cove.truth.combat?.belay && (kind === 'battle' || kind === 'volley')) return cove.say('why-belay');
  if (kind === 'event') return cove.say(`why-${key.replaceAll('_', '-')}`, { name });
  return cove.say(`why-${kind}`, { name });
}

function whyNotIsland(cove: Cove, island: number): string {
  const { truth, kind, asked, told } = cove;
  if (kind === 'course' || kind === 'open_course') {
    if (island > TREASURE_ISLAND) return cove.say('why-cove');
    if (twoShips(truth) && (kind === 'open_course' || told.picks.includes(island))) return cove.say('why-same-island');
  }
  if (kind === 'window_n1') {
    if (island >= TREASURE_ISLAND) return cove.say('why-navy-outer');
    if (truth.ships.some((ship) => ship.seat === truth.viewer && ship.place === island))
      return cove.say('why-navy-own');
    return cove.say('why-occupied');
  }
  if (kind === 'upgrade' && asked && asked.place !== island)
    return cove.say('why-not-there', { island: cove.island(asked.place) });
  return kind === 'upgrade' ? cove.say('why-use-mat') : cove.say('why-courses-later');
}
