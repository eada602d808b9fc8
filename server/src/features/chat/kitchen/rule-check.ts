import { listed } from '@larder/culinary/answers/phrasing';
import type { Eater } from '@larder/culinary/answers/eater';
import type { Diet } from '@larder/culinary/catalogue/food-row';
import type { FinishedRecipe, RuleFinding } from '@larder/culinary/check-recipe';

/** Whether a recipe complies with diets and exclusions; `unsure` if some of its lines are not understood. */
export interface RuleCheck {
  readonly verdict: 'yes' | 'no' | 'unsure';
  /** The violations, or without any the lines that are not understood. */
  readonly findings: readonly RuleFinding[];
}

export async function checkRules(recipe: FinishedRecipe, rules: Eater): Promise<RuleCheck> {
  // Loaded on demand, because the checker is large.
  const { checkRecipe } = await import('@larder/culinary/check-recipe');
  const findings = checkRecipe(recipe, rules);
  const breaking = findings.filter(({ certainty }) => certainty === 'breaks');
  if (breaking.length > 0) return { verdict: 'no', findings: breaking };
  return { verdict: findings.length > 0 ? 'unsure' : 'yes', findings };
}

/** The union of several sets of rules, in their order. */
export function mergeRules(eaters: readonly { readonly [Part in keyof Eater]?: Eater[Part] | undefined }[]): {
  diets: Diet[];
  without: string[];
} {
  return {
    diets: [...new Set(eaters.flatMap(({ diets = [] }) => diets))],
    without: [...new Set(eaters.flatMap(({ without = [] }) => without))],
  };
}

export function hasRules({ diets, without }: Eater): boolean {
  return diets.length + without.length > 0;
}

/** "vegan and without nuts or eggs". */
export function describeRules({ diets, without }: Eater): string {
  return listed([...diets, ...(without.length === 0 ? [] : [`without ${listed(without, 'or')}`])]);
}
