import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from './settings.svelte';
import { kindOf, loudness, play } from './sound';

const gains: number[] = [];

class Hall {
  currentTime = 0;
  destination = {};
  createOscillator() {
    return { frequency: { value: 0 }, connect: (next: unknown) => next, start: vi.fn(), stop: vi.fn() };
  }
  createGain() {
    const gain = { setValueAtTime: (value: number) => gains.push(value), exponentialRampToValueAtTime: vi.fn() };
    return { gain, connect: (next: unknown) => next };
  }
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', Hall);
  gains.length = 0;
});

afterEach(() => {
  Object.assign(preferences, { sound: false, volume: 70, volumeMoves: 70, volumeNotices: 100 });
});

describe('sounds', () => {
  it('are off until somebody wants them', () => {
    expect(preferences.sound).toBe(false);
    play('turn');
    expect(gains).toEqual([]);
  });

  it('have a volume for all, one for moves and one for notices', () => {
    Object.assign(preferences, { sound: true, volume: 100, volumeMoves: 100, volumeNotices: 0 });
    expect([kindOf('card'), kindOf('dice'), kindOf('turn'), kindOf('chat')]).toEqual([
      'moves',
      'moves',
      'notices',
      'notices',
    ]);
    play('turn');
    expect(gains).toEqual([]);
    play('card');
    expect(gains).toHaveLength(1);
    preferences.volume = 50;
    expect(loudness('moves')).toBeCloseTo(gains[0]! / 4);
    preferences.volume = 0;
    play('card');
    expect(gains).toHaveLength(1);
  });
});
