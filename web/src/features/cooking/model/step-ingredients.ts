import { isHeading } from '@larder/culinary/ingredient-heading';
import { parseIngredientLine } from '@larder/culinary/ingredient-line';
import { readStep } from '@larder/culinary/instruction';

/** For each step the positions of the ingredients it speaks of, in the order of the list. */
export function ingredientsOfSteps(ingredients: readonly string[], instructions: readonly string[]): number[][] {
  const lines = ingredients.map(parseIngredientLine);
  return instructions.map((text) => {
    const named = readStep(text, lines).parts.flatMap((part) => (part.kind === 'ingredient' ? part.lines : []));
    const foods = new Set(named.filter((line) => !isHeading(ingredients[line] ?? '')));
    return [...foods].toSorted((one, other) => one - other);
  });
}
