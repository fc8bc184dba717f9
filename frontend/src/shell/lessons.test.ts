import { describe, expect, it } from 'vitest';
import type { LessonCard } from '../lib/wire';
import { entries } from './lessons';

const card = (key: string, title: string, choice: string | null): LessonCard => ({
  game: 'fair',
  key,
  title,
  about: '',
  choice,
  minutes: 3,
  progress: null,
  done: false,
});
const keys = (lessons: LessonCard[]) => entries(lessons).map((entry) => entry.map((lesson) => lesson.key));

describe('the list of lessons', () => {
  it('is one entry for each lesson', () => {
    expect(keys([card('a', 'first', null), card('b', 'second', null)])).toEqual([['a'], ['b']]);
  });

  it('has those of one title that name a choice as one entry, in their order', () => {
    const lessons = [card('a', 'day', 'potter'), card('x', 'more', null), card('b', 'day', 'smith')];
    expect(keys(lessons)).toEqual([['a', 'b'], ['x']]);
  });

  it('keeps lessons of one title apart where nothing is to be chosen', () => {
    expect(keys([card('a', 'day', null), card('b', 'day', null)])).toEqual([['a'], ['b']]);
  });
});
