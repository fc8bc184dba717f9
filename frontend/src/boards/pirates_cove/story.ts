/** What happened, as pictures one after the other: each event changes the world of the picture before it. */

import type { Catalogue } from '../../kit/board';
import type { Step } from '../../kit/scene.svelte';
import type { GameEvent } from '../../lib/types';
import { dramaOf } from './drama';
import { COVE, diceOf, FACE, NAVY_CARD, printed, valuesOf, type Combat, type Section, type World } from './model';

/** One picture: the world as it stands then, what has just happened, and where that is shown. */
export interface Picture {
  world: World;
  event: GameEvent;
  /** Events that are shown at once, such as all wheels. */
  together: GameEvent[];
  /** The lowest number that hits, for a volley. */
  least: number;
  /** A number that grows from picture to picture, so that the same event twice is shown twice. */
  turn: number;
}

/** How long each event is shown at normal speed; what is not listed makes no picture of its own. */
const SHOWN: Record<string, number> = {
  month: 700,
  treasure: 500,
  rigged: 700,
  sailed: 650,
  card_played: 1000,
  consort_begins: 600,
  consort_ended: 600,
  nest_manned: 600,
  map_drawn: 900,
  navy_sent: 800,
  navy_sent_on: 800,
  navy_sunk: 1300,
  tie_roll: 1100,
  combat: 1200,
  last_battle: 1400,
  passed: 300,
  overboard: 600,
  round: 700,
  volley: 1700,
  stray_shot: 700,
  explosion: 900,
  levels_lost: 650,
  crippled: 900,
  fled: 800,
  mutiny_roll: 1000,
  mutiny: 1100,
  reloaded: 500,
  prey_ranked: 600,
  hull_regained: 700,
  legend_sunk: 1600,
  broken_off: 800,
  combat_won: 900,
  combat_over: 600,
  cacafuego_captured: 1300,
  plundered: 400,
  fame_gained: 450,
  fame_lost: 450,
  gold_gained: 250,
  gold_paid: 200,
  chests_gained: 250,
  chests_lost: 300,
  parrot_aboard: 600,
  parrot_hurt: 600,
  parrot_killed: 800,
  master_attached: 500,
  master_turned: 500,
  master_destroyed: 700,
  raised: 400,
  repaired: 500,
  buried: 600,
  black_ship_moved: 600,
  legend_revealed: 1200,
  fame_cards: 700,
};

/** What has a drawing of its own is looked at for so long. */
const DRAMA_MS = 1500;

/** Events of one kind that happen at the same moment are one picture. */
const TOGETHER = new Set(['sailed', 'treasure', 'rigged', 'black_ship_moved']);
/** Small change beside something bigger: shown only briefly when much happens at once. */
const SMALL = new Set(['gold_gained', 'gold_paid', 'chests_gained', 'chests_lost', 'passed', 'plundered']);

const BATTLE = new Set([
  'combat',
  'last_battle',
  'round',
  'volley',
  'stray_shot',
  'explosion',
  'levels_lost',
  'crippled',
  'fled',
  'mutiny_roll',
  'mutiny',
  'reloaded',
  'prey_ranked',
  'hull_regained',
  'legend_sunk',
  'navy_sunk',
  'broken_off',
  'combat_won',
  'combat_over',
]);

/** Whether a picture belongs to the scene of a battle. */
export const ofBattle = (picture: Picture) => picture.world.combat !== null || BATTLE.has(picture.event.kind);

const number = (value: unknown) => (typeof value === 'number' ? value : 0);
const numbers = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []);
const clone = (world: World): World => structuredClone(world);

