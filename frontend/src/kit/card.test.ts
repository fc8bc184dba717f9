import { describe, expect, it } from 'vitest';
import { lines } from './Card.svelte';

describe('the words of a card', () => {
  it('are broken at spaces, but not at those that hold a mark to its word', () => {
    expect(lines('Jetez-la\u202f: elle part', 8, 8)).toEqual(['Jetez-la\u202f:', 'elle', 'part']);
  });

  it('end with dots where there are too many', () => {
    expect(lines('one two three', 5, 2)).toEqual(['one', 'two…']);
  });
});
