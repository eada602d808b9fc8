import { headingsIn } from '@larder/culinary/ingredient-heading';
import { parseIngredientLine } from '@larder/culinary/ingredient-line';
import { readStep } from '@larder/culinary/instruction';

/** The positions of the ingredients that a step mentions, in list order. Headings are left out. */
export function ingredientsOfStep(ingredients: readonly string[], text: string): number[] {
  const lines = ingredients.map(parseIngredientLine);
  const named = readStep(text, lines).parts.flatMap((part) => (part.kind === 'ingredient' ? part.lines : []));
  const headings = headingsIn(ingredients);
  const foods = new Set(named.filter((line) => headings[line] !== true));
  return [...foods].toSorted((one, other) => one - other);
}
