import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import english from '../../../src/covetown/text/en.ftl?raw';
import { preferences } from '../lib/settings.svelte';
import { shell, Texts } from '../lib/texts.svelte';
import { toasts } from '../lib/toasts.svelte';
import KitPage from './page/KitPage.svelte';

const answered = vi.fn();
let page: Record<string, unknown>;

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
const spot = (ref: string) => document.querySelector<HTMLElement>(`[data-ref="${ref}"]`)!;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const offered = () => [...part('answers').querySelectorAll('button')].map((button) => button.textContent);

function click(thing: Element | null): void {
  (thing as HTMLElement).click();
  flushSync();
}

function press(key: string): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}

beforeAll(() => {
  shell.texts = new Texts([english]);
  // jsdom knows no modal dialogues.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

beforeEach(() => {
  answered.mockReset();
  toasts.list = [];
  preferences.speed = 1;
  preferences.confirm = 'never';
  page = mount(KitPage, { target: document.body, props: { answered } });
  flushSync();
});

afterEach(async () => {
  vi.useRealTimers();
  await unmount(page);
});

describe('a spot', () => {
  it('carries its reference, its name, and glows when an answer involves it', () => {
    const lantern = spot('hand:lantern');
    expect(lantern.tagName).toBe('BUTTON');
    expect(lantern.textContent).toContain('lantern');
    expect(lantern.classList).toContain('live');
    expect(lantern.getAttribute('aria-pressed')).toBe('false');
    expect(spot('hand:knot').classList).not.toContain('live');
    expect(spot('hand:knot').hasAttribute('aria-pressed')).toBe(false);
  });

  it('is picked by a click, offers what can be done with it, and is let go by another', () => {
    click(spot('hand:lantern'));
    expect(spot('hand:lantern').getAttribute('aria-pressed')).toBe('true');
    expect(offered()).toEqual(['Take the lantern']);
    click(spot('hand:rope'));
    expect(offered()).toEqual(['Take the lantern and the rope']);
    click(spot('hand:rope'));
    click(spot('hand:lantern'));
    expect(offered()).toEqual(['Hold on']);
  });

  it('is one of several equal things', () => {
    const corks = all('[data-ref="hand:cork"]');
    click(corks[0]!);
    expect(corks.map((cork) => cork.classList.contains('picked'))).toEqual([true, false]);
    click(corks[1]!);
    expect(offered()).toEqual(['Take 2 corks']);
  });

  it('answers at once where the board says so', () => {
    click(spot('island:2'));
    expect(answered).toHaveBeenCalledWith(12);
  });

  it('says why when nothing follows: in words of the game where it has them, else by what is asked', () => {
    click(spot('hand:knot'));
    click(spot('island:3'));
    expect(toasts.list.map((toast) => toast.text)).toEqual([
      'The knot is tied to the rope.',
      'Not possible now. You are asked: Choose a lantern, an island, an hour or how much to bury',
    ]);
    expect(answered).not.toHaveBeenCalled();
  });
});

describe('a group', () => {
  const held = () => all('[data-part="hand"] button');

  it('is one stop of the Tab key', () => {
    expect(held().map((thing) => thing.tabIndex)).toEqual([0, -1, -1, -1, -1]);
  });

  it('is walked through with the arrow keys, Home and End, and no further than its ends', () => {
    held()[0]!.focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(held()[1]);
    expect(held().map((thing) => thing.tabIndex)).toEqual([-1, 0, -1, -1, -1]);
    press('End');
    press('ArrowRight');
    expect(document.activeElement).toBe(held()[4]);
    press('Home');
    press('ArrowLeft');
    expect(document.activeElement).toBe(held()[0]);
  });

  it('keeps the arrow keys to itself', () => {
    const heard = vi.fn();
    addEventListener('keydown', heard);
    held()[0]!.focus();
    press('ArrowRight');
    press('x');
    removeEventListener('keydown', heard);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('on a map goes to what lies in the direction of the arrow', () => {
    const at: Record<string, [number, number]> = { '1': [20, 25], '2': [75, 20], '3': [80, 72], '4': [25, 78] };
    for (const [n, [x, y]] of Object.entries(at))
      spot(`island:${n}`).getBoundingClientRect = () => new DOMRect(x, y, 0, 0);
    spot('island:1').focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(spot('island:2'));
    press('ArrowDown');
    expect(document.activeElement).toBe(spot('island:3'));
    press('ArrowLeft');
    expect(document.activeElement).toBe(spot('island:4'));
  });
});

it('a pile tells its cards, opens, and its cards can be pointed at', () => {
  const pile = document.querySelector<HTMLElement>('[data-zone="pile"]')!;
  expect(pile.textContent).toContain('Thrown: 3 cards, on top card 3.');
  expect(pile.classList).toContain('live');
  click(pile);
  const leaves = all('dialog[open] .leaf button');
  expect(leaves.map((leaf) => leaf.dataset.ref)).toEqual(['pile:3', 'pile:2', 'pile:1']);
  click(leaves[1]!);
  const take = document.querySelector('dialog[open] .primary')!;
  expect(take.textContent).toBe('Take card 2 of the pile');
  click(take);
  expect(answered).toHaveBeenCalledWith(81);
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(document.querySelector('[data-zone="deck:2"]')!.textContent).toContain('You know from the top: anchor.');
});

it('a seat strip shows flag, turn, clock and absence, and is pointed at as a seat', () => {
  const strips = all('[data-part="seats"] .seat');
  expect(strips).toHaveLength(6);
  expect(strips.map((strip) => strip.querySelector('svg text')!.textContent).join('')).toBe('ABCDEF');
  expect(strips.map((strip) => strip.textContent.includes('at turn'))).toEqual([
    true,
    false,
    true,
    false,
    false,
    false,
  ]);
  expect(strips[1]!.textContent).toContain('4:30');
  expect(strips[3]!.textContent).toContain('away');
  expect(strips.filter((strip) => strip.querySelector('button.pick'))).toEqual([strips[1]]);
  click(strips[1]!.querySelector('.pick'));
  expect(offered()).toEqual(['Greet Ben']);
});

it('tokens and dice say what they are', () => {
  const told = all('[data-part="cards"] [role="img"]').map((thing) => thing.getAttribute('aria-label'));
  expect(told).toEqual([
    'Ann',
    'Ben',
    'Cleo',
    'Dan',
    'Eve',
    'Fay',
    '7× gold',
    'The die shows 5.',
    'The die shows 2.',
    'The die shows 9.',
  ]);
  expect(part('cards').querySelectorAll('.die')[0]!.querySelectorAll('circle')).toHaveLength(5);
});

it('a die tumbles for a new roll, and not when things stand still', () => {
  const dice = () => all('[data-part="cards"] div.die .die');
  expect(dice().map((die) => die.classList.contains('tumbling'))).toEqual([true, false, false]);
  const before = dice()[0];
  preferences.speed = 0;
  click(all('[data-part="cards"] button').at(-1)!);
  expect(dice()[0]).not.toBe(before);
  expect(dice()[0]!.classList).not.toContain('tumbling');
});

it('a track tells where its marker stands, and its spaces can be pointed at', () => {
  const [sails, fame] = all('[data-part="tracks"] ol');
  expect(sails!.getAttribute('aria-label')).toBe('Sails: 2');
  expect(fame!.getAttribute('aria-label')).toBe('Fame; Ann: 0; Ben: 10');
  expect([...sails!.querySelectorAll('li')].map((space) => space.classList.contains('here'))).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(spot('sails:3').textContent).toContain('Sails 3. costs 6');
  click(spot('sails:3'));
  expect(offered()).toEqual(['Raise the sails to 3']);
});

it('a dial has its places in a ring, its markers, and ghosts of where they would land', () => {
  const dial = document.querySelector<HTMLElement>('.dial')!;
  expect(dial.getAttribute('aria-label')).toBe('Clock; 8; Ann: 8; Ben: 8');
  expect(dial.querySelectorAll('.ghost')).toHaveLength(1);
  const lit = [...dial.querySelectorAll('button.live')].map((place) => (place as HTMLElement).dataset.ref);
  expect(lit).toEqual(['hour:9', 'hour:10', 'hour:11']);
  const [top, , , right] = dial.querySelectorAll<HTMLElement>('button');
  expect([top!.style.left, top!.style.top]).toEqual(['50%', '10%']);
  expect([right!.style.left, parseFloat(right!.style.top)]).toEqual(['90%', 50]);
});

it('a dialogue of sliders offers the one answer its numbers make, and shows when they make none', () => {
  click(part('dialogue').querySelector('button'));
  const [chests, gold] = all('dialog input') as HTMLInputElement[];
  const go = () => document.querySelector<HTMLButtonElement>('dialog .primary')!;
  expect(go().disabled).toBe(true);
  expect(go().textContent).toBe('No legal answer has these numbers.');
  const slide = (slider: HTMLInputElement, to: string) => {
    slider.value = to;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
  };
  slide(chests!, '2');
  slide(gold!, '3');
  expect(all('dialog output').map((output) => output.textContent)).toEqual(['2', '3']);
  expect(go().textContent).toBe('Bury 2 chests and 3 gold');
  click(go());
  expect(answered).toHaveBeenCalledWith(63);
  document.querySelector('dialog[open]:has(input)')!.dispatchEvent(new Event('cancel', { cancelable: true }));
  flushSync();
  expect(document.querySelector('dialog:has(input)')).toBeNull();
});

it('a ghost shows the consequence while its thing is looked at, by pointer or by focus', () => {
  const ghosts = () => all('.map .ghost').map((ghost) => ghost.textContent);
  expect(ghosts()).toEqual([]);
  spot('island:2').dispatchEvent(new Event('pointerenter'));
  flushSync();
  expect(ghosts()).toEqual(['You would earn 2 gold']);
  spot('island:2').dispatchEvent(new Event('pointerleave'));
  flushSync();
  expect(ghosts()).toEqual([]);
  spot('island:4').focus();
  flushSync();
  expect(ghosts()).toEqual(['You would earn 4 gold']);
});

describe('a scene', () => {
  const begin = async () => {
    vi.useFakeTimers();
    click(part('dialogue').querySelectorAll('button')[1]!);
    await tick();
  };
  const scene = () => document.querySelector('.scene');
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    flushSync();
  };

  it('plays its steps one after the other and goes away', async () => {
    await begin();
    expect(scene()!.textContent).toContain('1 of 3');
    expect(scene()!.querySelector('p')!.textContent).toBe('Ann rolls 5');
    await pass(950);
    expect(scene()!.querySelector('p')!.textContent).toBe('Ben rolls 2');
    await pass(1800);
    expect(scene()).toBeNull();
  });

  it('goes at the speed of the player, and not at all when things stand still', async () => {
    preferences.speed = 4;
    await begin();
    await pass(700);
    expect(scene()).toBeNull();
    preferences.speed = 0;
    await begin();
    expect(scene()).toBeNull();
  });

  it('is skipped by one key and played once more by another', async () => {
    await begin();
    press('r');
    await pass(2800);
    expect(scene()!.textContent).toContain('3 of 3');
    press('Escape');
    expect(scene()).toBeNull();
    await begin();
    press('Escape');
    await pass(0);
    expect(scene()).toBeNull();
    click(document.querySelector('.again'));
    expect(scene()!.textContent).toContain('1 of 3');
  });

  it('keeps its keys from the table', async () => {
    const heard = vi.fn();
    addEventListener('keydown', heard);
    await begin();
    press('Escape');
    removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
  });
});
