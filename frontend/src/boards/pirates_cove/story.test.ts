import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../lib/types';
import { yearOf } from './chronicle';
import { dramaOf, DRAWN } from './drama';
import type { Ship, World } from './model';
import { ofBattle, pictures } from './story';

const catalogue = {
  mat: {
    hull: [0, 4, 5, 6, 7, 8, 9, 10, 12],
    sails: [0, 4, 5, 6, 7, 8, 9, 10, 12],
    cannon: [0, 2, 2, 3, 3, 4, 4, 5, 5],
    crew: [0, 2, 2, 3, 3, 4, 4, 5, 5],
  },
  cards: { '30': { key: 'blackbeard', kind: 'legend', hull: 8, dice: 6, speed: 24, fame: 6 } },
};

const ship = (at: number): Ship => ({
  ship: at,
  seat: at,
  mark: '',
  place: 2,
  gold: 3,
  chests: 1,
  hold: 5,
  fame: 0,
  levels: { hull: 2, sails: 2, cannon: 3, crew: 3 },
  values: { hull: 5, sails: 5, cannon: 3, crew: 3 },
  speed: 5,
  dice: 3,
  crippled: false,
  holds_card_for: [],
  parrot: null,
  masters: {},
  cards: 2,
});

const world = (): World =>
  ({
    seats: 2,
    viewer: 0,
    waiting: [],
    month: 1,
    months: 12,
    phase: 'navigation',
    ships: [ship(0), ship(1)],
    islands: [1, 2, 3, 4, 5, 6, 7].map((island) => ({ island, treasure: null, ships: island === 2 ? [0, 1] : [] })),
    bank: { gold: 80, chests: 40 },
    tavern: { deck: 10, discard: [], out_of_game: 0 },
    black_ships: [{ name: 'A', island: 2, next: 3, card: 30, legend: 'blackbeard' }],
    navy: [],
    maps: [],
    combat: null,
  }) as unknown as World;

const tell = (events: GameEvent[]) => pictures(world(), world(), events, catalogue).map((step) => step.what);

describe('moments with a drawing of their own', () => {
  const combat: GameEvent = { kind: 'combat', island: 2, ships: [0, 1], navy: [] };

  it('are boarding, recoil, a murmur and mutiny', () => {
    expect(dramaOf({ kind: 'card_played', ship: 0, card: 3 })).toBe('boarding');
    expect(dramaOf({ kind: 'card_played', ship: 0, card: 4 })).toBeNull();
    for (const kind of ['levels_lost', 'master_turned', 'master_destroyed', 'parrot_hurt', 'parrot_killed']) {
      expect(dramaOf({ kind, ship: 0, reason: 'recoil' })).toBe('recoil');
      expect(dramaOf({ kind, ship: 0, reason: 'volley' })).toBeNull();
    }
    expect(dramaOf({ kind: 'mutiny_roll', ship: 0, die: 4 })).toBe('murmur');
    expect(dramaOf({ kind: 'mutiny', ship: 0, gold: 2, chests: 1 })).toBe('mutiny');
    expect(new Set(Object.values(DRAWN)).size).toBe(4);
  });

  it('are looked at for longer than the rest', () => {
    const lost = { kind: 'levels_lost', ship: 0, section: 'cannon', amount: 2, level: 1 };
    const steps = pictures(
      world(),
      world(),
      [combat, { ...lost, reason: 'volley' }, { ...lost, reason: 'recoil' }],
      catalogue,
    );
    expect(steps[2]!.ms).toBeGreaterThan(steps[1]!.ms);
  });
});

