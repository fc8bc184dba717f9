/** Tooltips by pointer, by focus and by long press: nothing is told on hover only. */

import type { Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export interface Tip {
  /** What it is called, above what is said of it. */
  title?: string;
  text: string;
  /** A drawing shown above the text, such as a card at its full size. */
  drawing?: { component: Component<Record<string, unknown>>; props: Record<string, unknown> };
}

class Tips {
  shown: (Tip & { anchor: DOMRect }) | null = $state.raw(null);
  private owner: Element | null = null;

  open(owner: Element, tip: Tip): void {
    if (!tip.text && !tip.drawing) return;
    this.owner?.removeAttribute('aria-describedby');
    this.owner = owner;
    owner.setAttribute('aria-describedby', 'tip');
    this.shown = { ...tip, anchor: owner.getBoundingClientRect() };
  }

  close(owner?: Element): void {
    if (owner && owner !== this.owner) return;
    this.owner?.removeAttribute('aria-describedby');
    this.owner = null;
    this.shown = null;
  }
}

export const tips = new Tips();

/** Where the pointer was last. A thing that comes under a pointer at rest is not pointed at: the page has moved, not the reader. */
let rest = { x: NaN, y: NaN };
const resting = (event: PointerEvent) => event.clientX === rest.x && event.clientY === rest.y;

if (typeof document !== 'undefined') {
  for (const kind of ['pointermove', 'pointerdown'] as const)
    document.addEventListener(kind, ({ clientX: x, clientY: y }) => (rest = { x, y }), { passive: true });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') tips.close();
  });
  document.addEventListener('pointerdown', () => tips.close(), { capture: true, passive: true });
  document.addEventListener('scroll', () => tips.close(), { capture: true, passive: true });
}

export function tip(what: () => Tip | string | null): Attachment {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let waiting = false; // under a pointer that has not moved since
    const show = () => {
      const told = what();
      if (told) tips.open(element, typeof told === 'string' ? { text: told } : told);
    };
    const hide = () => {
      waiting = false;
      clearTimeout(timer);
      tips.close(element);
    };
    const point = (event: Event) => {
      const { pointerType } = event as PointerEvent;
      if (pointerType !== 'mouse' || (event.type === 'pointermove' && !waiting)) return;
      waiting = resting(event as PointerEvent);
      if (!waiting) timer = setTimeout(show, 350);
    };
    const press = (event: Event) => {
      clearTimeout(timer);
      pressed = false;
      if ((event as PointerEvent).pointerType === 'mouse') tips.close(element);
      else
        timer = setTimeout(() => {
          pressed = true;
          show();
        }, 450);
    };
    const release = () => clearTimeout(timer);
    const click = (event: Event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const focus = () => {
      if (element.matches(':focus-visible')) show();
    };
    // The focus is also lost when the page takes the element away, and nothing may change in the middle of that.
    const blur = () => queueMicrotask(hide);
    const menu = (event: Event) => {
      if (pressed) event.preventDefault();
    };
    element.addEventListener('pointerenter', point);
    element.addEventListener('pointermove', point);
    element.addEventListener('pointerleave', hide);
    element.addEventListener('pointerdown', press);
    element.addEventListener('pointerup', release);
    element.addEventListener('click', click, { capture: true });
    element.addEventListener('contextmenu', menu);
    element.addEventListener('focus', focus);
    element.addEventListener('blur', blur);
    return () => {
      hide();
      element.removeEventListener('pointerenter', point);
      element.removeEventListener('pointermove', point);
      element.removeEventListener('pointerleave', hide);
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('pointerup', release);
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('contextmenu', menu);
      element.removeEventListener('focus', focus);
      element.removeEventListener('blur', blur);
    };
  };
}
