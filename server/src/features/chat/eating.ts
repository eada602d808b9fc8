import type { Eater } from '@larder/culinary/answers/eater';

const MOST_TOLD = 5;

interface Checked {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
}

/** What in a recipe does not fit what somebody eats, in words. */
export async function warningsFor(recipe: Checked, eater: Eater): Promise<string[]> {
  // What checks is large, and nothing else here needs it.
  const { checkRecipe } = await import('@larder/culinary/check-recipe');
  const findings = checkRecipe(recipe, eater).filter(({ certainty }) => certainty === 'breaks');
  const told = findings.map(({ food, text, rule }) => {
    const why = rule.startsWith('without ') ? `you never eat ${rule.slice('without '.length)}` : `it is not ${rule}`;
    return `Mind that ${food ?? `“${text}”`} does not fit what you eat: ${why}.`;
  });
  return [...new Set(told)].slice(0, MOST_TOLD);
}
