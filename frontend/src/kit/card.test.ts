import { describe, expect, it } from 'vitest';
import { fitted, lines } from './Card.svelte';

describe('the words of a card', () => {
  it('are broken at spaces, but not at those that hold a mark to its word', () => {
    expect(lines('Jetez-la\u202f: elle part', 8, 8)).toEqual(['Jetez-la\u202f:', 'elle', 'part']);
  });

  it('end with dots where there are too many', () => {
    expect(lines('one two three', 5, 2)).toEqual(['one', 'two…']);
  });

  it('are as large as their length and their lines allow, and never below eleven', () => {
    expect(fitted('Draw a card.')).toMatchObject({ size: 14.6, from: 208, told: ['Draw a card.'] });
    expect(fitted('word '.repeat(30).trim()).size).toBe(12.8);
    expect(fitted('Marchandiseslesplusanciennesdetous les temps').size).toBe(11.4);
    const much = fitted('word '.repeat(80).trim());
    expect(much.told.at(-1)).toMatch(/…$/);
    expect(much.size).toBeGreaterThan(11);
  });

  it('of every card that has this frame stand above its foot, whole, in every language', () => {
    const texts = import.meta.glob('../../../src/covetown/games/*/text/*-cards.ftl', {
      query: '?raw',
      import: 'default',
      eager: true,
    }) as Record<string, string>;
    const cards = Object.entries(texts).flatMap(([file, text]) =>
      [...text.matchAll(/^card-[\w-]+ =.*\n(?: {4}\.text = (.*)\n)/gm)].map(([, words]) => ({ file, words: words! })),
    );
    expect(cards.length).toBeGreaterThan(100);
    for (const { words } of cards) {
      const { told, from, step } = fitted(words.replace(/\{[^}]*\}/g, '00'));
      expect(told.at(-1), words).not.toMatch(/…$/);
      expect(from + (told.length - 1) * step, words).toBeLessThanOrEqual(286.01);
    }
  });
});
