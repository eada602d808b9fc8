import type { Recipes } from '#compose/dish-form';
import { writeBreadPudding } from '#forms/sweets/bread-pudding-recipe';
import { writeBrownies } from '#forms/sweets/brownies-recipe';
import { writeChocolatePots } from '#forms/sweets/chocolate-pots-recipe';
import { writeClafoutis } from '#forms/sweets/clafoutis-recipe';
import { writeCookies } from '#forms/sweets/cookies-recipe';
import { writeCrumble } from '#forms/sweets/crumble-recipe';
import { writeFruitFool } from '#forms/sweets/fruit-fool-recipe';
import { writeGalette } from '#forms/sweets/galette-recipe';
import { writeGranita } from '#forms/sweets/granita-recipe';
import { writeLoafCake } from '#forms/sweets/loaf-cake-recipe';
import { writePavlova } from '#forms/sweets/pavlova-recipe';
import { writeRicePudding } from '#forms/sweets/rice-pudding-recipe';
import { writeRoastFruit } from '#forms/sweets/roast-fruit-recipe';
import { writeSetCream } from '#forms/sweets/set-cream-recipe';
import type { SWEETS } from '#forms/sweets/sweets';

export const SWEETS_RECIPES = {
  crumble: writeCrumble,
  'fruit-fool': writeFruitFool,
  brownies: writeBrownies,
  'loaf-cake': writeLoafCake,
  cookies: writeCookies,
  'rice-pudding': writeRicePudding,
  'roast-fruit': writeRoastFruit,
  'chocolate-pots': writeChocolatePots,
  galette: writeGalette,
  'bread-pudding': writeBreadPudding,
  clafoutis: writeClafoutis,
  granita: writeGranita,
  'set-cream': writeSetCream,
  pavlova: writePavlova,
} satisfies Recipes<typeof SWEETS>;
