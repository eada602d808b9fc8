import { isHeading } from '@larder/culinary/ingredient-heading';
import { searchWords } from '@larder/culinary/search-words';

import { type JsonText, toJson } from '#platform/db/tables.ts';

/** Incremented when all recipes are to be derived again, with their search documents: the kitchen engine reads them differently. */
export const DERIVATION_VERSION = 2;

/** As much of a title as sorts it, and few enough characters for a page's cursor. */
const TITLE_ORDER_MAX_CHARACTERS = 100;
const FOODS_MAX = 100;
const FOOD_MAX_CHARACTERS = 60;
/** More words than that are a remark, and no name of a food. */
const FOOD_MAX_WORDS = 5;

/** What a recipe's texts say, in the columns by which it is ordered, narrowed and counted. */
export interface Derived {
  readonly derived_by: number;
  readonly title_order: string;
  readonly foods: JsonText<string[]>;
  readonly is_vegetarian: boolean;
  readonly is_vegan: boolean;
  readonly is_gluten_free: boolean;
}

interface Texts {
  readonly title: string;
  readonly ingredients: readonly string[];
}

/** Reads a recipe. Nothing slow may run in a transaction, so this comes before one. */
export async function derive({ title, ingredients: written }: Texts): Promise<Derived> {
  // Loaded with the first recipe that is kept: a start does not wait for it.
  const [{ readIngredientList }, { dietsOfLines }] = await Promise.all([
    import('@larder/culinary/ingredient-list'),
    import('@larder/culinary/recipe-diets'),
  ]);
  const lines = readIngredientList(written.filter((line) => !isHeading(line)));
  const { diets } = dietsOfLines(lines);
  const fits = (diet: (typeof diets)[number]['diet']) =>
    diets.some((each) => each.diet === diet && each.fits === 'yes');
  const foods = lines.map((line) => (line === null ? '' : (line.food?.food.name ?? writtenName(line.name))));
  return {
    derived_by: DERIVATION_VERSION,
    title_order: titleOrder(title),
    foods: toJson([...new Set(foods)].filter((food) => food !== '').slice(0, FOODS_MAX)),
    is_vegetarian: fits('vegetarian'),
    is_vegan: fits('vegan'),
    is_gluten_free: fits('gluten-free'),
  };
}

/** A title without a letter or digit sorts by what it is made of. */
function titleOrder(title: string): string {
  const words = searchWords(title).join(' ');
  const order = words === '' ? title.replaceAll(/[\p{C}"\\]/gu, '') : words;
  return order.slice(0, TITLE_ORDER_MAX_CHARACTERS).toWellFormed();
}

/** A food that the engine does not know, by its own name. */
function writtenName(name: string): string {
  const words = searchWords(name);
  return words.length > FOOD_MAX_WORDS ? '' : words.join(' ').slice(0, FOOD_MAX_CHARACTERS).toWellFormed();
}
