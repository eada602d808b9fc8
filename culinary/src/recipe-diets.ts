import { ALLERGENS, type Allergen, type Diet, DIETS } from '#catalogue/food-row';
import type { IngredientLine } from '#ingredient-line';
import { readIngredientList } from '#ingredient-list';
import { contentsOf, type LineContents } from '#line-contents';

export interface AllergenFinding {
  readonly allergen: Allergen;
  /** Lines it comes with, as positions in the list. */
  readonly lines: readonly number[];
}

export interface DietFinding {
  readonly diet: Diet;
  /** `unsure` when no line breaks the diet, but some line names no food that is known. */
  readonly fits: 'yes' | 'no' | 'unsure';
  /** Lines that break it, or for `unsure` those that were not understood. */
  readonly lines: readonly number[];
}

export interface RecipeDiets {
  readonly allergens: readonly AllergenFinding[];
  readonly diets: readonly DietFinding[];
  /** Lines that name no food that is known, or more than is known ("carrot cake"): what is in them nobody can say. */
  readonly unknown: readonly number[];
}

/**
 * Which of the 14 EU allergens a recipe brings with it and which diets it fits, from its ingredient lines (see {@link readIngredientList}). It
 * knows foods as they are usually sold and what a line says of them ("gluten-free oats"), not the label of what the user bought; an
 * unknown food leaves a diet unsure. What a line names as another way ("milk (or oat milk)") counts among the allergens, not for the
 * diets. Never throws.
 */
export const dietsOfRecipe = (ingredients: readonly string[]): RecipeDiets =>
  dietsOfLines(readIngredientList(ingredients));

/** {@link dietsOfRecipe} for lines that are read already. */
export function dietsOfLines(list: readonly (IngredientLine | null)[]): RecipeDiets {
  const contents = list.map((line) => (line === null ? null : contentsOf(line)));
  const where = (test: (line: LineContents | null) => boolean): number[] =>
    contents.flatMap((line, at) => (test(line) ? [at] : []));
  const unknown = where((line) => line === null || line.unsure);
  const [meat, milk] = [where((line) => line?.meat === true), where((line) => line?.milk === true)];
  const together = meat.length > 0 && milk.length > 0 ? new Set([...meat, ...milk]) : new Set<number>();
  return {
    allergens: ALLERGENS.map((allergen) => ({
      allergen,
      lines: where((line) => line?.allergens.has(allergen) === true),
    })).filter(({ lines }) => lines.length > 0),
    diets: DIETS.map((diet): DietFinding => {
      const breaking = contents.flatMap((line, at) =>
        line?.breaks.has(diet) === true || (diet === 'kosher-style' && together.has(at)) ? [at] : [],
      );
      if (breaking.length > 0) return { diet, fits: 'no', lines: breaking };
      return unknown.length > 0 ? { diet, fits: 'unsure', lines: unknown } : { diet, fits: 'yes', lines: [] };
    }),
    unknown,
  };
}
