/** Small wooden sounds made on the spot; silent unless switched on, each kind as loud as its reader wants. */

import { preferences } from './settings.svelte';

export type Kind = 'moves' | 'notices';

let context: AudioContext | null = null;

const NOTES: Record<string, [frequency: number, length: number, kind: OscillatorType][]> = {
  card: [[220, 0.05, 'triangle']],
  build: [
    [330, 0.08, 'triangle'],
    [440, 0.12, 'triangle'],
  ],
  coin: [
    [880, 0.06, 'sine'],
    [1320, 0.08, 'sine'],
  ],
  turn: [
    [523, 0.1, 'sine'],
    [659, 0.16, 'sine'],
  ],
  dice: [
    [180, 0.04, 'square'],
    [200, 0.04, 'square'],
    [170, 0.05, 'square'],
  ],
  chat: [
    [740, 0.05, 'sine'],
    [590, 0.09, 'sine'],
  ],
  end: [
    [392, 0.14, 'sine'],
    [523, 0.14, 'sine'],
    [659, 0.3, 'sine'],
  ],
};

/** What calls its reader; all the rest is what happens on the board. */
const NOTICES = new Set(['turn', 'chat', 'end']);
const LOUDEST = 0.2;

export function kindOf(name: string): Kind {
  return NOTICES.has(name) ? 'notices' : 'moves';
}

/** How loud a sound is now, from 0 to the loudest there is. Ears hear ratios, so the middle of a slider is a quarter. */
export function loudness(kind: Kind): number {
  if (!preferences.sound) return 0;
  const own = kind === 'notices' ? preferences.volumeNotices : preferences.volumeMoves;
  return LOUDEST * ((preferences.volume / 100) * (own / 100)) ** 2;
}

export function play(name: keyof typeof NOTES | string): void {
  const notes = NOTES[name];
  const loud = loudness(kindOf(name));
  if (!notes || loud < 0.0005) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [frequency, length, kind] of notes) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = kind;
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.0002, at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
    at += length;
  }
}
