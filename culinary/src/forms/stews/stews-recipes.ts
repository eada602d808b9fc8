import type { Recipes } from '#compose/dish-form';
import { writeStew } from '#forms/stews/stew-recipe';
import { writeCurry } from '#forms/stews/curry-recipe';
import type { STEWS } from '#forms/stews/stews';

export const STEWS_RECIPES = {
  stew: writeStew,
  curry: writeCurry,
} satisfies Recipes<typeof STEWS>;
