/** Whom one does not want to hear at this table: one person or everybody. Kept in this browser only. */

const KEY = 'covetown-muted';
const ALL = '*';
const MOST = 50;

function kept(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}

export class Muted {
  who: string[] = $state.raw([]);

  constructor(readonly table: string) {
    this.who = kept()[table] ?? [];
  }

  get all(): boolean {
    return this.who.includes(ALL);
  }

  has(person: string | null): boolean {
    return this.all || (person !== null && this.who.includes(person));
  }

  /** Do not hear somebody (or, without a name, anybody), or hear them again. */
  toggle(person: string = ALL): void {
    this.who = this.who.includes(person) ? this.who.filter((one) => one !== person) : [...this.who, person];
    const tables = kept();
    delete tables[this.table];
    if (this.who.length) tables[this.table] = this.who;
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(tables).slice(-MOST))));
    } catch {
      // A browser that keeps nothing is quiet until the page is left.
    }
  }
}
