/** Pointing at things narrows the options: what a click on a card, a seat or a slot means for the decision at hand. */

import { preferences } from './settings.svelte';
import type { Decision, Option } from './types';

/** A press so soon after a new question was meant for the one before. */
const SLIP = 400;

/** How sure an answer is: just pressed, pressed in a dialogue made for it, or part of an answer that was given before. */
type Sure = 'pressed' | 'meant' | 'planned';

export class Pointing {
  /** What was pointed at; a reference to equal things may be there several times. */
  picked: string[] = $state([]);
  /** What the pointer or the focus rests on: the consequences of these things are shown before anything is chosen. */
  considered: string[] = $state.raw([]);
  /** The answer that waits for a second press. */
  confirming: number | null = $state(null);
  /** How often a press came too soon. */
  slips = $state(0);

  private present: Decision | null = null;
  private earlier: Decision | null = null;
  private put = -Infinity; // when the present question was put

  constructor(
    private readonly ask: () => Decision | null,
    private readonly answer: (option: number) => void,
    private readonly busy: () => boolean = () => false,
    /** Whether a reference names a single thing that is shown. Answers that need no more of those are offered as buttons. */
    private readonly thing: (ref: string) => boolean = () => true,
    /** Whether what is chosen here cannot be taken back. */
    private readonly final: () => boolean = () => false,
  ) {}

  /** Another question is on the table, or none. */
  question(decision: Decision | null): void {
    this.clear();
    if (decision) {
      this.earlier = this.present;
      this.present = decision;
      this.put = performance.now();
    }
  }

  /** Whether a choice takes a second press here. */
  get careful(): boolean {
    return preferences.confirm === 'always' || (preferences.confirm === 'final' && this.final());
  }

  /** Whether this press came too soon to be meant for the question that stands, and is not what was offered before it. */
  private slipped(option: Option): boolean {
    if (!preferences.steady || performance.now() - this.put >= SLIP) return false;
    const { earlier } = this;
    if (!earlier || earlier.kind !== this.ask()?.kind) return true;
    const same = (other: Option) =>
      other.id === option.id && JSON.stringify(other.text) === JSON.stringify(option.text);
    return !earlier.options.some(same);
  }

  get decision(): Decision | null {
    return this.ask();
  }

  /** Whether an answer can be given: the one before is not on its way any more. */
  get free(): boolean {
    return !this.busy();
  }

  /** The options that involve everything picked so far. */
  matching: Option[] = $derived.by(() => {
    const decision = this.ask();
    return decision ? fitting(decision, this.picked) : [];
  });

  /** The things that can be pointed at now, in addition to those picked. */
  live: Set<string> = $derived.by(() => {
    const out = new Set<string>();
    for (const option of this.matching)
      for (const ref of option.refs) if (count(option.refs, ref) > count(this.picked, ref)) out.add(ref);
    return out;
  });

  /** Options for which nothing more needs to be pointed at. */
  ready: Option[] = $derived.by(() => this.matching.filter((option) => this.complete(option, this.picked)));

  /** Whether some legal answer involves this thing, whatever is picked now. */
  can(ref: string): boolean {
    return (
      this.live.has(ref) ||
      (this.picked.length > 0 && !!this.ask()?.options.some((option) => option.refs.includes(ref)))
    );
  }

  /** Whether this thing goes with what is picked. */
  fits(ref: string): boolean {
    return this.live.has(ref);
  }

  /** Whether the thing (or the n-th of equal things, from 0) is picked. */
  has(ref: string, nth = 0): boolean {
    return count(this.picked, ref) > nth;
  }

  /** Look at things without picking them. */
  consider(refs: string[]): void {
    if (refs.length || this.considered.length) this.considered = refs;
  }

  /** Whether answers that involve all these things are being looked at. */
  considers(refs: string[]): boolean {
    return (
      refs.some((ref) => this.considered.includes(ref)) &&
      refs.every((ref) => this.considered.includes(ref) || this.has(ref))
    );
  }

  clear(): void {
    if (this.picked.length) this.picked = [];
    this.confirming = null;
  }

  /** Point at a thing, or let it go if it is picked. A lone complete answer of a kind in `quick` is given at once. Returns false when no legal answer involves the thing. */
  point(ref: string, picked = this.has(ref), quick: (option: Option) => boolean = () => false): boolean {
    const decision = this.ask();
    if (!decision || this.busy()) return false;
    if (picked && this.has(ref)) {
      const at = this.picked.lastIndexOf(ref);
      this.picked = this.picked.filter((_, i) => i !== at);
      return true;
    }
    let wanted = [...this.picked, ref];
    let options = fitting(decision, wanted);
    if (!options.length) {
      wanted = [ref];
      options = fitting(decision, wanted);
      if (!options.length) return false;
    }
    const only = options.length === 1 ? options[0]! : null;
    this.confirming = null;
    if (only && !this.careful && this.complete(only, wanted) && quick(only) && !this.slipped(only)) {
      this.choose(only);
      return true;
    }
    this.picked = wanted;
    return true;
  }

  private complete(option: Option, picked: string[]): boolean {
    return option.refs.every((ref) => !this.thing(ref) || count(picked, ref) >= count(option.refs, ref));
  }

  choose(option: Option, sure: Sure = 'pressed'): void {
    if (this.busy()) return;
    if (sure !== 'planned' && this.slipped(option)) {
      this.slips += 1;
      return;
    }
    // What was pointed at first has been thought about: its button is the second press.
    if (sure === 'pressed' && this.careful && !this.picked.length && this.confirming !== option.id) {
      this.confirming = option.id;
      return;
    }
    this.confirming = null;
    this.picked = [];
    this.considered = [];
    this.answer(option.id);
  }
}

function count(refs: string[], ref: string): number {
  let n = 0;
  for (const other of refs) if (other === ref) n += 1;
  return n;
}

function fitting(decision: Decision, wanted: string[]): Option[] {
  return decision.options.filter((option) => wanted.every((ref) => count(option.refs, ref) >= count(wanted, ref)));
}
