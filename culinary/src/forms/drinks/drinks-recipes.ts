import { writeLassi } from '#forms/drinks/lassi-recipe';
import { writeAguaFresca } from '#forms/drinks/agua-fresca-recipe';
import { writeMulledDrink } from '#forms/drinks/mulled-drink-recipe';
import { writeIcedLatte } from '#forms/drinks/iced-latte-recipe';
import type { Recipes } from '#compose/dish-form';
import { writeSmoothie } from '#forms/drinks/smoothie-recipe';
import { writeCooler } from '#forms/drinks/cooler-recipe';
import { writeWarmDrink } from '#forms/drinks/warm-drink-recipe';
import type { DRINKS } from '#forms/drinks/drinks';

export const DRINKS_RECIPES = {
  smoothie: writeSmoothie,
  cooler: writeCooler,
  'warm-drink': writeWarmDrink,
  lassi: writeLassi,
  'agua-fresca': writeAguaFresca,
  'mulled-drink': writeMulledDrink,
  'iced-latte': writeIcedLatte,
} satisfies Recipes<typeof DRINKS>;
