import { describe, expect, it } from 'vitest';
import { best, Texts } from './texts.svelte';

const SOURCE = `
event-drew = { $seat } draws { $card }.
    .you = You draw { $card }.
event-paid = { $seat } pays with { $cards }.
event-helped = { $seat } helps { $other }.
    .you = You help { $other }.
    .you-other = { $seat } helps you.
prompt-outer = Choose for { $inner }
prompt-inner = { $seat }
card-spyglass = Spyglass
    .text = Look.
`;

function table(you = -1): Texts {
  const texts = new Texts([SOURCE]);
  texts.roles = { seat: 'seat', other: 'seat', card: 'card', cards: 'card' };
  texts.names = { card: (id) => `card ${id}`, seat: (seat) => ['Ann', 'Ben'][seat] ?? '?', you: () => you };
  return texts;
}

describe('texts', () => {
  it('names seats and cards by the names of their arguments', () => {
    expect(table().event({ kind: 'drew', seat: 0, card: 7 })).toBe('Ann draws card 7.');
    expect(table().event({ kind: 'paid', seat: 1, cards: [1, 2] })).toBe('Ben pays with card 1, card 2.');
  });

  it('speaks to its reader, whichever seat the reader has in the sentence', () => {
    expect(table(0).event({ kind: 'drew', seat: 0, card: 7 })).toBe('You draw card 7.');
    expect(table(1).event({ kind: 'drew', seat: 0, card: 7 })).toBe('Ann draws card 7.');
    expect(table(0).event({ kind: 'helped', seat: 0, other: 1 })).toBe('You help Ben.');
    expect(table(1).event({ kind: 'helped', seat: 0, other: 1 })).toBe('Ann helps you.');
    expect(table().event({ kind: 'helped', seat: 0, other: 1 })).toBe('Ann helps Ben.');
  });

  it('calls the reader by name where a sentence has no form for the reader', () => {
    expect(table(1).event({ kind: 'paid', seat: 1, cards: [1] })).toBe('Ben pays with card 1.');
  });

  it('names words by the messages of their role', () => {
    const texts = table();
    texts.roles = { tools: 'card' };
    expect(texts.argument('tools', ['spyglass', 'rope'])).toBe('Spyglass, rope');
    expect(texts.argument('other', 'spyglass')).toBe('spyglass');
  });

  it('resolves messages inside messages', () => {
    expect(table().say({ key: 'prompt-outer', args: { inner: { key: 'prompt-inner', args: { seat: 1 } } } })).toBe(
      'Choose for Ben',
    );
  });

  it('shows the key of a missing message and knows attributes', () => {
    expect(table().key('no-such')).toBe('{no-such}');
    expect(table().has('card-spyglass.text')).toBe(true);
    expect(table().key('card-spyglass.text')).toBe('Look.');
  });

  it('says in English what its language does not say, message by message', () => {
    const english =
      'greet = Hello, { $name }.\n    .help = Be kind.\nbye = Bye.\ncards = { $n ->\n    [one] card\n   *[other] cards\n}';
    const texts = new Texts(['greet = Bonjour { $name }.\nlook = Voici : { bye }'], 'fr', [english]);
    expect(texts.key('greet', { name: 'Ann' })).toBe('Bonjour Ann.');
    expect(texts.has('greet.help')).toBe(false); // all forms of a message are of one language
    expect(texts.key('bye')).toBe('Bye.');
    expect(texts.key('look')).toBe('Voici : Bye.');
    expect(texts.key('cards', { n: 0 })).toBe('cards'); // counted as English counts
    texts.speak({ locale: 'en', own: [english], english: [] });
    expect(texts.key('greet', { name: 'Ann' })).toBe('Hello, Ann.');
  });

  it('chooses the language that suits best', () => {
    expect(best(['fr-CA', 'en'], ['en', 'fr'])).toBe('fr');
    expect(best(['de', 'fr'], ['en', 'fr'])).toBe('fr');
    expect(best(['pt'], ['en', 'pt-BR'])).toBe('pt-BR');
    expect(best(['de'], ['en', 'fr'])).toBe('en');
  });

  it('has no line for an event the game has no words for', () => {
    expect(table().event({ kind: 'unknown' })).toBe('');
  });
});
