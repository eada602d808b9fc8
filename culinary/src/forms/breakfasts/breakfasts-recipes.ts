import { writeShakshuka } from '#forms/breakfasts/shakshuka-recipe';
import { writeScrambledEggs } from '#forms/breakfasts/scrambled-eggs-recipe';
import { writeOvernightOats } from '#forms/breakfasts/overnight-oats-recipe';
import { writeMuffins } from '#forms/breakfasts/muffins-recipe';
import { writeHuevosRancheros } from '#forms/breakfasts/huevos-rancheros-recipe';
import { writeGranola } from '#forms/breakfasts/granola-recipe';
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
  granola: writeGranola,
  'huevos-rancheros': writeHuevosRancheros,
  muffins: writeMuffins,
  'overnight-oats': writeOvernightOats,
  'scrambled-eggs': writeScrambledEggs,
  shakshuka: writeShakshuka,
} satisfies Recipes<typeof BREAKFASTS>;
