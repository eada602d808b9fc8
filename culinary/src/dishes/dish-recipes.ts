import type { Write } from '#compose/dish-form';
import { DISHES } from '#dishes/all-dishes';
import { idOf } from '#dishes/dish-forms';
import { writeDish } from '#dishes/write-dish';

/** The writers of the cookbook's dishes, by id. */
export const COOKBOOK_RECIPES: Readonly<Record<string, Write>> = Object.fromEntries(
  DISHES.map((dish) => [idOf(dish), writeDish(dish)]),
);
