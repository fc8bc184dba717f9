/** The shapes of the protocol (docs/protocol.md): tables, the lobby, and what travels over a table's socket. */

import type { Decision, GameEvent, Message, OptionSpec, Panel, Result, View } from './types';

export interface Person {
  id: string;
  name: string;
  kind: 'guest' | 'account' | 'program';
  username: string | null;
}

export interface GameCard {
  key: string;
  title: Message;
  rules_version: string;
  seat_counts: number[];
  options: OptionSpec[];
  defaults: Record<string, unknown>;
}

export interface GameSheet extends GameCard {
  catalogue: Record<string, unknown>;
}

export interface SeatCard {
  seat: number;
  kind: 'human' | 'bot' | 'open' | 'invite';
  name: string | null;
  level: string | null;
  stand_in: string | null;
  you: boolean;
  here: boolean;
}

export interface TableCard {
  id: string;
  game: string;
  title: string;
  status: 'gathering' | 'playing' | 'over' | 'closed';
  options: Record<string, unknown>;
  seats: SeatCard[];
  host: string;
  you_host: boolean;
  visibility: 'public' | 'link';
  spectators: boolean;
  undo: boolean;
  clock: { bank_s: number; increment_s: number } | null;
  created: number;
  started: number | null;
  ended: number | null;
  moves: number | null;
  waiting: number[];
  your_turn: boolean;
  paused: boolean;
  result: Result | null;
  commitment: string | null;
  invite: string | null;
  parent: { table: string; step: number } | null;
  imported: boolean;
  rematch_of: string | null;
  rematch: string | null;
}

export interface NewSeat {
  kind: 'me' | 'here' | 'open' | 'invite' | 'bot';
  level?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: NewSeat[];
  title?: string;
  visibility?: 'public' | 'link';
  spectators?: boolean;
  undo?: boolean;
  clock?: { bank_s: number; increment_s: number } | null;
  leaver_level?: string;
  pace_ms?: number;
}

export interface Frame {
  seq: number;
  step: number;
  events: GameEvent[];
  undone?: boolean;
}

export interface Clocks {
  bank_ms: number[];
  running: number[];
  increment_ms: number;
  paused: boolean;
}

export interface ChatLine {
  id: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
}

export interface Presence {
  seats: boolean[];
  watchers: number;
}

export interface Undo {
  can: boolean;
  reason: string | null;
}

export interface Fair {
  commitment: string;
  nonces: string[];
  seed: string | null;
}

/** What every picture of the table carries. */
export interface Picture {
  seq: number;
  step: number;
  view: View | null;
  panels: Panel[] | null;
  waiting: number[];
  decision: Decision | null;
  pass_to: number | null;
  result: Result | null;
  clocks: Clocks | null;
  undo: Undo;
  fair?: Fair;
}

export interface ViewMessage extends Picture {
  type: 'view';
  table: TableCard;
  viewer: number;
  you: { seats: number[]; facing: number | null };
  hint: boolean;
  frames: Frame[];
  complete: boolean;
  presence: Presence;
  chat: ChatLine[];
  pause: { paused: boolean; wanted_by: number[] };
  rematch: { wanted_by: number[]; table: string | null };
}

export interface MovedMessage extends Picture {
  type: 'moved' | 'undone';
  events?: GameEvent[];
}

export type ServerMessage =
  | ViewMessage
  | MovedMessage
  | { type: 'done'; action: string; seq: number; again: boolean }
  | { type: 'refused'; action: string | null; reason: string; text: string; args: Record<string, string | number> }
  | { type: 'table'; table: TableCard }
  | ({ type: 'presence' } & Presence)
  | ({ type: 'chat' } & ChatLine)
  | { type: 'pause'; paused: boolean; wanted_by: number[] }
  | ({ type: 'clocks' } & Clocks)
  | { type: 'rematch'; wanted_by: number[]; table: string | null }
  | { type: 'pong'; n: number };

export interface ReplayLog {
  table: TableCard;
  steps: number;
  viewer: number;
  viewers: number[];
  fork: boolean;
  log: { step: number; seat: number | null; events: GameEvent[] }[];
}

export interface ReplayStep {
  step: number;
  steps: number;
  viewer: number;
  view: View;
  panels: Panel[] | null;
  waiting: number[];
  events: GameEvent[];
  result: Result | null;
}

export interface Hint {
  option: number;
  considered: { option: number; share: number; value: number }[];
}

/** What a strong player thinks of one decision of a finished game. */
export interface PositionAnalysis {
  step: number;
  seat: number;
  prompt: Message;
  possible: number;
  played: number | null;
  best: number;
  verdict: 'open' | 'forced' | 'agrees' | 'near' | 'less' | 'miss' | 'unseen';
  loss: number | null;
  considered: { option: number; text: Message; share: number; value: number | null }[];
}

/** … and of the whole game, as far as it has come. */
export interface GameAnalysis {
  state: 'none' | 'waiting' | 'running' | 'stopped' | 'failed' | 'done';
  done: number;
  total: number;
  points: { step: number; seat: number; value: number; loss: number | null }[];
  moments: { step: number; seat: number; played: Message; best: Message; value: number; worth: number }[];
  seats: { seat: number; judged: number; agreed: number; lost: number }[];
  end: number[];
}

export interface RuleBlock {
  kind: 'rule' | 'text' | 'item' | 'row';
  id?: string;
  text?: string;
  cells?: string[];
  head?: boolean;
}

export interface Rulebook {
  game: string;
  title: string;
  sections: { id: string; level: number; title: string; blocks: RuleBlock[] }[];
}
