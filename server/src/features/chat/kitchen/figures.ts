import type { Criterion, Measure } from '@larder/culinary/intent/compare';
import type { NutritionFacts } from '@larder/culinary/nutrition/food-figures';

import { yieldToEventLoop } from '#features/recipes/reading-budget.ts';

import type { DiscussedRow } from './find-visible.ts';
import { amountOf, type Consisting, consistsOf, MIN_RECOGNIZED, readNutrition } from './nutrition.ts';

type Measured = Consisting &
  Pick<DiscussedRow, 'id' | 'title' | 'preparation_time' | 'cooking_time' | 'servings' | 'instructions'>;

/** What recipes are compared by. */
export interface Figures {
  readonly id: string;
  readonly title: string;
  /** Null if the recipe does not say; so are the servings. */
  readonly minutes: number | null;
  readonly servings: number | null;
  readonly ingredients: number;
  /** Per serving, or of the whole recipe without servings; null if too few ingredients are recognized. */
  readonly nutrition: NutritionFacts | null;
  /** The diets that it fits for certain, and "not vegetarian". */
  readonly diets: readonly string[];
}

/** Computes the figures of a recipe. Parses all of its lines, so other requests run before. */
export async function readFigures(recipe: Measured): Promise<Figures> {
  await yieldToEventLoop();
  const { dietsOfRecipe } = await import('@larder/culinary/recipe-diets');
  const { perServing, recognized } = await readNutrition(recipe);
  const { diets } = dietsOfRecipe(consistsOf(recipe));
  const fits = (diet: string, verdict: string) => diets.some((each) => each.diet === diet && each.fits === verdict);
  const minutes = (recipe.preparation_time ?? 0) + (recipe.cooking_time ?? 0);
  return {
    id: recipe.id,
    title: recipe.title,
    minutes: minutes === 0 ? null : minutes,
    servings: recipe.servings,
    ingredients: recipe.ingredients.length,
    nutrition: recognized < MIN_RECOGNIZED ? null : perServing,
    diets: [
      ...(fits('vegan', 'yes') ? ['vegan'] : fits('vegetarian', 'yes') ? ['vegetarian'] : []),
      ...(fits('vegetarian', 'no') ? ['not vegetarian'] : []),
      ...(fits('gluten-free', 'yes') ? ['gluten-free'] : []),
    ],
  };
}

/** Null if it is unknown. */
export function valueOf({ minutes, ingredients, nutrition }: Figures, measure: Measure): number | null {
  switch (measure) {
    case 'time':
      return minutes;
    case 'ingredients':
      return ingredients;
    case 'cost':
      return null;
    default:
      return nutrition?.[measure] ?? null;
  }
}

/** "90 minutes", "about 28 g of protein a serving". */
export function describeValue(figures: Figures, measure: Measure): string {
  if (measure === 'time') return figures.minutes === null ? 'no time given' : `${figures.minutes} minutes`;
  if (measure === 'ingredients') return `${figures.ingredients} ingredients`;
  if (measure === 'cost' || figures.nutrition === null) return 'nutrition not known';
  return `about ${amountOf(figures.nutrition, measure)} ${figures.servings === null ? 'in all' : 'a serving'}`;
}

/** The recipes whose value is known, the best first. */
export function rank(all: readonly Figures[], { measure, wants }: Criterion): readonly Figures[] {
  const known = all.flatMap((figures) => {
    const value = valueOf(figures, measure);
    return value === null ? [] : [{ figures, value }];
  });
  const sign = wants === 'least' ? 1 : -1;
  return known.toSorted((one, other) => sign * (one.value - other.value)).map(({ figures }) => figures);
}
