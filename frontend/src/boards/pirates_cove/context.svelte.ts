/** What the parts of the chart share: the world as it is shown, the story that is being told, a course in the making. */

import { getContext, setContext } from 'svelte';
import type { BoardProps, FigureProps } from '../../kit/board';
import { setBoard, type BoardContext } from '../../kit/context';
import { Scene, type Step } from '../../kit/scene.svelte';
import { dashed } from '../../lib/texts.svelte';
import type { Argument, Option, View } from '../../lib/types';
import { askedShip, FACE, printed, TREASURE_ISLAND, twoShips, worldOf, type Ship, type World } from './model';
import type { Picture } from './story';
import { why } from './why';

/** Board and hand are two parts of one page; what both need is kept for the table they show. */
export class Told {
  readonly scene = new Scene<Picture>();
  /** The whole of the last battle, for whoever wants to see it once more. */
  battle: Step<Picture>[] = $state.raw([]);
  /** Islands chosen so far for a player's two ships. */
  picks: number[] = $state.raw([]);
  /** The captain is asked how many chests go overboard. */
  overboard = $state(false);
  /** The ship whose mat lies open. */
  open = $state(-1);

  constructor(readonly table: string) {}
}

let told: Told | null = null;

function toldAt(table: string): Told {
  if (told?.table !== table) told = new Told(table);
  return told;
}

export interface Cove {
  readonly board: BoardContext;
  /** The world as it is shown now, a moment behind the truth while a story is told. */
  readonly world: World;
  /** The world as it is. */
  readonly truth: World;
  readonly told: Told;
  /** What this player is asked, and for which ship; empty where nothing is asked. */
  readonly kind: string;
  readonly asked: Ship | undefined;
  /** In a window the card comes first, then what it aims at: nothing else is offered before. */
  readonly cardFirst: boolean;
  /** A sentence of this board: `say('chart')` is the message `board-chart`. */
  say(key: string, args?: Record<string, Argument>): string;
  card(card: number): string;
  island(island: number): string;
  /** A captain by name, and which of his ships where he has two. */
  captain(ship: Ship): string;
}

const KEY = Symbol('cove');

/** Answers that a click on a thing gives at once; cards and courses wait for their button. */
const QUICK = new Set(['rig', 'raise', 'aim', 'buy', 'cove_cards', 'cove_gold', 'mend', 'keep', 'take', 'bury']);
const quick = (option: Option) => QUICK.has(option.kind);

export function setCove(props: () => BoardProps): Cove {
  const truth = $derived(worldOf(props().view));
  const shared = $derived(toldAt(props().table.id));
  const world = $derived(shared.scene.step?.world ?? truth);
  const kind = $derived(props().pointing?.decision?.kind ?? '');

  /** Two courses are one answer; chests for the sea are asked in a dialogue. */
  function take(ref: string): boolean {
    if (kind === 'battle_card' && ref === `hand:${FACE.overboard}` && truth.ships.some((ship) => ship.chests)) {
      shared.overboard = !!props().pointing?.decision?.options.some((option) => option.refs.includes(ref));
      return shared.overboard;
    }
    if (kind !== 'course' || !twoShips(truth) || !ref.startsWith('island:')) return false;
    const island = Number(ref.slice(7));
    if (island > TREASURE_ISLAND) return false;
    const { picks } = shared;
    if (picks.length >= 2) shared.picks = [island];
    else if (picks[0] === island && island !== TREASURE_ISLAND)
      return false; // PC-573
    else shared.picks = [...picks, island];
    return true;
  }

  const board = setBoard(props, { quick, take, why: (ref) => why(cove, ref) });
  const say = (key: string, args?: Record<string, Argument>) => board.texts.key(`board-${key}`, args);
  const cove: Cove = {
    board,
    get world() {
      return world;
    },
    get truth() {
      return truth;
    },
    get told() {
      return shared;
    },
    get kind() {
      return kind;
    },
    get asked() {
      const decision = props().pointing?.decision;
      return decision ? askedShip(truth, decision.prompt.args?.mark) : undefined;
    },
    get cardFirst() {
      return kind.startsWith('window') && !board.pointing?.picked.some((ref) => ref.startsWith('hand:'));
    },
    say,
    card: (card) => board.texts.key(`card-${dashed(printed(board.catalogue, card).key)}`),
    island: (island) => board.texts.key(`island-${island}`),
    captain: (ship) => board.texts.names.seat(ship.seat) + ship.mark,
  };
  return setContext(KEY, cove);
}

/** A figure of the rulebook: things of the board without a table, on which nobody is asked anything. */
export function setFigure(props: () => FigureProps): Cove {
  const sea = { viewer: -1, over: false, stage: '', ships: [] } as unknown as World;
  const board = setBoard(() => ({ ...props(), view: sea as View, waiting: [], pointing: null }));
  const say = (key: string, args?: Record<string, Argument>) => board.texts.key(`board-${key}`, args);
  return setContext<Cove>(KEY, {
    board,
    world: sea,
    truth: sea,
    told: new Told(''),
    kind: '',
    asked: undefined,
    cardFirst: false,
    say,
    card: (card) => board.texts.key(`card-${dashed(printed(board.catalogue, card).key)}`),
    island: (island) => board.texts.key(`island-${island}`),
    captain: () => say('your-mat'),
  });
}

export function useCove(): Cove {
  return getContext<Cove>(KEY);
}

/** A card in words, for a screen reader and a tooltip. */
export function cardWords(cove: Cove, card: number): string {
  const { key, kind } = printed(cove.board.catalogue, card);
  const text = `card-${dashed(key)}.text`;
  const { texts } = cove.board;
  return `${cove.card(card)} (${cove.say(`kind-${kind}`)}). ${texts.has(text) ? texts.key(text) : ''}`.trim();
}
