/** What every piece on a board needs: words, the catalogue, who sits where, and what can be pointed at. */

import { getContext, setContext } from 'svelte';
import type { Pointing } from '../lib/pointing.svelte';
import { t, type Texts } from '../lib/texts.svelte';
import { toasts } from '../lib/toasts.svelte';
import type { Option, View } from '../lib/types';
import type { BoardProps, Catalogue } from './board';

/** How a board behaves where boards differ. */
export interface Manners {
  /** Answers that a click on a thing gives at once; others wait for their button. None, unless the board says so. */
  quick?: (option: Option) => boolean;
  /** Why a click on this thing does nothing, in the game's own words; empty where the board knows no better than we. */
  why?: (ref: string, thing: unknown) => string;
  /** A click that the board takes itself, such as the first of two steps that are one answer. */
  take?: (ref: string) => boolean;
}

export class BoardContext {
  constructor(
    private readonly props: () => Omit<BoardProps, 'table'>,
    private readonly manners: Manners = {},
  ) {}

  get view(): View {
    return this.props().view;
  }

  get texts(): Texts {
    return this.props().texts;
  }

  get catalogue(): Catalogue {
    return this.props().catalogue;
  }

  get pointing(): Pointing | null {
    return this.props().pointing;
  }

  /** Whether this seat is the one to act. */
  lit(seat: number): boolean {
    return !this.view.over && this.props().waiting.includes(seat);
  }

  clock(seat: number): string {
    return this.props().clock?.(seat) ?? '';
  }

  away(seat: number): boolean {
    return this.props().here?.(seat) === false;
  }

  /** Point at a thing, or say why that does nothing now. */
  point(ref: string, thing?: unknown, picked?: boolean): void {
    const { pointing } = this;
    if (!pointing) return;
    if (ref && pointing.decision && this.manners.take?.(ref)) return;
    if (ref && pointing.point(ref, picked, this.manners.quick)) return;
    toasts.show(this.whyNot(ref, thing));
  }

  whyNot(ref: string, thing?: unknown): string {
    const decision = this.pointing?.decision;
    if (this.view.viewer < 0) return t('shell-why-watching');
    if (!decision) return t('shell-not-your-turn');
    return this.manners.why?.(ref, thing) || t('shell-why-asked', { asked: this.texts.say(decision.prompt) });
  }
}

const KEY = Symbol('board');

export function setBoard(props: () => Omit<BoardProps, 'table'>, manners: Manners = {}): BoardContext {
  return setContext(KEY, new BoardContext(props, manners));
}

export function useBoard(): BoardContext {
  return getContext<BoardContext>(KEY);
}
