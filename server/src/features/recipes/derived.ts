import type { readIngredientList as ReadIngredientList } from '@larder/culinary/ingredient-list';
import { linesWithFood } from '@larder/culinary/ingredient-heading';
import { expandedTexts, type LinkedLine } from '@larder/culinary/linked-lines';
import { searchWords } from '@larder/culinary/plain-words';

import { type JsonText, toJson } from '#platform/db/tables.ts';

/** Increment it when the kitchen engine reads recipes differently: all are then derived and indexed again. */
export const DERIVATION_VERSION = 6;

/** Enough to sort by, short enough for a cursor. */
const TITLE_ORDER_MAX_CHARACTERS = 100;
const FOODS_MAX = 100;
const FOOD_MAX_CHARACTERS = 60;
/** A longer text is a remark, not the name of a food. */
const FOOD_MAX_WORDS = 5;

/** The derived columns of a recipe, by which it is sorted, filtered and counted. */
export interface Derived {
  readonly derived_by: number;
  readonly title_order: string;
  readonly foods: JsonText<string[]>;
  readonly is_vegetarian: boolean;
  readonly is_vegan: boolean;
  readonly is_gluten_free: boolean;
  /** What the recipe contains, as `contentsOfRecipe` writes it. */
  readonly contents: string;
}

interface Texts {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  /** They count as the ingredients that they consist of. */
  readonly linked_recipes?: readonly LinkedLine[] | undefined;
}

/** Computes the derived columns. Slow, so call it before a transaction, not inside. */
export async function derive(recipe: Texts): Promise<Derived> {
  const { title, instructions } = recipe;
  const ingredients = expandedTexts(recipe.ingredients, recipe.linked_recipes);
  // Loaded on demand, which keeps the start fast.
  const [{ loadEveryLanguage }, { readIngredientList }, { dietsOfLines }, { contentsOfRecipe }] = await Promise.all([
    import('@larder/culinary/every-language'),
    import('@larder/culinary/ingredient-list'),
    import('@larder/culinary/recipe-diets'),
    import('@larder/culinary/recipe-contents'),
  ]);
  loadEveryLanguage();
  const lines = readIngredientList(linesWithFood(ingredients));
  const { title_order, foods } = namesIn(title, lines);
  const { diets } = dietsOfLines(lines);
  const fits = (diet: (typeof diets)[number]['diet']) =>
    diets.some((each) => each.diet === diet && each.fits === 'yes');
  return {
    derived_by: DERIVATION_VERSION,
    title_order,
    foods: toJson(foods),
    is_vegetarian: fits('vegetarian'),
    is_vegan: fits('vegan'),
    is_gluten_free: fits('gluten-free'),
    contents: contentsOfRecipe({ title, ingredients, instructions }),
  };
}

/** The derived columns by which recipes are compared. */
export interface DerivedNames {
  readonly title_order: string;
  readonly foods: string[];
}

/** Computes only the columns by which recipes are compared. */
export async function deriveNames({ title, ingredients }: Pick<Texts, 'title' | 'ingredients'>): Promise<DerivedNames> {
  const [{ loadEveryLanguage }, { readIngredientList }] = await Promise.all([
    import('@larder/culinary/every-language'),
    import('@larder/culinary/ingredient-list'),
  ]);
  loadEveryLanguage();
  return namesIn(title, readIngredientList(linesWithFood(ingredients)));
}

function namesIn(title: string, lines: ReturnType<typeof ReadIngredientList>): DerivedNames {
  const foods = lines.map((line) => (line === null ? '' : (line.food?.food.name ?? unknownFoodName(line.name))));
  const named = [...new Set(foods)].filter((food) => food !== '');
  return { title_order: titleOrder(title), foods: named.slice(0, FOODS_MAX) };
}

/** The sort key of a title. A title without letters or digits is its own key. */
export function titleOrder(title: string): string {
  const words = searchWords(title).join(' ');
  const order = words === '' ? title.replaceAll(/[\p{C}"\\]/gu, '') : words;
  return order.slice(0, TITLE_ORDER_MAX_CHARACTERS).toWellFormed();
}

/** The normalized name of a food that the engine does not know; '' for a remark. */
function unknownFoodName(name: string): string {
  const words = searchWords(name);
  return words.length > FOOD_MAX_WORDS ? '' : words.join(' ').slice(0, FOOD_MAX_CHARACTERS).toWellFormed();
}
