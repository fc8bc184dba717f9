/** What is drawn as a single thing; "done", amounts, ±1 and the like are buttons. */
const THING =
  /^(space|figure|boat|berth|pier|hall|townsfolk|slot|corruption|good|clock|adventurer|card|shield|marble|catch|cauldron|vat|furnace|rack|pool|ship|sea|lane|rift|machine|tile|bench|rogues):|^die:(?!up|down)|^(town-square|dragon-island|harbour)$/;

export const isThing = (ref: string) => THING.test(ref) && ref !== 'rogues:0';
