/** Moves cards and pieces: before a change it notes where each lies, after it lets each travel from its old place to its new one. */

import type { Stage } from '../lib/live.svelte';
import { pace } from '../lib/settings.svelte';
import { play } from '../lib/sound';
import type { GameEvent } from '../lib/types';
import { lying, mark } from './marks';

/** The id of a card or of a piece, as it stands in the page as `data-card`. */
export type Mover = number | string;

export interface Travel {
  card: Mover | null; // null: nobody knows which card it is
  from: string; // places, as they stand in the page as `data-zone`
  to: string;
  /** A sound that goes with it. */
  sound?: string;
  /** A place it rests at on the way, for all to see. */
  via?: string;
}

/** A card drawn anew in full, for one that is shown on its way. */
export interface Drawn {
  node: HTMLElement;
  drop: () => void;
}

export type Draw = (card: Mover) => Drawn;

interface Spot {
  rect: DOMRect;
  node: HTMLElement;
}

const FLIGHT = 400;
const SHOWN = 1300; // a flight with a rest in the middle
const SHOWN_WIDTH = 150;
const ECHO = 700;

/** A card that goes on from where it has just arrived makes one journey with a rest. */
export function journeys(travels: Travel[]): Travel[] {
  const out: Travel[] = [];
  for (const travel of travels) {
    const before =
      travel.card === null
        ? undefined
        : out.find((other) => other.card === travel.card && other.to === travel.from && !other.via);
    if (before) {
      before.via = travel.from;
      before.to = travel.to;
    } else out.push({ ...travel });
  }
  return out;
}

/** `travels` tells which cards an event moves; `echoes` which places it should make glow for a moment. */
export function cardStage(
  travels: (event: GameEvent) => Travel[],
  echoes: (event: GameEvent) => string[],
  draw: Draw | null = null,
  rests: Set<string> = new Set(),
): Stage {
  let cards = new Map<string, Spot[]>();
  let zones = new Map<string, DOMRect>();
  let loose = new Map<string, DOMRect>();

  function look(): void {
    cards = new Map();
    zones = new Map();
    loose = new Map();
    for (const node of document.querySelectorAll<HTMLElement>('[data-zone]'))
      zones.set(node.dataset.zone!, node.getBoundingClientRect());
    for (const node of document.querySelectorAll<HTMLElement>('[data-card]')) {
      const rect = node.getBoundingClientRect();
      if (!rect.width) continue;
      const key = place(node);
      const spots = cards.get(key) ?? [];
      spots.push({ rect, node: node.cloneNode(true) as HTMLElement });
      cards.set(key, spots);
      loose.set(`${key}/${spots.length}`, rect);
    }
  }

  function from(travel: Travel): Spot | DOMRect | undefined {
    const known = cards.get(`${travel.from}|${travel.card ?? -1}`);
    if (known?.length) return known.pop();
    const hidden = cards.get(`${travel.from}|-1`);
    if (hidden?.length) return hidden.at(-1)!.rect;
    return zones.get(travel.from);
  }

  return {
    before() {
      look();
    },

    async after(events: GameEvent[]): Promise<void> {
      const all = journeys(events.flatMap(travels));
      for (const event of events) for (const zone of echoes(event)) echo(zone);
      const apart = Math.min(110, 900 / Math.max(1, all.length));
      const claimed = new Set<Element>();
      const flights: Promise<unknown>[] = [];
      const flying: { travel: Travel; spot: Spot | DOMRect | undefined }[] = all.map((travel) => ({
        travel,
        spot: from(travel),
      }));
      flying.forEach(({ travel, spot }, i) => {
        const arrived = find(travel, claimed);
        if (arrived?.matches('[data-card]')) claimed.add(arrived);
        const target = arrived ?? document.querySelector<HTMLElement>(`[data-zone="${CSS.escape(travel.to)}"]`);
        if (!target || !spot) return;
        const rest =
          travel.via && rests.has(travel.via)
            ? document.querySelector<HTMLElement>(`[data-zone="${CSS.escape(travel.via)}"]`)
            : null;
        if (rest && draw && travel.card !== null) {
          flights.push(show(spot, rest, target, arrived !== undefined, draw(travel.card), i * apart));
          return;
        }
        flights.push(fly(spot, target, arrived !== undefined, i * apart, travel.sound ?? 'card'));
      });
      slide(claimed);
      await Promise.all(flights);
    },

    mark(events: GameEvent[]): void {
      const moved = journeys(events.flatMap(travels)).flatMap(({ to, card }) =>
        card === null ? [] : [{ zone: to, card }],
      );
      mark([...moved, ...events.flatMap(echoes).map((zone) => ({ zone }))], rests);
    },
  };

  /** Cards that stayed where they belong but were pushed aside glide there. */
  function slide(claimed: Set<Element>): void {
    const counts = new Map<string, number>();
    for (const node of document.querySelectorAll<HTMLElement>('[data-card]')) {
      const key = place(node);
      const n = (counts.get(key) ?? 0) + 1;
      counts.set(key, n);
      if (claimed.has(node)) continue;
      const old = loose.get(`${key}/${n}`);
      if (!old) continue;
      const now = node.getBoundingClientRect();
      const dx = old.left - now.left;
      const dy = old.top - now.top;
      if (Math.abs(dx) + Math.abs(dy) < 3 || !now.width) continue;
      node.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
        duration: pace(260),
        easing: 'ease-out',
      });
    }
  }
}

