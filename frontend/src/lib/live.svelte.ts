/** A live table over its socket: applies pictures one after the other, keeps intents until they are answered, comes back by itself. */

import { tick } from 'svelte';
import { refusalText } from './api';
import { Line, type Link } from './line.svelte';
import { lonePause, pace, preferences } from './settings.svelte';
import { play } from './sound';
import { t, type Texts } from './texts.svelte';
import { toasts } from './toasts.svelte';
import { turns } from './turns.svelte';
import type { Decision, GameEvent, Panel, Result, View } from './types';
import type {
  Act,
  AnswerProposal,
  AskForPause,
  AskForRematch,
  ChatLine,
  Clocks,
  ComeBack,
  Fair,
  Frame,
  LessonTold,
  MovedMessage,
  PassBeforehand,
  Picture,
  Presence,
  Proposal,
  ProposalTold,
  Propose,
  Replace,
  Resign,
  Resume,
  ServerMessage,
  Since,
  TableCard,
  TakeBack,
  Undo,
  ViewMessage,
} from './wire';

export type { Link };

/** A board that moves things: it looks before the change and animates after it. */
export interface Stage {
  before(events: GameEvent[]): void;
  after(events: GameEvent[]): Promise<void>;
  /** Marks what these events touched, and nothing else: the last moves of the others. */
  mark?(events: GameEvent[]): void;
}

/** What the person wants and the server has not answered yet. */
type Intent = Act | TakeBack;

/** So long an answer may take before the board says that it is on its way. */
const SLOW = 1_500;
const BEHIND = 14; // so many pictures waiting: catch up without animation

export class LiveTable {
  /** Why we may not look, after a refusal for good. */
  refusal = $state('');
  table: TableCard | null = $state.raw(null);
  viewer = $state(-1);
  seats: number[] = $state.raw([]);
  seq = $state(-1);
  step = $state(0);
  view: View | null = $state.raw(null);
  panels: Panel[] | null = $state.raw(null);
  waiting: number[] = $state.raw([]);
  decision: Decision | null = $state.raw(null);
  passTo: number | null = $state(null);
  result: Result | null = $state.raw(null);
  clocks: (Clocks & { since: number }) | null = $state.raw(null);
  undo: Undo = $state.raw({ can: false, reason: 'undo-nothing', ask: false });
  /** Bots think shorter than they would like: the server has much to do. */
  hurried = $state(false);
  canHint = $state(false);
  presence: Presence & { since: number } = $state.raw({ seats: [], watchers: 0, replace_in: [], since: 0 });
  chat: ChatLine[] = $state.raw([]);
  paused = $state(false);
  pauseWanted: number[] = $state.raw([]);
  rematchWanted: number[] = $state.raw([]);
  rematchTable: string | null = $state(null);
  /** The rematch was laid while we sat here. */
  rematchNow: string | null = $state(null);
  proposal: Proposal | null = $state.raw(null);
  fair: Fair | null = $state.raw(null);
  lesson: LessonTold | null = $state.raw(null);
  /** Until when the server passes for this seat where all are asked in secret. */
  beforehand: string | null = $state(null);
  /** What a lesson said to the last try that was not the move it asks for, as a message of the game. */
  wrongTry = $state('');
  log: Frame[] = $state.raw([]);
  /** An act of ours that is not answered yet. */
  pending: Intent | null = $state.raw(null);
  /** It has been on a line. Without, it waits for one and can still be withdrawn. */
  sent = $state(false);
  /** It takes long. */
  slow = $state(false);
  /** Pictures are being played one after the other. */
  playing = $state(false);
  unread = $state(0);
  /** Where the last visit ended, as it was told when this page was opened. */
  since: Since | null = $state.raw(null);

  stage: Stage | null = null;
  texts: Texts | null = null;

  private readonly line: Line;
  private asked: number | null = null; // the question that stands
  private intended: number | null = null; // the question our act answers
  private answered = -1; // the sequence at which our act stands
  private received = -1; // the last sequence that arrived, played or not
  private readonly unsaid: string[] = []; // chat that waits until the line is back
  private queue: (ViewMessage | MovedMessage)[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lone: ReturnType<typeof setTimeout> | undefined;
  private saw = -1; // the last sequence of which the server knows that it was looked at

  constructor(
    readonly id: string,
    private wantPanels: boolean,
  ) {
    this.line = new Line(`/ws/table/${encodeURIComponent(id)}`, {
      hello: () => ({
        type: 'hello',
        seen: this.received >= 0 ? this.received : null,
        facing: this.viewer >= 0 ? this.viewer : null,
        panels: this.wantPanels,
      }),
      hear: (message) => this.hear(message),
      refused: (gone) => (this.refusal = t(gone ? 'shell-table-gone' : 'shell-table-private')),
    });
  }

  get link(): Link {
    return this.line.link;
  }

  /** Since when there is no line. */
  get offlineSince(): number {
    return this.line.since;
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.lone);
    this.line.close();
  }

