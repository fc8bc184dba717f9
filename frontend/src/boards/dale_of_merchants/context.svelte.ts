/** What the parts of Dale's board share beyond the kit: the table as it is drawn, and the faces of its cards. */

import { getContext, setContext } from 'svelte';
import type { BoardProps, Catalogue, FigureProps } from '../../kit/board';
import { setBoard, type BoardContext } from '../../kit/context';
import { dashed, type Texts } from '../../lib/texts.svelte';
import type { Argument, Option, View } from '../../lib/types';
import type { Face } from './Card.svelte';
import { JUNK, tableOf, type CardSpot, type Table } from './model';
import { why } from './why';

export interface Dale {
  readonly board: BoardContext;
  readonly table: Table;
  face(spot: CardSpot): Face;
  /** The card in words, for a screen reader and a tooltip. */
  words(spot: CardSpot): string;
  /** A sentence of this board: `say('market')` is the message `board-market`. */
  say(key: string, args?: Record<string, Argument>): string;
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

export function printed(catalogue: Catalogue, id: number): PrintedCard {
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

export function faceOf(texts: Texts, catalogue: Catalogue, spot: CardSpot): Face {
  const card = printed(catalogue, spot.id);
  const name = `card-${dashed(card.key)}`;
  const face: Face = {
    key: card.key,
    deck: card.deck,
    name: texts.key(name),
    text: texts.has(`${name}.text`) ? texts.key(`${name}.text`) : '',
    type: texts.key(`board-type-${card.type}`),
    value: card.value,
    bonus: card.bonus,
  };
  if (spot.now !== undefined && spot.now !== card.value) face.now = spot.now;
  if (spot.copies !== undefined) face.copies = texts.key(`card-${dashed(printed(catalogue, spot.copies).key)}`);
  return face;
}

export function deckName(texts: Texts, deck: string): string {
  const key = `deck-${dashed(deck)}`;
  if (texts.has(key)) return texts.key(key);
  return texts.key(deck === 'mono' ? 'board-type-mono' : 'card-junk');
}

export function faceWords(texts: Texts, face: Face): string {
  const parts = [
    texts.key(face.deck === 'junk' ? 'board-card-junk' : 'board-card', {
      name: face.name,
      value: face.now ?? face.value,
      deck: deckName(texts, face.deck),
      type: face.type,
    }),
    face.now !== undefined ? texts.key('board-printed', { value: face.value }) : '',
    face.copies ? texts.key('board-copies', { name: face.copies }) : '',
    face.bonus ? texts.key('board-bonus') : '',
    face.text,
  ];
  return parts.filter(Boolean).join(' ');
}

export function setDale(props: () => BoardProps): Dale {
  const table = $derived(tableOf(props().view));
  const board = setBoard(props, { quick, why: (ref, thing) => why(dale, ref, thing as CardSpot | undefined) });
  const dale = daleOn(board, () => table);
  return setContext(KEY, dale);
}

/** For the figures of the rulebook: the same cards and places without a game. */
export function setFigure(props: () => FigureProps): Dale {
  const nobody = { viewer: -1, over: false } as View;
  const board = setBoard(() => ({ ...props(), view: nobody, waiting: [], pointing: null }));
  return setContext(
    KEY,
    daleOn(board, () => {
      throw new Error('a figure has no table');
    }),
  );
}

function daleOn(board: BoardContext, table: () => Table): Dale {
  return {
    board,
    get table() {
      return table();
    },
    face: (spot) => faceOf(board.texts, board.catalogue, spot),
    words: (spot) => faceWords(board.texts, faceOf(board.texts, board.catalogue, spot)),
    say: (key, args) => board.texts.key(`board-${key}`, args),
  };
}

/** A card by its key; junk where there is no such card. */
export function spotOf(catalogue: Catalogue, key: string): CardSpot {
  const cards = (catalogue.cards ?? {}) as Record<string, Partial<PrintedCard>>;
  return { id: Number(Object.keys(cards).find((id) => cards[id]?.key === key) ?? JUNK) };
}

export function useDale(): Dale {
  return getContext<Dale>(KEY);
}
