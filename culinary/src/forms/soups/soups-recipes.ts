import type { Recipes } from '#compose/dish-form';
import { writeChunkySoup } from '#forms/soups/chunky-soup-recipe';
import { writeSmoothSoup } from '#forms/soups/smooth-soup-recipe';
import type { SOUPS } from '#forms/soups/soups';

export const SOUPS_RECIPES = {
  'chunky-soup': writeChunkySoup,
  'smooth-soup': writeSmoothSoup,
} satisfies Recipes<typeof SOUPS>;
