import type { Recipes } from '#compose/dish-form';
import { writeFrittata } from '#forms/breakfasts/frittata-recipe';
import { writeBreakfastHash } from '#forms/breakfasts/breakfast-hash-recipe';
import { writeFrenchToast } from '#forms/breakfasts/french-toast-recipe';
import { writePancakes } from '#forms/breakfasts/pancakes-recipe';
import { writePorridge } from '#forms/breakfasts/porridge-recipe';
import type { BREAKFASTS } from '#forms/breakfasts/breakfasts';

export const BREAKFASTS_RECIPES = {
  frittata: writeFrittata,
  hash: writeBreakfastHash,
  'french-toast': writeFrenchToast,
  pancakes: writePancakes,
  porridge: writePorridge,
} satisfies Recipes<typeof BREAKFASTS>;
