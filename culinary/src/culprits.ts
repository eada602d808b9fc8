import { substituteFor } from '#at-hand/substitute-at-hand';
import { checkRecipe, type FinishedRecipe, type RequestedRules } from '#check-recipe';
import type { Food } from '#ingredient-catalogue';
import { readIngredientList } from '#ingredient-list';

/** A line or step that violates a user's eating rules. */
export interface Culprit {
  /** Index of the ingredient line; null for a food that only a step, the title or a linked recipe names. */
  readonly line: number | null;
  readonly text: string;
  /** False if only some products violate a rule, or the line is not understood. */
  readonly certain: boolean;
  /** What to use instead, with the amount for the line; it suits all rules. Null if nothing is known. */
  readonly swap: string | null;
}

const MAX_CULPRITS = 8;

/** Finds what in a recipe violates a user's eating rules, certain violations first, and what could replace it. Never throws. */
export function findCulprits(recipe: FinishedRecipe, rules: RequestedRules): Culprit[] {
  // An exclusion that names nothing we recognize is no part of the recipe.
  const check = (checked: FinishedRecipe) => checkRecipe(checked, rules).filter(({ place }) => place !== 'without');
  const all = check(recipe);
  // A title says nothing new about a rule that a line or step violates.
  const onLines = new Set(all.flatMap(({ place, rule }) => (place === 'title' ? [] : [rule])));
  const findings = all.filter(({ place, rule }) => place !== 'title' || !onLines.has(rule));
  if (findings.length === 0) return [];
  const lines = readIngredientList(recipe.ingredients);
  const suits = ({ name }: Food): boolean => check({ title: '', ingredients: [name], instructions: [] }).length === 0;
  const places = Map.groupBy(findings, ({ place, at, text }) => `${place} ${at} ${text}`);
  const culprits = [...places.values()].flatMap((found) => {
    const [first] = found;
    if (first === undefined) return [];
    const isPart = first.place === 'ingredients' && recipe.ingredients[first.at] !== first.text;
    const line = first.place === 'ingredients' && !isPart ? first.at : null;
    // Of a line that is not understood, the known food need not be the culprit.
    const isNamed = found.some(({ food }) => food !== null);
    const read = line === null ? undefined : lines[line];
    return {
      line,
      text: first.text,
      certain: found.some(({ certainty }) => certainty === 'breaks'),
      swap: isNamed && read !== undefined && read !== null ? substituteFor(read, suits) : null,
    };
  });
  return culprits.toSorted((one, other) => Number(other.certain) - Number(one.certain)).slice(0, MAX_CULPRITS);
}
