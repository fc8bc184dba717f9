import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveTable } from './live.svelte';
import { preferences } from './settings.svelte';
import { toasts } from './toasts.svelte';

class Line {
  static all: Line[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  /** As in a browser, nothing is heard of a frozen line: it is closed, and says so minutes later. */
  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const decision = {
  seat: 0,
  kind: 'action',
  prompt: { key: 'prompt' },
  secret: false,
  options: [{ id: 7, kind: 'buy', text: { key: 'buy' }, refs: [] }],
};

function picture(seq: number, asked: boolean) {
  return {
    seq,
    step: seq,
    view: { seats: 2 },
    panels: [],
    waiting: [0],
    decision: asked ? decision : null,
    pass_to: null,
    result: null,
    clocks: null,
    undo: { can: false, reason: 'undo-nothing' },
    hurried: false,
  };
}

function view(seq: number, asked: boolean, frames: unknown[] = []) {
  return {
    type: 'view',
    ...picture(seq, asked),
    table: { id: 't', seats: [] },
    viewer: 0,
    you: { seats: [0], facing: 0 },
    hint: true,
    frames,
    complete: true,
    presence: { seats: [true], watchers: 0 },
    chat: [],
    pause: { paused: false, wanted_by: [] },
    rematch: { wanted_by: [], table: null },
    proposal: null,
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a live table', () => {
  beforeEach(() => {
    Line.all = [];
    toasts.list = [];
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Line);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function sit(): [LiveTable, Line] {
    const live = new LiveTable('t', true);
    const line = Line.all[0]!;
    line.open();
    line.tell(view(3, true));
    return [live, line];
  }

  it('says hello and takes the first view', async () => {
    const [live, line] = sit();
    await settle();
    expect(line.sent[0]).toMatchObject({ type: 'hello', seen: null, panels: true });
    expect(live.link).toBe('live');
    expect(live.decision?.options[0]?.id).toBe(7);
    live.close();
  });

  it('answers a question once, however often it is clicked', async () => {
    const [live, line] = sit();
    await settle();
    live.act(7);
    live.act(7);
    expect(line.sent.filter((message) => message.type === 'act')).toHaveLength(1);
    line.tell({ type: 'done', action: live.pending!.action, seq: 4, again: false });
    live.act(7);
    expect(line.sent.filter((message) => message.type === 'act')).toHaveLength(1);
    line.tell({ type: 'moved', events: [], ...picture(4, true) });
    await settle();
    expect(live.pending).toBeNull();
    live.close();
  });

  it('gives a lone answer by itself after an even, random pause, once', async () => {
    const pauses: number[] = [];
    for (const luck of [0, 0.999]) {
      vi.spyOn(Math, 'random').mockReturnValue(luck);
      const [live, line] = sit();
      const acts = () => line.sent.filter((message) => message.type === 'act');
      await vi.advanceTimersByTimeAsync(5000);
      expect(acts()).toHaveLength(0); // one answer, but nobody said that it may be given unasked
      const alone = { ...picture(4, true), decision: { ...decision, by_itself: true } };
      line.tell({ type: 'moved', events: [], ...alone });
      let pause = 0;
      while (!acts().length && pause < 5000) {
        await vi.advanceTimersByTimeAsync(100);
        pause += 100;
      }
      pauses.push(pause);
      await vi.advanceTimersByTimeAsync(5000);
      expect(acts()).toMatchObject([{ option: 7, seq: 4 }]);
      live.close();
      Line.all = [];
    }
    vi.restoreAllMocks();
    expect(pauses[0]).toBeGreaterThanOrEqual(500);
    expect(pauses[1]! - pauses[0]!).toBeGreaterThan(1000);
  });

  it('leaves a lone answer to the player who wants it so, and to nobody else when it was given', async () => {
    const alone = (seq: number) => ({ ...picture(seq, true), decision: { ...decision, by_itself: true } });
    preferences.passes = false;
    const [live, line] = sit();
    const acts = () => line.sent.filter((message) => message.type === 'act');
    line.tell({ type: 'moved', events: [], ...alone(4) });
    await vi.advanceTimersByTimeAsync(5000);
    expect(acts()).toHaveLength(0);
    preferences.passes = true;
    line.tell({ type: 'moved', events: [], ...alone(5) });
    await settle();
    live.act(7);
    line.tell({ type: 'moved', events: [], ...picture(6, false) });
    await vi.advanceTimersByTimeAsync(5000);
    expect(acts()).toHaveLength(1);
    live.close();
  });

  it('sends an unanswered act again under its own id after the line was cut', async () => {
    const [live, line] = sit();
    await settle();
    live.act(7);
    const act = line.sent.at(-1)!;
    line.cut();
    expect(live.link).toBe('offline');
    await vi.advanceTimersByTimeAsync(2000);
    const second = Line.all[1]!;
    second.open();
    expect(second.sent[0]).toMatchObject({ type: 'hello', seen: 3, facing: 0 });
    second.tell(view(4, false, [{ seq: 4, step: 4, events: [{ kind: 'bought' }] }]));
    await settle();
    expect(second.sent.at(-1)).toEqual(act);
    second.tell({ type: 'done', action: act.action, seq: 4, again: true });
    expect(live.pending).toBeNull();
    expect(live.log.map((frame) => frame.seq)).toEqual([4]);
    live.close();
  });

  it('notices within ten seconds that a line is frozen, though nobody closed it, and opens another', async () => {
    const [live, line] = sit();
    await settle();
    await vi.advanceTimersByTimeAsync(4500);
    expect(line.sent.at(-1)).toMatchObject({ type: 'ping' });
    line.tell({ type: 'pong', n: 1 });
    await vi.advanceTimersByTimeAsync(3000);
    expect(live.link).toBe('live');
    let noticed = 0;
    while (live.link === 'live' && noticed < 20_000) {
      await vi.advanceTimersByTimeAsync(100);
      noticed += 100;
    }
    expect(noticed + 3000).toBeLessThanOrEqual(10_000);
    expect(live.link).toBe('offline');
    await vi.advanceTimersByTimeAsync(1000);
    expect(Line.all.length).toBeGreaterThan(1);
    live.close();
  });

  it('takes no line for dead that answers, however seldom its page is given time', async () => {
    const [live, line] = sit();
    await settle();
    vi.setSystemTime(Date.now() + 60_000);
    await vi.advanceTimersByTimeAsync(600);
    expect(line.sent.at(-1)).toMatchObject({ type: 'ping' });
    expect(live.link).toBe('live');
    line.tell({ type: 'pong', n: 1 });
    await vi.advanceTimersByTimeAsync(600);
    expect(live.link).toBe('live');
    live.close();
  });

  function cutOff(): [LiveTable, () => Line] {
    const [live, line] = sit();
    line.cut();
    return [live, () => Line.all.at(-1)!];
  }

  const back = (line: Line, asked: number) => {
    line.open();
    line.tell({ ...view(3, true), asked });
  };

  it('keeps a choice made without a line, and sends it once when the same question stands', async () => {
    const [live, newest] = cutOff();
    await settle();
    live.act(7);
    expect(live.sent).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    newest().open();
    newest().tell(view(3, true));
    await settle();
    expect(newest().sent.filter((message) => message.type === 'act')).toHaveLength(1);
    expect(live.sent).toBe(true);
    live.close();
  });

  it('does not send a choice whose question has passed, and says so', async () => {
    const [live, newest] = cutOff();
    await settle();
    live.act(7);
    await vi.advanceTimersByTimeAsync(1000);
    back(newest(), 99);
    await settle();
    expect(newest().sent.filter((message) => message.type === 'act')).toHaveLength(0);
    expect(live.pending).toBeNull();
    expect(toasts.list).toHaveLength(1);
    live.close();
  });

  it('lets a choice that still waits for a line be withdrawn', async () => {
    const [live, newest] = cutOff();
    await settle();
    live.act(7);
    live.withdraw();
    expect(live.pending).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    newest().open();
    newest().tell(view(3, true));
    await settle();
    expect(newest().sent.some((message) => message.type === 'act')).toBe(false);
    live.close();
  });

  it('drops log lines that were taken back', async () => {
    const [live, line] = sit();
    await settle();
    line.tell({ type: 'moved', events: [{ kind: 'a' }], ...picture(4, true) });
    line.tell({ type: 'moved', events: [{ kind: 'b' }], ...picture(5, true) });
    await settle();
    line.tell({ type: 'undone', ...picture(6, true), step: 4 });
    await settle();
    expect(live.log.flatMap((frame) => frame.events.map((event) => event.kind))).toEqual(['a']);
    live.close();
  });

  it('does not come back to a table it may not see', async () => {
    const [live, line] = sit();
    await settle();
    line.cut(4003);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(live.link).toBe('refused');
    expect(Line.all).toHaveLength(1);
    live.close();
  });
});
