import { ALLERGENS, type Allergen, type Diet, DIETS } from '#catalogue/food-row';
import type { IngredientLine } from '#ingredient-line';
import { readIngredientList } from '#ingredient-list';
import { contentsOf, type LineContents } from '#line-contents';

export interface AllergenFinding {
  readonly allergen: Allergen;
  /** Indexes of the lines that contain it. */
  readonly lines: readonly number[];
}

export interface DietFinding {
  readonly diet: Diet;
  /** `unsure` if no line violates the diet but the contents of some line are unknown. */
  readonly fits: 'yes' | 'no' | 'unsure';
  /** Indexes of the lines that violate it, or for `unsure` of those with unknown contents. */
  readonly lines: readonly number[];
}

export interface RecipeDiets {
  readonly allergens: readonly AllergenFinding[];
  readonly diets: readonly DietFinding[];
  /** Indexes of the lines with unknown contents: no known food, or only a part of the whole ("carrot cake"). */
  readonly unknown: readonly number[];
}

/**
 * Returns the EU allergens of a recipe and the diets that it fits, from its ingredient lines (see
 * {@link readIngredientList}). Judges foods as they are usually sold and as a line qualifies them ("gluten-free oats");
 * product labels are out of reach. An unknown food makes a diet unsure. An alternative ("milk (or oat milk)") counts for
 * the allergens, not for the diets. Never throws.
 */
export const dietsOfRecipe = (ingredients: readonly string[]): RecipeDiets =>
  dietsOfLines(readIngredientList(ingredients));

/** {@link dietsOfRecipe} for parsed lines. */
export function dietsOfLines(list: readonly (IngredientLine | null)[]): RecipeDiets {
  const contents = list.map((line) => (line === null ? null : contentsOf(line)));
  const indexesOf = (test: (line: LineContents | null) => boolean): number[] =>
    contents.flatMap((line, at) => (test(line) ? [at] : []));
  const unknown = indexesOf((line) => line === null || line.unsure);
  const [meat, milk] = [indexesOf((line) => line?.meat === true), indexesOf((line) => line?.milk === true)];
  const meatWithMilk = meat.length > 0 && milk.length > 0 ? new Set([...meat, ...milk]) : new Set<number>();
  return {
    allergens: ALLERGENS.map((allergen) => ({
      allergen,
      lines: indexesOf((line) => line?.allergens.has(allergen) === true),
    })).filter(({ lines }) => lines.length > 0),
    diets: DIETS.map((diet): DietFinding => {
      const breaking = contents.flatMap((line, at) =>
        line?.breaks.has(diet) === true || (diet === 'kosher-style' && meatWithMilk.has(at)) ? [at] : [],
      );
      if (breaking.length > 0) return { diet, fits: 'no', lines: breaking };
      return unknown.length > 0 ? { diet, fits: 'unsure', lines: unknown } : { diet, fits: 'yes', lines: [] };
    }),
    unknown,
  };
}
