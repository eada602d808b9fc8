import { setImmediate } from 'node:timers/promises';

import { offMainThread } from '#platform/main-thread.ts';

/** Characters of recipes that are checked to answer one request: more than a hundred ordinary recipes. */
const MAX_CHARACTERS = 200_000;

/** Lets other requests run before this one goes on with something heavy. */
export const yieldToEventLoop = (): Promise<void> => offMainThread(setImmediate());

interface Texts {
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
}

/**
 * Bounds the recipes that one request has checked against diets and allergies. The largest takes up to 100 ms of the main thread, so
 * other requests run between two of them.
 */
export class ReadingBudget {
  #left = MAX_CHARACTERS;

  /** Lets other requests go first. False once the budget is used up: what is in `recipe` is then unknown. */
  async spend({ ingredients, instructions }: Texts): Promise<boolean> {
    await yieldToEventLoop();
    this.#left -= [...ingredients, ...instructions].reduce((sum, text) => sum + text.length, 0);
    return this.#left >= 0;
  }
}
