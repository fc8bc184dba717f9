import { describe, expect, it } from 'vitest';
import type { TableCard } from './wire';
import { namesFor } from '../table/names';
import { rolesOf } from './games.svelte';
import { Texts } from './texts.svelte';

function table(): Texts {
  const texts = new Texts(['event-hailed = { $seat } hails { $pilot } with { $lamp }.']);
  texts.names = { card: (id) => `card ${id}`, seat: (seat) => ['Ann', 'Ben'][seat] ?? '?' };
  return texts;
}

describe('the roles of the arguments of events', () => {
  it('are those of the sheet', () => {
    const texts = table();
    texts.roles = rolesOf({ roles: { seat: ['seat', 'pilot'], card: ['lamp'] } });
    expect(texts.event({ kind: 'hailed', seat: 0, pilot: 1, lamp: 7 })).toBe('Ann hails Ben with card 7.');
  });

  it('are none where the sheet tells none', () => {
    expect(table().event({ kind: 'hailed', seat: 0, pilot: 1, lamp: 7 })).toBe('0 hails 1 with 7.');
  });
});

describe('who has no seat at the table', () => {
  const card = { seats: [{ name: 'Ann', kind: 'human' }] } as unknown as TableCard;

  it('has the name the game gives', () => {
    const names = namesFor(new Texts(['extra-seat = The Lighthouse']), () => card, {});
    expect([0, 1].map((seat) => names.seat(seat))).toEqual(['Ann', 'The Lighthouse']);
  });
});
