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

/**
 * How a game ended: the place (1 is first, ties share) and the score of every seat, and why it ended.
 *
 * `tie` is there where the first place is shared by rivals; partners who win together do not tie.
 */
export interface Result {
  places: number[];
  scores: number[];
  ending: string;
  tie?: boolean;
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

/** Somebody who can sit at a table; `host`: they look after this server. */
export interface Person {
  id: string;
  name: string;
  kind: 'account' | 'guest' | 'program';
  username: string | null;
  host: boolean;
}

/** How well somebody plays, as people read it; `provisional` until it is certain enough. */
export interface Rating {
  value: number;
  provisional: boolean;
}

/** The rating with which somebody sat down at a rated table, and the one with which they got up. */
export interface SeatRating {
  before: Rating;
  after: Rating | null;
}

/**
 * A game on the shelf; `seat_counts` are those with the default options, `usual_seats` what a table is laid for.
 *
 * `minutes` is about how long it takes, from and to, and `complexity` from 1 to 5 how much there is to learn; null and
 * 0 where the game does not say. `styles` are the characters its bots can have, as levels of a seat.
 */
export interface GameCard {
  key: string;
  title: Message;
  rules_version: string;
  seat_counts: number[];
  usual_seats: number;
  minutes: number[] | null;
  complexity: number;
  options: OptionSpec[];
  defaults: Record<string, unknown>;
  styles: string[];
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

/**
 * A seat at a table; `stand_in` is the level of the bot that plays for somebody absent or resigned, or for a bot from
 * elsewhere that has failed.
 *
 * A person's seat without a name is that of somebody who has left the town for good. `person` leads to the profile.
 * `vacation` is until when a person rests whose clock stands still at this slow table.
 */
export interface SeatCard {
  seat: number;
  kind: 'bot' | 'human' | 'invite' | 'open';
  name: string | null;
  level: string | null;
  stand_in: string | null;
  you: boolean;
  here: boolean;
  person: string | null;
  rating: SeatRating | null;
  resigned: boolean;
  vacation: number | null;
}

/** The time everybody has, and what each turn adds to it; at a slow table the days for each turn. */
export interface ClockCard {
  bank_s: number;
  increment_s: number;
  days: number | null;
}

/** The position of another table from which a game was continued. */
export interface Parent {
  table: string;
  step: number;
}

/** How a game ended before its end: by agreement, or because `seats` resigned and nobody wanted to play on. */
export interface Stopped {
  how: 'agreed' | 'resigned';
  seats: number[];
}

/**
 * A table as the lobby shows it to somebody.
 *
 * `undo` says how choices are taken back among people, `hints` whether advice is given, `watchers_talk` whether
 * spectators may chat, `open_hands` whether every hand may be looked at when the game is over. `since`: the seats in
 * `waiting` have been waited for since then.
 */
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
  undo: 'ask' | 'free' | 'never';
  hints: boolean;
  watchers_talk: boolean;
  open_hands: boolean;
  clock: ClockCard | null;
  created: number;
  started: number | null;
  ended: number | null;
  moves: number | null;
  waiting: number[];
  since: number | null;
  your_turn: boolean;
  left_ms: number | null;
  paused: boolean;
  result: Result | null;
  stopped: Stopped | null;
  commitment: string | null;
  invite: string | null;
  parent: Parent | null;
  imported: boolean;
  rematch_of: string | null;
  rematch: string | null;
  rated: boolean;
}

/**
 * One change as the log tells it; an undone frame takes back what came after `step`.
 *
 * `late` is the seat whose time was up, so that a bot chose for it; `passed` is the viewer's own seat, which passed as
 * it had said beforehand.
 */
export interface Frame {
  seq: number;
  step: number;
  events: GameEvent[];
  undone?: boolean;
  late?: number;
  passed?: number;
}

/**
 * The clocks at the moment of sending; those of the seats in `running` run on.
 *
 * `turn_ms` is the time that every turn has at a slow table.
 */
export interface Clocks {
  bank_ms: number[];
  running: number[];
  increment_ms: number;
  paused: boolean;
  turn_ms: number | null;
}

/** A line of chat; `seat` is null for a spectator, `person` for somebody who has left the town for good. */
export interface ChatLine {
  id: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
  person: string | null;
}

/**
 * Who is connected; bots count as present.
 *
 * `replace_in` are the milliseconds after which a bot may be let in for a seat, null where nobody is missed.
 */
export interface Presence {
  seats: boolean[];
  watchers: number;
  replace_in: (number | null)[];
}

/** Whether the last choice can be taken back, and if not, why; `ask`: only if the others agree. */
export interface Undo {
  can: boolean;
  reason: string | null;
  ask: boolean;
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

/** What somebody proposes to the others: who has agreed, and who is still asked. */
export interface Proposal {
  id: string;
  what: 'back' | 'stop';
  seat: number;
  agreed: number[];
  open: number[];
}

/** Where your last visit ended: the last `seq` you looked at, the `step` it is now, and when that was. */
export interface Since {
  seq: number;
  step: number;
  at: number;
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
 * asked now. `beforehand` is until when this seat passes by itself: `turn`, `over`, or null. `lesson` is there for the
 * learner at a table where a lesson is taught. `hurried`: bots think shorter here than they would like, because the
 * server has much to do.
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
  beforehand: string | null;
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
  proposal: Proposal | null;
  since: Since | null;
}

/** Something happened; `fair` comes with the move that ends the game, `late` and `passed` are as in a frame. */
export interface Moved extends Picture {
  type: 'moved';
  events: GameEvent[];
  late?: number;
  passed?: number;
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

/** The chat anew: a line was removed, or somebody is heard no longer, or again. */
export interface ChatsTold {
  type: 'chats';
  lines: ChatTold[];
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

/** What is proposed now, or how the last proposal ended and by whose seat. */
export interface ProposalTold {
  type: 'proposal';
  proposal: Proposal | null;
  ended: 'done' | 'moved' | 'refused' | 'withdrawn' | null;
  what: 'back' | 'stop';
  by: number | null;
}

/** The tables at which others wait for you are others than before: fetch them again. */
export interface TurnsTold {
  type: 'turns';
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

/** Something has happened between you and your friends: fetch them again. */
export interface News {
  type: 'news';
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

/** The table is looked at as it stands at this `seq`; what comes later is new at the next visit. */
export interface Seen {
  type: 'seen';
  seq: number;
}

/** Pass at secret questions to all, until one is asked something else or to the end; null: answer again. */
export interface PassBeforehand {
  type: 'beforehand';
  until: 'over' | 'turn' | null;
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

/** Give the game up for good: a bot plays on, or with nobody left it ends. */
export interface Resign {
  type: 'resign';
}

/** Ask the others: to stop the game without a winner, or to let one's last choice be taken back. */
export interface Propose {
  type: 'propose';
  what: 'back' | 'stop';
}

/** Say yes or no to what somebody proposes; one's own proposal is withdrawn by a no. */
export interface AnswerProposal {
  type: 'answer';
  id: string;
  yes: boolean;
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

/** The time everybody gets, and what each turn adds to it; or, for a slow game, the days for each turn. */
export interface NewClock {
  bank_s?: number | null;
  increment_s?: number;
  days?: 1 | 2 | 3 | 5 | 7 | null;
}

/** A seat of a new table: yours, another person's at this device, open, kept for somebody invited, or a bot's. */
export interface NewSeat {
  kind: 'bot' | 'here' | 'invite' | 'me' | 'open';
  name?: string | null;
  level?: string | null;
}

/** A table to be laid. The place in `seats` is the seat's number; `hints` null means: unless there is a clock. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  title?: string;
  visibility?: 'link' | 'public';
  spectators?: boolean;
  undo?: 'ask' | 'free' | 'never';
  hints?: boolean | null;
  watchers_talk?: boolean;
  open_hands?: boolean;
  clock?: NewClock | null;
  leaver_level?: string | null;
  pace_ms?: number;
  nonce?: string | null;
  rated?: boolean;
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

/** Rest for so many days, from now on. */
export interface NewVacation {
  days: number;
}

/** Of what you want to hear while you are not looking, and in which language. */
export interface Wishes {
  turn: ('mail' | 'push')[];
  over: ('mail' | 'push')[];
  invitation: ('mail' | 'push')[];
  mention: ('mail' | 'push')[];
  locale?: string;
}

/** The address for your mail, or none; whoever has a password shows it. */
export interface NewMail {
  address: string | null;
  password?: string | null;
}

/** A browser that can be told something through its push service. */
export interface PushDoor {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A browser that is to be told nothing any more. */
export interface Endpoint {
  endpoint: string;
}

/** What stood in a link that was sent by mail. */
export interface Proof {
  token: string;
}

/** Somebody has forgotten the password of an account. */
export interface Forgotten {
  username: string;
}

/** A new password, with what stood in the link that was sent for it. */
export interface ResetByMail {
  token: string;
  password: string;
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

/**
 * The bots there are, from weak to strong; `visitors` are those from elsewhere, by their names.
 *
 * `characters` are those of every game that play to another end than to win; a game's card names its own `styles`.
 */
export interface Bots {
  levels: string[];
  characters: string[];
  visitors: string[];
}

/** Fluent messages in one language, `own`; what it does not say stands in `english`. */
export interface Words {
  locale: string;
  own: string;
  english: string;
}

/** The words of the pages, for each game what the shelf says of it, and the languages there are. */
export interface ShellWords extends Words {
  shelf: Record<string, Words>;
  languages: Language[];
}

/**
 * All that the lobby shows.
 *
 * `addresses` are those under which others reach this server, perhaps none; `mail` tells whether it sends mail.
 */
export interface Start {
  person: Person | null;
  games: GameCard[];
  levels: string[];
  characters: string[];
  visitors: string[];
  lessons: LessonCard[];
  open: TableCard[];
  playing: TableCard[];
  over: TableCard[];
  mine: TableCard[];
  hidden: TableCard[];
  addresses: string[];
  mail: boolean;
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

/** One step of a replay; `seat` (who chose) only of a finished game, `late` and `passed` as in a frame. */
export interface LogLine {
  step: number;
  seat: number | null;
  events: GameEvent[];
  late?: number;
  passed?: number;
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

/** Until when you rest (null: you do not), and how many days more you may, at a time and in this year. */
export interface Vacation {
  until: number | null;
  left_days: number;
  at_once_days: number;
}

/** The tables at which others wait for you. */
export interface Turns {
  tables: TableCard[];
}

/**
 * Of what you hear while you are not looking.
 *
 * `mail` is your address, which counts when it is confirmed. `mail_works` tells whether this server sends mail,
 * `push_key` is its key for push services, `doors` are the endpoints of your browsers.
 */
export interface NoticesTold {
  wishes: Wishes;
  mail: string | null;
  confirmed: boolean;
  mail_works: boolean;
  push_key: string;
  doors: string[];
}

/** Ask somebody to be a friend: by id, or an account by its username. */
export interface AskFriend {
  person?: string | null;
  username?: string | null;
}

/** One person, by id. */
export interface Somebody {
  person: string;
}

/** Tell the host of the server about a line of chat, or about a person. */
export interface NewReport {
  reason: 'abuse' | 'cheating' | 'name' | 'other' | 'spam';
  line?: number | null;
  person?: string | null;
  text?: string;
}

/** A report is dealt with, or not. */
export interface Mark {
  done: boolean;
}

/** Nobody gets in as this person, or they may come again. */
export interface Suspension {
  suspended: boolean;
}

/** Delete everything about oneself: the name typed again, and the password where there is one. */
export interface Goodbye {
  name: string;
  password?: string | null;
}

/** A new password, by the link that the host of the server or a mail gave. */
export interface ResetPassword {
  link: string;
  password: string;
}

/** Somebody as others see them; a guest has no username. */
export interface PersonCard {
  id: string;
  name: string;
  kind: 'account' | 'guest' | 'program';
  username: string | null;
}

/** So many games, of which so many were won, alone or shared, and so many left to a bot. */
export interface Tally {
  games: number;
  won: number;
  shared: number;
  left: number;
}

/** Games with so many players. */
export interface SeatsTally {
  seats: number;
  tally: Tally;
}

/** Games on one seat. */
export interface SeatTally {
  seat: number;
  tally: Tally;
}

/** Games with one choice of an option of the table; `own`: it was this seat's choice alone. */
export interface ChoiceTally {
  option: string;
  value: string;
  own: boolean;
  tally: Tally;
}

/** How somebody has done at one game. */
export interface GameRecord {
  game: string;
  tally: Tally;
  by_count: SeatsTally[];
  by_seat: SeatTally[];
  by_choice: ChoiceTally[];
}

/** How well somebody plays a game with so many, after so many rated tables. */
export interface RatingCard {
  game: string;
  seats: number;
  rating: Rating;
  games: number;
}

/** What somebody has played. A streak is of games won or lost in a row, the present one and the longest won. */
export interface PlayRecord {
  tally: Tally;
  with_people: number;
  streak_won: boolean;
  streak: number;
  best_streak: number;
  games: GameRecord[];
  ratings: RatingCard[];
  recent: TableCard[];
}

/** Somebody; `record` is null where it is not told. `here` is told to friends only. */
export interface Profile {
  person: PersonCard;
  since: number;
  bond: 'asked' | 'asking' | 'blocked' | 'friend' | 'none' | 'you';
  here: boolean | null;
  suspended: boolean | null;
  record: PlayRecord | null;
}

/** A friend, whether they are here now, and the table at which they can be watched. */
export interface Friend {
  person: PersonCard;
  here: boolean;
  table: string | null;
}

/** Somebody invites you to a table. */
export interface InvitationCard {
  sender: PersonCard;
  table: TableCard;
  invite: string;
  created: number;
}

/**
 * Everybody you have to do with: friends, those who ask, those you asked, those you shut out; and invitations.
 *
 * `reports` are those that wait for you, if you look after this server.
 */
export interface Friends {
  friends: Friend[];
  asking: PersonCard[];
  asked: PersonCard[];
  blocked: PersonCard[];
  invitations: InvitationCard[];
  reports: number;
}

/** Who has been invited to a table, by id. */
export interface Invited {
  people: string[];
}

/** A line of chat around what was reported. */
export interface ReportLine {
  id: number;
  name: string;
  person: string | null;
  text: string;
  at: number;
  reported: boolean;
}

/** A report. `said` is the line as it was then; `lines` is what stands there now around it. */
export interface ReportCard {
  id: number;
  reporter: PersonCard | null;
  person: PersonCard | null;
  name: string;
  suspended: boolean;
  table: string | null;
  line: number | null;
  said: string | null;
  reason: 'abuse' | 'cheating' | 'name' | 'other' | 'spam';
  text: string;
  created: number;
  done: number | null;
  lines: ReportLine[];
}

/** Reports, the latest first; `more` is where the next ones begin. */
export interface Reports {
  reports: ReportCard[];
  more: number | null;
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
  | ChatsTold
  | PauseTold
  | ClocksTold
  | RematchTold
  | ProposalTold
  | TurnsTold
  | Pong;

export type ClientMessage =
  | Hello
  | Act
  | TakeBack
  | FaceSeat
  | ShowPanels
  | Say
  | Seen
  | PassBeforehand
  | AskForPause
  | Resume
  | Replace
  | ComeBack
  | Resign
  | Propose
  | AnswerProposal
  | AskForRematch
  | Ping;
