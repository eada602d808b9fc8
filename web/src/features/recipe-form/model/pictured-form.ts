import { filledRows } from '#features/recipe-form/model/recipe-form.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';

/** As much of what stands in the form as its picture needs. */
export function picturedForm({ title, category, ingredients, picture }: RecipeForm) {
  return { title, category, ingredients: filledRows(ingredients), picture };
}
