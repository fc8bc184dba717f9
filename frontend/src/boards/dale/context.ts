/** What every part of Dale's board needs: words, card faces, and what can be pointed at. */

import { getContext, setContext } from 'svelte';
import type { Pointing } from '../../lib/pointing.svelte';
import { dashed, t, type Texts } from '../../lib/texts.svelte';
import { toasts } from '../../lib/toasts.svelte';
import type { Face } from './Card.svelte';
import type { Option } from '../../lib/types';
import type { CardSpot, Table } from './model';
import { why } from './why';

export interface Dale {
  readonly texts: Texts;
  readonly pointing: Pointing | null;
  readonly table: Table;
  face(spot: CardSpot): Face;
  /** The card in words, for a screen reader and a tooltip. */
  words(spot: CardSpot): string;
  /** Point at a thing, or say why that does nothing now. */
  point(ref: string, spot?: CardSpot, picked?: boolean): void;
}

const KEY = Symbol('dale');

/** Answers that a click on a thing gives at once; actions of a turn wait for their button. */
const QUICK = new Set(['buy', 'lay', 'lay-pile', 'card', 'seat', 'slot', 'stall', 'pile', 'aside', 'copy']);
const quick = (option: Option) => QUICK.has(option.kind);

export interface PrintedCard {
  key: string;
  deck: string;
  value: number;
  type: string;
  bonus: boolean;
}

export function printed(catalogue: Record<string, unknown>, id: number): PrintedCard {
  const cards = (catalogue.cards ?? {}) as Record<string, Partial<PrintedCard>>;
  const card = cards[String(id)];
  return {
    key: card?.key ?? 'junk',
    deck: card?.type === 'mono' ? 'mono' : card?.deck || 'junk',
    value: card?.value ?? 1,
    type: card?.type ?? 'rubbish',
    bonus: card?.bonus ?? false,
  };
}

export function faceOf(texts: Texts, catalogue: Record<string, unknown>, spot: CardSpot): Face {
  const card = printed(catalogue, spot.id);
  const name = `card-${dashed(card.key)}`;
  const face: Face = {
    key: card.key,
    deck: card.deck,
    name: texts.key(name),
    text: texts.has(`${name}.text`) ? texts.key(`${name}.text`) : '',
    type: texts.has(`card-type-${card.type}`) ? texts.key(`card-type-${card.type}`) : t(`shell-dale-${card.type}`),
    value: card.value,
    bonus: card.bonus,
  };
  if (spot.now !== undefined && spot.now !== card.value) face.now = spot.now;
  if (spot.copies !== undefined) face.copies = texts.key(`card-${dashed(printed(catalogue, spot.copies).key)}`);
  return face;
}

export function deckName(texts: Texts, deck: string): string {
  const key = `deck-${dashed(deck)}`;
  return texts.has(key) ? texts.key(key) : deck;
}

export function faceWords(texts: Texts, face: Face): string {
  const parts = [
    t('shell-dale-card', { name: face.name, value: face.now ?? face.value, deck: face.deck === 'junk' ? '' : deckName(texts, face.deck), type: face.type }),
    face.now !== undefined ? t('shell-dale-printed', { value: face.value }) : '',
    face.copies ? t('shell-dale-copies', { name: face.copies }) : '',
    face.bonus ? t('shell-dale-bonus') : '',
    face.text,
  ];
  return parts.filter(Boolean).join(' ');
}

export function setDale(get: () => { texts: Texts; catalogue: Record<string, unknown>; pointing: Pointing | null; table: Table }): Dale {
  const dale: Dale = {
    get texts() {
      return get().texts;
    },
    get pointing() {
      return get().pointing;
    },
    get table() {
      return get().table;
    },
    face: (spot) => faceOf(get().texts, get().catalogue, spot),
    words: (spot) => faceWords(get().texts, faceOf(get().texts, get().catalogue, spot)),
    point: (ref, spot, picked) => {
      const { pointing } = get();
      if (!pointing) return;
      if (ref && pointing.point(ref, picked, quick)) return;
      toasts.show(why(dale, pointing.decision, ref, spot));
    },
  };
  setContext(KEY, dale);
  return dale;
}

export function useDale(): Dale {
  return getContext<Dale>(KEY);
}
