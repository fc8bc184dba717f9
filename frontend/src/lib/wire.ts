/** Everything that travels between server and client. Made by tools/wiretypes.py from covetown.server.wire. */

export type Argument = string | number | boolean | null | Message | Argument[];

/** A Fluent message key with its arguments; `args` is left out when there are none. */
export interface Message {
  key: string;
  args?: Record<string, Argument>;
}

/** One legal answer, and the things on the board that a person would point at for it. */
export interface Option {
  id: number;
  kind: string;
  text: Message;
  refs: string[];
}

/**
 * A question to one seat; `secret` while others decide at the same time.
 *
 * With `by_itself` a client may give the only answer by itself after a pause: the question is asked so that nobody
 * learns by its absence what the seat holds.
 */
export interface Decision {
  seat: number;
  kind: string;
  prompt: Message;
  secret: boolean;
  options: Option[];
  by_itself?: boolean;
}

/** A fact about what happened, as this viewer may know it. */
export interface GameEvent {
  kind: string;
  [fact: string]: unknown;
}

/** Something on the table: its text, the reference a decision may name, a tone for colour, a help message. */
export interface Thing {
  text: Message;
  ref?: string;
  tone?: string;
  help?: Message;
}

/** A labelled row of things. */
export interface Line {
  label: Message;
  things: Thing[];
}

/** A part of the table as text; `seat` is whose it is (-1: everybody's). */
export interface Panel {
  title: Message;
  seat: number;
  lines: Line[];
}

/** How a game ended: the place (1 is first, ties share) and the score of every seat, and why it ended. */
export interface Result {
  places: number[];
  scores: number[];
  ending: string;
}

/** What a viewer may know of a game. Every view begins like this; each game adds its own parts. */
export interface View {
  game: string;
  seats: number;
  viewer: number;
  over: boolean;
  waiting: number[];
  result: Result | null;
  [part: string]: unknown;
}

/** A table option: fixed before set-up, public. `people_default` holds at a table for two or more people. */
export interface OptionSpec {
  key: string;
  kind: 'choice' | 'flag' | 'list' | 'number';
  default: unknown;
  choices: string[];
  low: number;
  high: number;
  optional: boolean;
  people_default: unknown;
}

/** Somebody who can sit at a table. */
export interface Person {
  id: string;
  name: string;
  kind: 'account' | 'guest' | 'program';
  username: string | null;
}

/** A game on the shelf; `seat_counts` are those with the default options, `usual_seats` what a table is laid for. */
export interface GameCard {
  key: string;
  title: Message;
  rules_version: string;
  seat_counts: number[];
  usual_seats: number;
  options: OptionSpec[];
  defaults: Record<string, unknown>;
}

/**
 * All that a client needs to show a game.
 *
 * `catalogue` holds the game's own static facts. `roles` names, for each role ("seat", "card"), the arguments of events
 * and messages that are one or a list of them. `board` is the path of a board the game brings along. `book` tells
 * whether there is a player's rulebook.
 */
export interface GameSheet extends GameCard {
  catalogue: Record<string, unknown>;
  roles: Record<string, string[]>;
  board: string | null;
  book: boolean;
}

/** A seat at a table; `stand_in` is the level of the bot that plays for an absent person. */
export interface SeatCard {
  seat: number;
  kind: 'bot' | 'human' | 'invite' | 'open';
  name: string | null;
  level: string | null;
  stand_in: string | null;
  you: boolean;
  here: boolean;
}

/** The time everybody has, and what each answer adds to it. */
export interface ClockCard {
  bank_s: number;
  increment_s: number;
}

/** The position of another table from which a game was continued. */
export interface Parent {
  table: string;
  step: number;
}

/** A table as the lobby shows it to somebody. */
export interface TableCard {
  id: string;
  game: string;
  title: string;
  status: 'closed' | 'gathering' | 'over' | 'playing';
  options: Record<string, unknown>;
  seats: SeatCard[];
  host: string;
  you_host: boolean;
  visibility: 'link' | 'public';
  spectators: boolean;
  undo: boolean;
  clock: ClockCard | null;
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
  parent: Parent | null;
  imported: boolean;
  rematch_of: string | null;
  rematch: string | null;
}

/** One change as the log tells it; an undone frame takes back what came after `step`. */
export interface Frame {
  seq: number;
  step: number;
  events: GameEvent[];
  undone?: boolean;
}

/** The clocks at the moment of sending; those of the seats in `running` run on. */
export interface Clocks {
  bank_ms: number[];
  running: number[];
  increment_ms: number;
  paused: boolean;
}

