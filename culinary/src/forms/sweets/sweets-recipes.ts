import type { Recipes } from '#compose/dish-form';
import { writeCrumble } from '#forms/sweets/crumble-recipe';
import { writeFruitFool } from '#forms/sweets/fruit-fool-recipe';
import { writeBrownies } from '#forms/sweets/brownies-recipe';
import { writeLoafCake } from '#forms/sweets/loaf-cake-recipe';
import type { SWEETS } from '#forms/sweets/sweets';

export const SWEETS_RECIPES = {
  crumble: writeCrumble,
  'fruit-fool': writeFruitFool,
  brownies: writeBrownies,
  'loaf-cake': writeLoafCake,
} satisfies Recipes<typeof SWEETS>;
