/** The plain data the server sends: messages, decisions, events, panels. Python decides everything; these are its shapes. */

export type Argument = string | number | boolean | null | Message | Argument[];

export interface Message {
  key: string;
  args?: Record<string, Argument>;
}

export interface Option {
  id: number;
  kind: string;
  text: Message;
  refs: string[];
}

export interface Decision {
  seat: number;
  kind: string;
  prompt: Message;
  secret: boolean;
  options: Option[];
}

/** A fact about what happened, as this viewer may know it. */
export type GameEvent = { kind: string } & Record<string, unknown>;

export interface Thing {
  text: Message;
  ref?: string;
  tone?: string;
  help?: Message;
}

export interface Line {
  label: Message;
  things: Thing[];
}

export interface Panel {
  title: Message;
  seat: number;
  lines: Line[];
}

export interface Result {
  places: number[];
  scores: number[];
  ending: string;
}

export interface View {
  game: string;
  seats: number;
  viewer: number;
  over: boolean;
  waiting: number[];
  result: Result | null;
  [part: string]: unknown;
}

export interface OptionSpec {
  key: string;
  kind: 'choice' | 'flag' | 'number' | 'list';
  default: unknown;
  choices: string[];
  low: number;
  high: number;
  optional: boolean;
}
