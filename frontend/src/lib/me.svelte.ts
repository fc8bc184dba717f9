/** Who sits at this browser. */

import { api } from './api';
import { t } from './texts.svelte';
import type { Person } from './wire';

class Me {
  person: Person | null = $state.raw(null);

  async greet(): Promise<void> {
    this.person = (await api.me()).person;
  }

  /** A guest needs no account, only a name; without one the town gives it. */
  async be(name: string): Promise<Person> {
    const wanted = name.trim().slice(0, 32) || this.person?.name || t('shell-guest');
    if (!this.person) this.person = (await api.guest(wanted)).person;
    else if (wanted !== this.person.name) this.person = (await api.rename(wanted)).person;
    return this.person;
  }
}

export const me = new Me();
