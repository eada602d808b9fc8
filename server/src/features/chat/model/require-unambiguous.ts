import { offerChoice } from '../kitchen/choice.ts';
import { findByTitle, findOthersByTitle } from '../kitchen/find-by-title.ts';
import { matchesTitle, extractPhrase } from '@larder/culinary/intent/recipe-phrase';
import type { OfferedChoice, RecipeRef } from '../tables.ts';
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
  recipe: RecipeRef,
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
  const duplicates =
    wants === 'save'
      ? await findOthersByTitle(ctx, recipe.title)
      : await findByTitle(context.request, recipe.title, { isOwn: false });
  if (duplicates.length < 2) return;
  context.offerChoice(await offerChoice(ctx, message, duplicates, wants));
  throw new ToolRefusal(ASKED);
}
