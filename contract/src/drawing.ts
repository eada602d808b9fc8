import { type DishToDraw, drawingKey } from '@larder/culinary/dish-art-key';

import { RECIPE_LIMITS } from './recipe-texts.ts';

/** The ingredients of a recipe as far as a list carries them. */
export function cardIngredients(ingredients: readonly string[]): string[] {
  return ingredients
    .slice(0, RECIPE_LIMITS.card_ingredients_max)
    .map((line) => line.slice(0, RECIPE_LIMITS.card_ingredient_max_characters).toWellFormed());
}

/** A recipe as it is drawn: as lists carry it, so that it is the same drawing everywhere. */
export function drawnCard({ title, category, ingredients }: DishToDraw): DishToDraw {
  return { title, category, ingredients: cardIngredients(ingredients) };
}

/** Where the drawing of a recipe is served; another address when what is drawn of it changes. */
export function drawingUrl({ id, ...dish }: DishToDraw & { readonly id: string }): string {
  return `/api/recipes/${id}/drawing/${drawingKey(drawnCard(dish))}`;
}
