/** REST: the lobby, replays, rules. A refusal becomes a `Refusal` with a sentence a person can read. */

import { t, shell } from './texts.svelte';
import type {
  Book,
  Bots,
  Challenge,
  Checked,
  FairCheck,
  GameAnalysis,
  Games,
  GameSheet,
  Hint,
  Lessons,
  Me,
  NewTable,
  NewToken,
  Person,
  PositionAnalysis,
  RefusalTold,
  ReplayLog,
  ReplayStep,
  Rulebook,
  RulesFound,
  TableCard,
  Tables,
  Tokens,
} from './wire';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    text: string,
  ) {
    super(text);
  }
}

/** The sentence for a refusal: ours if the shell knows the reason, else the server's. */
export function refusalText(reason: string, text: string, args: Record<string, string | number> = {}): string {
  return reason && shell.texts.has(reason) ? t(reason, args) : text || t('shell-error-unknown');
}

async function call<T>(method: string, path: string, body?: unknown, signal: AbortSignal | null = null): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      signal,
      headers: {
        'Accept-Language': shell.locale,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(0, 'shell-error-offline', t('shell-error-offline'));
  }
  if (answer.status === 204) return undefined as T;
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const told = (data ?? {}) as Partial<RefusalTold>;
    throw new Refusal(answer.status, told.reason ?? '', refusalText(told.reason ?? '', told.text ?? '', told.args));
  }
  return data as T;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<Me>('GET', '/api/me'),
  guest: (name: string) => call<{ person: Person }>('POST', '/api/guests', { name }),
  rename: (name: string) => call<{ person: Person }>('PATCH', '/api/me', { name }),
  register: (username: string, password: string) =>
    call<{ person: Person }>('POST', '/api/accounts', { username, password }),
  login: (username: string, password: string) => call<{ person: Person }>('POST', '/api/login', { username, password }),
  passkeyOptions: () => call<Challenge>('POST', '/api/passkeys/options', {}),
  addPasskey: (challenge: string, credential: unknown, name: string) =>
    call<{ person: Person }>('POST', '/api/passkeys', { challenge, credential, name }),
  passkeyLoginOptions: () => call<Challenge>('POST', '/api/passkeys/login/options', {}),
  passkeyLogin: (challenge: string, credential: unknown) =>
    call<{ person: Person }>('POST', '/api/passkeys/login', { challenge, credential }),
  book: (game: string, locale: string) =>
    call<Book>('GET', `/api/games/${encodeURIComponent(game)}/book/${encodeURIComponent(locale)}`),
  lessons: () => call<Lessons>('GET', '/api/lessons'),
  takeLesson: (game: string, key: string) =>
    call<TableCard>('POST', `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(key)}`, {}),
  leaveLesson: (id: string) => call<TableCard>('POST', `${table(id)}/lesson/leave`, {}),
  tokens: () => call<Tokens>('GET', '/api/tokens'),
  addToken: (name: string) => call<NewToken>('POST', '/api/tokens', { name }),
  dropToken: (id: string) => call<void>('DELETE', `/api/tokens/${encodeURIComponent(id)}`),
  logout: () => call<void>('POST', '/api/logout', {}),
  logoutEverywhere: () => call<void>('POST', '/api/logout/everywhere', {}),

  games: () => call<Games>('GET', '/api/games'),
  game: (key: string) => call<GameSheet>('GET', `/api/games/${key}`),
  check: (key: string, seats: number, options: Record<string, unknown>) =>
    call<Checked>('POST', `/api/games/${key}/check`, { seats, options }),
  rules: (key: string) => call<Rulebook>('GET', `/api/games/${key}/rules`),
  searchRules: (key: string, words: string) =>
    call<RulesFound>('GET', `/api/games/${key}/rules/search?words=${encodeURIComponent(words)}`),
  bots: () => call<Bots>('GET', '/api/bots'),

  tables: (show: string, limit = 20) => call<Tables>('GET', `/api/tables?show=${show}&limit=${limit}`),
  table: (id: string) => call<TableCard>('GET', table(id)),
  open: (what: NewTable) => call<TableCard>('POST', '/api/tables', what),
  join: (id: string, seat: number | null, invite: string | null) =>
    call<TableCard>('POST', `${table(id)}/join`, { seat, invite, nonce: nonce() }),
  leave: (id: string, level: string | null) => call<TableCard>('POST', `${table(id)}/leave`, { level }),
  seat: (id: string, seat: number, kind: string, level?: string) =>
    call<TableCard>('PUT', `${table(id)}/seats/${seat}`, level ? { kind, level } : { kind }),
  close: (id: string) => call<void>('DELETE', table(id)),
  bringIn: (journal: unknown) => call<TableCard>('POST', '/api/import', journal),

  hint: (id: string, seat: number | null) => call<Hint>('POST', `${table(id)}/hint`, { seat }),
  analyse: (id: string, step: number, signal: AbortSignal) =>
    call<PositionAnalysis>('POST', `${table(id)}/replay/${step}/analysis`, {}, signal),
  analyseGame: (id: string) => call<GameAnalysis>('POST', `${table(id)}/analysis`, {}),
  gameAnalysis: (id: string) => call<GameAnalysis>('GET', `${table(id)}/analysis`),
  replay: (id: string, viewer: number) => call<ReplayLog>('GET', `${table(id)}/replay?viewer=${viewer}`),
  step: (id: string, step: number, viewer: number, panels: boolean) =>
    call<ReplayStep>('GET', `${table(id)}/replay/${step}?viewer=${viewer}&panels=${panels}`),
  fork: (id: string, step: number, seat: number, level: string) =>
    call<TableCard>('POST', `${table(id)}/fork`, { step, seat, level }),
  fair: (id: string) => call<FairCheck>('GET', `${table(id)}/fair`),
};

/** A player's own part of the luck of a table. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
