import type { Recipes } from '#compose/dish-form';
import { writeSmoothie } from '#forms/drinks/smoothie-recipe';
import { writeCooler } from '#forms/drinks/cooler-recipe';
import { writeWarmDrink } from '#forms/drinks/warm-drink-recipe';
import type { DRINKS } from '#forms/drinks/drinks';

export const DRINKS_RECIPES = {
  smoothie: writeSmoothie,
  cooler: writeCooler,
  'warm-drink': writeWarmDrink,
} satisfies Recipes<typeof DRINKS>;
