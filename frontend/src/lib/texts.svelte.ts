/** Everything a person reads: the same Fluent files the terminal uses, fetched from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Argument, GameEvent, Message } from './types';

/** How card ids and seats in a table's messages become names. */
export interface Names {
  card(id: number): string;
  seat(seat: number): string;
}

const NOBODY: Names = { card: (id) => `#${id}`, seat: (seat) => `${seat + 1}` };

export class Texts {
  private bundle: FluentBundle;
  names: Names = NOBODY;

  constructor(sources: string[], locale = 'en') {
    this.bundle = new FluentBundle(locale, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    const [base, attribute] = split(key);
    const found = this.bundle.getMessage(base);
    if (!found) return false;
    return attribute ? attribute in found.attributes : found.value !== null;
  }

  /** A message as a sentence; a missing one shows its key, so that the gap is seen. */
  key(key: string, args: Record<string, Argument> = {}, kinds: Kinds = KINDS): string {
    const [base, attribute] = split(key);
    const found = this.bundle.getMessage(base);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) return `{${key}}`;
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) filled[name] = this.argument(name, value, kinds);
    return this.bundle.formatPattern(pattern, filled, []);
  }

  say(message: Message | null | undefined): string {
    return message ? this.key(message.key, message.args ?? {}) : '';
  }

  argument(name: string, value: Argument, kinds: Kinds = KINDS): FluentVariable {
    if (value === null) return '';
    if (typeof value === 'number') {
      const what = kinds[name];
      if (what === 'card') return this.names.card(value);
      if (what === 'seat') return value < 0 ? '' : this.names.seat(value);
      return value;
    }
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'string') return value;
    if (Array.isArray(value)) return value.map((item) => String(this.argument(name, item, kinds))).join(', ');
    return 'key' in value ? this.key(value.key, value.args) : '';
  }

  /** An event as a line of the log; empty if the game has no words for it. */
  event(event: GameEvent): string {
    const key = `event-${event.kind.replaceAll('_', '-')}`;
    if (!this.has(key)) return '';
    const { kind: _kind, ...facts } = event;
    if (Array.isArray(facts.cards)) facts.count ??= facts.cards.length;
    return this.key(key, facts as Record<string, Argument>, FACTS);
  }
}

type Kinds = Record<string, 'card' | 'seat'>;

/** Arguments that are ids of cards or numbers of seats, in any message … */
const KINDS: Kinds = { card: 'card', cards: 'card', seat: 'seat', other: 'seat', seats: 'seat', active: 'seat' };
/** … and in events, where more roles occur. */
const FACTS: Kinds = { ...KINDS, owner: 'seat', target: 'seat', winner: 'seat', by: 'seat', taken: 'card', given: 'card', copied: 'card', bought: 'card', model: 'card' };

function split(key: string): [string, string | undefined] {
  const dot = key.indexOf('.');
  return dot < 0 ? [key, undefined] : [key.slice(0, dot), key.slice(dot + 1)];
}

export function dashed(key: string): string {
  return key.replaceAll('_', '-');
}

class Shell {
  /** The shell's own words; set before anything is drawn. */
  texts: Texts = $state.raw(new Texts([]));
  source = '';
  private games = new Map<string, Promise<string>>();

  async open(locale: string): Promise<void> {
    this.source = await fetchText(`/api/texts/${locale}`);
    this.texts = new Texts([this.source], locale);
  }

  /** The words of a game with the shell's. */
  async game(key: string, locale = 'en'): Promise<Texts> {
    const place = `${locale}/${key}`;
    let source = this.games.get(place);
    if (!source) {
      source = fetchText(`/api/texts/${place}`);
      this.games.set(place, source);
      source.catch(() => this.games.delete(place));
    }
    // A game whose words are missing is still played, with the keys for words.
    return new Texts([this.source, await source.catch(() => '')], locale);
  }
}

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

export const shell = new Shell();

/** A sentence of the shell: `t('shell-lobby-title')`. */
export function t(key: string, args: Record<string, Argument> = {}): string {
  return shell.texts.key(key, args);
}
