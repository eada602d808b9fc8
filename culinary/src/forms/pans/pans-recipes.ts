import type { Recipes } from '#compose/dish-form';
import { writeSearedPlate } from '#forms/pans/seared-plate-recipe';
import { writeStirFry } from '#forms/pans/stir-fry-recipe';
import { writeSkewers } from '#forms/pans/skewers-recipe';
import type { PANS } from '#forms/pans/pans';

export const PANS_RECIPES = {
  'seared-plate': writeSearedPlate,
  'stir-fry': writeStirFry,
  skewers: writeSkewers,
} satisfies Recipes<typeof PANS>;
