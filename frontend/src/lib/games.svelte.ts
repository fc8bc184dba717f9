/** The shelf: every game the server offers, with its words and its sheet. */

import { api } from './api';
import { arrival } from './start.svelte';
import { botName, dashed, shell, t, type Roles, type Texts } from './texts.svelte';
import type { GameCard, GameSheet } from './wire';

/** The role of every argument by its name, as the game's sheet tells it. */
export function rolesOf(sheet: Pick<GameSheet, 'roles'>): Roles {
  const told = Object.entries(sheet.roles);
  return Object.fromEntries(told.flatMap(([role, names]) => names.map((name) => [name, role])));
}

class Shelf {
  games: GameCard[] = $state.raw([]);
  levels: string[] = $state.raw([]);
  /** Bots of every game that play to another end than to win. */
  characters: string[] = $state.raw([]);
  /** Bots from elsewhere that this server offers, by their own names. */
  visitors: string[] = $state.raw([]);
  texts: Record<string, Texts> = $state.raw({});
  ready = $state(false);
  private opening: Promise<void> | null = null;
  private sheets = new Map<string, Promise<GameSheet>>();

  open(): Promise<void> {
    this.opening ??= this.load().catch((error: unknown) => {
      this.opening = null;
      throw error;
    });
    return this.opening;
  }

  private async load(): Promise<void> {
    const { games, levels, characters, visitors } = await arrival.open();
    const words = await Promise.all(games.map((game) => shell.game(game.key, false)));
    this.texts = Object.fromEntries(games.map((game, i) => [game.key, words[i]!]));
    this.levels = levels;
    this.characters = characters;
    this.visitors = visitors;
    this.games = games;
    this.ready = true;
  }

  /** A game's sheet, fetched once. */
  sheet(key: string): Promise<GameSheet> {
    let sheet = this.sheets.get(key);
    if (!sheet) {
      sheet = api.game(key);
      this.sheets.set(key, sheet);
      sheet.catch(() => this.sheets.delete(key));
    }
    return sheet;
  }

  /** The words of a game for one table: they know the roles of arguments. */
  async words(key: string): Promise<Texts> {
    const [words, sheet] = await Promise.all([shell.game(key), this.sheet(key)]);
    words.roles = rolesOf(sheet);
    return words;
  }

  /** Say all that a game has to say, not only what stands on the shelf: the names of its options, for one. */
  async whole(key: string): Promise<void> {
    await this.open();
    const words = await shell.game(key);
    this.texts = { ...this.texts, [key]: words };
  }

  /** The characters that a bot can have in a game: those of every game, and the game's own. */
  charactersOf(key: string): string[] {
    return [...this.characters, ...(this.games.find((game) => game.key === key)?.styles ?? [])];
  }

  /** What a bot is called at a table of a game. */
  bot(key: string, level: string | null): string {
    return this.say(key, `style-${level}`) || botName(level);
  }

  /** What a bot with a character does, in a line; nothing for one that simply plays as well as it can. */
  aboutBot(key: string, level: string | null | undefined): string {
    const id = `shell-level-${level}.about`;
    return this.say(key, `style-${level}.about`) || (shell.texts.has(id) ? t(id) : '');
  }

  title(key: string): string {
    const texts = this.texts[key];
    const id = `game-${dashed(key)}`;
    return texts?.has(id) ? texts.key(id) : key.replaceAll('_', ' ');
  }

  say(key: string, id: string, fallback = ''): string {
    const texts = this.texts[key];
    return texts?.has(id) ? texts.key(id) : fallback;
  }
}

export const shelf = new Shelf();
