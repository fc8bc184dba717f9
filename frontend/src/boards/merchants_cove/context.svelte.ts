/** What the parts of the harbour share: the world as it is shown, the words, and what a click means. */

import { getContext, setContext } from 'svelte';
import type { BoardProps, FigureProps } from '../../kit/board';
import { setBoard, type BoardContext } from '../../kit/context';
import { Scene } from '../../kit/scene.svelte';
import { dashed } from '../../lib/texts.svelte';
import type { Argument, Decision, Option } from '../../lib/types';
import type { Tip } from '../../ui/tips.svelte';
import { largeTip, shownCard, shownCorruption, shownRogues } from './faces';
import { printed, worldOf, type Player, type World } from './model';
import type { Sight } from './story';
import { why } from './why';

/** What is open or being told at this table; it outlives a new view. */
export class Told {
  readonly scene = new Scene<Sight>();
  /** The seat whose shop lies open over the harbour; −1 for none. */
  open = $state(-1);
}

export interface Cove {
  readonly board: BoardContext;
  readonly world: World;
  readonly told: Told;
  readonly decision: Decision | null;
  /** What this player is asked; empty where nothing is asked. */
  readonly kind: string;
  /** The viewer's own things; nobody's for a spectator. */
  readonly mine: Player | null;
  /** A sentence of this board: `say('clock')` is the message `board-clock`. */
  say(key: string, args?: Record<string, Argument>): string;
  key(key: string, args?: Record<string, Argument>): string;
  card(card: number): string;
  cardText(card: number): string;
  /** What a thing is called, and what it is good for: the message `tip-…`. */
  tip(title: string, key: string, ...more: string[]): () => Tip;
  /** A card in full; with what it costs where it lies. */
  large(card: number, note?: string): () => Tip;
  largeCorruption(face: string): () => Tip;
  largeRogues(card: string): () => Tip;
  merchant(player: Player): string;
  space(player: Player, key: string): string;
  good(player: Player, good: string): string;
  /** Point at several things at once, as at a figure that stands on a boat. */
  pick(refs: string[]): void;
  fits(refs: string[]): boolean;
}

const KEY = Symbol('cove');

const count = (refs: string[], ref: string) => refs.filter((other) => other === ref).length;
export const fitting = (options: Option[], wanted: string[]) =>
  options.filter((option) => wanted.every((ref) => count(option.refs, ref) >= count(wanted, ref)));

export function setCove(props: () => BoardProps): Cove {
  const world = $derived(worldOf(props().view));
  const decision = $derived(props().pointing?.decision ?? null);
  const told = new Told();

  /** Where only one answer involves what was pointed at, a click gives it: one marble of a colour stands for all. */
  function take(ref: string): boolean {
    const { pointing } = props();
    if (!pointing || !decision || pointing.careful || pointing.has(ref)) return false;
    let found = fitting(decision.options, [...pointing.picked, ref]);
    if (!found.length) found = fitting(decision.options, [ref]);
    if (found.length !== 1) return false;
    pointing.choose(found[0]!);
    return true;
  }

  const board = setBoard(props, { take, quick: () => true, why: (ref) => why(cove, ref) });
  const cove = coveOn(
    board,
    told,
    () => world,
    () => decision,
  );
  return setContext(KEY, cove);
}

/** For the figures of the rulebook: a few things of the table without a game. */
export function setFigure(props: () => FigureProps, world: () => World): Cove {
  const board = setBoard(() => ({ ...props(), view: world(), waiting: [], pointing: null }));
  return setContext(
    KEY,
    coveOn(board, new Told(), world, () => null),
  );
}

function coveOn(board: BoardContext, told: Told, world: () => World, decision: () => Decision | null): Cove {
  const key = (name: string, args?: Record<string, Argument>) => board.texts.key(name, args);
  const face = (card: number) => `card-${dashed(printed(board.catalogue, card).key)}`;
  return {
    board,
    told,
    get world() {
      return world();
    },
    get decision() {
      return decision();
    },
    get kind() {
      return decision()?.kind ?? '';
    },
    get mine() {
      return world().players[world().viewer] ?? null;
    },
    key,
    say: (name, args) => board.texts.key(`board-${name}`, args),
    card: (card) => key(face(card)),
    cardText: (card) => (board.texts.has(`${face(card)}.text`) ? key(`${face(card)}.text`) : ''),
    tip:
      (title, name, ...more) =>
      () => ({ title, text: [key(`tip-${name}`), ...more].filter(Boolean).join(' ') }),
    large: (card, note) => () => largeTip(shownCard(board.texts, board.catalogue, card, note)),
    largeCorruption: (name) => () => largeTip(shownCorruption(board.texts, name)),
    largeRogues: (name) => () => largeTip(shownRogues(board.texts, name)),
    merchant: (player) => key(`merchant-${dashed(player.merchant)}`),
    space(player, name) {
      const own = `space-${dashed(player.merchant)}-${dashed(name)}`;
      return board.texts.has(own) ? own : `space-${dashed(name)}`;
    },
    good(player, good) {
      const facts = (board.catalogue.merchants ?? {}) as Record<string, { goods?: Record<string, { name: string }> }>;
      const name = facts[player.merchant]?.goods?.[good]?.name;
      return name && board.texts.has(`good-${dashed(name)}`) ? key(`good-${dashed(name)}`) : key(`good-${good}`);
    },
    pick(refs) {
      const { pointing } = board;
      const asked = decision();
      if (!pointing || !asked) {
        board.point(refs[0]!);
        return;
      }
      const found = fitting(asked.options, refs);
      if (found.length === 1 && !pointing.careful) pointing.choose(found[0]!);
      else if (found.length) pointing.picked = refs;
      else board.point(refs[0]!);
    },
    fits: (refs) => fitting(decision()?.options ?? [], refs).length > 0,
  };
}

export function useCove(): Cove {
  return getContext<Cove>(KEY);
}
