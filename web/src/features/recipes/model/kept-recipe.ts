import type { NewRecipe, Recipe, RecipeChange } from '@larder/contract/recipes';

/** What has to be changed in the recipe that is kept to make it the one that was sent; null when they agree. */
export function changesSince(kept: Recipe, sent: NewRecipe): RecipeChange | null {
  const { title, description, ingredients, instructions } = sent;
  const { image_url, category, preparation_time, cooking_time, servings } = sent;
  const wanted: RecipeChange = {
    ...{ title, description, ingredients, instructions },
    ...{ image_url, category, preparation_time, cooking_time, servings },
  };
  const had: Readonly<Record<string, unknown>> = { ...kept };
  const isSame = Object.entries(wanted).every(([field, value]) => JSON.stringify(had[field]) === JSON.stringify(value));
  return isSame ? null : wanted;
}
