/** My turns: the tables at which others wait for this person, the most urgent first. */

import { api } from './api';
import { me } from './me.svelte';
import { router } from './router.svelte';
import type { TableCard } from './wire';

class Turns {
  tables: TableCard[] = $state.raw([]);
  /** When they were fetched: the time that is left counts from there. */
  at = $state(0);
  private asking: Promise<void> | null = null;
  private stale = false;

  /** Fetch them; what is asked for while an answer is under way is asked once more afterwards. */
  async look(): Promise<void> {
    if (!me.person) {
      this.tables = [];
      return;
    }
    if (this.asking) {
      this.stale = true;
      return this.asking;
    }
    this.asking = this.fetch();
    try {
      await this.asking;
    } finally {
      this.asking = null;
    }
    if (this.stale) {
      this.stale = false;
      await this.look();
    }
  }

  private async fetch(): Promise<void> {
    try {
      this.tables = (await api.turns()).tables;
      this.at = Date.now();
    } catch {
      // The number stays what it was; the next word of a change asks again.
    }
  }

  /** The others that wait, seen from one table: those after it first, so that one key goes round all of them. */
  after(id: string): TableCard[] {
    const here = this.tables.findIndex((table) => table.id === id);
    return [...this.tables.slice(here + 1), ...this.tables.slice(0, Math.max(0, here))];
  }

  /** Go to the next table that waits; tells whether there was one. */
  async next(id: string): Promise<boolean> {
    await this.look();
    const [table] = this.after(id);
    if (table) router.go(`/t/${table.id}`);
    return table !== undefined;
  }
}

export const turns = new Turns();
