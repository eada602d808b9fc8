import { type Expression, expressionBuilder, type Selectable, sql, type SqlBool } from 'kysely';

import type { CookbookTag, RecipeFilter } from '@larder/contract/recipes';
import { type Meal, MEAL_CATEGORIES } from '@larder/culinary/recipe-category';

import type { DatabaseKind } from '#platform/db/open.ts';
import type { Tables } from '#platform/db/tables.ts';

import { tagsIn } from './tags.ts';

/** Filters of the actor's own recipes, except the search. */
export interface OwnFilter extends Omit<RecipeFilter, 'q' | 'fits' | 'tag'> {
  /** The recipe has one of the actor's own tags among these. */
  readonly tagged?: Expression<SqlBool> | undefined;
  /** Hides what does not suit the actor's eating rules. */
  readonly suits?: Expression<SqlBool> | undefined;
}

export function hasFilter({ category, tags = [], ...others }: OwnFilter): boolean {
  return category !== undefined || tags.length > 0 || isUncounted(others);
}

/** Whether the filter asks for what the counters do not know. */
export function isUncounted({ favorites, collection, tagged, suits }: OwnFilter): boolean {
  return [favorites, collection, tagged, suits].some((value) => value !== undefined);
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

/** The condition on `recipes` for the category, one of the meals, all of the diets, and each of the other filters. */
export function matchesFilter({ category, tags = [], ...others }: OwnFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'recipes'>();
  const { favorites, collection, tagged, suits } = others;
  const diets = dietsIn(tags);
  const categories = categoriesIn(tags);
  // The category index covers no other column. With another condition, SQLite would use it and fetch every row of the category:
  // the concatenation keeps it from doing so.
  const isCategoryOnly = diets.length === 0 && !isUncounted(others);
  const column = isCategoryOnly ? eb.ref('recipes.category') : sql<string | null>`(recipes.category || '')`;
  return eb.and([
    ...(category === undefined ? [] : [eb(column, '=', category)]),
    ...(categories === undefined ? [] : [eb(column, 'in', categories)]),
    ...diets.map((diet) => eb(`recipes.${diet}`, '=', true)),
    // Written as in the partial index, which applies only then.
    ...(favorites === undefined ? [] : [sql<SqlBool>`recipes.is_favorite`]),
    ...(collection === undefined ? [] : [isInCollection(collection)]),
    ...(tagged === undefined ? [] : [tagged]),
    ...(suits === undefined ? [] : [suits]),
  ]);
}

/** The recipe has one of these tags of its owner's. */
export function hasTag(kind: DatabaseKind, tags: readonly string[]): Expression<SqlBool> {
  if (tags.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`exists (select 1 from ${tagsIn(kind)} as tag where tag.value in (${sql.join(tags)}))`;
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

/** Like `matchesFilter` for a row of `recipe_kinds`, which knows nothing of the filters of `isUncounted`. */
export function kindMatchesFilter(kind: Kind, { category, tags = [] }: OwnFilter): boolean {
  return (
    (category === undefined || kind.category === category) &&
    (categoriesIn(tags)?.includes(kind.category) ?? true) &&
    dietsIn(tags).every((diet) => kind[diet])
  );
}
