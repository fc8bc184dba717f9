/** Everything a person reads: the same Fluent files the terminal uses, fetched from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Argument, GameEvent, Message } from './types';

/** How card ids and seats in a table's messages become names. */
export interface Names {
  card(id: number): string;
  seat(seat: number): string;
  /** The seat of the reader, who is spoken to; absent or below 0, everybody is called by name. */
  you?(): number;
}

/** What arguments are, by their names: ids of cards and numbers of seats become names. */
export type Roles = Record<string, string>;

const NOBODY: Names = { card: (id) => `#${id}`, seat: (seat) => `${seat + 1}` };

export class Texts {
  private bundle: FluentBundle;
  names: Names = NOBODY;
  /** The roles of the arguments of events and messages, as the game's sheet tells them. */
  roles: Roles = {};

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
  key(key: string, args: Record<string, Argument> = {}): string {
    const [base, attribute] = split(this.addressed(key, args));
    const found = this.bundle.getMessage(base);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) return `{${key}}`;
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) filled[name] = this.argument(name, value);
    return this.bundle.formatPattern(pattern, filled, []);
  }

  /**
   * The form of a message for its reader: `.you` where `$seat` is the reader, `.you-other` where `$other` is, and so on.
   * Without that form the reader is called by name like anybody else.
   */
  private addressed(key: string, args: Record<string, Argument>): string {
    const you = this.names.you?.() ?? -1;
    if (you < 0 || key.includes('.')) return key;
    const named = Object.keys(args).filter((name) => args[name] === you && this.roles[name] === 'seat');
    const forms = named.map((name) => (name === 'seat' ? `${key}.you` : `${key}.you-${name}`));
    return forms.sort((one, two) => one.length - two.length).find((form) => this.has(form)) ?? key;
  }

  say(message: Message | null | undefined): string {
    return message ? this.key(message.key, message.args ?? {}) : '';
  }

  argument(name: string, value: Argument): FluentVariable {
    if (value === null) return '';
    if (typeof value === 'number') {
      const role = this.roles[name];
      if (role === 'card') return this.names.card(value);
      if (role === 'seat') return value < 0 ? '' : this.names.seat(value);
      return value;
    }
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'string') {
      const word = `${this.roles[name]}-${value}`; // a word of the game, such as "tile-red"
      return this.has(word) ? this.key(word) : value;
    }
    if (Array.isArray(value)) {
      const you = this.roles[name] === 'seat' ? (this.names.you?.() ?? -1) : -1;
      const said = (item: Argument) => (you >= 0 && item === you ? this.key('seat-you') : this.argument(name, item));
      return value.map((item) => String(said(item))).join(', ');
    }
    return 'key' in value ? this.key(value.key, value.args) : '';
  }

  /** An event as a line of the log; empty if the game has no words for it. */
  event(event: GameEvent): string {
    const key = `event-${event.kind.replaceAll('_', '-')}`;
    if (!this.has(key)) return '';
    const { kind: _kind, ...facts } = event;
    if (Array.isArray(facts.cards)) facts.count ??= facts.cards.length;
    return this.key(key, facts as Record<string, Argument>);
  }
}

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
