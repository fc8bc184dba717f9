/** The shelf: every game the server offers, with its words. */

import { api } from './api';
import { preferences } from './settings.svelte';
import { dashed, shell, type Texts } from './texts.svelte';
import type { GameCard } from './wire';

class Shelf {
  games: GameCard[] = $state.raw([]);
  levels: string[] = $state.raw([]);
  texts: Record<string, Texts> = $state.raw({});
  ready = $state(false);
  private opening: Promise<void> | null = null;

  open(): Promise<void> {
    this.opening ??= this.load().catch((error: unknown) => {
      this.opening = null;
      throw error;
    });
    return this.opening;
  }

  private async load(): Promise<void> {
    const [{ games }, { levels }] = await Promise.all([api.games(), api.bots()]);
    const words = await Promise.all(games.map((game) => shell.game(game.key, preferences.language)));
    this.texts = Object.fromEntries(games.map((game, i) => [game.key, words[i]!]));
    this.levels = levels;
    this.games = games;
    this.ready = true;
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
