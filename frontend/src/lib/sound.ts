/** Small wooden sounds made on the spot; silent unless switched on. */

import { preferences } from './settings.svelte';

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
  end: [
    [392, 0.14, 'sine'],
    [523, 0.14, 'sine'],
    [659, 0.3, 'sine'],
  ],
};

export function play(name: keyof typeof NOTES | string): void {
  const notes = NOTES[name];
  if (!preferences.sound || !notes) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [frequency, length, kind] of notes) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = kind;
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0.08, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
    at += length;
  }
}
