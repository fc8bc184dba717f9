import { describe, expect, it } from 'vitest';
import { Texts } from '../lib/texts.svelte';
import type { Option } from '../lib/types';
import { help, kindName, ownHelp } from './help';

const texts = new Texts([
  `
option-kind-play = Play a card
    .help = Its effect happens.
option-play = Play { $card }
option-kind-evening-play = Sing a card
    .help = Everybody hears it.
option-pass = Pass
    .help = Nothing happens.
card-lamp = Lamp
    .text = Draw a card.
`,
]);
const option = (kind: string, args = {}): Option => ({ id: 1, kind, text: { key: `option-${kind}`, args }, refs: [] });

describe('what an answer would do', () => {
  it('is told by its kind and by the card it names', () => {
    expect(help(texts, option('play', { card: { key: 'card-lamp', args: {} } }))).toBe(
      'Its effect happens. Draw a card.',
    );
  });

  it('is told by its own words first', () => {
    expect(ownHelp(texts, option('pass', { card: { key: 'card-lamp', args: {} } }))).toBe('Nothing happens.');
  });

  it('is told by the question where the kind means something else there', () => {
    expect(kindName(texts, 'play', 'evening')).toBe('Sing a card');
    expect(help(texts, option('play'), 'evening')).toBe('Everybody hears it.');
    expect(kindName(texts, 'play', 'morning')).toBe('Play a card');
  });

  it('has no raw names where a game brings none', () => {
    expect(kindName(texts, 'play')).toBe('Play a card');
    expect(kindName(texts, 'furnace-cooler_two')).toBe('Furnace cooler two');
  });
});
