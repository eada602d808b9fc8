import type { Recipes } from '#compose/dish-form';
import { writeBruschetta } from '#forms/bites/bruschetta-recipe';
import { writeDip } from '#forms/bites/dip-recipe';
import { writeCrispSnack } from '#forms/bites/crisp-snack-recipe';
import { writeEnergyBites } from '#forms/bites/energy-bites-recipe';
import type { BITES } from '#forms/bites/bites';

export const BITES_RECIPES = {
  bruschetta: writeBruschetta,
  dip: writeDip,
  'crisp-snack': writeCrispSnack,
  'energy-bites': writeEnergyBites,
} satisfies Recipes<typeof BITES>;
