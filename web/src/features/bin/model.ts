import type { binRoutes, BinnedRecipe } from '@larder/contract/bin';
import type { RouteResponse } from '@larder/contract/route';
import type { InfiniteData } from '@tanstack/react-query';

import { itemsOf } from '#features/recipes/model/listed-pages.ts';

export type BinPage = RouteResponse<(typeof binRoutes)['listBin']>;
export type BinPages = InfiniteData<BinPage>;

/** Mutation variable that means the whole bin, in place of a recipe id. */
export const WHOLE_BIN = 'everything';

/** Removes one recipe from the list. Each page carries the total count. */
export function withoutBinned(list: BinPages, id: string): BinPages {
  const isListed = list.pages.some(({ recipes }) => recipes.some((recipe) => recipe.id === id));
  const pages = list.pages.map((page) => ({
    ...page,
    recipes: page.recipes.filter((recipe) => recipe.id !== id),
    count: page.count - (isListed ? 1 : 0),
  }));
  return { ...list, pages };
}

export function emptied(list: BinPages): BinPages {
  return {
    pages: list.pages.slice(0, 1).map((page) => ({ ...page, recipes: [], count: 0, next_cursor: null })),
    pageParams: list.pageParams.slice(0, 1),
  };
}

export interface ShownBin {
  readonly recipes: readonly BinnedRecipe[];
  /** All recipes in the bin, not only the loaded ones. */
  readonly count: number;
}

/** The bin without the recipes that are being restored or deleted. */
export function shownBin(pages: readonly BinPage[], pending: ReadonlySet<string>): ShownBin {
  if (pending.has(WHOLE_BIN)) return { recipes: [], count: 0 };
  const all = itemsOf(pages);
  const recipes = all.filter(({ id }) => !pending.has(id));
  // The page that was loaded last has the latest count.
  const count = pages.at(-1)?.count ?? 0;
  return { recipes, count: Math.max(0, count - (all.length - recipes.length)) };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The time until a recipe is purged: "in 12 days". */
export function purgeText(purgedAt: string, nowMs: number): string {
  const left = Date.parse(purgedAt) - nowMs;
  if (left < DAY_MS) return 'within a day';
  const days = Math.round(left / DAY_MS);
  return `in ${days} ${days === 1 ? 'day' : 'days'}`;
}
