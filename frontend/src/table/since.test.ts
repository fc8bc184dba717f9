import { expect, it } from 'vitest';
import type { Texts } from '../lib/texts.svelte';
import { passable } from './passing';
import { deedsSince, lastMoves } from './since';

const texts = { event: (event: { kind: string; text?: string }) => event.text ?? event.kind } as unknown as Texts;

it('tells what each did since a step, one after the other', () => {
  const log = [
    { step: 1, events: [{ kind: 'before', seat: 0 }] },
    { step: 2, events: [{ kind: 'bought', seat: 1 }, { kind: 'paid' }] },
    {
      step: 3,
      events: [
        { kind: 'drew', seat: 1 },
        { kind: 'drew', seat: 1 },
        { kind: 'hidden', seat: 1 },
      ],
    },
    { step: 4, events: [{ kind: 'turn', seat: 2 }] },
    { step: 5, events: [] },
  ];
  expect(deedsSince(log, 1, texts, new Set(['hidden']))).toEqual([
    {
      seat: 1,
      deeds: [
        { step: 2, text: 'bought', times: 1 },
        { step: 2, text: 'paid', times: 1 },
        { step: 3, text: 'drew', times: 2 },
      ],
    },
    { seat: 2, deeds: [{ step: 4, text: 'turn', times: 1 }] },
  ]);
  expect(deedsSince(log, 5, texts)).toEqual([]);
});

it('what the others did since we moved is the last, and for who watches the last move', () => {
  const log = [
    { step: 1, events: [{ kind: 'bought', seat: 1 }] },
    { step: 2, events: [{ kind: 'built', seat: 0 }] },
    {
      step: 3,
      events: [
        { kind: 'paid', seat: 1 },
        { kind: 'bought', seat: 1 },
      ],
    },
    { step: 4, events: [{ kind: 'drew', seat: 2 }] },
  ];
  expect(lastMoves(log, [0]).map(({ kind }) => kind)).toEqual(['paid', 'bought', 'drew']);
  expect(lastMoves(log, [2])).toEqual([]);
  expect(lastMoves(log, []).map(({ kind }) => kind)).toEqual(['drew']);
});

it('only secret questions to all with one way to pass can be passed beforehand', () => {
  const option = (kind: string) => ({ id: 1, kind, text: { key: kind }, refs: [] });
  const decision = (secret: boolean, ...kinds: string[]) => ({
    seat: 0,
    kind: 'window',
    prompt: { key: 'p' },
    secret,
    options: kinds.map(option),
  });
  expect(passable(decision(true, 'pass', 'play'))).toBe(true);
  expect(passable(decision(false, 'pass', 'play'))).toBe(false);
  expect(passable(decision(true, 'bid', 'play'))).toBe(false);
  expect(passable({ ...decision(true, 'pass'), by_itself: true })).toBe(false);
});