describe('the story of a battle', () => {
  it('begins with the squadrons that the event names', () => {
    const told = tell([{ kind: 'combat', island: 2, ships: [0], navy: [1] }]);
    expect(told[0]!.world.combat!.navy).toEqual([{ squadron: 1, hull: 4 }]);
  });

  it('shows whom a legend has ranked until he has fired at them', () => {
    const told = tell([
      { kind: 'combat', island: 2, ships: [0, 1], card: 30, navy: [] },
      { kind: 'prey_ranked', card: 30, other_ship: 1, ships: [1, 0] },
      { kind: 'volley', side: 'legend', at: 'ship:1', dice: [1], needed: 5, hits: 0, section: 'hull' },
      { kind: 'volley', side: 'legend', at: 'ship:0', dice: [1], needed: 5, hits: 0, section: 'hull' },
    ]);
    expect(told.map((picture) => picture.world.combat!.prey)).toEqual([[], [0], [0], []]);
  });

  const battle: GameEvent[] = [
    { kind: 'combat', island: 2, ships: [0, 1], card: 30 },
    { kind: 'card_played', ship: 1, card: 4 },
    { kind: 'round', round: 1, sides: ['legend', 'ship:0', 'ship:1'] },
    { kind: 'volley', side: 'ship:0', at: 'legend', section: 'hull', dice: [5, 6, 1], needed: 5, hits: 2 },
    { kind: 'volley', side: 'legend', at: 'ship:1', section: 'hull', dice: [6, 5, 1], needed: 6, hits: 1 },
    { kind: 'levels_lost', ship: 1, section: 'hull', level: 1, amount: 1 },
    { kind: 'fled', ship: 1 },
    { kind: 'legend_sunk', card: 30 },
    { kind: 'fame_gained', ship: 0, seat: 0, amount: 6, total: 6, reason: 'sinking' },
  ];

  it('is one picture for each event, all of the battle', () => {
    const told = tell(battle);
    expect(told.map((picture) => picture.event.kind)).toEqual(battle.map((event) => event.kind));
    expect(told.every(ofBattle)).toBe(true);
  });

  it('takes hull off the legend and levels off the ship, picture by picture', () => {
    const told = tell(battle);
    expect(told[2]!.world.combat!.legend!.hull).toBe(8);
    expect(told[3]!.world.combat!.legend!.hull).toBe(6);
    expect(told[4]!.world.ships[1]!.levels.hull).toBe(2);
    expect(told[5]!.world.ships[1]!.levels.hull).toBe(1);
    expect(told[5]!.world.ships[1]!.values.hull).toBe(4);
    expect(told[8]!.world.ships[0]!.fame).toBe(6);
  });

  it('shows which numbers hit, as the event tells it', () => {
    const told = tell(battle);
    expect(told[3]!.least).toBe(5);
    expect(told[4]!.least).toBe(6);
    const shot = tell([
      battle[0]!,
      battle[1]!,
      { kind: 'card_played', ship: 0, card: 6 },
      { kind: 'volley', side: 'ship:0', at: 'ship:1', section: 'crew', dice: [3], needed: 3, hits: 1 },
      { kind: 'volley', side: 'ship:1', at: 'ship:0', section: 'crew', dice: [3], needed: 5, hits: 0 },
    ]);
    expect(shot.map((picture) => picture.least)).toEqual([0, 0, 0, 3, 5]);
  });

  it('sends whoever flees to the Cove', () => {
    const fled = tell(battle)[6]!.world;
    expect(fled.combat!.ships).toEqual([0]);
    expect(fled.ships[1]!.place).toBe(7);
    expect(fled.islands[6]!.ships).toEqual([1]);
  });

  it('tells the last battle of those who are equal in fame', () => {
    const told = tell([
      { kind: 'last_battle', seats: [0, 1], ships: [0, 1] },
      { kind: 'round', round: 1, sides: ['ship:0', 'ship:1'] },
    ]);
    expect(told[1]!.world.combat).toMatchObject({ last_battle: true, ships: [0, 1], round: 1 });
  });

  it('leaves the world it began with alone', () => {
    const before = world();
    pictures(before, world(), battle, catalogue);
    expect(before).toEqual(world());
  });
});

describe('the reveal of the wheels', () => {
  it('turns all wheels at once and moves the ships afterwards', () => {
    const told = tell([
      { kind: 'sailed', ship: 0, island: 4, reason: 'wheel' },
      { kind: 'sailed', ship: 1, island: 6, reason: 'wheel' },
    ]);
    expect(told.map((picture) => picture.event.kind)).toEqual(['wheels', 'sailed']);
    expect(told[0]!.world.ships.map((one) => one.place)).toEqual([2, 2]);
    expect(told[0]!.together.map((event) => event.island)).toEqual([4, 6]);
    expect(told[1]!.world.ships.map((one) => one.place)).toEqual([4, 6]);
  });
});

describe('the year in figures', () => {
  const log = [
    { step: 0, events: [{ kind: 'month', month: 1 }] },
    {
      step: 3,
      events: [
        { kind: 'combat', island: 2, ships: [0, 1], seats: [0, 1] },
        { kind: 'round', round: 2 },
        { kind: 'volley', hits: 3 },
        { kind: 'master_turned', seat: 1 },
        { kind: 'fame_gained', seat: 0, amount: 1, reason: 'crippled' },
        { kind: 'fame_gained', seat: 0, amount: 2, reason: 'plunder' },
      ],
    },
    {
      step: 7,
      events: [
        { kind: 'month', month: 2 },
        { kind: 'buried', seat: 1, chests: 4, gold: 6 },
        { kind: 'fame_gained', seat: 0, amount: 3, reason: 'burial' },
        { kind: 'fame_gained', seat: 1, amount: 3, reason: 'burial' },
        { kind: 'fame_lost', seat: 1, amount: 2, reason: 'mutiny' },
      ],
    },
  ] as { step: number; events: GameEvent[] }[];
  const year = yearOf(log, 2);

  it('counts fame by its source; what is halved by a consort is split in proportion', () => {
    expect(year.fame[0]).toMatchObject({ combats: 1, islands: 2, chests: 2, gold: 1, losses: 0 });
    expect(year.fame[1]).toMatchObject({ chests: 2, gold: 1, losses: -2 });
    expect(year.caught).toEqual([0, 1]);
  });

  it('knows where each month begins and how fame stood then', () => {
    expect(year.begins).toEqual([0, 7]);
    expect(year.months).toEqual([
      [0, 0],
      [3, 0],
      [6, 1],
    ]);
  });

  it('remembers the fiercest battle', () => {
    expect(year.fiercest).toMatchObject({ step: 3, month: 1, island: 2, rounds: 2, hits: 3, seats: [0, 1] });
  });
});
