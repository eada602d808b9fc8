import type { CategoryFilter, CategorySource } from '@larder/contract/categories';
import type { RecipeSource } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';
import { type Search, search } from '#features/recipes/search/search.ts';

const SOURCES: Readonly<Record<CategorySource, readonly RecipeSource[]>> = {
  all: ['own', 'shared', 'community'],
  mine: ['own'],
  community: ['community'],
};

/** What is searched for in the sources asked; undefined where nothing is. */
export async function findSearched(ctx: Ctx, { q = '', source }: CategoryFilter): Promise<Search | undefined> {
  return q === '' ? undefined : search(ctx, { q, sources: SOURCES[source] });
}