/** The pictures that lead from one world to the next. The last one shows the world as it really is. */
export function pictures(before: World, after: World, events: GameEvent[], catalogue: Catalogue): Step<Picture>[] {
  const out: Step<Picture>[] = [];
  let world = before;
  for (const event of events) {
    const last = out.at(-1)?.what;
    if (last && TOGETHER.has(event.kind) && last.event.kind === event.kind && event.reason === last.event.reason) {
      change(last.world, event, catalogue);
      last.together.push(event);
      world = last.world;
      continue;
    }
    const least = event.kind === 'volley' ? number(event.needed) : 0;
    world = clone(world);
    change(world, event, catalogue);
    const ms = SHOWN[event.kind];
    if (ms === undefined) {
      if (last) last.world = world;
      continue;
    }
    out.push({
      what: { world, event, together: [event], least, turn: (turns += 1) },
      ms: dramaOf(event) ? DRAMA_MS : ms,
    });
  }
  // All wheels are turned together, then the ships sail.
  const sail = out.findIndex(({ what }) => what.event.kind === 'sailed' && what.together.length > 1);
  if (sail >= 0) {
    const { together } = out[sail]!.what;
    const turned = { world: out[sail - 1]?.what.world ?? before, event: { kind: 'wheels' }, together, least: 0 };
    out.splice(sail, 0, { what: { ...turned, turn: (turns += 1) }, ms: 2000 });
  }
  const small = out.length > 6;
  for (const step of out) {
    if (small && SMALL.has(step.what.event.kind)) step.ms = Math.min(step.ms, 120);
    // What a viewer holds and is asked is never told late.
    step.what.world = { ...step.what.world, waiting: after.waiting };
  }
  return out;
}

let turns = 0;

