import type { Recipes } from '#compose/dish-form';
import { writeFruitSalad } from '#forms/salads/fruit-salad-recipe';
import { writeHeartySalad } from '#forms/salads/hearty-salad-recipe';
import { writeLeafySalad } from '#forms/salads/leafy-salad-recipe';
import { writeNoodleSalad } from '#forms/salads/noodle-salad-recipe';
import { writePotatoSalad } from '#forms/salads/potato-salad-recipe';
import { writeSlaw } from '#forms/salads/slaw-recipe';
import { writeTabbouleh } from '#forms/salads/tabbouleh-recipe';
import type { SALADS } from '#forms/salads/salads';

export const SALADS_RECIPES = {
  'leafy-salad': writeLeafySalad,
  'hearty-salad': writeHeartySalad,
  'potato-salad': writePotatoSalad,
  slaw: writeSlaw,
  tabbouleh: writeTabbouleh,
  'noodle-salad': writeNoodleSalad,
  'fruit-salad': writeFruitSalad,
} satisfies Recipes<typeof SALADS>;
