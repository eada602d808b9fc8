import { type DishToDraw, drawingKey } from '@larder/culinary/dish-art-key';

import { cardIngredients } from './recipes.ts';

/** A recipe as it is drawn: as lists carry it, so that it is the same drawing everywhere. */
export function drawnCard({ title, category, ingredients }: DishToDraw): DishToDraw {
  return { title, category, ingredients: cardIngredients(ingredients) };
}

/** Where the drawing of a recipe is served; another address when what is drawn of it changes. */
export function drawingUrl({ id, ...dish }: DishToDraw & { readonly id: string }): string {
  return `/api/recipes/${id}/drawing/${drawingKey(drawnCard(dish))}`;
}
