import { RECIPE_LIMITS } from '@larder/contract/recipes';

import { searchRecipes } from '#features/search/queries.ts';

import { offerChoice } from '../kitchen/choice.ts';
import { findByTitle } from '../kitchen/find-by-title.ts';
import { equalsTitle, matchesTitle, extractPhrase } from '@larder/culinary/intent/recipe-phrase';
import type { OfferedChoice } from '../tables.ts';
import type { Named } from './history.ts';
import { ToolRefusal } from './tool.ts';
import type { ToolContext } from './tool-context.ts';

const ASKED = 'The cook has several recipes of this title, and the app asks which one they mean. Wait for their answer';

const ANOTHER = 'The cook named another recipe of theirs';

/**
 * Requires that a recipe is the one that the user means. A model can only guess between recipes of one title, so the user is asked.
 * Throws ToolRefusal, also if the user names another recipe to delete.
 */
export async function requireUnambiguous(
  context: ToolContext,
  recipe: Named,
  wants: OfferedChoice['wants'],
): Promise<void> {
  const { ctx, message } = context.request;
  if (message.recipeId !== undefined) {
    if (recipe.id !== message.recipeId)
      throw new ToolRefusal(`The cook chose the recipe with the id ${message.recipeId}`);
    return;
  }
  if (wants === 'delete') {
    const matches = await findByTitle(context.request, extractPhrase('remove', message.content), { isOwn: true });
    if (matches.length > 0 && !matches.some(({ id }) => id === recipe.id)) throw new ToolRefusal(ANOTHER);
  }
  if (!matchesTitle(message.content, recipe.title)) return;
  const duplicates = await findDuplicates(context, recipe, wants);
  if (duplicates.length < 2) return;
  context.offerChoice(await offerChoice(ctx, message, duplicates, wants));
  throw new ToolRefusal(ASKED);
}

async function findDuplicates(
  { request }: ToolContext,
  { title }: Named,
  wants: OfferedChoice['wants'],
): Promise<readonly Named[]> {
  if (wants !== 'save') return findByTitle(request, title, { isOwn: false });
  const q = title.slice(0, RECIPE_LIMITS.search_max_characters).toWellFormed();
  const { rows } = await searchRecipes(request.ctx, q);
  return rows.filter((row) => row.source !== 'own' && equalsTitle(row.title, title));
}
