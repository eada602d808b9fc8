import type { Recipes } from '#compose/dish-form';
import { writeRisotto } from '#forms/grains/risotto-recipe';
import { writeFriedRice } from '#forms/grains/fried-rice-recipe';
import { writeGrainBowl } from '#forms/grains/grain-bowl-recipe';
import type { GRAINS } from '#forms/grains/grains';

export const GRAINS_RECIPES = {
  risotto: writeRisotto,
  'fried-rice': writeFriedRice,
  'grain-bowl': writeGrainBowl,
} satisfies Recipes<typeof GRAINS>;
