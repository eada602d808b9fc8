import { type Expression, expressionBuilder, type Selectable, sql, type SqlBool } from 'kysely';

import type { CookbookTag, RecipeFilter } from '@larder/contract/recipes';
import { type Meal, MEAL_CATEGORIES } from '@larder/culinary/recipe-category';

import type { Tables } from '#platform/db/tables.ts';

/** Filters of the actor's own recipes, except the search. */
export interface OwnFilter extends Omit<RecipeFilter, 'q' | 'fits'> {
  /** Hides what does not suit the actor's eating rules. */
  readonly suits?: Expression<SqlBool> | undefined;
}

export function hasFilter({ category, tags = [], favorites, collection, suits }: OwnFilter): boolean {
  const others = [category, favorites, collection, suits];
  return tags.length > 0 || others.some((value) => value !== undefined);
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

/** The categories of the meals among the tags; undefined without a meal. */
function categoriesIn(tags: readonly CookbookTag[]): readonly string[] | undefined {
  const meals = tags.filter((tag): tag is Meal => !isDiet(tag));
  return meals.length === 0 ? undefined : [...new Set(meals.flatMap((meal) => [...MEAL_CATEGORIES[meal]]))];
}

/** The condition on `recipes` for the category, one of the meals, all of the diets, the favorites, the collection and the eating rules. */
export function matchesFilter({ category, tags = [], favorites, collection, suits }: OwnFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'recipes'>();
  const diets = dietsIn(tags);
  const categories = categoriesIn(tags);
  // The category index covers no other column. With another condition, SQLite would use it and fetch every row of the category:
  // the concatenation keeps it from doing so.
  const isCategoryOnly =
    diets.length === 0 && favorites === undefined && collection === undefined && suits === undefined;
  const column = isCategoryOnly ? eb.ref('recipes.category') : sql<string | null>`(recipes.category || '')`;
  return eb.and([
    ...(category === undefined ? [] : [eb(column, '=', category)]),
    ...(categories === undefined ? [] : [eb(column, 'in', categories)]),
    ...diets.map((diet) => eb(`recipes.${diet}`, '=', true)),
    // Written as in the partial index, which applies only then.
    ...(favorites === undefined ? [] : [sql<SqlBool>`recipes.is_favorite`]),
    ...(collection === undefined ? [] : [isInCollection(collection)]),
    ...(suits === undefined ? [] : [suits]),
  ]);
}

/** The recipe is in this collection of its owner's. */
function isInCollection(id: string): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'recipes'>();
  return eb.exists(
    eb
      .selectFrom('collection_recipes')
      .innerJoin('collections', 'collections.id', 'collection_recipes.collection_id')
      .select('collection_recipes.recipe_id')
      .where('collection_recipes.collection_id', '=', id)
      .whereRef('collection_recipes.recipe_id', '=', 'recipes.id')
      .whereRef('collections.user_id', '=', 'recipes.user_id'),
  );
}

type Kind = Pick<Selectable<Tables['recipe_kinds']>, 'category' | 'is_vegetarian' | 'is_vegan' | 'is_gluten_free'>;

/** Like `matchesFilter` for a row of `recipe_kinds`, which knows neither favorites nor collections nor eating rules. */
export function kindMatchesFilter(kind: Kind, { category, tags = [] }: OwnFilter): boolean {
  return (
    (category === undefined || kind.category === category) &&
    (categoriesIn(tags)?.includes(kind.category) ?? true) &&
    dietsIn(tags).every((diet) => kind[diet])
  );
}
