import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Analyst } from './analyst.svelte';

/** A server that answers when told to, and notes who hung up. */
class Desk {
  asked: { path: string; signal: AbortSignal | null; answer: (body: unknown) => void }[] = [];

  fetch = (path: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const signal = init.signal ?? null;
      signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
      this.asked.push({ path, signal, answer: (body) => resolve(new Response(JSON.stringify(body))) });
    });
}

const judged = (step: number) => ({ step, seat: 0, verdict: 'agrees', considered: [] });

describe('the analyst', () => {
  let desk: Desk;
  let analyst: Analyst;

  beforeEach(() => {
    vi.useFakeTimers();
    desk = new Desk();
    vi.stubGlobal('fetch', desk.fetch);
    analyst = new Analyst('t1');
  });

  afterEach(() => {
    analyst.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('asks about the position where somebody stays, not about those passed by', async () => {
    for (const step of [1, 2, 3]) analyst.look(step, false);
    await vi.advanceTimersByTimeAsync(300);
    expect(desk.asked.map((one) => one.path)).toEqual(['/api/tables/t1/replay/3/analysis']);
    expect(analyst.thinking).toBe(true);
  });

  it('hangs up when somebody moves on, and shows no late answer', async () => {
    analyst.look(1, false);
    await vi.advanceTimersByTimeAsync(300);
    analyst.look(2, false);
    expect(desk.asked[0]!.signal!.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(300);
    desk.asked[1]!.answer(judged(2));
    await vi.advanceTimersByTimeAsync(1);
    expect(analyst.found?.step).toBe(2);
    expect(analyst.problem).toBe('');
    expect(analyst.thinking).toBe(false);
  });

  it('asks about a position once', async () => {
    analyst.look(1, false);
    await vi.advanceTimersByTimeAsync(300);
    desk.asked[0]!.answer(judged(1));
    await vi.advanceTimersByTimeAsync(1);
    analyst.look(2, true);
    expect(analyst.found).toBeNull();
    analyst.look(1, false);
    await vi.advanceTimersByTimeAsync(300);
    expect(analyst.found?.step).toBe(1);
    expect(desk.asked.length).toBe(1);
  });

  it('follows a whole game to its end', async () => {
    const game = { state: 'running', done: 1, total: 3, points: [], moments: [], seats: [], end: [] };
    const following = analyst.follow();
    desk.asked[0]!.answer(game);
    await vi.advanceTimersByTimeAsync(1001);
    desk.asked[1]!.answer({ ...game, state: 'done', done: 3 });
    await following;
    expect(desk.asked.map((one) => one.path)).toEqual(['/api/tables/t1/analysis', '/api/tables/t1/analysis']);
    expect(analyst.game?.done).toBe(3);
    expect(analyst.following).toBe(false);
  });
});
