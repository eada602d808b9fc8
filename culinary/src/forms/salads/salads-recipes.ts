import type { Recipes } from '#compose/dish-form';
import { writeLeafySalad } from '#forms/salads/leafy-salad-recipe';
import { writeHeartySalad } from '#forms/salads/hearty-salad-recipe';
import type { SALADS } from '#forms/salads/salads';

export const SALADS_RECIPES = {
  'leafy-salad': writeLeafySalad,
  'hearty-salad': writeHeartySalad,
} satisfies Recipes<typeof SALADS>;
