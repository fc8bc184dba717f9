/** The line to a table: a socket that is noticed when it falls silent, and that comes back by itself. */

import type { ClientMessage, ServerMessage } from './wire';

export type Link = 'connecting' | 'live' | 'offline' | 'refused';

/** So long nothing was heard: ask whether anybody is there. */
const PING = 4_000;
/** So long there was no answer: the line is dead, whatever the browser believes. */
const SILENCE = 5_000;
const LOOK = 500;
/** Messages the server always answers. */
const ANSWERED = new Set(['hello', 'act', 'undo', 'ping']);

interface Ends {
  /** The first message on a new socket. */
  hello(): ClientMessage;
  hear(message: ServerMessage): void;
  /** We may not look: the table is gone, or not for us. */
  refused(gone: boolean): void;
}

export class Line {
  link: Link = $state('connecting');
  /** Since when the line is down. */
  since = $state(0);

  private socket: WebSocket | null = null;
  private waiting: number | null = null; // since when an answer is due
  private heard = 0;
  private tries = 0;
  private known = false; // the table was seen before
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly beat: ReturnType<typeof setInterval>;
  private readonly online = () => this.link !== 'live' && this.now();
  private readonly offline = () => this.lost();
  private readonly seen = () => !document.hidden && this.ask();

  constructor(
    private readonly path: string,
    private readonly ends: Ends,
  ) {
    addEventListener('online', this.online);
    addEventListener('offline', this.offline);
    document.addEventListener('visibilitychange', this.seen);
    this.beat = setInterval(() => this.look(), LOOK);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.online);
    removeEventListener('offline', this.offline);
    document.removeEventListener('visibilitychange', this.seen);
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.drop();
  }

  /** Try at once. */
  now(): void {
    if (this.closed || this.link === 'refused') return;
    this.tries = 0;
    this.connect();
  }

  /** The table came through: the line is good. */
  up(): void {
    this.link = 'live';
    this.known = true;
    this.tries = 0;
  }

  /** Whether the message was put on an open socket; whether it arrived only an answer tells. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    if (ANSWERED.has(message.type)) this.waiting ??= Date.now();
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.drop();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.socket = socket;
    this.waiting = Date.now();
    socket.onopen = () => {
      this.waiting = Date.now();
      this.send(this.ends.hello());
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.waiting = null;
      this.ends.hear(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (event.code !== 4003 && event.code !== 4004) return this.lost();
      this.drop();
      this.link = 'refused';
      this.ends.refused(event.code === 4004);
    };
  }

  /** Let a socket go. One that is frozen would take minutes to say that it is closed, so nobody waits for that. */
  private drop(): void {
    const { socket } = this;
    this.socket = null;
    this.waiting = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lost(): void {
    if (this.closed || this.link === 'refused') return;
    this.drop();
    if (this.link !== 'offline') this.since = Date.now();
    this.link = this.known || this.tries > 1 ? 'offline' : 'connecting';
    clearTimeout(this.timer);
    const wait = Math.min(8000, 400 * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private look(): void {
    if (!this.socket) return;
    if (this.waiting !== null) {
      if (Date.now() - this.waiting >= SILENCE) this.lost();
    } else if (Date.now() - this.heard >= PING) this.ask();
  }

  private ask(): void {
    if (this.link === 'live') this.send({ type: 'ping', n: Date.now() % 100_000 });
  }
}
