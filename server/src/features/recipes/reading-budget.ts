import { setImmediate } from 'node:timers/promises';

import { offMainThread } from '#platform/main-thread.ts';

/** Characters of recipes that one request may parse: more than a hundred ordinary recipes. */
const MAX_CHARACTERS = 200_000;

/** Lets other requests run before this one continues with CPU-heavy work. */
export const yieldToEventLoop = (): Promise<void> => offMainThread(setImmediate());

interface Texts {
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
}

/**
 * Limits the recipes that one request parses to check diets and allergies. The largest takes up to 100 ms of the main thread,
 * so other requests run between two recipes.
 */
export class ReadingBudget {
  #left = MAX_CHARACTERS;

  /** Yields to other requests, then charges the recipe. False if the budget is exhausted: the recipe's contents are then unknown. */
  async spend({ ingredients, instructions }: Texts): Promise<boolean> {
    await yieldToEventLoop();
    this.#left -= [...ingredients, ...instructions].reduce((sum, text) => sum + text.length, 0);
    return this.#left >= 0;
  }
}
