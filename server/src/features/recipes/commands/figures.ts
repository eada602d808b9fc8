import { sql } from 'kysely';

import { givenRows, WHERE_TRUE } from '#platform/db/given-rows.ts';
import type { DatabaseKind } from '#platform/db/open.ts';
import type { Db } from '#platform/db/tables.ts';

import type { RecipeRow } from '../tables.ts';

/** The columns of a recipe that its owner's counters depend on. */
export const COUNTED_COLUMNS = [
  'is_ai_generated',
  'cooking_time',
  'foods',
  'derived_by',
  'category',
  'is_vegetarian',
  'is_vegan',
  'is_gluten_free',
] as const;

export type Counted = Pick<RecipeRow, (typeof COUNTED_COLUMNS)[number]>;

interface Change {
  readonly recipe: Counted;
  readonly by: 1 | -1;
}

interface RecipeChanges {
  /** Recipes as they were before. */
  readonly removed?: readonly Counted[];
  /** Recipes as they are now. */
  readonly added?: readonly Counted[];
}

/** Executes the `figureUpdates`. */
export async function updateFigures(
  trx: Db,
  kind: DatabaseKind,
  userId: string,
  changes: RecipeChanges,
): Promise<void> {
  for (const update of figureUpdates(trx, kind, userId, changes)) await update.execute();
}

/**
 * The statements that keep a user's counters in step with their recipes. Recipes that the kitchen engine has not read yet are in no
 * counter. Execute them in this order, in the transaction that writes the recipes, while it holds the lock on their owner. No two of
 * them write the same row.
 */
export function figureUpdates(db: Db, kind: DatabaseKind, userId: string, { removed = [], added = [] }: RecipeChanges) {
  const changes = [...changesOf(removed, -1), ...changesOf(added, 1)];
  return [
    ...totalUpdates(db, userId, changes),
    ...foodUpdates(db, kind, userId, changes),
    ...kindUpdates(db, kind, userId, changes),
  ];
}

function changesOf(recipes: readonly Counted[], by: 1 | -1): Change[] {
  return recipes.filter(({ derived_by }) => derived_by > 0).map((recipe) => ({ recipe, by }));
}

function totalUpdates(db: Db, user_id: string, changes: readonly Change[]) {
  const sum = (of: (recipe: Counted) => number) => changes.reduce((all, { recipe, by }) => all + of(recipe) * by, 0);
  const deltas = {
    recipes: sum(() => 1),
    ai_generated: sum(({ is_ai_generated }) => (is_ai_generated ? 1 : 0)),
    cooking_minutes: sum(({ cooking_time }) => cooking_time ?? 0),
    with_cooking_time: sum(({ cooking_time }) => (cooking_time === null ? 0 : 1)),
  };
  if (Object.values(deltas).every((delta) => delta === 0)) return [];
  // A user's first recipe inserts the row. Both databases check the row to insert before they find the conflict, so it is never negative.
  const first = {
    recipes: Math.max(0, deltas.recipes),
    ai_generated: Math.max(0, deltas.ai_generated),
    cooking_minutes: Math.max(0, deltas.cooking_minutes),
    with_cooking_time: Math.max(0, deltas.with_cooking_time),
  };
  return [
    db
      .insertInto('recipe_figures')
      .values({ user_id, ...first })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet((eb) => ({
          recipes: eb('recipe_figures.recipes', '+', deltas.recipes),
          ai_generated: eb('recipe_figures.ai_generated', '+', deltas.ai_generated),
          cooking_minutes: eb('recipe_figures.cooking_minutes', '+', deltas.cooking_minutes),
          with_cooking_time: eb('recipe_figures.with_cooking_time', '+', deltas.with_cooking_time),
        })),
      ),
  ];
}

/** Deletes the rows of foods that are in no recipe any more. */
function foodUpdates(db: Db, kind: DatabaseKind, user_id: string, changes: readonly Change[]) {
  const deltas = new Map<string, number>();
  for (const { recipe, by } of changes) {
    for (const food of recipe.foods) deltas.set(food, (deltas.get(food) ?? 0) + by);
  }
  const rows = [...deltas].map(([food, by]) => ({ user_id, food, by }));
  const given = (some: typeof rows) => givenRows(kind, 'given', { user_id: 'uuid', food: 'text', by: 'integer' }, some);
  const [more, fewer] = [rows.filter(({ by }) => by > 0), rows.filter(({ by }) => by < 0)];
  const add = db
    .insertInto('food_counts')
    .columns(['user_id', 'food', 'count'])
    .expression((eb) =>
      eb.selectFrom(given(more)).select(['given.user_id', 'given.food', 'given.by']).where(WHERE_TRUE),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'food']).doUpdateSet({ count: sql<number>`food_counts.count + excluded.count` }),
    );
  const last = db
    .selectFrom(given(fewer))
    .innerJoin('food_counts as counted', (join) =>
      join.onRef('counted.user_id', '=', 'given.user_id').onRef('counted.food', '=', 'given.food'),
    )
    .select('given.food')
    .where(sql<boolean>`counted.count + given.by <= 0`);
  const remove = db.deleteFrom('food_counts').where('user_id', '=', user_id).where('food', 'in', last);
  const subtract = db
    .updateTable('food_counts')
    .from(given(fewer))
    .set({ count: sql<number>`food_counts.count + given.by` })
    .whereRef('food_counts.user_id', '=', 'given.user_id')
    .whereRef('food_counts.food', '=', 'given.food')
    .where(sql<boolean>`food_counts.count + given.by > 0`);
  return [...(more.length > 0 ? [add] : []), ...(fewer.length > 0 ? [remove, subtract] : [])];
}

const KIND_COLUMNS = ['user_id', 'category', 'is_vegetarian', 'is_vegan', 'is_gluten_free'] as const;

/** Kinds without recipes keep their rows: there are only a few. */
function kindUpdates(db: Db, kind: DatabaseKind, user_id: string, changes: readonly Change[]) {
  const rows = [...Map.groupBy(changes, ({ recipe }) => JSON.stringify(kindOf(recipe))).values()].flatMap((alike) =>
    alike
      .slice(0, 1)
      .map(({ recipe }) => ({ user_id, ...kindOf(recipe), delta: alike.reduce((sum, { by }) => sum + by, 0) })),
  );
  return rows
    .filter(({ delta }) => delta !== 0)
    .map(({ delta, ...columns }) =>
      db
        .insertInto('recipe_kinds')
        .values({ ...columns, count: Math.max(0, delta) })
        .onConflict((conflict) =>
          conflict.columns(KIND_COLUMNS).doUpdateSet((eb) => ({ count: eb('recipe_kinds.count', '+', delta) })),
        ),
    );
}

function kindOf({ category, is_vegetarian, is_vegan, is_gluten_free }: Counted) {
  return { category: category ?? '', is_vegetarian, is_vegan, is_gluten_free };
}
