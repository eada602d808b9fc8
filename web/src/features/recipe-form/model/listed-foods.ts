// Parts that load on demand import this module, because its word lists are large.
import { withoutHeadings } from '@larder/culinary/ingredient-heading';

import { filledRows } from '#features/recipe-form/model/form-rows.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';

/** The ingredients in the form that a recipe can be generated from. */
export function listFoods({ ingredients }: Pick<RecipeForm, 'ingredients'>): string[] {
  return withoutHeadings(filledRows(ingredients));
}
