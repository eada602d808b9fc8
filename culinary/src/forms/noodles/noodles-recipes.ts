import type { Recipes } from '#compose/dish-form';
import { writePasta } from '#forms/noodles/pasta-recipe';
import type { NOODLES } from '#forms/noodles/noodles';

export const NOODLES_RECIPES = {
  pasta: writePasta,
} satisfies Recipes<typeof NOODLES>;
