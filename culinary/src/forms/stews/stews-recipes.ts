import type { Recipes } from '#compose/dish-form';
import { writePressureCooker, writeSlowCooker } from '#forms/stews/appliance-stew-recipe';
import { writeChili } from '#forms/stews/chili-recipe';
import { writeCurry } from '#forms/stews/curry-recipe';
import { writeDal } from '#forms/stews/dal-recipe';
import { writeGoulash } from '#forms/stews/goulash-recipe';
import { writePeanutStew } from '#forms/stews/peanut-stew-recipe';
import { writeStew } from '#forms/stews/stew-recipe';
import { writeTagine } from '#forms/stews/tagine-recipe';
import { writeThaiCurry } from '#forms/stews/thai-curry-recipe';
import { writeWineBraise } from '#forms/stews/wine-braise-recipe';
import type { STEWS } from '#forms/stews/stews';

export const STEWS_RECIPES = {
  stew: writeStew,
  curry: writeCurry,
  chili: writeChili,
  tagine: writeTagine,
  dal: writeDal,
  goulash: writeGoulash,
  'wine-braise': writeWineBraise,
  'peanut-stew': writePeanutStew,
  'thai-curry': writeThaiCurry,
  'slow-cooker': writeSlowCooker,
  'pressure-cooker': writePressureCooker,
} satisfies Recipes<typeof STEWS>;
