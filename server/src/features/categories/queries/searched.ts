import type { CategoryFilter, CategorySource } from '@larder/contract/categories';
import type { RecipeSource } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';
import { readPhraseIn } from '#features/recipes/queries/kept-phrases.ts';
import type { FoundPhrase } from '#features/recipes/queries/phrase.ts';

const SOURCES: Readonly<Record<CategorySource, readonly RecipeSource[]>> = {
  all: ['own', 'shared', 'community'],
  mine: ['own'],
  community: ['community'],
};

/** What is searched for, as the sources asked understand it; undefined where nothing is. */
export async function readSearched(
  ctx: Ctx,
  { q = '', category, source }: CategoryFilter,
): Promise<FoundPhrase | undefined> {
  return q === '' ? undefined : readPhraseIn(ctx, { q, sources: SOURCES[source], bestFirst: false }, category);
}
