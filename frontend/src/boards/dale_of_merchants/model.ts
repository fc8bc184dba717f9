/** Dale's view as the board draws it. The one place that knows how the engine writes a view. */

import type { View } from '../../lib/types';

/** A card somewhere: its id, its current value if that differs, what it copies, how answers name it, and whether it is laid for a payment or stack. */
export interface CardSpot {
  id: number;
  now?: number | undefined;
  copies?: number | undefined;
  ref?: string | undefined;
  laid?: boolean | undefined;
}

export interface Seat {
  seat: number;
  mono: boolean;
  team: number | null;
  mate: number;
  hand: CardSpot[] | null; // null: face down
  count: number;
  shown: CardSpot[]; // cards of a hidden hand that everybody knows
  deck: number;
  known: (number | null)[]; // the top cards as far as this viewer knows them
  discard: CardSpot[]; // top card last
  stall: CardSpot[][];
}

/** A payment or a stack in the making. */
export interface Laid {
  what: 'payment' | 'essential' | 'stack' | 'help' | 'blindfold';
  source: number | null;
  goal: number | null;
  made: number;
  pile: CardSpot[];
  others: CardSpot[]; // what the teammate has put in
}

export interface Table {
  me: number;
  active: number;
  round: number;
  actions: number;
  flashy: number;
  mode: string;
  goal: number;
  decks: string[];
  market: (CardSpot | null)[]; // by slot; the slot is its added cost
  marketDeck: number;
  marketDiscard: CardSpot[]; // top card last
  junk: number;
  resolving: CardSpot | null;
  aside: (CardSpot | null)[];
  laid: Laid | null;
  players: Seat[];
  drafting: boolean;
  banned: string[];
  picked: string[];
  /** The display aid: cards nobody has located yet, by where they may be; null where the table has none. */
  unseen: { market: Unseen[]; players: Unseen[][] } | null;
}

export interface Unseen {
  key: string;
  count: number;
}

export const JUNK = 96;

interface CardFacts {
  id: number;
  value: number;
  worth?: number;
  ref?: string;
  copy?: CardFacts;
}

interface PlayerFacts {
  seat: number;
  mono: boolean;
  team: number | null;
  hand: number;
  deck: number;
  discard: CardFacts[];
  stall: CardFacts[][];
  cards?: CardFacts[];
  marked?: CardFacts[];
  known?: { position: number; card: CardFacts }[];
}

interface LaidFacts {
  what: Laid['what'];
  source?: number;
  price?: number;
  paid?: number;
  made?: number;
  cards?: CardFacts[];
  pile?: CardFacts[];
  added?: CardFacts[];
  added_pile?: CardFacts[];
}

interface DaleView extends View {
  mode: string;
  rules: { stacks: number };
  decks: string[];
  active: number;
  round: number;
  actions: number;
  flashy: number;
  market: { slot: number; card: CardFacts | null; price: number | null }[];
  market_deck: number;
  market_discard: CardFacts[];
  junk: number;
  players: PlayerFacts[];
  resolving: CardFacts | null;
  aside: { count: number; cards?: CardFacts[] };
  laid: LaidFacts | null;
  draft?: { banned: string[]; picked: string[] };
  unseen?: { hands: CardFacts[][]; players: Unseen[][]; market: Unseen[] };
}

function spot(facts: CardFacts): CardSpot {
  const out: CardSpot = { id: facts.id };
  if (facts.worth !== undefined && facts.worth !== facts.value) out.now = facts.worth;
  if (facts.copy) out.copies = facts.copy.id;
  if (facts.ref) out.ref = facts.ref;
  return out;
}

/** Everybody knows the cards that were taken in the open, and those that were changed or bound this turn. */
function shownCards(view: DaleView, player: PlayerFacts): CardSpot[] {
  const marked = (player.marked ?? []).map(spot);
  const open = (view.unseen?.hands[player.seat] ?? []).map(spot);
  for (const card of marked) {
    const at = open.findIndex((other) => other.id === card.id);
    if (at >= 0) open[at] = card;
    else open.push(card);
  }
  return open.slice(0, player.hand);
}

function seatOf(view: DaleView, player: PlayerFacts, laid: CardFacts[]): Seat {
  const hand = player.cards?.map(spot) ?? null;
  if (hand)
    for (const card of laid) {
      const own = hand.find((other) => other.id === card.id && !other.laid);
      if (own) own.laid = true;
    }
  const known: (number | null)[] = [];
  for (const { position, card } of player.known ?? []) {
    while (known.length < position) known.push(null);
    known[position] = card.id;
  }
  return {
    seat: player.seat,
    mono: player.mono,
    team: player.team,
    mate: view.mode === 'team' ? player.seat ^ 2 : -1,
    hand,
    count: player.hand,
    shown: hand ? [] : shownCards(view, player),
    deck: player.deck,
    known,
    discard: player.discard.map(spot).reverse(),
    stall: player.stall.map((stack) => stack.map(spot)),
  };
}

function laidOf(facts: LaidFacts | null, required: number): Laid | null {
  if (!facts) return null;
  const stack = facts.what === 'stack' || facts.what === 'help';
  return {
    what: facts.what,
    source: facts.source ?? null,
    goal: facts.what === 'payment' ? (facts.price ?? null) : stack ? required : null,
    made: facts.paid ?? facts.made ?? 0,
    pile: [...(facts.pile ?? []), ...(facts.added_pile ?? [])].map(spot),
    others: facts.what === 'help' ? (facts.cards ?? []).map(spot) : [],
  };
}

export function tableOf(plain: View): Table {
  const view = plain as DaleView;
  const mine = view.laid ? (view.laid.what === 'help' ? (view.laid.added ?? []) : (view.laid.cards ?? [])) : [];
  const decider = view.laid?.what === 'help' ? view.viewer : view.active;
  const aside: (CardSpot | null)[] = view.aside.cards
    ? view.aside.cards.map(spot)
    : Array.from({ length: view.aside.count }, () => null);
  return {
    me: view.viewer,
    active: view.active,
    round: view.round,
    actions: view.actions,
    flashy: view.flashy,
    mode: view.mode,
    goal: view.rules.stacks,
    decks: view.decks,
    market: view.market.map((offer) => (offer.card ? spot(offer.card) : null)),
    marketDeck: view.market_deck,
    marketDiscard: view.market_discard.map(spot).reverse(),
    junk: view.junk,
    resolving: view.resolving ? spot(view.resolving) : null,
    aside,
    laid: laidOf(view.laid, (view.players[view.active]?.stall.length ?? 0) + 1),
    players: view.players.map((player) => seatOf(view, player, player.seat === decider ? mine : [])),
    drafting: view.draft !== undefined,
    banned: view.draft?.banned ?? [],
    picked: view.draft?.picked ?? [],
    unseen: view.unseen ? { market: view.unseen.market, players: view.unseen.players } : null,
  };
}
