import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tip, tips } from './tips.svelte';

let thing: HTMLElement;
let away: void | (() => void);

beforeEach(() => {
  vi.useFakeTimers();
  thing = document.body.appendChild(document.createElement('button'));
  away = tip(() => 'What it is')(thing);
});

afterEach(() => {
  away?.();
  thing.remove();
  tips.close();
  vi.useRealTimers();
});

function point(kind: string, clientX: number, bubbles = true, at: HTMLElement = thing): void {
  const event = new MouseEvent(kind, { clientX, clientY: 5, bubbles });
  at.dispatchEvent(Object.assign(event, { pointerType: 'mouse' }));
}

it('is shown after a while for what is pointed at', () => {
  point('pointerenter', 40, false);
  point('pointermove', 40);
  expect(tips.shown).toBeNull();
  vi.advanceTimersByTime(400);
  expect(tips.shown?.text).toBe('What it is');
});

it('is not shown for what comes under a pointer at rest, but when that moves', () => {
  point('pointermove', 40, true, document.body);
  point('pointerenter', 40, false);
  point('pointermove', 40);
  vi.advanceTimersByTime(2000);
  expect(tips.shown).toBeNull();
  point('pointermove', 41);
  point('pointermove', 42);
  vi.advanceTimersByTime(400);
  expect(tips.shown?.text).toBe('What it is');
});
