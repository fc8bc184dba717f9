/** What the lobby shows, in one answer: on a slow line every request costs a second. */

import { api } from './api';
import { me } from './me.svelte';
import type { Start } from './wire';

class Arrival {
  /** The last answer. */
  told: Start | null = $state.raw(null);
  private first: Promise<Start> | null = null;
  private taken = false;

  /** The first answer, whoever asks first; it is on its way with the scripts. */
  open(): Promise<Start> {
    this.first ??= this.ask().catch((error: unknown) => {
      this.first = null;
      throw error;
    });
    return this.first;
  }

  /** As things stand now: the first answer to the first who shows it, then new ones. */
  fresh(): Promise<Start> {
    if (this.taken) return this.ask();
    this.taken = true;
    return this.open();
  }

  private async ask(): Promise<Start> {
    const told = await api.start();
    this.told = told;
    me.person = told.person;
    return told;
  }
}

export const arrival = new Arrival();
