import type { Recipes } from '#compose/dish-form';
import { writeBibimbap } from '#forms/grains/bibimbap-recipe';
import { writeDonburi } from '#forms/grains/donburi-recipe';
import { writeFriedRice } from '#forms/grains/fried-rice-recipe';
import { writeGrainBowl } from '#forms/grains/grain-bowl-recipe';
import type { GRAINS } from '#forms/grains/grains';
import { writeJambalaya } from '#forms/grains/jambalaya-recipe';
import { writePaella } from '#forms/grains/paella-recipe';
import { writeOnePotPilaf } from '#forms/grains/one-pot-pilaf-recipe';
import { writeRiceAndPeas } from '#forms/grains/rice-and-peas-recipe';
import { writeRisotto } from '#forms/grains/risotto-recipe';

export const GRAINS_RECIPES = {
  risotto: writeRisotto,
  'fried-rice': writeFriedRice,
  'grain-bowl': writeGrainBowl,
  paella: writePaella,
  'one-pot-pilaf': writeOnePotPilaf,
  jambalaya: writeJambalaya,
  donburi: writeDonburi,
  bibimbap: writeBibimbap,
  'rice-and-peas': writeRiceAndPeas,
} satisfies Recipes<typeof GRAINS>;
