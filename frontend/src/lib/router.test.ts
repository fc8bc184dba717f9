import { expect, it } from 'vitest';
import { read } from './router.svelte';

const at = (path: string) => read(new URL(path, 'http://town'));

it.each([
  ['/', 'lobby', ''],
  ['/t/k3v9', 'table', 'k3v9'],
  ['/t/k3v9/replay?step=17', 'replay', 'k3v9'],
  ['/rules/dale_of_merchants#DM-062', 'rules', 'dale_of_merchants'],
  ['/new/pirates_cove', 'new', 'pirates_cove'],
  ['/nowhere', 'lost', ''],
])('%s leads to the page %s', (path, page, id) => {
  const place = at(path);
  expect(place.page).toBe(page);
  expect(place.id).toBe(id);
});

it('keeps the rule id and the step', () => {
  expect(at('/rules/dale_of_merchants#DM-062').hash).toBe('DM-062');
  expect(at('/t/x/replay?step=17').query.get('step')).toBe('17');
});
