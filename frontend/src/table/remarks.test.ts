import { expect, it } from 'vitest';
import type { Texts } from '../lib/texts.svelte';
import { remark } from './remarks';

const texts = { names: { seat: (seat: number) => `Seat ${seat}` } } as unknown as Texts;

it('says of a choice only what somebody else made for a seat', () => {
  expect(remark({}, texts)).toBeNull();
  expect(remark({ late: 0 }, texts)).toMatchObject({ seat: 0, text: '{shell-log-late}' });
  expect(remark({ passed: 2 }, texts)).toMatchObject({ seat: 2, text: '{shell-log-passed}' });
});
