import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { mainNames } from '#compose/sentences';

/** " with walnuts and olives"; empty if nothing is kneaded in. */
export const withBits = (k: Kitchen, items: readonly Item[]): string =>
  items.length === 0 ? '' : ` with ${listOf(mainNames(k, items, 2))}`;
