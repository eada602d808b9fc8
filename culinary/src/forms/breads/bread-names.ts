import { type Item, type Kitchen, listOf } from '#compose/kitchen';
import { mainNames } from '#compose/sentences';

/** " with walnuts and olives"; empty if nothing is kneaded in. */
export const withBits = (k: Kitchen, items: readonly Item[]): string =>
  items.length === 0 ? '' : ` with ${listOf(mainNames(k, items, 2))}`;
