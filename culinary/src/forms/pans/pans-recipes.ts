import type { Recipes } from '#compose/dish-form';
import { writeBulgogi } from '#forms/pans/bulgogi-recipe';
import { writeBurgers } from '#forms/pans/burgers-recipe';
import { writeFishCakes } from '#forms/pans/fish-cakes-recipe';
import { writeLiverAndOnions } from '#forms/pans/liver-and-onions-recipe';
import { writeMapoTofu } from '#forms/pans/mapo-tofu-recipe';
import { writeMeatballs } from '#forms/pans/meatballs-recipe';
import type { PANS } from '#forms/pans/pans';
import { writeSchnitzel } from '#forms/pans/schnitzel-recipe';
import { writeSearedPlate } from '#forms/pans/seared-plate-recipe';
import { writeSkewers } from '#forms/pans/skewers-recipe';
import { writeStirFry } from '#forms/pans/stir-fry-recipe';

export const PANS_RECIPES = {
  'seared-plate': writeSearedPlate,
  'stir-fry': writeStirFry,
  skewers: writeSkewers,
  burgers: writeBurgers,
  meatballs: writeMeatballs,
  schnitzel: writeSchnitzel,
  'fish-cakes': writeFishCakes,
  'mapo-tofu': writeMapoTofu,
  bulgogi: writeBulgogi,
  'liver-and-onions': writeLiverAndOnions,
} satisfies Recipes<typeof PANS>;
