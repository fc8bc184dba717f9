/** Everything a person reads: the same Fluent files the terminal uses, fetched from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Argument, GameEvent, Message } from './types';
import type { ShellWords, Words } from './wire';

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

export const FALLBACK = 'en';

const parsed = new Map<string, FluentResource>();

function resource(source: string): FluentResource {
  let found = parsed.get(source);
  if (!found) parsed.set(source, (found = new FluentResource(source)));
  return found;
}

/** Messages in one language, which may say some of another in their place. */
class Language {
  readonly bundle: FluentBundle;
  readonly own = new Set<string>();

  constructor(locale: string, own: string[], borrowed: string[]) {
    this.bundle = new FluentBundle(locale, { useIsolating: false });
    for (const source of own) {
      for (const entry of resource(source).body) this.own.add(entry.id);
      this.bundle.addResource(resource(source), { allowOverrides: true });
    }
    // Only what messages of this language speak of, and it does not say itself.
    for (const source of borrowed) this.bundle.addResource(resource(source));
  }
}

/** What is written in one language, and what English has for the messages that are not. */
export interface Written {
  locale: string;
  own: string[];
  english: string[];
}

/** The words of a table or of the shell. They can be spoken anew in another language; whatever shows them follows. */
export class Texts {
  private languages: Language[] = $state.raw([]);
  locale = $state(FALLBACK);
  names: Names = NOBODY;
  /** The roles of the arguments of events and messages, as the game's sheet tells them. */
  roles: Roles = {};

  constructor(sources: string[], locale = FALLBACK, english: string[] = []) {
    this.speak({ locale, own: sources, english });
  }

  /** From now on in this language. */
  speak({ locale, own, english }: Written): void {
    this.languages =
      locale === FALLBACK
        ? [new Language(locale, own, [])]
        : [new Language(locale, own, english), new Language(FALLBACK, english, [])];
    this.locale = locale;
  }

  /** The first language that has a message; all its forms are of that one. */
  private language(message: string): Language | undefined {
    return this.languages.find((language) => language.own.has(message));
  }

  has(key: string): boolean {
    const [base, attribute] = split(key);
    const found = this.language(base)?.bundle.getMessage(base);
    if (!found) return false;
    return attribute ? attribute in found.attributes : found.value !== null;
  }

  /** A message as a sentence; a missing one shows its key, so that the gap is seen. */
  key(key: string, args: Record<string, Argument> = {}): string {
    const [base, attribute] = split(this.addressed(key, args));
    const bundle = this.language(base)?.bundle;
    const found = bundle?.getMessage(base);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!bundle || !pattern) return `{${key}}`;
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) filled[name] = this.argument(name, value);
    return bundle.formatPattern(pattern, filled, []);
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

const NO_WORDS = { own: '', english: '' };

interface Spoken {
  key: string;
  whole: boolean; // or only what stands on the shelf
  texts: WeakRef<Texts>;
}

class Shell {
  /** The shell's own words; set before anything is drawn. */
  texts: Texts = $state.raw(new Texts([]));
  /** The languages there are; the server found them as files. */
  languages: { locale: string; name: string }[] = $state.raw([]);
  /** The language that is spoken here. */
  locale = $state(FALLBACK);
  private kept = new Map<string, Promise<Words>>();
  private games: Spoken[] = [];
  private wanted = '';

  /** Speak the wanted language, or without a wish the one the page came in, which is what the browser asked for. */
  async open(wanted: string): Promise<void> {
    const told = document.documentElement.lang || FALLBACK;
    try {
      await this.speak(wanted || told);
    } catch (error) {
      if (!wanted || wanted === told) throw error;
      await this.speak(told); // the wanted one is not there any more
    }
  }

  /** Everything that is shown changes its language, here and now. */
  async speak(wanted: string): Promise<void> {
    const there = this.languages.map((language) => language.locale);
    const locale = there.length ? best(wanted ? [wanted] : navigator.languages, there) : wanted;
    if (locale === this.wanted) return;
    this.wanted = locale;
    try {
      await this.change(locale);
    } catch (error) {
      this.wanted = this.locale;
      throw error;
    }
  }

  private async change(locale: string): Promise<void> {
    const living = this.games.filter((game) => game.texts.deref());
    const [shell, ...words] = await Promise.all([
      this.written(locale),
      ...living.map((game) => this.written(locale, game.key, game.whole)),
    ]);
    if (this.wanted !== locale) return; // somebody changed their mind meanwhile
    this.games = living;
    this.languages = (await this.shell(locale)).languages;
    this.texts.speak(shell);
    living.forEach((game, at) => game.texts.deref()?.speak(words[at]!));
    this.locale = locale;
    document.documentElement.lang = locale;
  }

  /** The words of a game with the shell's; or, not `whole`, what the shelf says of it. */
  async game(key: string, whole = true): Promise<Texts> {
    const { locale, own, english } = await this.written(this.wanted || FALLBACK, key, whole);
    if (locale !== (this.wanted || FALLBACK)) return this.game(key, whole); // another language was chosen meanwhile
    const texts = new Texts(own, locale, english);
    this.games.push({ key, whole, texts: new WeakRef(texts) });
    return texts;
  }

  /** A game whose words are missing is still played, with the keys for words. */
  private async written(locale: string, game = '', whole = true): Promise<Written> {
    const [shell, words] = await Promise.all([
      this.shell(locale),
      game && whole ? this.words(`${locale}/${game}`).catch(() => NO_WORDS) : null,
    ]);
    const all = game ? [shell, words ?? shell.shelf[game] ?? NO_WORDS] : [shell];
    return { locale, own: all.map((each) => each.own), english: all.map((each) => each.english) };
  }

  private shell(locale: string): Promise<ShellWords> {
    return this.words(locale) as Promise<ShellWords>;
  }

  private words(place: string): Promise<Words> {
    let words = this.kept.get(place);
    if (!words) {
      words = fetched(`/words/${place}`);
      this.kept.set(place, words);
      words.catch(() => this.kept.delete(place));
    }
    return words;
  }
}

/** The language that suits somebody who wants these, best first: the very one, or the same without its country. */
export function best(wanted: readonly string[], there: string[]): string {
  for (const tag of wanted) {
    const asked = tag.toLowerCase();
    const base = asked.split('-')[0]!;
    const found =
      there.find((locale) => locale.toLowerCase() === asked) ??
      there.find((locale) => locale.toLowerCase() === base) ??
      there.find((locale) => locale.toLowerCase().startsWith(`${base}-`));
    if (found) return found;
  }
  return FALLBACK;
}

async function fetched(path: string): Promise<Words> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as Words;
}

export const shell = new Shell();

/** A sentence of the shell: `t('shell-lobby-title')`. */
export function t(key: string, args: Record<string, Argument> = {}): string {
  return shell.texts.key(key, args);
}

/** What a bot is called: a level by its word, one from elsewhere by its own name. */
export function botName(level: string | null): string {
  const key = `shell-level-${level ?? 'novice'}`;
  return shell.texts.has(key) || level === null ? t(key) : level;
}

/** A thing and what it is, with the marks of the language between them: "Hand: 5". */
export function labelled(label: string, value: string | number): string {
  return t('pair', { label, value });
}

/** Several such one after the other. */
export function inTurn(parts: string[]): string {
  return parts.length ? parts.reduce((first, rest) => t('apart', { first, rest })) : '';
}
