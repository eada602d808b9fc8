import type { Eater } from '@larder/culinary/answers/eater';

const MAX_LISTED = 5;

interface CheckedRecipe {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
}

/** Warnings about everything in a recipe that violates the eater's diets and exclusions. */
export async function dietWarnings(recipe: CheckedRecipe, eater: Eater): Promise<string[]> {
  // Loaded on demand, because the checker is large.
  const { checkRecipe } = await import('@larder/culinary/check-recipe');
  const findings = checkRecipe(recipe, eater).filter(({ certainty }) => certainty === 'breaks');
  const warnings = findings.map(({ food, text, rule }) => {
    const why = rule.startsWith('without ') ? `you never eat ${rule.slice('without '.length)}` : `it is not ${rule}`;
    return `Note that ${food ?? `“${text}”`} doesn’t fit what you eat: ${why}.`;
  });
  return [...new Set(warnings)].slice(0, MAX_LISTED);
}

/** The diet warnings that a change causes. */
export async function newDietWarnings(before: CheckedRecipe, after: CheckedRecipe, eater: Eater): Promise<string[]> {
  const already = new Set(await dietWarnings(before, eater));
  return (await dietWarnings(after, eater)).filter((warning) => !already.has(warning));
}
