import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';

import type { CookbookTag, RecipeFilter } from '@larder/contract/recipes';
import { type Meal, MEAL_CATEGORIES } from '@larder/culinary/recipe-category';

import type { Tables } from '#platform/db/tables.ts';

/** What narrows a list of one's own recipes, beside what is searched. */
export type OwnFilter = Omit<RecipeFilter, 'q'>;

export function isNarrowed({ category, tags = [], favorites }: OwnFilter): boolean {
  return category !== undefined || tags.length > 0 || favorites !== undefined;
}

const DIET_COLUMNS = {
  Vegetarian: 'recipes.is_vegetarian',
  Vegan: 'recipes.is_vegan',
  'Gluten-Free': 'recipes.is_gluten_free',
} as const;

type Diet = keyof typeof DIET_COLUMNS;

function isDiet(tag: CookbookTag): tag is Diet {
  return tag in DIET_COLUMNS;
}

/** Does a row of `recipes` fit the category, one of the meals, all of the diets and the heart? */
export function fits({ category, tags = [], favorites }: OwnFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'recipes'>();
  const diets = tags.filter(isDiet);
  const meals = tags.filter((tag): tag is Meal => !isDiet(tag));
  const categories = [...new Set(meals.flatMap((meal) => [...MEAL_CATEGORIES[meal]]))];
  // The index of categories knows nothing else: with anything else to look at, SQLite would fetch all recipes of a category.
  const isCategoryAlone = diets.length === 0 && favorites === undefined;
  const column = isCategoryAlone ? eb.ref('recipes.category') : sql<string | null>`(recipes.category || '')`;
  return eb.and([
    ...(category === undefined ? [] : [eb(column, '=', category)]),
    ...(meals.length === 0 ? [] : [eb(column, 'in', categories)]),
    ...diets.map((diet) => eb(DIET_COLUMNS[diet], '=', true)),
    ...(favorites === undefined ? [] : [eb('recipes.is_favorite', '=', true)]),
  ]);
}
