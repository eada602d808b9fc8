import { removeChangesOf } from '#features/device-store/model/change-queue.ts';
import { removePicturesOfOthers } from '#features/device-store/model/saved-pictures.ts';
import { removeAllRecipes, removeRecipesOfOthers } from '#features/device-store/model/saved-recipes.ts';

/** For signing out: removes all saved recipes and pictures of this browser, and the user's unsent changes. */
export async function removeAllSaved(userId: string): Promise<void> {
  await Promise.all([removeAllRecipes(), removeChangesOf(userId)]);
  if ('caches' in window) await removePicturesOfOthers();
}

/** For a new session: removes what earlier users saved. Their unsent changes wait for them. */
export async function removeSavedOfOthers(userId: string): Promise<void> {
  await removeRecipesOfOthers(userId);
  if ('caches' in window) await removePicturesOfOthers(userId);
}
