import { RECIPE_LIMITS } from '@larder/contract/recipes';

import type { RecipeCardRow } from '#features/recipes/present.ts';
import { listRecipes } from '#features/recipes/queries/list.ts';

import { equalsTitle, matchesTitle } from '@larder/culinary/intent/recipe-phrase';
import type { MessageContext } from '../chat-request.ts';

const DEFAULT_LIMIT = 20;

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
  const q = phrase.slice(0, RECIPE_LIMITS.search_max_characters).toWellFormed();
  const { rows } = await listRecipes(ctx, { q, limit });
  const exact = rows.filter(({ title }) => equalsTitle(title, phrase));
  const found = exact.length > 0 || !isOwn ? exact : rows.filter(({ title }) => matchesTitle(title, phrase));
  return message.recipeId === undefined ? found : found.filter(({ id }) => id === message.recipeId);
}
