import type { Recipes } from '#compose/dish-form';
import { writeBakedPasta } from '#forms/noodles/baked-pasta-recipe';
import { writeCarbonara } from '#forms/noodles/carbonara-recipe';
import { writeLoMein } from '#forms/noodles/lo-mein-recipe';
import { writeMacAndCheese } from '#forms/noodles/mac-and-cheese-recipe';
import type { NOODLES } from '#forms/noodles/noodles';
import { writePasta } from '#forms/noodles/pasta-recipe';
import { writeRiceNoodles } from '#forms/noodles/rice-noodles-recipe';

export const NOODLES_RECIPES = {
  pasta: writePasta,
  'baked-pasta': writeBakedPasta,
  'mac-and-cheese': writeMacAndCheese,
  carbonara: writeCarbonara,
  'rice-noodles': writeRiceNoodles,
  'lo-mein': writeLoMein,
} satisfies Recipes<typeof NOODLES>;
