import type { Recipes } from '#compose/dish-form';
import { writeRoastSide } from '#forms/sides/roast-side-recipe';
import { writePanSide } from '#forms/sides/pan-side-recipe';
import { writeMash } from '#forms/sides/mash-recipe';
import type { SIDES } from '#forms/sides/sides';

export const SIDES_RECIPES = {
  'roast-side': writeRoastSide,
  'pan-side': writePanSide,
  mash: writeMash,
} satisfies Recipes<typeof SIDES>;
