/** A live table over its socket: applies pictures one after the other, keeps intents until they are answered, comes back by itself. */

import { tick } from 'svelte';
import { refusalText } from './api';
import { lonePause, pace, preferences } from './settings.svelte';
import { play } from './sound';
import { t, type Texts } from './texts.svelte';
import { toasts } from './toasts.svelte';
import type { Decision, GameEvent, Panel, Result, View } from './types';
import type {
  Act,
  AskForPause,
  AskForRematch,
  ChatLine,
  ClientMessage,
  Clocks,
  ComeBack,
  Fair,
  Frame,
  LessonTold,
  MovedMessage,
  Picture,
  Presence,
  Replace,
  Resume,
  ServerMessage,
  TableCard,
  TakeBack,
  Undo,
  ViewMessage,
} from './wire';

export type Link = 'connecting' | 'live' | 'lost' | 'refused';

/** A board that moves things: it looks before the change and animates after it. */
export interface Stage {
  before(events: GameEvent[]): void;
  after(events: GameEvent[]): Promise<void>;
}

/** What the person wants and the server has not answered yet. */
type Intent = Act | TakeBack;

const PING = 20_000;
const BEHIND = 14; // so many pictures waiting: catch up without animation

export class LiveTable {
  link: Link = $state('connecting');
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
  undo: Undo = $state.raw({ can: false, reason: 'undo-nothing' });
  /** Bots think shorter than they would like: the server has much to do. */
  hurried = $state(false);
  canHint = $state(false);
  presence: Presence = $state.raw({ seats: [], watchers: 0 });
  chat: ChatLine[] = $state.raw([]);
  paused = $state(false);
  pauseWanted: number[] = $state.raw([]);
  rematchWanted: number[] = $state.raw([]);
  rematchTable: string | null = $state(null);
  fair: Fair | null = $state.raw(null);
  lesson: LessonTold | null = $state.raw(null);
  /** What a lesson said to the last try that was not the move it asks for, as a message of the game. */
  wrongTry = $state('');
  log: Frame[] = $state.raw([]);
  /** An act of ours that is not answered yet. */
  pending: Intent | null = $state.raw(null);
  /** Pictures are being played one after the other. */
  playing = $state(false);
  unread = $state(0);

  stage: Stage | null = null;
  texts: Texts | null = null;

  private socket: WebSocket | null = null;
  private answered = -1; // the sequence at which our act stands
  private received = -1; // the last sequence that arrived, played or not
  private queue: (ViewMessage | MovedMessage)[] = [];
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lone: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private closed = false;
  private readonly online = () => this.again(0);

  constructor(
    readonly id: string,
    private wantPanels: boolean,
  ) {
    addEventListener('online', this.online);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.online);
    clearTimeout(this.timer);
    clearTimeout(this.lone);
    clearInterval(this.pinger);
    this.socket?.close();
  }

  // --- the socket ---

  private connect(): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/table/${encodeURIComponent(this.id)}`);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.send({
        type: 'hello',
        seen: this.received >= 0 ? this.received : null,
        facing: this.viewer >= 0 ? this.viewer : null,
        panels: this.wantPanels,
      });
      this.pinger = setInterval(() => {
        if (Date.now() - this.heard > 2.5 * PING) socket.close();
        else this.send({ type: 'ping', n: Date.now() % 100_000 });
      }, PING);
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.hear(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return;
      clearInterval(this.pinger);
      if (event.code === 4003 || event.code === 4004) {
        this.link = 'refused';
        this.refusal = t(event.code === 4004 ? 'shell-table-gone' : 'shell-table-private');
        return;
      }
      this.link = this.received >= 0 || this.tries > 1 ? 'lost' : 'connecting';
      this.again(Math.min(8000, 400 * 2 ** this.tries) * (0.75 + Math.random() / 2));
    };
  }

  private again(wait: number): void {
    if (this.closed || this.link === 'refused') return;
    if (this.socket && this.socket.readyState <= WebSocket.OPEN && this.link === 'live') return;
    clearTimeout(this.timer);
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** The person asks for it: try at once. */
  reconnect(): void {
    this.tries = 0;
    this.socket?.close();
    this.connect();
  }

  private send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
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
    this.send(intent);
  }

  face(seat: number): void {
    this.send({ type: 'face', seat });
  }

  say(text: string): void {
    this.send({ type: 'chat', text });
  }

  tell(message: AskForPause | Resume | ComeBack | AskForRematch | Replace): void {
    this.send(message);
  }

  showPanels(on: boolean): void {
    if (this.wantPanels === on) return;
    this.wantPanels = on;
    this.send({ type: 'panels', on });
  }

  // --- what the server says ---

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'view':
        this.link = 'live';
        this.tries = 0;
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
        if (!message.action || this.pending?.action === message.action) this.pending = null;
        if (message.reason === 'shell-refused-lesson') this.wrongTry = String(message.args.say);
        else if (message.reason !== 'shell-refused-sequence')
          toasts.show(refusalText(message.reason, message.text, message.args), 'bad');
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'presence':
        this.presence = message;
        break;
      case 'chat':
        this.chat = [...this.chat, message];
        this.unread += 1;
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
        this.rematchTable = message.table;
        break;
      case 'pong':
        break;
    }
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
    this.passTo = picture.pass_to;
    if (picture.result && !this.result) play('end');
    this.result = picture.result;
    this.clocks = picture.clocks ? { ...picture.clocks, since: Date.now() } : null;
    this.undo = picture.undo;
    this.hurried = picture.hurried;
    this.lesson = picture.lesson;
    this.wrongTry = '';
    if (picture.fair) this.fair = picture.fair;
    if (!asked && picture.decision && !(picture.decision.by_itself && preferences.passes)) play('turn');
    this.answerAlone();
  }

  private applyView(message: ViewMessage): void {
    const fresh = message.viewer !== this.viewer || !this.log.length || !message.complete;
    this.table = message.table;
    this.viewer = message.viewer;
    this.seats = message.you.seats;
    this.canHint = message.hint;
    this.presence = message.presence;
    this.chat = message.chat;
    this.paused = message.pause.paused;
    this.pauseWanted = message.pause.wanted_by;
    this.rematchWanted = message.rematch.wanted_by;
    this.rematchTable = message.rematch.table;
    let log = fresh ? [] : this.log;
    for (const frame of message.frames) {
      if (frame.undone) log = log.filter((line) => line.step <= frame.step);
      else if (!log.some((line) => line.seq === frame.seq)) log = [...log, frame];
    }
    this.log = log;
    this.apply(message);
    // An act of ours that fell into a gap goes out again with its own id; the server knows whether it was done.
    if (this.pending) this.send(this.pending);
  }

  private applyMove(message: MovedMessage, events: GameEvent[]): void {
    if (message.type === 'undone') this.log = this.log.filter((line) => line.step <= message.step);
    else this.log = [...this.log, { seq: message.seq, step: message.step, events }];
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
