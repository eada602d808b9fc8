import type { Recipes } from '#compose/dish-form';
import { writeBraisedGreens } from '#forms/sides/braised-greens-recipe';
import { writeGratin } from '#forms/sides/gratin-recipe';
import { writeMash } from '#forms/sides/mash-recipe';
import { writePanSide } from '#forms/sides/pan-side-recipe';
import { writePilaf } from '#forms/sides/pilaf-recipe';
import { writeQuickPickles } from '#forms/sides/quick-pickles-recipe';
import { writeRoastSide } from '#forms/sides/roast-side-recipe';
import type { SIDES } from '#forms/sides/sides';

export const SIDES_RECIPES = {
  'roast-side': writeRoastSide,
  'pan-side': writePanSide,
  mash: writeMash,
  gratin: writeGratin,
  'braised-greens': writeBraisedGreens,
  pilaf: writePilaf,
  'quick-pickles': writeQuickPickles,
} satisfies Recipes<typeof SIDES>;
