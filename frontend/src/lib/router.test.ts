import { expect, it } from 'vitest';
import { read } from './router.svelte';

const at = (path: string) => read(new URL(path, 'http://town'));

it.each([
  ['/', 'lobby', ''],
  ['/t/k3v9', 'table', 'k3v9'],
  ['/t/k3v9/replay?step=17', 'replay', 'k3v9'],
  ['/rules/some_game#SG-062', 'rules', 'some_game'],
  ['/new/other_game', 'new', 'other_game'],
  ['/nowhere', 'lost', ''],
  ['/people/Zo%C3%A9', 'people', 'Zoé'],
  ['/people/Zo%C3', 'people', 'Zo%C3'],
])('%s leads to the page %s', (path, page, id) => {
  const place = at(path);
  expect(place.page).toBe(page);
  expect(place.id).toBe(id);
});

it('keeps the rule id and the step', () => {
  expect(at('/rules/some_game#SG-062').hash).toBe('SG-062');
  expect(at('/t/x/replay?step=17').query.get('step')).toBe('17');
});
