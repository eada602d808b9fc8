import { readPictureUrl } from '@larder/contract/pictures';
import type { NewRecipe, Recipe, RecipeChange, RecipeDetail } from '@larder/contract/recipes';

/**
 * Whether both addresses name the same picture. The server names a picture of ours by its widest file, and one from elsewhere by its
 * address in our store, once it has been fetched.
 */
function isSamePicture(kept: string | null, sent: string | null): boolean {
  if (kept === null || sent === null) return kept === sent;
  const id = readPictureUrl(kept);
  if (id === null) return kept === sent;
  return id === readPictureUrl(sent) || (!URL.canParse(kept) && URL.canParse(sent));
}

/** What has to be changed in the recipe that is kept to make it the one that was sent; null when they agree. */
export function changesSince(kept: Recipe, sent: NewRecipe): RecipeChange | null {
  // Neither of these can be changed later, and the heart belongs to the recipe's own page.
  const { id: _id, is_ai_generated: _made, is_favorite: _favorite, image_url: image, ...texts } = sent;
  const wanted = isSamePicture(kept.image_url, image) ? texts : { ...texts, image_url: image };
  const had: Readonly<Record<string, unknown>> = { ...kept };
  const isSame = Object.entries(wanted).every(([field, value]) => JSON.stringify(had[field]) === JSON.stringify(value));
  return isSame ? null : { ...wanted, version: kept.version };
}

/** What a write of one's own recipe answers with, as the recipe's page knows it; an admin's word about it stays. */
export function ownDetail(recipe: Recipe, former?: RecipeDetail): RecipeDetail {
  const hidden_reason = former?.hidden_reason ?? null;
  const figures = { rating: 0, ratings_count: 0 };
  return { ...recipe, source: 'own', shared_by: null, shared_by_name: null, ...figures, hidden_reason };
}