function place(node: HTMLElement): string {
  return `${node.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? ''}|${node.dataset.card}`;
}

/** Where a travelling card lies now. */
function find(travel: Travel, claimed: Set<Element>): HTMLElement | undefined {
  const zone = document.querySelector(`[data-zone="${CSS.escape(travel.to)}"]`);
  return zone ? lying(zone, travel.card, claimed) : undefined;
}

/** A box of the same shape as `like`, in the middle of `rect`. */
function within(rect: DOMRect, like: DOMRect, scale = 1): DOMRect {
  const width = like.width * scale;
  const height = like.height * scale;
  return new DOMRect(rect.left + (rect.width - width) / 2, rect.top + (rect.height - height) / 2, width, height);
}

function ghostly(ghost: HTMLElement, width: number, height: number): void {
  ghost.removeAttribute('data-card');
  ghost.removeAttribute('data-fresh');
  ghost.removeAttribute('data-ref');
  ghost.removeAttribute('id');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    zIndex: '70',
    pointerEvents: 'none',
    transformOrigin: '0 0',
  });
  document.body.append(ghost);
}

/** A card travels to a place where all can read it, rests, and goes on. */
async function show(
  spot: Spot | DOMRect,
  rest: HTMLElement,
  target: HTMLElement,
  isCard: boolean,
  drawn: Drawn,
  delay: number,
): Promise<void> {
  const width = SHOWN_WIDTH;
  const height = width * 1.4;
  const shape = new DOMRect(0, 0, width, height);
  const start = spot instanceof DOMRect ? within(spot, shape, 0.3) : spot.rect;
  const middle = within(rest.getBoundingClientRect(), shape);
  middle.x = Math.max(8, Math.min(innerWidth - width - 8, middle.x));
  const end = isCard ? target.getBoundingClientRect() : within(target.getBoundingClientRect(), shape, 0.3);
  ghostly(drawn.node, width, height);
  const put = (rect: DOMRect) =>
    `translate(${rect.left}px, ${rect.top}px) scale(${rect.width / width}, ${rect.height / height})`;
  const duration = pace(SHOWN);
  const hide = isCard ? target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + pace(delay) }) : null;
  try {
    const frames = [
      { transform: put(start), offset: 0, easing: 'ease-out' },
      { transform: put(middle), offset: 0.28 },
      { transform: put(middle), offset: 0.75, easing: 'ease-in' },
      { transform: put(end), offset: 1 },
    ];
    await drawn.node.animate(frames, { duration, delay: pace(delay), fill: 'both' }).finished;
  } catch {
    // Taken off the page in flight.
  } finally {
    drawn.node.remove();
    drawn.drop();
    hide?.cancel();
  }
}

async function fly(
  spot: Spot | DOMRect,
  target: HTMLElement,
  isCard: boolean,
  delay: number,
  sound: string,
): Promise<void> {
  const seen = !(spot instanceof DOMRect);
  const there = target.getBoundingClientRect();
  const ghost = (isCard ? target.cloneNode(true) : seen ? spot.node : null) as HTMLElement | null;
  if (!ghost || !there.width) return;
  // A place that holds no card lends its middle only; the card keeps its own shape.
  const start = seen ? spot.rect : within(spot, there, 0.7);
  const end = isCard ? there : within(there, start, 0.7);
  const { width, height } = isCard ? end : start;
  ghostly(ghost, width, height);
  const put = (rect: DOMRect) =>
    `translate(${rect.left}px, ${rect.top}px) scale(${rect.width / width}, ${rect.height / height})`;
  const middle = new DOMRect(
    (start.left + end.left) / 2,
    (start.top + end.top) / 2 - 18,
    (start.width + end.width) / 2,
    (start.height + end.height) / 2,
  );
  const duration = pace(FLIGHT);
  const hide = isCard ? target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + pace(delay) }) : null;
  // A card off a face-down pile shows itself only when it leaves.
  if (!seen) ghost.animate([{ opacity: 0 }, { opacity: 0 }], { duration: pace(delay), fill: 'backwards' });
  try {
    const flight = ghost.animate([{ transform: put(start) }, { transform: put(middle) }, { transform: put(end) }], {
      duration,
      delay: pace(delay),
      easing: 'cubic-bezier(.3,.1,.25,1)',
      fill: 'both',
    });
    await flight.finished;
    play(sound);
  } catch {
    // Taken off the page in flight.
  } finally {
    ghost.remove();
    hide?.cancel();
  }
}

/** What was just done glows for a moment. */
function echo(zone: string): void {
  for (const node of document.querySelectorAll<HTMLElement>(
    `[data-zone="${CSS.escape(zone)}"], [data-ref="${CSS.escape(zone)}"]`,
  )) {
    node.animate([{ boxShadow: '0 0 0 0 rgb(200 150 62 / 90%)' }, { boxShadow: '0 0 0 10px rgb(200 150 62 / 0%)' }], {
      duration: pace(ECHO),
      easing: 'ease-out',
    });
  }
}
