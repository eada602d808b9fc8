import { readPictureUrl } from '@larder/contract/pictures';
import type { NewRecipe, Recipe, RecipeChange, RecipeDetail } from '@larder/contract/recipes';

/** A picture from elsewhere gets an address in our own store once it has been fetched. */
function isFetched(kept: string | null, sent: string | null): boolean {
  return kept !== null && sent !== null && readPictureUrl(kept) !== null && readPictureUrl(sent) === null;
}

/** What has to be changed in the recipe that is kept to make it the one that was sent; null when they agree. */
export function changesSince(kept: Recipe, sent: NewRecipe): RecipeChange | null {
  // Neither of these can be changed later, and the heart belongs to the recipe's own page.
  const { id: _id, is_ai_generated: _made, is_favorite: _favorite, image_url: image, ...texts } = sent;
  const wanted = isFetched(kept.image_url, image) ? texts : { ...texts, image_url: image };
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
