/** A scene: what happened, step by step. It runs at the player's speed, can be skipped and seen once more. */

import type { Stage } from '../lib/live.svelte';
import { pace } from '../lib/settings.svelte';
import type { GameEvent } from '../lib/types';

/** One step of a scene and how long it is shown at normal speed. */
export interface Step<T> {
  what: T;
  ms: number;
}

export class Scene<T> {
  steps: Step<T>[] = $state.raw([]);
  /** The step that is shown; −1 when the scene is not on. */
  at = $state(-1);
  /** It goes on by itself; otherwise it rests on its last step until it is closed. */
  running = $state(false);
  private wake: (() => void) | null = null;
  private turn = 0;

  get step(): T | null {
    return this.steps[this.at]?.what ?? null;
  }

  /** Play these steps; done when the last has been shown or the scene was skipped. With speed off nothing is played. */
  async play(steps: Step<T>[]): Promise<void> {
    this.steps = steps;
    await this.run();
    if (!this.running) this.close();
  }

  /** The same once more; afterwards the last step stays until the scene is closed. */
  async again(): Promise<void> {
    await this.run();
  }

  /** Straight to the end. */
  skip(): void {
    this.turn += 1;
    this.running = false;
    this.at = this.steps.length - 1;
    this.wake?.();
  }

  close(): void {
    this.turn += 1;
    this.running = false;
    this.at = -1;
    this.wake?.();
  }

  private async run(): Promise<void> {
    this.wake?.();
    const mine = ++this.turn;
    if (!this.steps.length || pace(1) === 0) return;
    this.running = true;
    for (let at = 0; at < this.steps.length; at += 1) {
      this.at = at;
      await this.rest(pace(this.steps[at]!.ms));
      if (mine !== this.turn) return;
    }
    this.running = false;
  }

  private async rest(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = null;
  }
}

/** A stage that plays a scene over the board when events have steps to show, after things have moved. */
export function sceneStage<T>(scene: Scene<T>, steps: (events: GameEvent[]) => Step<T>[], stage: Stage): Stage {
  return {
    before: (events) => stage.before(events),
    after: async (events) => {
      await stage.after(events);
      const told = steps(events);
      if (told.length) await scene.play(told);
    },
    mark: (events) => stage.mark?.(events),
  };
}
