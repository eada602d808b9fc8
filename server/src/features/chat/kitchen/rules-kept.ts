import { listed } from '@larder/culinary/answers/speaking';
import type { Eater } from '@larder/culinary/answers/eater';
import type { Diet } from '@larder/culinary/catalogue/food-row';
import type { FinishedRecipe, RuleFinding } from '@larder/culinary/check-recipe';

/** Whether a recipe keeps to what was asked: `unsure` where what is in it nobody can tell. */
export interface Verdict {
  readonly keeps: 'yes' | 'no' | 'unsure';
  /** What breaks it; else what is not understood. */
  readonly findings: readonly RuleFinding[];
}

export async function verdictOn(recipe: FinishedRecipe, rules: Eater): Promise<Verdict> {
  // What checks is large, and nothing else here needs it.
  const { checkRecipe } = await import('@larder/culinary/check-recipe');
  const findings = checkRecipe(recipe, rules);
  const breaking = findings.filter(({ certainty }) => certainty === 'breaks');
  if (breaking.length > 0) return { keeps: 'no', findings: breaking };
  return { keeps: findings.length > 0 ? 'unsure' : 'yes', findings };
}

/** What several do not eat, or one by all that was said of it; what is named first stays first. */
export function together(eaters: readonly { readonly [Part in keyof Eater]?: Eater[Part] | undefined }[]): {
  diets: Diet[];
  without: string[];
} {
  return {
    diets: [...new Set(eaters.flatMap(({ diets = [] }) => diets))],
    without: [...new Set(eaters.flatMap(({ without = [] }) => without))],
  };
}

export function isStrict({ diets, without }: Eater): boolean {
  return diets.length + without.length > 0;
}

/** "vegan and without nuts or eggs". */
export function inWords({ diets, without }: Eater): string {
  return listed([...diets, ...(without.length === 0 ? [] : [`without ${listed(without, 'or')}`])]);
}