  /** The person asks for it: try at once. */
  reconnect(): void {
    this.line.now();
  }

  // --- what the person does ---

  act(option: number): void {
    if (this.pending || !this.decision) return;
    this.intend({
      type: 'act',
      action: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`.replace('.', ''),
      seq: this.seq,
      option,
    });
  }

  /** Where there is one answer, asked for only so that nobody learns what we hold, give it after a pause. */
  private answerAlone(): void {
    clearTimeout(this.lone);
    const decision = this.decision;
    if (!decision?.by_itself || !preferences.passes) return;
    this.lone = setTimeout(() => {
      if (this.decision === decision && preferences.passes && !this.paused) this.act(decision.options[0]!.id);
    }, lonePause());
  }

  takeBack(): void {
    if (this.pending || !this.undo.can) return;
    this.intend({
      type: 'undo',
      action: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`.replace('.', ''),
      seq: this.seq,
    });
  }

  private intend(intent: Intent): void {
    this.answered = -1;
    this.pending = intent;
    this.intended = this.asked;
    this.slow = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.slow = true), SLOW);
    this.sent = this.link === 'live' && this.line.send(intent);
  }

  /** A choice that waits for a line is not to be made after all. */
  withdraw(): void {
    if (!this.sent) this.pending = null;
  }

  face(seat: number): void {
    this.line.send({ type: 'face', seat });
  }

  /** The person looks at the table as it stands: what comes later is new at the next visit. */
  seen(): void {
    if (this.viewer < 0 || this.seq <= this.saw || document.hidden) return;
    if (this.line.send({ type: 'seen', seq: this.seq })) this.saw = this.seq;
  }

  say(text: string): void {
    if (!this.line.send({ type: 'chat', text })) this.unsaid.push(text);
  }

  tell(
    message:
      AskForPause | Resume | ComeBack | AskForRematch | Replace | Resign | Propose | AnswerProposal | PassBeforehand,
  ): void {
    this.line.send(message);
  }

  showPanels(on: boolean): void {
    if (this.wantPanels === on) return;
    this.wantPanels = on;
    this.line.send({ type: 'panels', on });
  }

  // --- what the server says ---

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'view':
        this.line.up();
        for (const text of this.unsaid.splice(0)) this.say(text);
        this.received = message.seq;
        this.queue = [message];
        void this.pump();
        break;
      case 'moved':
      case 'undone':
        this.received = message.seq;
        this.queue.push(message);
        void this.pump();
        break;
      case 'done':
        // The question is closed when its picture is shown, not before: nobody answers it twice.
        if (this.pending?.action === message.action) {
          this.answered = message.seq;
          if (message.seq <= this.seq) this.pending = null;
        }
        break;
      case 'refused':
        if (message.reason === 'shell-refused-lesson') this.wrongTry = String(message.args.say);
        else if (message.reason === 'shell-refused-sequence') {
          if (this.pending?.action === message.action) toasts.show(t('shell-moved-on'), 'bad');
        } else toasts.show(refusalText(message.reason, message.text, message.args), 'bad');
        if (!message.action || this.pending?.action === message.action) this.pending = null;
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'presence':
        this.presence = { ...message, since: Date.now() };
        break;
      case 'chat':
        this.chat = [...this.chat, message];
        this.unread += 1;
        play('chat');
        break;
      case 'chats':
        this.chat = message.lines;
        break;
      case 'pause':
        this.paused = message.paused;
        this.pauseWanted = message.wanted_by;
        this.answerAlone();
        break;
      case 'clocks':
        this.clocks = { ...message, since: Date.now() };
        break;
      case 'rematch':
        this.rematchWanted = message.wanted_by;
        if (!this.rematchTable) this.rematchNow = message.table;
        this.rematchTable = message.table;
        break;
      case 'proposal':
        this.proposal = message.proposal;
        this.tellEnd(message);
        break;
      case 'turns':
        void turns.look();
        break;
      case 'pong':
        break;
    }
  }

  /** How a proposal ended, in a word at the edge of the page. */
  private tellEnd({ ended, what, by }: ProposalTold): void {
    const name = by === null ? '' : (this.texts?.names.seat(by) ?? '');
    if (by !== null && this.seats.includes(by)) return;
    if (ended === 'refused') toasts.show(t(`shell-proposal-${what}-refused`, { name }));
    else if (ended === 'withdrawn') toasts.show(t('shell-proposal-withdrawn', { name }));
    else if (ended && what === 'back')
      toasts.show(t(ended === 'done' ? 'shell-proposal-back-done' : 'shell-proposal-back-moved'));
  }

  /** Show the pictures in order. The last one lets the person act while things still move. */
  private async pump(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    try {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) {
        const events = next.type === 'moved' ? next.events : [];
        const moving =
          events.length > 0 && pace(1) > 0 && this.queue.length < BEHIND && !document.hidden && this.stage !== null;
        if (moving) this.stage?.before(events);
        if (next.type === 'view') this.applyView(next);
        else this.applyMove(next, events);
        await tick();
        if (moving) {
          const done = this.stage?.after(events);
          if (this.decision === null || this.queue.length) await done;
        }
      }
    } finally {
      this.playing = false;
    }
  }

  private apply(picture: Picture): void {
    const asked = this.decision !== null;
    this.seq = picture.seq;
    if (this.pending && this.answered >= 0 && this.answered <= picture.seq) this.pending = null;
    this.step = picture.step;
    this.view = picture.view;
    this.panels = picture.panels;
    this.waiting = picture.waiting;
    this.decision = picture.decision;
    this.asked = picture.asked;
    this.passTo = picture.pass_to;
    if (picture.result && !this.result) play('end');
    this.result = picture.result;
    this.clocks = picture.clocks ? { ...picture.clocks, since: Date.now() } : null;
    this.undo = picture.undo;
    this.hurried = picture.hurried;
    this.lesson = picture.lesson;
    this.beforehand = picture.beforehand;
    this.wrongTry = '';
    if (picture.fair) this.fair = picture.fair;
    if (!asked && picture.decision && !(picture.decision.by_itself && preferences.passes)) play('turn');
    this.answerAlone();
  }

  private applyView(message: ViewMessage): void {
    if (this.received < 0 || this.seq < 0 || message.viewer !== this.viewer) {
      this.since = message.since;
      this.saw = -1;
    }
    const fresh = message.viewer !== this.viewer || !this.log.length || !message.complete;
    this.table = message.table;
    this.viewer = message.viewer;
    this.seats = message.you.seats;
    this.canHint = message.hint;
    this.presence = { ...message.presence, since: Date.now() };
    this.chat = message.chat;
    this.paused = message.pause.paused;
    this.pauseWanted = message.pause.wanted_by;
    this.rematchWanted = message.rematch.wanted_by;
    this.rematchTable = message.rematch.table;
    this.proposal = message.proposal;
    let log = fresh ? [] : this.log;
    for (const frame of message.frames) {
      if (frame.undone) log = log.filter((line) => line.step <= frame.step);
      else if (!log.some((line) => line.seq === frame.seq)) log = [...log, frame];
    }
    this.log = log;
    this.apply(message);
    this.resume();
  }

  /**
   * The line is back. An act of ours that fell into a gap goes out again with its own id: the server knows whether it was
   * done. One that has never been on a line goes out now, but only if the table still stands as it stood.
   */
  private resume(): void {
    if (!this.pending) return;
    const stands = this.pending.type === 'act' ? this.asked === this.intended : this.seq === this.pending.seq;
    if (this.sent || stands) this.sent = this.line.send(this.pending) || this.sent;
    else {
      this.pending = null;
      toasts.show(t('shell-moved-on'), 'bad');
    }
  }

  private applyMove(message: MovedMessage, events: GameEvent[]): void {
    if (message.type === 'undone') this.log = this.log.filter((line) => line.step <= message.step);
    else {
      const { seq, step, late, passed } = message;
      const made = { ...(late === undefined ? {} : { late }), ...(passed === undefined ? {} : { passed }) };
      this.log = [...this.log, { seq, step, events, ...made }];
    }
    this.apply(message);
    const texts = this.texts;
    if (texts)
      toasts.say(
        events
          .map((event) => texts.event(event))
          .filter(Boolean)
          .join(' '),
      );
  }
}
