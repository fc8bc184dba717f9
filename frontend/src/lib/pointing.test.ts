import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pointing } from './pointing.svelte';
import { preferences } from './settings.svelte';
import type { Decision } from './types';

const option = (id: number, kind: string, ...refs: string[]) => ({ id, kind, text: { key: kind }, refs });

const decision: Decision = {
  seat: 0,
  kind: 'action',
  prompt: { key: 'prompt' },
  secret: false,
  options: [
    option(1, 'buy', 'market:0'),
    option(2, 'play', 'hand:5'),
    option(3, 'build', 'hand:5', 'hand:6'),
    option(4, 'build', 'hand:6', 'hand:7'),
    option(5, 'inventory', 'discard:0'),
    option(6, 'build', 'hand:7', 'hand:junk', 'hand:junk'),
  ],
};
const quick = () => true;
const ids = (options: { id: number }[]) => options.map((one) => one.id);

describe('pointing at things', () => {
  const answer = vi.fn();
  let pointing: Pointing;

  beforeEach(() => {
    answer.mockReset();
    preferences.confirm = 'never';
    pointing = new Pointing(
      () => decision,
      answer,
      () => false,
      (ref) => ref !== 'discard:0',
    );
  });

  it('lights what a legal answer involves, and offers what needs no thing', () => {
    expect(pointing.can('market:0')).toBe(true);
    expect(pointing.can('market:3')).toBe(false);
    expect(ids(pointing.ready)).toEqual([5]);
  });

  it('answers at once when one quick answer is left and complete', () => {
    pointing.point('market:0', false, quick);
    expect(answer).toHaveBeenCalledWith(1);
  });

  it('only picks when the answer is not a quick one', () => {
    pointing.point('market:0');
    expect(answer).not.toHaveBeenCalled();
    expect(ids(pointing.ready)).toEqual([1]);
  });

  it('narrows when several answers are left, and offers the complete one', () => {
    pointing.point('hand:5');
    expect(ids(pointing.matching)).toEqual([2, 3]);
    expect(ids(pointing.ready)).toEqual([2]);
    pointing.point('hand:6');
    expect(ids(pointing.ready)).toEqual([3]);
  });

  it('starts anew when a thing does not go with what was picked', () => {
    pointing.point('hand:5');
    pointing.point('hand:7');
    expect(pointing.picked).toEqual(['hand:7']);
  });

  it('counts equal things one by one', () => {
    pointing.point('hand:7');
    pointing.point('hand:junk', false);
    expect(pointing.has('hand:junk', 0)).toBe(true);
    expect(pointing.has('hand:junk', 1)).toBe(false);
    expect(pointing.fits('hand:junk')).toBe(true);
    expect(pointing.ready).toEqual([]);
    pointing.point('hand:junk', false);
    expect(ids(pointing.ready)).toEqual([6]);
    pointing.point('hand:junk', true);
    expect(pointing.ready).toEqual([]);
  });

  it('takes a picked thing back', () => {
    pointing.point('hand:5');
    pointing.point('hand:5');
    expect(pointing.picked).toEqual([]);
  });

  it('refuses what no answer involves', () => {
    expect(pointing.point('market:3')).toBe(false);
  });

  it('waits for a second step when choices are to be confirmed', () => {
    preferences.confirm = 'always';
    pointing.point('market:0', false, quick);
    expect(answer).not.toHaveBeenCalled();
    expect(ids(pointing.ready)).toEqual([1]);
  });
});

describe('a slip of the finger', () => {
  const answer = vi.fn();
  const next: Decision = { ...decision, options: [option(1, 'buy', 'market:0'), option(9, 'pass')] };
  const other: Decision = { ...decision, kind: 'pay', options: [option(9, 'pass')] };
  let asked: Decision = decision;
  let pointing: Pointing;

  beforeEach(() => {
    vi.useFakeTimers();
    answer.mockReset();
    preferences.confirm = 'never';
    preferences.steady = true;
    pointing = new Pointing(() => asked, answer);
    put(decision);
    vi.advanceTimersByTime(1000);
  });

  afterEach(() => vi.useRealTimers());

  function put(question: Decision): void {
    asked = question;
    pointing.question(question);
  }

  it('does not answer a question that has just come up', () => {
    put(next);
    vi.advanceTimersByTime(390);
    pointing.choose(next.options[1]!);
    expect(answer).not.toHaveBeenCalled();
    expect(pointing.slips).toBe(1);
    vi.advanceTimersByTime(20);
    pointing.choose(next.options[1]!);
    expect(answer).toHaveBeenCalledWith(9);
  });

  it('lets the same answer to the same kind of question through, and to no other', () => {
    put(next);
    pointing.choose(next.options[0]!);
    expect(answer).toHaveBeenCalledWith(1);
    answer.mockReset();
    put(next);
    put(other);
    pointing.choose(other.options[0]!);
    expect(answer).not.toHaveBeenCalled();
  });

  it('keeps what was pointed at too soon instead of answering with it', () => {
    put(other);
    put({ ...next, kind: 'later' });
    pointing.point('market:0', false, () => true);
    expect(answer).not.toHaveBeenCalled();
    expect(pointing.picked).toEqual(['market:0']);
  });

  it('carries out what belongs to an answer that was given, and leaves those alone who want none of this', () => {
    put(other);
    pointing.choose(other.options[0]!, 'planned');
    expect(answer).toHaveBeenCalledTimes(1);
    preferences.steady = false;
    put(next);
    pointing.choose(next.options[1]!);
    expect(answer).toHaveBeenCalledTimes(2);
  });
});

describe('a second press', () => {
  const answer = vi.fn();
  let final = true;
  let pointing: Pointing;

  beforeEach(() => {
    answer.mockReset();
    preferences.steady = true;
    preferences.confirm = 'final';
    final = true;
    pointing = new Pointing(
      () => decision,
      answer,
      () => false,
      () => true,
      () => final,
    );
  });

  it('is asked for where a choice cannot be taken back', () => {
    pointing.choose(decision.options[0]!);
    expect(answer).not.toHaveBeenCalled();
    expect(pointing.confirming).toBe(1);
    pointing.choose(decision.options[1]!);
    expect(pointing.confirming).toBe(2);
    pointing.choose(decision.options[1]!);
    expect(answer).toHaveBeenCalledWith(2);
  });

  it('is not asked for where it can, nor after pointing, nor out of a dialogue', () => {
    final = false;
    pointing.choose(decision.options[0]!);
    final = true;
    pointing.point('market:0', false, () => true);
    expect(answer).toHaveBeenCalledTimes(1);
    pointing.choose(decision.options[0]!);
    pointing.choose(decision.options[0]!, 'meant');
    expect(answer).toHaveBeenCalledTimes(3);
  });

  it('is forgotten when another question comes or the choice is let go', () => {
    pointing.choose(decision.options[0]!);
    pointing.clear();
    expect(pointing.confirming).toBeNull();
  });
});
