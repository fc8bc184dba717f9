import { expect, it } from 'vitest';
import { journeys } from './stage';

it('joins what one card does in a row into a journey with a rest', () => {
  const joined = journeys([
    { card: 5, from: 'hand:1', to: 'resolving' },
    { card: 9, from: 'deck:0', to: 'hand:0' },
    { card: 5, from: 'resolving', to: 'discard:1' },
  ]);
  expect(joined).toEqual([
    { card: 5, from: 'hand:1', to: 'discard:1', via: 'resolving' },
    { card: 9, from: 'deck:0', to: 'hand:0' },
  ]);
});

it('keeps hidden cards apart, since nobody knows whether they are the same', () => {
  const travels = [
    { card: null, from: 'deck:0', to: 'hand:0' },
    { card: null, from: 'hand:0', to: 'deck:0' },
  ];
  expect(journeys(travels)).toEqual(travels);
});
