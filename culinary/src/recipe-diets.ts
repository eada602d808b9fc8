import { ALLERGENS, type Allergen, type Diet, DIETS } from '#catalogue/food-row';
import type { IngredientLine } from '#ingredient-line';
import { readIngredientList } from '#ingredient-list';
import { contentsOf, type LineContents } from '#line-contents';

export interface AllergenFinding {
  readonly allergen: Allergen;
  /** False if only some of the usual products contain it. */
  readonly certain: boolean;
  /** Indexes of the lines that contain it, or for an uncertain one may contain it. */
  readonly lines: readonly number[];
}

/** A line with words that are not understood. */
export interface UnknownWords {
  readonly line: number;
  /** As written; empty if the line was not read. */
  readonly words: readonly string[];
}

export interface DietFinding {
  readonly diet: Diet;
  /** `unsure` if no line violates the diet for certain, but some product may, or some line is not fully understood. */
  readonly fits: 'yes' | 'no' | 'unsure';
  /** Indexes of the lines that violate it, or for `unsure` of those that may. */
  readonly lines: readonly number[];
}

export interface RecipeDiets {
  readonly allergens: readonly AllergenFinding[];
  readonly diets: readonly DietFinding[];
  /** The lines that are not fully understood, with the words that may name a food: "carrot cake". */
  readonly unknown: readonly UnknownWords[];
}

/**
 * Returns the EU allergens of a recipe and the diets that it fits, from its ingredient lines (see
 * {@link readIngredientList}). Judges foods as they are usually sold and as a line qualifies them ("gluten-free oats");
 * product labels are out of reach. A word that may name a food and is not understood makes a diet unsure. An alternative ("milk (or oat milk)") counts for
 * the allergens, not for the diets. Never throws.
 */
export const dietsOfRecipe = (ingredients: readonly string[]): RecipeDiets =>
  dietsOfLines(readIngredientList(ingredients));

/** {@link dietsOfRecipe} for parsed lines. */
export function dietsOfLines(list: readonly (IngredientLine | null)[]): RecipeDiets {
  const contents = list.map((line) => (line === null ? null : contentsOf(line)));
  const indexesOf = (test: (line: LineContents | null) => boolean): number[] =>
    contents.flatMap((line, at) => (test(line) ? [at] : []));
  const unknown = contents.flatMap((line, at): UnknownWords[] =>
    line === null ? [{ line: at, words: [] }] : line.unknown.length > 0 ? [{ line: at, words: line.unknown }] : [],
  );
  const [meat, milk] = [indexesOf((line) => line?.meat === true), indexesOf((line) => line?.milk === true)];
  const meatWithMilk = meat.length > 0 && milk.length > 0 ? new Set([...meat, ...milk]) : new Set<number>();
  const allergens = ALLERGENS.flatMap((allergen): AllergenFinding[] => {
    const lines = indexesOf((line) => line?.allergens.has(allergen) === true);
    if (lines.length > 0) return [{ allergen, certain: true, lines }];
    const perhaps = indexesOf((line) => line?.mayContain.has(allergen) === true);
    return perhaps.length > 0 ? [{ allergen, certain: false, lines: perhaps }] : [];
  });
  return {
    allergens,
    diets: DIETS.map((diet): DietFinding => {
      const breaking = contents.flatMap((line, at) =>
        line?.breaks.has(diet) === true || (diet === 'kosher-style' && meatWithMilk.has(at)) ? [at] : [],
      );
      if (breaking.length > 0) return { diet, fits: 'no', lines: breaking };
      const doubtful = indexesOf((line) => line === null || line.unknown.length > 0 || line.mayBreak.has(diet));
      return { diet, fits: doubtful.length > 0 ? 'unsure' : 'yes', lines: doubtful };
    }),
    unknown,
  };
}
