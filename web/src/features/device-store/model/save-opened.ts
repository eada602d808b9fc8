import type { RecipeDetail } from '@larder/contract/recipes';

import { readOfflineChoice } from '#features/device-store/model/offline-choice.ts';
import { savePicture, savedPictureUrls } from '#features/device-store/model/saved-pictures.ts';
import { saveRecipes, toSavedCard } from '#features/device-store/model/saved-recipes.ts';
import { sessionSignal } from '#platform/session-signal.ts';

/** Saves a recipe with its picture, so that it can be cooked without a network. */
export async function saveOpenedRecipe(userId: string, recipe: RecipeDetail): Promise<void> {
  if (readOfflineChoice(userId) === 'off') return;
  const signal = sessionSignal();
  await saveRecipes(userId, [{ recipe, card: toSavedCard(recipe, Date.now()) }]);
  if (recipe.picture === null || !('caches' in window)) return;
  for (const path of savedPictureUrls(recipe.picture)) await savePicture(userId, path, signal);
}
