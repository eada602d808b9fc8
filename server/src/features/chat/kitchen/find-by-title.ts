import { RECIPE_LIMITS } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';
import type { RecipeCardRow } from '#features/recipes/present.ts';
import { listRecipes } from '#features/recipes/queries/list.ts';
import { searchRecipes } from '#features/search/queries.ts';

import { equalsTitle, matchesTitle } from '@larder/culinary/intent/recipe-phrase';
import type { MessageContext } from '../chat-request.ts';
import type { RecipeRef } from '../tables.ts';

const DEFAULT_LIMIT = 20;

/** The text as a search query, cut to the maximum length. */
export function toQuery(text: string): string {
  return text.slice(0, RECIPE_LIMITS.search_max_characters).toWellFormed();
}

interface TitleSearch {
  /** Whether the phrase refers to an own recipe ("my soup"), so that it may be only a part of the title. */
  readonly isOwn: boolean;
  readonly limit?: number;
}

/** The user's own recipes with this title, otherwise with a title that contains it. A choice the user made narrows them to one. */
export async function findByTitle(
  { ctx, message }: MessageContext,
  phrase: string,
  { isOwn, limit = DEFAULT_LIMIT }: TitleSearch,
): Promise<readonly RecipeCardRow[]> {
  const { rows } = await listRecipes(ctx, { q: toQuery(phrase), limit });
  const exact = rows.filter(({ title }) => equalsTitle(title, phrase));
  const found = exact.length > 0 || !isOwn ? exact : rows.filter(({ title }) => matchesTitle(title, phrase));
  return message.recipeId === undefined ? found : found.filter(({ id }) => id === message.recipeId);
}

/** Recipes of other users with this title that the user may see. */
export async function findOthersByTitle(ctx: Ctx, title: string): Promise<readonly RecipeRef[]> {
  const { rows } = await searchRecipes(ctx, toQuery(title));
  return rows.filter((row) => row.source !== 'own' && equalsTitle(row.title, title));
}
