// The kitchen engine's nutrition and allergen tables. They are large: load this module on demand.
import { linesWithFood, withoutHeadings } from '@larder/culinary/ingredient-heading';
import { type LineGap, type Nutrient, NUTRIENTS, nutritionOfRecipe } from '@larder/culinary/nutrition';
import { loadNamesFor } from '@larder/culinary/names-on-demand';
import { dietsOfRecipe } from '@larder/culinary/recipe-diets';

export interface NutritionRow {
  readonly nutrient: Nutrient;
  readonly value: number;
  /** The source has no value for some of the foods, so the true value is higher. */
  readonly atLeast: boolean;
}

export interface Finding {
  readonly name: string;
  readonly lines: readonly string[];
}

export interface RecipeFacts {
  /** Per serving, or for the whole recipe if its servings are unknown. */
  readonly rows: readonly NutritionRow[];
  readonly counted: number;
  readonly lines: number;
  /** Share of the weight that is counted, 0 to 1. */
  readonly share: number;
  readonly gaps: readonly { readonly text: string; readonly gap: LineGap }[];
  readonly allergens: readonly Finding[];
  /** Allergens of some products only. */
  readonly perhaps: readonly Finding[];
  readonly diets: Readonly<Record<'yes' | 'unsure' | 'no', readonly Finding[]>>;
  /** Words that are not understood, each with its line; the words are empty for a line that was not read. */
  readonly unknown: readonly { readonly words: readonly string[]; readonly line: string }[];
}

export function readFacts(
  written: readonly string[],
  servings: number | null,
  steps: readonly string[] = [],
): RecipeFacts {
  const ingredients = linesWithFood(written);
  const { perServing, recognized, incomplete, lines } = nutritionOfRecipe(written, servings ?? 1, steps);
  const { allergens, diets, unknown } = dietsOfRecipe(ingredients);
  const textsAt = (positions: readonly number[]): string[] => positions.map((at) => ingredients[at] ?? '');
  const dietsThatFit = (fits: 'yes' | 'unsure' | 'no') =>
    diets.filter((diet) => diet.fits === fits).map((diet) => ({ name: diet.diet, lines: textsAt(diet.lines) }));
  const allergensThatAre = (isCertain: boolean) =>
    allergens
      .filter(({ certain }) => certain === isCertain)
      .map((finding) => ({ name: finding.allergen, lines: textsAt(finding.lines) }));
  return {
    rows: NUTRIENTS.map((nutrient) => ({
      nutrient,
      value: perServing[nutrient],
      atLeast: incomplete.includes(nutrient),
    })),
    counted: lines.filter(({ facts }) => facts !== null).length,
    lines: withoutHeadings(written).length,
    share: recognized,
    gaps: lines.flatMap(({ text, gap }) => (gap === null ? [] : [{ text, gap }])),
    allergens: allergensThatAre(true),
    perhaps: allergensThatAre(false),
    diets: { yes: dietsThatFit('yes'), unsure: dietsThatFit('unsure'), no: dietsThatFit('no') },
    unknown: unknown.map(({ line, words }) => ({ words, line: ingredients[line] ?? '' })),
  };
}

/** Loads the words of the recipe's language, then computes its facts. */
export async function loadFacts(
  written: readonly string[],
  servings: number | null,
  steps: readonly string[],
): Promise<RecipeFacts> {
  await loadNamesFor(written);
  return readFacts(written, servings, steps);
}
