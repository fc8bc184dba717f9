import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keeping';

let root: HTMLElement;
let stop: (() => void) | void;

const button = (ref: string) => root.querySelector<HTMLButtonElement>(`[data-ref="${ref}"]`)!;
const settled = () => new Promise((done) => setTimeout(done, 60));

beforeEach(() => {
  root = document.createElement('main');
  root.innerHTML = `<div role="group">${['a', 'b', 'c'].map((one) => `<button data-ref="${one}"></button>`).join('')}</div>`;
  document.body.append(root);
  // Nothing has a size here; whatever is in the page counts as seen.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  vi.stubGlobal('CSS', { escape: (ref: string) => ref });
  stop = keepFocus()(root);
});

afterEach(() => {
  stop?.();
  root.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what is put in elsewhere keeps the focus', async () => {
  button('a').focus();
  root.firstElementChild!.append(button('a'));
  await settled();
  expect(document.activeElement).toBe(button('a'));
});

test('what is taken away leaves it to its neighbour', async () => {
  button('b').focus();
  button('b').remove();
  await settled();
  expect(document.activeElement).toBe(button('c'));
});

test('who clicks beside everything has no focus, whatever moves', async () => {
  button('a').focus();
  document.dispatchEvent(new Event('pointerdown'));
  button('a').blur();
  root.firstElementChild!.append(button('b'));
  await settled();
  expect(document.activeElement).toBe(document.body);
});
