import type { Recipes } from '#compose/dish-form';
import { writeCottagePie } from '#forms/oven/cottage-pie-recipe';
import { writeFishParcels } from '#forms/oven/fish-parcels-recipe';
import { writeMoussaka } from '#forms/oven/moussaka-recipe';
import type { OVEN } from '#forms/oven/oven';
import { writePizza } from '#forms/oven/pizza-recipe';
import { writePotPie } from '#forms/oven/pot-pie-recipe';
import { writeQuiche } from '#forms/oven/quiche-recipe';
import { writeRoastDinner } from '#forms/oven/roast-dinner-recipe';
import { writeSheetPanRoast } from '#forms/oven/sheet-pan-roast-recipe';
import { writeStuffedVegetables } from '#forms/oven/stuffed-vegetables-recipe';

export const OVEN_RECIPES = {
  'sheet-pan-roast': writeSheetPanRoast,
  'roast-dinner': writeRoastDinner,
  'cottage-pie': writeCottagePie,
  quiche: writeQuiche,
  pizza: writePizza,
  moussaka: writeMoussaka,
  'stuffed-vegetables': writeStuffedVegetables,
  'fish-parcels': writeFishParcels,
  'pot-pie': writePotPie,
} satisfies Recipes<typeof OVEN>;
