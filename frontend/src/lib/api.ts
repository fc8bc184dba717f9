/** REST: the lobby, replays, rules. A refusal becomes a `Refusal` with a sentence a person can read. */

import { t, shell } from './texts.svelte';
import type {
  Book,
  AskFriend,
  Challenge,
  Checked,
  FairCheck,
  Friends,
  GameAnalysis,
  GameSheet,
  Hint,
  Invited,
  Me,
  NewReport,
  NewTable,
  NewToken,
  NoticesTold,
  Person,
  PositionAnalysis,
  Profile,
  PushDoor,
  RefusalTold,
  ReplayLog,
  ReplayStep,
  Reports,
  Rulebook,
  RulesFound,
  Start,
  TableCard,
  Tables,
  Tokens,
  Turns,
  Vacation,
  Wishes,
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

/** What somebody looks for among the open tables. */
export interface TableFilter {
  game?: string;
  pace?: string;
  rated?: boolean;
  near?: boolean;
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
  takeLesson: (game: string, key: string) =>
    call<TableCard>('POST', `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(key)}`, {}),
  leaveLesson: (id: string) => call<TableCard>('POST', `${table(id)}/lesson/leave`, {}),
  tokens: () => call<Tokens>('GET', '/api/tokens'),
  addToken: (name: string) => call<NewToken>('POST', '/api/tokens', { name }),
  dropToken: (id: string) => call<void>('DELETE', `/api/tokens/${encodeURIComponent(id)}`),
  logout: () => call<void>('POST', '/api/logout', {}),
  logoutEverywhere: () => call<void>('POST', '/api/logout/everywhere', {}),

  profile: (who: string) => call<Profile>('GET', `/api/people/${encodeURIComponent(who)}`),
  friends: () => call<Friends>('GET', '/api/friends'),
  befriend: (who: AskFriend) => call<void>('POST', '/api/friends', who),
  part: (person: string) => call<void>('DELETE', `/api/friends/${encodeURIComponent(person)}`),
  block: (person: string) => call<void>('POST', '/api/blocks', { person }),
  unblock: (person: string) => call<void>('DELETE', `/api/blocks/${encodeURIComponent(person)}`),
  invited: (id: string) => call<Invited>('GET', `${table(id)}/invitations`),
  invite: (id: string, person: string) => call<void>('POST', `${table(id)}/invitations`, { person }),
  decline: (id: string) => call<void>('DELETE', `/api/invitations/${encodeURIComponent(id)}`),
  report: (what: NewReport) => call<void>('POST', '/api/reports', what),
  reports: (done: boolean, before: number | null) =>
    call<Reports>('GET', `/api/house/reports?done=${done}${before === null ? '' : `&before=${before}`}`),
  mark: (id: number, done: boolean) => call<void>('POST', `/api/house/reports/${id}`, { done }),
  dropLine: (id: number) => call<void>('DELETE', `/api/house/lines/${id}`),
  suspend: (person: string, suspended: boolean) =>
    call<void>('POST', `/api/house/people/${encodeURIComponent(person)}/suspension`, { suspended }),
  leaveForGood: (name: string, password: string | null) => call<void>('POST', '/api/me/delete', { name, password }),
  resetPassword: (link: string, password: string) => call<void>('POST', '/api/password', { link, password }),

  start: () => call<Start>('GET', '/api/start'),
  game: (key: string) => call<GameSheet>('GET', `/api/games/${key}`),
  check: (key: string, seats: number, options: Record<string, unknown>) =>
    call<Checked>('POST', `/api/games/${key}/check`, { seats, options }),
  rules: (key: string) => call<Rulebook>('GET', `/api/games/${key}/rules`),
  searchRules: (key: string, words: string) =>
    call<RulesFound>('GET', `/api/games/${key}/rules/search?words=${encodeURIComponent(words)}`),

  find: (filter: TableFilter) => {
    const query = new URLSearchParams({ show: 'open', free: 'true', limit: '50' });
    for (const [name, value] of Object.entries(filter)) query.set(name, String(value));
    return call<Tables>('GET', `/api/tables?${query}`);
  },
  turns: () => call<Turns>('GET', '/api/turns'),
  notices: () => call<NoticesTold>('GET', '/api/me/notices'),
  setWishes: (wishes: Wishes) => call<NoticesTold>('PUT', '/api/me/notices', wishes),
  setMail: (address: string | null, password: string | null) =>
    call<NoticesTold>('PUT', '/api/me/mail', { address, password }),
  openDoor: (door: PushDoor) => call<NoticesTold>('POST', '/api/me/push', door),
  closeDoor: (endpoint: string) => call<NoticesTold>('POST', '/api/me/push/end', { endpoint }),
  confirmMail: (token: string) => call<void>('POST', '/api/mail/confirm', { token }),
  leaveMail: (token: string) => call<void>('POST', `/api/mail/leave?token=${encodeURIComponent(token)}`, {}),
  forgotten: (username: string) => call<void>('POST', '/api/password/forgotten', { username }),
  resetByMail: (token: string, password: string) => call<void>('POST', '/api/password/reset', { token, password }),
  vacation: () => call<Vacation>('GET', '/api/me/vacation'),
  goOnVacation: (days: number) => call<Vacation>('POST', '/api/me/vacation', { days }),
  endVacation: () => call<Vacation>('DELETE', '/api/me/vacation'),
  table: (id: string) => call<TableCard>('GET', table(id)),
  open: (what: NewTable) => call<TableCard>('POST', '/api/tables', what),
  join: (id: string, seat: number | null, invite: string | null) =>
    call<TableCard>('POST', `${table(id)}/join`, { seat, invite, nonce: nonce() }),
  leave: (id: string, level: string | null) => call<TableCard>('POST', `${table(id)}/leave`, { level }),
  seat: (id: string, seat: number, kind: string, level?: string) =>
    call<TableCard>('PUT', `${table(id)}/seats/${seat}`, level ? { kind, level } : { kind }),
  close: (id: string) => call<void>('DELETE', table(id)),
  hide: (id: string) => call<void>('PUT', `${table(id)}/hidden`, {}),
  showAgain: (id: string) => call<void>('DELETE', `${table(id)}/hidden`),
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
