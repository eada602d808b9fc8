import { type Expression, expressionBuilder, type Selectable, sql, type SqlBool } from 'kysely';

import type { CookbookTag, RecipeFilter } from '@larder/contract/recipes';
import { type Meal, MEAL_CATEGORIES } from '@larder/culinary/recipe-category';

import type { Tables } from '#platform/db/tables.ts';

/** What narrows a list of one's own recipes, beside what is searched. */
export type OwnFilter = Omit<RecipeFilter, 'q'>;

export function isNarrowed({ category, tags = [], favorites }: OwnFilter): boolean {
  return category !== undefined || tags.length > 0 || favorites !== undefined;
}

const DIET_COLUMNS = {
  Vegetarian: 'is_vegetarian',
  Vegan: 'is_vegan',
  'Gluten-Free': 'is_gluten_free',
} as const;

type Diet = keyof typeof DIET_COLUMNS;

function isDiet(tag: CookbookTag): tag is Diet {
  return tag in DIET_COLUMNS;
}

function dietsIn(tags: readonly CookbookTag[]) {
  return tags.filter(isDiet).map((diet) => DIET_COLUMNS[diet]);
}

/** Of any meal among the tags; undefined where there is none. */
function categoriesIn(tags: readonly CookbookTag[]): readonly string[] | undefined {
  const meals = tags.filter((tag): tag is Meal => !isDiet(tag));
  return meals.length === 0 ? undefined : [...new Set(meals.flatMap((meal) => [...MEAL_CATEGORIES[meal]]))];
}

/** Does a row of `recipes` fit the category, one of the meals, all of the diets and the heart? */
export function fits({ category, tags = [], favorites }: OwnFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'recipes'>();
  const diets = dietsIn(tags);
  const categories = categoriesIn(tags);
  // The index of categories knows nothing else: with anything else to look at, SQLite would fetch all recipes of a category.
  const isCategoryAlone = diets.length === 0 && favorites === undefined;
  const column = isCategoryAlone ? eb.ref('recipes.category') : sql<string | null>`(recipes.category || '')`;
  return eb.and([
    ...(category === undefined ? [] : [eb(column, '=', category)]),
    ...(categories === undefined ? [] : [eb(column, 'in', categories)]),
    ...diets.map((diet) => eb(`recipes.${diet}`, '=', true)),
    // As the indexes of favourites have it.
    ...(favorites === undefined ? [] : [sql<SqlBool>`recipes.is_favorite`]),
  ]);
}

type Kind = Pick<Selectable<Tables['recipe_kinds']>, 'category' | 'is_vegetarian' | 'is_vegan' | 'is_gluten_free'>;

/** Do recipes of a kind fit, whatever their hearts? */
export function isOfKind(kind: Kind, { category, tags = [] }: OwnFilter): boolean {
  return (
    (category === undefined || kind.category === category) &&
    (categoriesIn(tags)?.includes(kind.category) ?? true) &&
    dietsIn(tags).every((diet) => kind[diet])
  );
}
