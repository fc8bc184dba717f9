/** Cards as they are shown large: what is printed on them, in words and signs. */

import type { Component } from 'svelte';
import type { Catalogue } from '../../kit/board';
import { dashed, type Texts } from '../../lib/texts.svelte';
import type { Tip } from '../../ui/tips.svelte';
import Face from './Face.svelte';
import { printed } from './model';

export interface Bundle {
  colour: string;
  value: number;
  price?: number;
}

export interface Shown {
  /** How it is framed: a set of Townsfolk, a kind of song card, `peddler`, `corruption`, `rogues`. */
  look: string;
  name: string;
  type: string;
  text: string;
  icons: string[];
  upper: Bundle | null;
  lower: Bundle | null;
  hourglasses: number;
  volume: number;
  corruption: number;
  /** What it costs where it lies now. */
  note: string;
  labels: { free: string; lower: string; dropped: string; end: string };
}

/** What a card is, by its set or its kind. */
export const typeOf = (texts: Texts, look: string) =>
  texts.key(texts.has(`set-${look}`) ? `set-${look}` : `kind-${look}`);

const empty = (texts: Texts, look: string, name: string, text: string): Shown => ({
  look,
  name,
  text,
  type: typeOf(texts, look),
  icons: [],
  upper: null,
  lower: null,
  hourglasses: 0,
  volume: 0,
  corruption: 0,
  note: '',
  labels: { free: '', lower: '', dropped: '', end: '' },
});

export function shownCard(texts: Texts, catalogue: Catalogue, card: number, note = ''): Shown {
  const face = printed(catalogue, card) as unknown as Partial<Shown> & { key: string; kind: string; set?: string };
  const key = `card-${dashed(face.key)}`;
  const blank = empty(texts, face.set ?? face.kind, texts.key(key), texts.key(`${key}.text`));
  if (face.kind === 'peddler') return blank;
  return {
    ...blank,
    icons: [...(face.icons ?? [])],
    upper: face.upper ?? null,
    lower: face.lower ?? null,
    hourglasses: face.hourglasses ?? 0,
    volume: face.volume ?? 0,
    corruption: face.corruption ?? 0,
    note,
    labels: {
      free: texts.key('face-free'),
      lower: texts.key('face-for-volume', { volume: face.lower?.price ?? 0 }),
      dropped: texts.key('face-when-dropped'),
      end: texts.key('face-at-the-end'),
    },
  };
}

/** A Corruption card: `c`, or `cc-red` with its faction icon. */
export function shownCorruption(texts: Texts, face: string): Shown {
  const [skulls = 'c', colour] = face.split('-');
  return {
    ...empty(texts, 'corruption', typeOf(texts, 'corruption'), texts.key('tip-corruption')),
    type: texts.key(`corruption-${face}`),
    icons: [...skulls, ...(colour ? [colour] : [])],
    labels: { free: '', lower: '', dropped: '', end: texts.key('face-at-the-end') },
  };
}

export const shownRogues = (texts: Texts, card: string): Shown =>
  empty(texts, 'rogues', texts.key(`rogues-${card}`), texts.key(`rogues-${card}.text`));

/** The tip that shows a card in full. */
export function largeTip(shown: Shown): Tip {
  const component = Face as unknown as Component<Record<string, unknown>>;
  return {
    text: [shown.name, shown.text, shown.note].filter(Boolean).join('. '),
    drawing: { component, props: { shown } },
  };
}

/** A card by its key, as the rulebook names it. */
export function numberOf(catalogue: Catalogue, key: string): number {
  const cards = (catalogue.cards ?? {}) as Record<string, { key: string }>;
  return Number(Object.keys(cards).find((id) => dashed(cards[id]!.key) === key) ?? -1);
}