/** What an event changes in the world. */
function change(world: World, event: GameEvent, catalogue: Catalogue): void {
  const ship = typeof event.ship === 'number' ? world.ships[event.ship] : undefined;
  const { combat } = world;
  const amount = number(event.amount);
  switch (event.kind) {
    case 'month':
      world.month = number(event.month);
      world.phase = 'treasure';
      break;
    case 'treasure': {
      const island = world.islands[number(event.island) - 1];
      if (island)
        island.treasure = {
          fame: number(event.fame),
          gold: number(event.gold),
          chests: number(event.chests),
          cards: number(event.tavern),
        };
      break;
    }
    case 'rigged':
      if (ship && Array.isArray(event.levels)) {
        ship.levels = Object.fromEntries(
          ['hull', 'sails', 'cannon', 'crew'].map((section, at) => [section, (event.levels as number[])[at]]),
        ) as Record<Section, number>;
        delete ship.draft;
        refit(world, ship.ship, catalogue);
      }
      break;
    case 'sailed':
      move(world, event.ship, number(event.island));
      break;
    case 'crippled':
    case 'fled':
      leave(combat, event.ship);
      move(world, event.ship, COVE);
      break;
    case 'combat':
      world.phase = 'combat';
      world.combat = battle(number(event.island), numbers(event.ships), event.card, numbers(event.navy), catalogue);
      break;
    case 'last_battle':
      world.combat = { ...battle(0, numbers(event.ships), undefined, [], catalogue), island: null, last_battle: true };
      break;
    case 'prey_ranked':
      if (combat) combat.prey = numbers(event.ships).slice(1);
      break;
    case 'round':
      if (combat) {
        combat.round = number(event.round);
        combat.order = (event.sides as string[]) ?? [];
        combat.turn = 0;
        combat.passed = [];
      }
      break;
    case 'passed':
      combat?.passed.push(number(event.ship));
      break;
    case 'card_played':
      if (ship) ship.cards = Math.max(0, ship.cards - 1);
      if (combat) lay(combat, number(event.ship), number(event.card));
      else world.tavern.discard.push(number(event.card));
      break;
    case 'overboard':
      if (ship) ship.chests -= amount;
      if (combat) combat.overboard += amount;
      break;
    case 'volley':
      if (combat) fire(combat, event);
      break;
    case 'explosion':
      if (combat?.legend) combat.legend.hull = Math.max(0, combat.legend.hull - amount);
      for (const squadron of combat?.navy ?? []) squadron.hull = Math.max(0, squadron.hull - amount);
      break;
    case 'stray_shot':
      strike(combat, event.ship);
      break;
    case 'levels_lost':
      strike(combat, event.ship);
      if (ship) {
        ship.levels[event.section as Section] = number(event.level);
        refit(world, ship.ship, catalogue);
      }
      break;
    case 'hull_regained':
      if (combat?.legend) combat.legend.hull = number(event.hull);
      break;
    case 'reloaded':
      if (combat) combat.reload = combat.reload.filter((one) => one !== event.ship);
      break;
    case 'legend_sunk':
      if (combat?.legend) combat.legend.sunk = true;
      for (const black of world.black_ships)
        if (black.card === event.card) Object.assign(black, { card: null, legend: null });
      break;
    case 'cacafuego_captured':
      for (const black of world.black_ships)
        if (black.legend === 'the_cacafuego') Object.assign(black, { card: null, legend: null });
      break;
    case 'navy_sunk':
      for (const squadron of combat?.navy ?? []) if (squadron.squadron === event.squadron) squadron.hull = 0;
      break;
    case 'navy_left':
      world.navy = world.navy.filter((squadron) => squadron.island !== event.island);
      world.combat = null;
      break;
    case 'plundered':
    case 'upgrade_turn':
      world.combat = null;
      world.phase = event.kind === 'plundered' ? 'plunder' : 'upgrade';
      if (event.kind === 'plundered') {
        const island = world.islands[number(event.island) - 1];
        if (island) island.treasure = null;
      } else world.active = number(event.ship);
      break;
    case 'navy_sent':
    case 'navy_sent_on': {
      const sent = { island: number(event.island), ship: number(event.ship), seat: number(event.seat) };
      const known = world.navy.find((squadron) => squadron.squadron === event.squadron);
      if (known) Object.assign(known, sent);
      else world.navy.push({ squadron: number(event.squadron), ...sent });
      break;
    }
    case 'map_drawn':
      world.maps.push({
        month: number(event.month),
        island: number(event.island),
        ship: number(event.ship),
        seat: number(event.seat),
      });
      break;
    case 'fame_gained':
    case 'fame_lost':
      if (ship) ship.fame = number(event.total);
      break;
    case 'gold_gained':
      if (ship) ship.gold += amount;
      world.bank.gold -= amount;
      break;
    case 'gold_paid':
      if (ship) ship.gold -= amount;
      world.bank.gold += amount;
      break;
    case 'chests_gained':
      if (ship) ship.chests += amount;
      world.bank.chests -= amount;
      break;
    case 'chests_lost':
      if (ship) ship.chests -= amount;
      world.bank.chests += amount;
      break;
    case 'mutiny':
      if (ship) ship.gold = 0;
      world.bank.gold += number(event.gold);
      break;
    case 'drew':
      if (ship) ship.cards += number(event.count);
      break;
    case 'parrot_aboard':
      if (ship) {
        const section = (['hull', 'sails', 'cannon', 'crew'] as const)[number(event.card) - 19] ?? 'hull';
        ship.parrot = { card: number(event.card), section, hurt: false };
        refit(world, ship.ship, catalogue);
      }
      break;
    case 'parrot_hurt':
    case 'parrot_healed':
      if (ship?.parrot) ship.parrot.hurt = event.kind === 'parrot_hurt';
      strike(event.kind === 'parrot_hurt' ? combat : null, event.ship);
      break;
    case 'parrot_killed':
      strike(combat, event.ship);
      if (ship) {
        ship.parrot = null;
        refit(world, ship.ship, catalogue);
      }
      break;
    case 'master_attached':
    case 'master_mended':
      if (ship) ship.masters[event.section as Section] = 'upright';
      break;
    case 'master_turned':
      strike(combat, event.ship);
      if (ship) ship.masters[event.section as Section] = 'turned';
      break;
    case 'master_destroyed':
    case 'master_replaced':
      if (ship) delete ship.masters[event.section as Section];
      break;
    case 'raised':
      if (ship) {
        ship.levels[event.section as Section] = number(event.level);
        refit(world, ship.ship, catalogue);
      }
      break;
    case 'black_ship_moved':
      world.combat = null;
      world.phase = 'black_ships';
      for (const black of world.black_ships)
        if (black.name === event.black_ship)
          Object.assign(black, { island: number(event.island), next: number(event.island) });
      for (const island of world.islands) island.treasure = null;
      break;
    case 'legend_revealed':
      for (const black of world.black_ships)
        if (black.name === event.black_ship)
          Object.assign(black, { card: event.card, legend: printed(catalogue, number(event.card)).key });
      break;
  }
}

function move(world: World, ship: unknown, island: number): void {
  const moved = world.ships[number(ship)];
  if (!moved) return;
  moved.place = island;
  for (const place of world.islands) place.ships = place.ships.filter((one) => one !== moved.ship);
  world.islands[island - 1]?.ships.push(moved.ship);
}

