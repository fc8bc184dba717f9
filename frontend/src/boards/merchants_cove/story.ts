/** What is told step by step: figures walking ashore, the market pier by pier, the Peddler's reasons, the final count. */

import type { Step } from '../../kit/scene.svelte';
import type { Travel } from '../../kit/stage';
import type { GameEvent } from '../../lib/types';
import { COLOURS, figuresOf, number, text, type Colour, type Crowd, type Good, type Pier, type World } from './model';

export function travels(event: GameEvent): Travel[] {
  if (event.kind === 'boarded')
    return [
      {
        card: `fig:${text(event, 'sign')}`,
        from: number(event, 'from') ? `boat:${number(event, 'from')}` : 'bag',
        to: `boat:${number(event, 'boat')}`,
      },
    ];
  if (event.kind === 'docked')
    return figuresOf(event.crowd as Crowd).map((kind) => ({
      card: `fig:${kind}`,
      from: `boat:${number(event, 'boat')}`,
      to: `pier:${text(event, 'pier')}`,
    }));
  if (event.kind === 'left-boat')
    return [{ card: `fig:${text(event, 'sign')}`, from: `boat:${number(event, 'boat')}`, to: whereto(event) }];
  return [];
}

/** Where somebody goes who leaves a boat for good. */
function whereto(event: GameEvent): string {
  const to = text(event, 'to');
  if (to === 'hall') return `hall:${text(event, 'sign')}`;
  return to === 'bag' ? 'bag' : `pier:${to}`;
}

export function echoes(event: GameEvent): string[] {
  if (event.kind === 'arrived') return [`boat:${number(event, 'boat')}`];
  if (event.kind === 'docked') return [`berth:${text(event, 'berth')}`];
  if (event.kind === 'to-halls')
    return COLOURS.filter((colour) => (event.crowd as Crowd)[colour] > 0).map((colour) => `hall:${colour}`);
  if (event.kind === 'produced') return [`good:${text(event, 'good')}`];
  if (event.kind === 'gained-gold' || event.kind === 'sold' || event.kind === 'sponsored')
    return [`gold:${number(event, 'seat')}`];
  if (event.kind === 'townsfolk-dealt') return [`townsfolk:${number(event, 'space')}`];
  return [];
}

/** One line of a sale: so many of a good, its price, and how many customers pay it. */
export interface Line {
  good: Good;
  count: number;
  price: number;
  customers: number;
}

/** One icon of the final count: how many there are, what one counts, and what all bring or cost; `own` is a merchant's own. */
export interface Share {
  kind: Colour | 'corruption' | 'own';
  icons: number;
  each: number;
  amount: number;
}

export interface Sight {
  what: 'bell' | 'sold' | 'corruption' | 'shields' | 'peddler' | 'final';
  event: GameEvent;
  seat: number;
  pier: Pier | '';
  lines: Line[];
  shares: Share[];
  amount: number;
  gold: number; // what the seat has after this step
  cards: { left: number | null; right: number | null };
}

const MS: Record<Sight['what'], number> = {
  bell: 1200,
  sold: 2000,
  corruption: 900,
  shields: 1000,
  peddler: 1500,
  final: 2600,
};
const OF_PEDDLER = new Set(['peddler-card', 'peddler-turn', 'recruited', 'produced', 'gained-gold', 'left-pool']);

/** The steps of a scene from the events between two pictures of the table. */
export function sights(before: World, events: GameEvent[]): Step<Sight>[] {
  const steps: Step<Sight>[] = [];
  const gold = before.players.map((player) => player.gold);
  let market = before.phase === 'market';
  let acting = -1; // the Peddler, while its turn is told
  const cards = { left: null as number | null, right: null as number | null };
  const peddler = before.peddler ?? -1;
  if (peddler >= 0) {
    const board = before.players[peddler]?.board ?? {};
    cards.left = (board.left as number | null) ?? null;
    cards.right = (board.right as number | null) ?? null;
  }

  function tell(what: Sight['what'], event: GameEvent, more: Partial<Sight> = {}): void {
    const seat = typeof event.seat === 'number' ? event.seat : -1;
    steps.push({
      ms: MS[what],
      what: {
        what,
        event,
        seat,
        pier: '',
        lines: [],
        shares: [],
        amount: number(event, 'amount'),
        gold: gold[seat] ?? 0,
        cards: { ...cards },
        ...more,
      },
    });
  }

  for (const event of events) {
    const seat = typeof event.seat === 'number' ? event.seat : -1;
    const amount = number(event, 'amount');
    switch (event.kind) {
      case 'phase':
        market = event.phase === 'market';
        acting = -1;
        if (market) tell('bell', event);
        break;
      case 'sold': {
        const pier = text(event, 'pier') as Pier;
        gold[seat] = (gold[seat] ?? 0) + amount;
        tell('sold', event, { pier, lines: event.lines as Line[], gold: gold[seat]! });
        break;
      }
      case 'drew-corruption':
        if (market) tell('corruption', event, { pier: 'black-market' });
        break;
      case 'gained-gold':
      case 'sponsored':
        gold[seat] = (gold[seat] ?? 0) + amount;
        if (market && event.why === 'shields') tell('shields', event, { gold: gold[seat]! });
        else if (acting === seat) tell('peddler', event, { gold: gold[seat]! });
        break;
      case 'paid-gold':
        gold[seat] = (gold[seat] ?? 0) - amount;
        break;
      case 'final-scoring':
        tell('final', event, { shares: event.shares as Share[], gold: number(event, 'gold') });
        break;
      case 'peddler-card':
        cards[event.slot === 'left' ? 'left' : 'right'] = number(event, 'card');
        if (event.slot === 'left') acting = seat;
        tell('peddler', event);
        break;
      case 'timepiece-moved':
        if (seat === acting) acting = -1;
        break;
      default:
        if (seat === acting && seat >= 0 && OF_PEDDLER.has(event.kind)) tell('peddler', event);
    }
  }
  return steps;
}
