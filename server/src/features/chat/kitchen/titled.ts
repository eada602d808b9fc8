import { RECIPE_LIMITS } from '@larder/contract/recipes';

import type { RecipeCardRow } from '#features/recipes/present.ts';
import { listRecipes } from '#features/recipes/queries/list.ts';

import { equalsTitle, matchesTitle } from '@larder/culinary/intent/recipe-phrase';
import type { Question } from './kitchen.ts';

const SEARCHED = 20;

interface Looking {
  /** It is known to be one of their own ("my soup"), so that a title with more words than they say is meant, too. */
  readonly isOwn: boolean;
  readonly most?: number;
}

/** One's own recipes of this title, else of one like it; of several the one that was chosen, if it was. */
export async function findTitled(
  { ctx, asked }: Pick<Question, 'ctx' | 'asked'>,
  phrase: string,
  { isOwn, most = SEARCHED }: Looking,
): Promise<readonly RecipeCardRow[]> {
  const q = phrase.slice(0, RECIPE_LIMITS.search_max_characters).toWellFormed();
  const { rows } = await listRecipes(ctx, { q, limit: most });
  const exact = rows.filter(({ title }) => equalsTitle(title, phrase));
  const found = exact.length > 0 || !isOwn ? exact : rows.filter(({ title }) => matchesTitle(title, phrase));
  return asked.recipeId === undefined ? found : found.filter(({ id }) => id === asked.recipeId);
}
