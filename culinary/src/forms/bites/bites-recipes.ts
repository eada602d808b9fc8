import type { Recipes } from '#compose/dish-form';
import { writeBakedCheese } from '#forms/bites/baked-cheese-recipe';
import type { BITES } from '#forms/bites/bites';
import { writeBruschetta } from '#forms/bites/bruschetta-recipe';
import { writeCrispSnack } from '#forms/bites/crisp-snack-recipe';
import { writeDip } from '#forms/bites/dip-recipe';
import { writeDumplings } from '#forms/bites/dumplings-recipe';
import { writeEnergyBites } from '#forms/bites/energy-bites-recipe';
import { writeFalafel } from '#forms/bites/falafel-recipe';
import { writeFritters } from '#forms/bites/fritters-recipe';
import { writeNachos } from '#forms/bites/nachos-recipe';
import { writePopcorn } from '#forms/bites/popcorn-recipe';
import { writeSpicedNuts } from '#forms/bites/spiced-nuts-recipe';
import { writeStuffedEggs } from '#forms/bites/stuffed-eggs-recipe';
import { writeStuffedMushrooms } from '#forms/bites/stuffed-mushrooms-recipe';

export const BITES_RECIPES = {
  bruschetta: writeBruschetta,
  dip: writeDip,
  'crisp-snack': writeCrispSnack,
  'energy-bites': writeEnergyBites,
  'stuffed-eggs': writeStuffedEggs,
  fritters: writeFritters,
  dumplings: writeDumplings,
  'baked-cheese': writeBakedCheese,
  'stuffed-mushrooms': writeStuffedMushrooms,
  nachos: writeNachos,
  'spiced-nuts': writeSpicedNuts,
  popcorn: writePopcorn,
  falafel: writeFalafel,
} satisfies Recipes<typeof BITES>;
