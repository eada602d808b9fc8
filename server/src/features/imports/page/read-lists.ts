import { EMPTY_RECIPE, type ImportedRecipe } from '@larder/culinary/import/imported-recipe';

import type { Block } from './blocks.ts';
import { findIngredients } from './page-ingredients.ts';
import { findSteps } from './page-steps.ts';

/**
 * Reads a recipe from the lists, paragraphs and headings of a page. Null if there are no ingredients, or amounts that neither a
 * heading nor steps make a recipe.
 */
export function readLists(blocks: readonly Block[]): ImportedRecipe | null {
  const found = findIngredients(blocks);
  if (found === null) return null;
  const instructions = findSteps(blocks, found);
  return found.isLabeled || instructions.length > 0
    ? { ...EMPTY_RECIPE, ingredients: found.lines, instructions }
    : null;
}
