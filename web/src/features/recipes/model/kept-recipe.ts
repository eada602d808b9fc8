import type { NewRecipe, Recipe, RecipeChange } from '@larder/contract/recipes';

/** What has to be changed in the recipe that is kept to make it the one that was sent; null when they agree. */
export function changesSince(kept: Recipe, sent: NewRecipe): RecipeChange | null {
  // Neither of these can be changed later, and the heart belongs to the recipe's own page.
  const { id: _id, is_ai_generated: _made, is_favorite: _favorite, ...wanted } = sent;
  const had: Readonly<Record<string, unknown>> = { ...kept };
  const isSame = Object.entries(wanted).every(([field, value]) => JSON.stringify(had[field]) === JSON.stringify(value));
  return isSame ? null : wanted;
}