/** Values follow the levels. */
function refit(world: World, at: number, catalogue: Catalogue): void {
  const ship = world.ships[at]!;
  const sails = ship.values.sails;
  for (const section of ['hull', 'sails', 'cannon', 'crew'] as const)
    ship.values[section] = valuesOf(catalogue, section)[ship.levels[section]] ?? 0;
  ship.speed += ship.values.sails - sails;
  ship.dice = diceOf(ship, world.combat?.grapple ?? false);
  ship.hold = ship.parrot?.section === 'hull' ? null : ship.values.hull;
  ship.crippled = Object.values(ship.levels).some((level) => level === 0);
}

function battle(island: number, ships: number[], card: unknown, navy: number[], catalogue: Catalogue): Combat {
  const hull = typeof card === 'number' ? (printed(catalogue, card).hull ?? 0) : 0;
  return {
    island,
    last_battle: false,
    round: 0,
    ships: [...ships],
    order: [],
    turn: 0,
    legend: typeof card === 'number' ? { card, hull, of: hull, sunk: false } : null,
    navy: navy.map((squadron) => ({ squadron, hull: printed(catalogue, NAVY_CARD).hull ?? 4 })),
    prey: [],
    hit: [],
    smoke: [],
    reload: [],
    passed: [],
    grapple: false,
    belay: false,
    overboard: 0,
    cards: [],
    volley: null,
    last_dice: null,
  };
}

function leave(combat: Combat | null, ship: unknown): void {
  if (combat) combat.ships = combat.ships.filter((one) => one !== ship);
}

function strike(combat: Combat | null, ship: unknown): void {
  if (combat && !combat.hit.includes(number(ship))) combat.hit.push(number(ship));
}

/** A battle card stays for the combat, a volley card for one volley. */
function lay(combat: Combat, ship: number, card: number): void {
  const laid = { side: `ship:${ship}`, grapeshot: false, salute: false, kegs: 0, keg_by: [] as number[] };
  if (card === FACE.grapeshot || card === FACE.salute || card === FACE.keg) {
    combat.volley ??= laid;
    if (card === FACE.grapeshot) combat.volley.grapeshot = true;
    else if (card === FACE.salute) combat.volley.salute = true;
    else {
      combat.volley.kegs += 1;
      combat.volley.keg_by.push(ship);
    }
    return;
  }
  combat.cards.push({ ship, card });
  combat.passed = [];
  if (card === FACE.smoke) combat.smoke.push(ship);
  if (card === FACE.grapple) combat.grapple = true;
  if (card === FACE.belay) combat.belay = true;
}

function fire(combat: Combat, event: GameEvent): void {
  const side = String(event.side);
  const target = String(event.at);
  combat.last_dice = {
    side,
    target,
    section: String(event.section),
    dice: (event.dice as number[] | undefined) ?? [],
    needed: number(event.needed),
  };
  const at = combat.order.indexOf(side);
  if (at >= 0) combat.turn = at + 1;
  const hits = number(event.hits);
  if (target === 'legend' && combat.legend) combat.legend.hull = Math.max(0, combat.legend.hull - hits);
  for (const squadron of combat.navy)
    if (target === `navy:${squadron.squadron}`) squadron.hull = Math.max(0, squadron.hull - hits);
  if (side === 'legend') combat.prey = combat.prey.filter((ship) => target !== `ship:${ship}`);
  if (combat.volley?.salute && side.startsWith('ship:')) combat.reload.push(Number(side.slice(5)));
  combat.volley = null;
}

/** Which figure on a ship's mat an event changes; what sails is the ship itself. */
const TOUCHED: Record<string, string> = {
  sailed: 'vessel',
  fled: 'vessel',
  fame_gained: 'fame',
  fame_lost: 'fame',
  gold_gained: 'gold',
  gold_paid: 'gold',
  chests_gained: 'chests',
  chests_lost: 'chests',
};

/** Where the moves of the others left something new. */
export function touched(world: World, events: GameEvent[]): { zone: string }[] {
  return events.flatMap((event) => {
    const key = TOUCHED[event.kind];
    const ship = world.ships.find((one) => one.ship === event.ship);
    return key && ship && ship.seat !== world.viewer ? [{ zone: `${key}:${ship.ship}` }] : [];
  });
}
