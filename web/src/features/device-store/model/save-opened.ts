import type { RecipeDetail } from '@larder/contract/recipes';

import { readOfflineChoice } from '#features/device-store/model/offline-choice.ts';
import { savePicture, savedPicturesOf } from '#features/device-store/model/saved-pictures.ts';
import { saveRecipes, toSavedCard } from '#features/device-store/model/saved-recipes.ts';
import { sessionSignal } from '#platform/session-signal.ts';

/** Saves a recipe with its pictures, so that it can be cooked without a network. */
export async function saveOpenedRecipe(userId: string, recipe: RecipeDetail): Promise<void> {
  if (readOfflineChoice(userId) === 'off') return;
  const signal = sessionSignal();
  const card = toSavedCard(recipe, Date.now());
  await saveRecipes(userId, [{ recipe, card }]);
  if (!('caches' in window)) return;
  for (const path of savedPicturesOf(card)) await savePicture(userId, path, signal);
}