/** A line of chat; `seat` is null for a spectator. */
export interface ChatLine {
  id: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** Who is connected; bots count as present. */
export interface Presence {
  seats: boolean[];
  watchers: number;
}

/** Whether the last choice can be taken back, and if not, why. */
export interface Undo {
  can: boolean;
  reason: string | null;
}

/** The promise about chance, and the seed that keeps it when the game is over; an imported game has none. */
export interface Fair {
  commitment: string | null;
  nonces: string[];
  seed: string | null;
}

/** Whether the table rests, and who wants it to. */
export interface Pause {
  paused: boolean;
  wanted_by: number[];
}

/** Who wants a rematch, and its table when it is laid. */
export interface Rematch {
  wanted_by: number[];
  table: string | null;
}

/** The seats of this client, and the one it looks from. */
export interface You {
  seats: number[];
  facing: number | null;
}

/** Why nothing has changed: a message key of the shell with its arguments, and the same in English. */
export interface RefusalTold {
  reason: string;
  text: string;
  args: Record<string, string | number>;
}

/** What a lesson says, and the things on the table it lights. */
export interface LessonBeat {
  say: string | null;
  look: string[];
}

/** The answer a lesson asks for, and what is pointed at for it. */
export interface LessonMove {
  option: number;
  kind: string;
  refs: string[];
}

/** Where a lesson stands: what is said before the next move by hand, and that move; at its end there is none. */
export interface LessonTold {
  key: string;
  title: string;
  step: number;
  steps: number;
  beats: LessonBeat[];
  do: LessonMove | null;
}

/**
 * How the game stands for one viewer; every message that shows the table carries it.
 *
 * `asked` is the `seq` at which the present question was first put. `pass_to` is another seat of this device that is
 * asked now. `lesson` is there for the learner at a table where a lesson is taught. `hurried`: bots think shorter here
 * than they would like, because the server has much to do.
 */
export interface Picture {
  seq: number;
  step: number;
  view: View | null;
  panels: Panel[] | null;
  waiting: number[];
  decision: Decision | null;
  asked: number | null;
  pass_to: number | null;
  result: Result | null;
  clocks: Clocks | null;
  undo: Undo;
  hurried: boolean;
  lesson: LessonTold | null;
  fair?: Fair;
}

/** The whole table, to be drawn from nothing. */
export interface ViewMessage extends Picture {
  type: 'view';
  fair: Fair;
  table: TableCard;
  viewer: number;
  you: You;
  hint: boolean;
  frames: Frame[];
  complete: boolean;
  presence: Presence;
  chat: ChatTold[];
  pause: Pause;
  rematch: Rematch;
}

/** Something happened; `fair` comes with the move that ends the game. */
export interface Moved extends Picture {
  type: 'moved';
  events: GameEvent[];
}

/** Something was taken back: log lines with a greater `step` no longer count. There are no events. */
export interface Undone extends Picture {
  type: 'undone';
  events: GameEvent[];
}

/** An action stands; `again`: it had been done before. */
export interface Done {
  type: 'done';
  action: string;
  seq: number;
  again: boolean;
}

/** Nothing has changed. */
export interface Refused extends RefusalTold {
  type: 'refused';
  action: string | null;
}

/** Seats, names or status changed. */
export interface TableTold {
  type: 'table';
  table: TableCard;
}

/** Somebody came or went. */
export interface PresenceTold extends Presence {
  type: 'presence';
}

/** Somebody said something. */
export interface ChatTold extends ChatLine {
  type: 'chat';
}

/** A pause is wanted, begins or ends. */
export interface PauseTold extends Pause {
  type: 'pause';
}

/** The clocks after a pause, a resume or a time-out. */
export interface ClocksTold extends Clocks {
  type: 'clocks';
}

/** A rematch is wanted or laid. */
export interface RematchTold extends Rematch {
  type: 'rematch';
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong';
  n: number;
}

/** A list of the lobby has changed: fetch it again. */
export interface LobbyChanged {
  type: 'changed';
}

/** The first message: what is known already, which seat to look from, and whether panels are wanted. */
export interface Hello {
  type: 'hello';
  seen?: number | null;
  facing?: number | null;
  panels?: boolean;
}

/** Choose an option. The same `action` sent again is carried out once. */
export interface Act {
  type: 'act';
  action: string;
  seq: number;
  option: number;
}

/** Take back the last choice. */
export interface TakeBack {
  type: 'undo';
  action: string;
  seq: number;
}

/** The device was passed on: look from another of one's seats. */
export interface FaceSeat {
  type: 'face';
  seat: number;
  seen?: number | null;
}

/** Send the generic panels too, or no longer. */
export interface ShowPanels {
  type: 'panels';
  on: boolean;
}

/** A line of chat. */
export interface Say {
  type: 'chat';
  text: string;
}

/** Agree to a pause. */
export interface AskForPause {
  type: 'pause';
}

/** Go on after a pause. */
export interface Resume {
  type: 'resume';
}

/** Let a bot stand in for somebody who has gone. */
export interface Replace {
  type: 'replace';
  seat: number;
  level: string;
}

/** Take one's own seat back from the stand-in. */
export interface ComeBack {
  type: 'return';
}

/** Agree to a rematch. */
export interface AskForRematch {
  type: 'rematch';
}

/** Is anybody there? */
export interface Ping {
  type: 'ping';
  n?: number;
}

/** A name for a guest, a person or a program. */
export interface NewName {
  name: string;
}

/** What opens an account. */
export interface Credentials {
  username: string;
  password: string;
}

/** Another password; `old` is needed where there is one. */
export interface NewPassword {
  old?: string | null;
  new: string;
}

/** A passkey the browser has made for a challenge. */
export interface NewPasskey {
  challenge: string;
  credential: Record<string, unknown>;
  name?: string;
}

/** A passkey's answer to a challenge. */
export interface PasskeyLogin {
  challenge: string;
  credential: Record<string, unknown>;
}

/** An empty request. */
export interface Nothing {}

/** Can a game be played like this? */
export interface OptionsToCheck {
  seats: number;
  options?: Record<string, unknown>;
}

/** The time everybody gets, and what each answer adds to it. */
export interface NewClock {
  bank_s: number;
  increment_s?: number;
}

/** A seat of a new table: yours, another person's at this device, open, kept for somebody invited, or a bot's. */
export interface NewSeat {
  kind: 'bot' | 'here' | 'invite' | 'me' | 'open';
  name?: string | null;
  level?: string | null;
}

/** A table to be laid. The place in `seats` is the seat's number. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  title?: string;
  visibility?: 'link' | 'public';
  spectators?: boolean;
  undo?: boolean;
  clock?: NewClock | null;
  leaver_level?: string | null;
  pace_ms?: number;
  nonce?: string | null;
}

/** Sit down: on this seat or any, with the invitation where one is needed. */
export interface Join {
  seat?: number | null;
  invite?: string | null;
  nonce?: string | null;
}

/** Get up; a bot of the level plays on. */
export interface Leave {
  level?: string | null;
}

/** What becomes of a seat before the game. */
export interface SeatChange {
  kind: 'bot' | 'invite' | 'open';
  level?: string | null;
}

/** Go on from a position, on a seat, against bots of a level. */
export interface Fork {
  step: number;
  seat?: number;
  level?: string | null;
  pace_ms?: number;
}

/** Advice about one's own decision; `seat` where one has several. */
export interface AskForHint {
  seat?: number | null;
}

/** Who you are; nobody without a session. */
export interface Me {
  person: Person | null;
}

/** A passkey of yours. */
export interface Passkey {
  id: string;
  name: string;
  created: number;
}

/** All passkeys of yours. */
export interface Passkeys {
  passkeys: Passkey[];
}

/** What the browser needs to make or use a passkey. */
export interface Challenge {
  challenge: string;
  options: unknown;
}

/** A program of yours. */
export interface Token {
  id: string;
  name: string;
  created: number;
}

/** All programs of yours. */
export interface Tokens {
  tokens: Token[];
}

/** A new program with its token, which is told once. */
export interface NewToken {
  id: string;
  name: string;
  token: string;
}

/** Every game that can be played here. */
export interface Games {
  games: GameCard[];
}

/** Whether a game can be played like this, with all its options, and with how many. */
export interface Checked {
  ok: boolean;
  text: string | null;
  options: Record<string, unknown>;
  seat_counts: number[];
}

/**
 * A rule, a paragraph, an item of a list, a row of a table or a chart of several lines, as plain text.
 *
 * `of` is the rule that an item is a part of.
 */
export interface RuleBlock {
  kind: 'chart' | 'item' | 'row' | 'rule' | 'text';
  id?: string;
  of?: string;
  text?: string;
  cells?: string[];
  head?: boolean;
}

/** A section of the rules. */
export interface RuleSection {
  id: string;
  level: number;
  title: string;
  blocks: RuleBlock[];
}

/** The rules of a game in our own words. */
export interface Rulebook {
  game: string;
  title: string;
  sections: RuleSection[];
}

/** A rule that was found, by its id, or a table with its caption and rows, the first of them its head. */
export interface RuleFound {
  section: string;
  id?: string;
  caption?: string;
  rows?: string[][];
}

/** The best of `count` rules for some words; whether they have all of them, and words to try instead. */
export interface RulesFound {
  found: RuleFound[];
  count: number;
  complete: boolean;
  instead: string[];
}

/** Words of a rulebook, and the rules of the ledger they stand for. */
export interface BookSentence {
  text: string;
  rules: string[];
}

/** A paragraph, an item of a list, a worked example, or a figure that the game's board can draw from `args`. */
export interface BookBlock {
  kind: 'example' | 'figure' | 'item' | 'text';
  sentences: BookSentence[];
  figure: string;
  args: string[];
}

/** A section of a rulebook; `asked` are the kinds of decisions at which it is opened. */
export interface BookSection {
  id: string;
  title: string;
  asked: string[];
  blocks: BookBlock[];
}

/** A page of a rulebook. */
export interface BookPage {
  id: string;
  title: string;
  sections: BookSection[];
}

/** A game in a few pages, for players. */
export interface Book {
  game: string;
  locale: string;
  title: string;
  pages: BookPage[];
}

/** A language that everything here can be read in; `name` is what it calls itself. */
export interface Language {
  locale: string;
  name: string;
}

/** The languages there are, English first. */
export interface Languages {
  languages: Language[];
}

/** A table at which somebody takes or took a lesson; one that was left goes on as an ordinary game. */
export interface LessonProgress {
  table: string;
  state: 'done' | 'going' | 'left';
}

/**
 * A lesson; `title` and `about` are messages of its game. `done`: this person has been through it.
 *
 * Lessons with the same title are one to choose within; `choice` is then the message that names this one.
 */
export interface LessonCard {
  game: string;
  key: string;
  title: string;
  about: string;
  choice: string | null;
  minutes: number;
  progress: LessonProgress | null;
  done: boolean;
}

/** All that can be learned here, game by game. */
export interface Lessons {
  lessons: LessonCard[];
}

/** The bots there are, from weak to strong. */
export interface Bots {
  levels: string[];
}

/** Some tables of the lobby; `more` is where the next ones begin. */
export interface Tables {
  tables: TableCard[];
  more: number | null;
}

/** An answer a bot thought about: its share of the thinking and the result it promises (1 is a win). */
export interface Considered {
  option: number;
  share: number;
  value: number;
}

/** What a strong bot would answer in your place. */
export interface Hint {
  option: number;
  considered: Considered[];
}

/** One step of a replay; `seat` (who chose) only of a finished game. */
export interface LogLine {
  step: number;
  seat: number | null;
  events: GameEvent[];
}

/** A game step by step, and from where it can be looked at. */
export interface ReplayLog {
  table: TableCard;
  steps: number;
  viewer: number;
  viewers: number[];
  fork: boolean;
  log: LogLine[];
}

/** The position after so many steps, as a viewer sees it. */
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

/** Whether the promise about chance was kept; null while that cannot be said. */
export interface FairCheck extends Fair {
  from_step: number;
  verified: boolean | null;
  reason: string;
  text: string;
}

/** An answer a strong player thought about; without a value where it was played but not tried in thought. */
export interface Weighed {
  option: number;
  text: Message;
  share: number;
  value: number | null;
}

/** What a strong player thinks of one decision of a finished game. */
export interface PositionAnalysis {
  step: number;
  seat: number;
  prompt: Message;
  possible: number;
  played: number | null;
  best: number;
  verdict: 'agrees' | 'forced' | 'less' | 'miss' | 'near' | 'open' | 'unseen';
  loss: number | null;
  considered: Weighed[];
}

/** What the seat that decides can expect before a step, and what its answer gave away. */
export interface Point {
  step: number;
  seat: number;
  value: number;
  loss: number | null;
}

/** A decision worth looking at again: something else was clearly better. */
export interface Moment {
  step: number;
  seat: number;
  played: Message;
  best: Message;
  value: number;
  worth: number;
}

/** How often a player answered like the strong player, or as well, and what the rest cost. */
export interface SeatSummary {
  seat: number;
  judged: number;
  agreed: number;
  lost: number;
}

/** What a strong player thinks of a whole game, as far as it has come. */
export interface GameAnalysis {
  state: 'done' | 'failed' | 'none' | 'running' | 'stopped' | 'waiting';
  done: number;
  total: number;
  points: Point[];
  moments: Moment[];
  seats: SeatSummary[];
  end: number[];
}

export type MovedMessage = Moved | Undone;

export type ServerMessage =
  | ViewMessage
  | Moved
  | Undone
  | Done
  | Refused
  | TableTold
  | PresenceTold
  | ChatTold
  | PauseTold
  | ClocksTold
  | RematchTold
  | Pong;

export type ClientMessage =
  | Hello
  | Act
  | TakeBack
  | FaceSeat
  | ShowPanels
  | Say
  | AskForPause
  | Resume
  | Replace
  | ComeBack
  | AskForRematch
  | Ping;
