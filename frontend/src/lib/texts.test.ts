import { describe, expect, it } from 'vitest';
import { Texts } from './texts.svelte';

const SOURCE = `
event-drew = { $seat } draws { $card }.
event-paid = { $seat } pays with { $cards }.
prompt-outer = Choose for { $inner }
prompt-inner = { $seat }
card-spyglass = Spyglass
    .text = Look.
`;

function table(): Texts {
  const texts = new Texts([SOURCE]);
  texts.names = { card: (id) => `card ${id}`, seat: (seat) => ['Ann', 'Ben'][seat] ?? '?' };
  return texts;
}

describe('texts', () => {
  it('names seats and cards by the names of their arguments', () => {
    expect(table().event({ kind: 'drew', seat: 0, card: 7 })).toBe('Ann draws card 7.');
    expect(table().event({ kind: 'paid', seat: 1, cards: [1, 2] })).toBe('Ben pays with card 1, card 2.');
  });

  it('resolves messages inside messages', () => {
    expect(table().say({ key: 'prompt-outer', args: { inner: { key: 'prompt-inner', args: { seat: 1 } } } })).toBe('Choose for Ben');
  });

  it('shows the key of a missing message and knows attributes', () => {
    expect(table().key('no-such')).toBe('{no-such}');
    expect(table().has('card-spyglass.text')).toBe(true);
    expect(table().key('card-spyglass.text')).toBe('Look.');
  });

  it('has no line for an event the game has no words for', () => {
    expect(table().event({ kind: 'unknown' })).toBe('');
  });
});
