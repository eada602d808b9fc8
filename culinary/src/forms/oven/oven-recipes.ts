import type { Recipes } from '#compose/dish-form';
import { writeSheetPanRoast } from '#forms/oven/sheet-pan-roast-recipe';
import type { OVEN } from '#forms/oven/oven';

export const OVEN_RECIPES = {
  'sheet-pan-roast': writeSheetPanRoast,
} satisfies Recipes<typeof OVEN>;
