/** Asks the server what a strong player thinks: about the position shown, and in the background about the whole game. */

import { api, Refusal } from '../lib/api';
import type { GameAnalysis, PositionAnalysis } from '../lib/wire';

const SETTLE_MS = 250; // whoever runs through the moves does not ask about each
const POLL_MS = 1000;

export class Analyst {
  /** The judgement of the position shown; null while it is being thought about, or where nothing is decided. */
  found: PositionAnalysis | null = $state.raw(null);
  thinking = $state(false);
  problem = $state('');
  game: GameAnalysis | null = $state.raw(null);
  following = $state(false);

  private known = new Map<number, PositionAnalysis>();
  private asking: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly table: string) {}

  /** Look at another position, or only at what is known of it; what was asked about the last one is called off. */
  look(step: number, quietly: boolean): void {
    this.leave();
    this.problem = '';
    this.found = this.known.get(step) ?? null;
    if (this.found || quietly) return;
    this.thinking = true;
    this.timer = setTimeout(() => void this.ask(step), SETTLE_MS);
  }

  /** Stop thinking about the position. */
  leave(): void {
    clearTimeout(this.timer);
    this.asking?.abort();
    this.asking = null;
    this.thinking = false;
  }

  private async ask(step: number): Promise<void> {
    const asking = new AbortController();
    this.asking = asking;
    try {
      const found = await api.analyse(this.table, step, asking.signal);
      this.known.set(step, found);
      if (this.asking === asking) this.found = found;
    } catch (error) {
      if (this.asking === asking) this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      if (this.asking === asking) {
        this.asking = null;
        this.thinking = false;
      }
    }
  }

  /** What is known of the whole game already. */
  async glance(): Promise<void> {
    try {
      const found = await api.gameAnalysis(this.table);
      if (found.state !== 'none') this.game = found;
      if (found.state === 'running' || found.state === 'waiting') await this.follow(false);
    } catch {
      // Nothing is known; the button is there.
    }
  }

  /** Have the whole game judged and follow how far it has come. */
  async follow(begin = true): Promise<void> {
    if (this.following) return;
    this.following = true;
    this.problem = '';
    try {
      if (begin) this.game = await api.analyseGame(this.table);
      while (
        this.following &&
        !this.closed &&
        this.game &&
        (this.game.state === 'running' || this.game.state === 'waiting')
      ) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        if (this.following && !this.closed) this.game = await api.gameAnalysis(this.table);
      }
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : String(error);
    }
    this.following = false;
  }

  /** No longer wait for the whole game; the server lays it aside and goes on when asked again. */
  stop(): void {
    this.following = false;
  }

  close(): void {
    this.closed = true;
    this.following = false;
    this.leave();
  }
}
