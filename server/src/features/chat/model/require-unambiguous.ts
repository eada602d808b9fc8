import { RECIPE_LIMITS } from '@larder/contract/recipes';

import { searchRecipes } from '#features/search/queries.ts';

import { offerChoice } from '../kitchen/choice.ts';
import { findByTitle } from '../kitchen/find-by-title.ts';
import { equalsTitle, matchesTitle, extractPhrase } from '@larder/culinary/intent/recipe-phrase';
import type { OfferedChoice } from '../tables.ts';
import type { Named } from './history.ts';
import { ToolRefusal } from './tool.ts';
import type { Turn } from './turn.ts';

const ASKED = 'The cook has several recipes of this title, and the app asks which one they mean. Wait for their answer';

const ANOTHER = 'The cook named another recipe of theirs';

/**
 * Requires that a recipe is the one that the cook means. Where they name another recipe to delete, nothing is proposed. Where they name
 * it by a title that several recipes have, a model can only guess: then the cook is asked. Throws ToolRefusal.
 */
export async function requireUnambiguous(turn: Turn, recipe: Named, wants: OfferedChoice['wants']): Promise<void> {
  const { ctx, asked } = turn.question;
  if (asked.recipeId !== undefined) {
    if (recipe.id !== asked.recipeId) throw new ToolRefusal(`The cook chose the recipe with the id ${asked.recipeId}`);
    return;
  }
  if (wants === 'delete') {
    const named = await findByTitle(turn.question, extractPhrase('remove', asked.content), { isOwn: true });
    if (named.length > 0 && !named.some(({ id }) => id === recipe.id)) throw new ToolRefusal(ANOTHER);
  }
  if (!matchesTitle(asked.content, recipe.title)) return;
  const twins = await findDuplicates(turn, recipe, wants);
  if (twins.length < 2) return;
  turn.offer(await offerChoice(ctx, asked, twins, wants));
  throw new ToolRefusal(ASKED);
}

async function findDuplicates(
  { question }: Turn,
  { title }: Named,
  wants: OfferedChoice['wants'],
): Promise<readonly Named[]> {
  if (wants !== 'save') return findByTitle(question, title, { isOwn: false });
  const q = title.slice(0, RECIPE_LIMITS.search_max_characters).toWellFormed();
  const { rows } = await searchRecipes(question.ctx, q);
  return rows.filter((row) => row.source !== 'own' && equalsTitle(row.title, title));
}
