import { afterEach, expect, it, vi } from 'vitest';
import { preferences } from '../lib/settings.svelte';
import { cardStage, journeys } from './stage';

afterEach(() => vi.unstubAllGlobals());

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

it('lets a piece travel from its old place to its new one', async () => {
  // jsdom lays nothing out and moves nothing: every place gets a box, and what is moved is noted.
  const boxes: Record<string, DOMRect> = { port: new DOMRect(0, 0, 20, 20), isle: new DOMRect(100, 50, 20, 20) };
  const flights: { hidden: boolean; frames: Keyframe[] }[] = [];
  Element.prototype.getBoundingClientRect = function () {
    return boxes[this.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? ''] ?? new DOMRect();
  };
  Element.prototype.animate = function (frames) {
    flights.push({ hidden: this.getAttribute('aria-hidden') === 'true', frames: frames as Keyframe[] });
    return { finished: Promise.resolve(), cancel: () => undefined } as unknown as Animation;
  };
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  preferences.speed = 1;
  document.body.innerHTML =
    '<div data-zone="port"><i data-card="ship-0"></i></div><div data-zone="isle"></div><div data-zone="pier"></div>';
  const [port, isle] = document.querySelectorAll('[data-zone]');

  const stage = cardStage(
    () => [{ card: 'ship-0', from: 'port', to: 'isle' }],
    () => [],
  );
  stage.before([{ kind: 'sailed' }]);
  isle!.append(port!.firstElementChild!);
  await stage.after([{ kind: 'sailed' }]);

  const flight = flights.find(({ hidden }) => hidden)!;
  expect(flight.frames.map((frame) => frame.transform)).toEqual([
    'translate(0px, 0px) scale(1, 1)',
    'translate(50px, 7px) scale(1, 1)',
    'translate(100px, 50px) scale(1, 1)',
  ]);
  expect(document.querySelectorAll('[aria-hidden]')).toHaveLength(0);
});

it('marks what moved last, and only that', () => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  document.body.innerHTML =
    '<div data-zone="isle"><i data-card="ship-1"></i><i data-card="ship-0"></i></div><div data-zone="port" data-fresh></div>';
  const stage = cardStage(
    () => [{ card: 'ship-0', from: 'port', to: 'isle' }],
    () => [],
  );
  stage.mark!([{ kind: 'sailed' }]);
  const fresh = [...document.querySelectorAll<HTMLElement>('[data-fresh]')];
  expect(fresh.map((node) => node.dataset.card)).toEqual(['ship-0']);
  stage.mark!([]);
  expect(document.querySelectorAll('[data-fresh]')).toHaveLength(0);
});

it('marks no empty place where a card only rested', () => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  document.body.innerHTML = '<div data-zone="resolving"></div><div data-zone="discard"><i data-card="7"></i></div>';
  const stage = cardStage(
    ({ kind }) => (kind === 'played' ? [{ card: 7, from: 'hand', to: 'resolving' }] : []),
    ({ kind }) => [kind === 'played' ? 'resolving' : 'discard'],
    null,
    new Set(['resolving']),
  );
  stage.mark!([{ kind: 'played' }, { kind: 'discarded' }]);
  const marked = () => [...document.querySelectorAll<HTMLElement>('[data-fresh]')].map(({ dataset }) => dataset);
  expect(marked().map(({ zone }) => zone)).toEqual(['discard']);
  document.querySelector('[data-zone=resolving]')!.append(document.querySelector('[data-card]')!);
  stage.mark!([{ kind: 'played' }]);
  expect(marked().map(({ card }) => card)).toEqual(['7']);
});
