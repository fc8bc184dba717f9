/** The card and component browser: what there is in a game, from its catalogue, and where it lies, from its panels. */

import type { Catalogue } from '../kit/board';
import { dashed, labelled, type Texts } from '../lib/texts.svelte';
import type { Panel } from '../lib/types';

export interface Component {
  key: string;
  name: string;
  text: string;
  group: string;
  copies: number;
}

/** Groups of cards are called by the game's words for its decks and kinds; one that has no word stands under none. */
function groupName(texts: Texts, card: Record<string, unknown>): string {
  for (const [field, keys] of [
    ['deck', ['deck']],
    ['set', ['set', 'board-set']],
    ['kind', ['kind', 'board-kind', 'card-kind']],
    ['type', ['board-type', 'type']],
  ] as const) {
    const value = card[field];
    if (typeof value !== 'string' || !value) continue;
    const key = keys.map((one) => `${one}-${dashed(value)}`).find((one) => texts.has(one));
    if (key) return texts.key(key);
  }
  return '';
}

/** Different cards once each, and beside them whatever on the table has help of its own. */
export function components(texts: Texts, catalogue: Catalogue, panels: Panel[] | null): Component[] {
  const out = new Map<string, Component>();
  const names = new Set<string>();
  for (const card of Object.values((catalogue.cards ?? {}) as Record<string, Record<string, unknown>>)) {
    const key = String(card.key ?? '');
    const copies = typeof card.copies === 'number' ? card.copies : 1;
    const before = out.get(key);
    if (before) {
      before.copies += copies;
      continue;
    }
    const own = typeof card.name === 'string' && texts.has(card.name) ? card.name : `card-${dashed(key)}`;
    if (!texts.has(own)) continue;
    const name = texts.key(own);
    names.add(name);
    const text = texts.has(`${own}.text`) ? texts.key(`${own}.text`) : '';
    out.set(key, { key, name, text, group: groupName(texts, card), copies });
  }
  for (const panel of panels ?? [])
    for (const line of panel.lines)
      for (const thing of line.things) {
        if (!thing.help) continue;
        const [name, text] = [texts.say(thing.text), texts.say(thing.help)];
        if (!text || [...names].some((one) => within(name, one))) continue;
        const key = thing.ref || name;
        if (!out.has(key)) out.set(key, { key, name, text, group: texts.say(panel.title), copies: 1 });
      }
  return [...out.values()];
}

export function groupsOf(all: Component[]): string[] {
  return [...new Set(all.map((one) => one.group))];
}

/** All words must be found, in the name or in the text. */
export function found(all: Component[], wanted: string, group: string): Component[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((one) => {
    const told = `${one.name} ${one.text} ${one.group}`.toLocaleLowerCase();
    return (!group || one.group === group) && words.every((word) => told.includes(word));
  });
}

/** Whether a sentence has this name in it, as a whole. */
function within(sentence: string, name: string): boolean {
  const at = sentence.indexOf(name);
  if (at < 0) return false;
  const letter = /\p{L}/u;
  return !letter.test(sentence[at - 1] ?? ' ') && !letter.test(sentence[at + name.length] ?? ' ');
}

/** Where a thing is now, line by line of the table as this viewer may know it. */
export function whereNow(texts: Texts, panels: Panel[] | null): (name: string) => string[] {
  const lines = (panels ?? []).flatMap((panel) =>
    panel.lines.map((line) => ({
      place: `${texts.say(panel.title)}, ${texts.say(line.label)}`,
      things: line.things.map((thing) => texts.say(thing.text)),
    })),
  );
  return (name) =>
    lines.flatMap(({ place, things }) => {
      const here = [...new Set(things.filter((thing) => within(thing, name)))];
      return here.length ? [labelled(place, here.join(', '))] : [];
    });
}
