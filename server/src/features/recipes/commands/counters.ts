import { sql } from 'kysely';

import { inlineRows, WHERE_TRUE } from '#platform/db/inline-rows.ts';
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

/** Executes the `counterUpdates`. */
export async function updateCounters(
  trx: Db,
  kind: DatabaseKind,
  userId: string,
  changes: RecipeChanges,
): Promise<void> {
  for (const update of counterUpdates(trx, kind, userId, changes)) await update.execute();
}

/**
 * The statements that keep a user's counters in step with their recipes. Recipes that the kitchen engine has not read yet are in no
 * counter. Execute them in this order, in the transaction that writes the recipes, while it holds the lock on their owner. No two of
 * them write the same row.
 */
export function counterUpdates(
  db: Db,
  kind: DatabaseKind,
  userId: string,
  { removed = [], added = [] }: RecipeChanges,
) {
  const changes = [...changesOf(removed, -1), ...changesOf(added, 1)];
  const updates = [
    ...totalUpdates(db, kind, userId, changes),
    ...foodUpdates(db, kind, userId, changes),
    ...kindUpdates(db, kind, userId, changes),
  ];
  // On PostgreSQL all of them, so that they are always the same text, which is planned once.
  return updates.filter(({ rows }) => kind === 'postgres' || rows.length > 0).map(({ build }) => build());
}

function changesOf(recipes: readonly Counted[], by: 1 | -1): Change[] {
  return recipes.filter(({ derived_by }) => derived_by > 0).map((recipe) => ({ recipe, by }));
}

function totalUpdates(db: Db, kind: DatabaseKind, user_id: string, changes: readonly Change[]) {
  const sum = (of: (recipe: Counted) => number) => changes.reduce((all, { recipe, by }) => all + of(recipe) * by, 0);
  const deltas = {
    recipes: sum(() => 1),
    ai_generated: sum(({ is_ai_generated }) => (is_ai_generated ? 1 : 0)),
    cooking_minutes: sum(({ cooking_time }) => cooking_time ?? 0),
    with_cooking_time: sum(({ cooking_time }) => (cooking_time === null ? 0 : 1)),
  };
  // Both databases check the row to insert before they find the conflict, so it must not be negative.
  const first = {
    recipes: Math.max(0, deltas.recipes),
    ai_generated: Math.max(0, deltas.ai_generated),
    cooking_minutes: Math.max(0, deltas.cooking_minutes),
    with_cooking_time: Math.max(0, deltas.with_cooking_time),
  };
  const rows = Object.values(deltas).every((delta) => delta === 0) ? [] : [{ user_id, ...first }];
  const types = { user_id: 'uuid', ...TOTAL_TYPES } as const;
  const build = () =>
    db
      .insertInto('recipe_figures')
      .columns(['user_id', 'recipes', 'ai_generated', 'cooking_minutes', 'with_cooking_time'])
      .expression((eb) =>
        eb
          .selectFrom(inlineRows(kind, 'given', types, rows))
          .select(['user_id', 'recipes', 'ai_generated', 'cooking_minutes', 'with_cooking_time'])
          .where(WHERE_TRUE),
      )
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet((eb) => ({
          recipes: eb('recipe_figures.recipes', '+', deltas.recipes),
          ai_generated: eb('recipe_figures.ai_generated', '+', deltas.ai_generated),
          cooking_minutes: eb('recipe_figures.cooking_minutes', '+', deltas.cooking_minutes),
          with_cooking_time: eb('recipe_figures.with_cooking_time', '+', deltas.with_cooking_time),
        })),
      );
  return [{ rows, build }];
}

const TOTAL_TYPES = {
  recipes: 'integer',
  ai_generated: 'integer',
  cooking_minutes: 'integer',
  with_cooking_time: 'integer',
} as const;

/** Deletes the rows of foods that are in no recipe any more. */
function foodUpdates(db: Db, kind: DatabaseKind, user_id: string, changes: readonly Change[]) {
  const deltas = new Map<string, number>();
  for (const { recipe, by } of changes) {
    for (const food of recipe.foods) deltas.set(food, (deltas.get(food) ?? 0) + by);
  }
  const [more, fewer] = bySign([...deltas].map(([food, delta]) => ({ user_id, food, delta })));
  const types = { user_id: 'uuid', food: 'text', delta: 'integer' } as const;
  const add = () =>
    db
      .insertInto('food_counts')
      .columns(['user_id', 'food', 'count'])
      .expression((eb) =>
        eb
          .selectFrom(inlineRows(kind, 'given', types, more))
          .select(['user_id', 'food', 'delta'])
          .where(WHERE_TRUE),
      )
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'food']).doUpdateSet({ count: sql<number>`food_counts.count + excluded.count` }),
      );
  const last = () =>
    db
      .selectFrom(inlineRows(kind, 'given', types, fewer))
      .innerJoin('food_counts as counted', (join) =>
        join.onRef('counted.user_id', '=', 'given.user_id').onRef('counted.food', '=', 'given.food'),
      )
      .select('given.food')
      .where(sql<boolean>`counted.count + given.delta <= 0`);
  const remove = () => db.deleteFrom('food_counts').where('user_id', '=', user_id).where('food', 'in', last());
  const subtract = () =>
    db
      .updateTable('food_counts')
      .from(inlineRows(kind, 'given', types, fewer))
      .set({ count: sql<number>`food_counts.count + given.delta` })
      .whereRef('food_counts.user_id', '=', 'given.user_id')
      .whereRef('food_counts.food', '=', 'given.food')
      .where(sql<boolean>`food_counts.count + given.delta > 0`);
  return [
    { rows: more, build: add },
    { rows: fewer, build: remove },
    { rows: fewer, build: subtract },
  ];
}

const KIND_TYPES = {
  user_id: 'uuid',
  category: 'text',
  is_vegetarian: 'boolean',
  is_vegan: 'boolean',
  is_gluten_free: 'boolean',
} as const;
const KIND_COLUMNS = ['user_id', 'category', 'is_vegetarian', 'is_vegan', 'is_gluten_free'] as const;

/** Kinds without recipes keep their rows: there are only a few. */
function kindUpdates(db: Db, kind: DatabaseKind, user_id: string, changes: readonly Change[]) {
  const kinds = Map.groupBy(changes, ({ recipe }) => JSON.stringify(kindOf(recipe)));
  const deltas = [...kinds.values()].flatMap((alike) =>
    alike
      .slice(0, 1)
      .map(({ recipe }) => ({ user_id, ...kindOf(recipe), delta: alike.reduce((sum, { by }) => sum + by, 0) })),
  );
  const [more, fewer] = bySign(deltas);
  const types = { ...KIND_TYPES, delta: 'integer' } as const;
  const add = () =>
    db
      .insertInto('recipe_kinds')
      .columns([...KIND_COLUMNS, 'count'])
      .expression((eb) =>
        eb
          .selectFrom(inlineRows(kind, 'given', types, more))
          .select([...KIND_COLUMNS, 'delta'])
          .where(WHERE_TRUE),
      )
      .onConflict((conflict) =>
        conflict.columns(KIND_COLUMNS).doUpdateSet({ count: sql<number>`recipe_kinds.count + excluded.count` }),
      );
  const subtract = () =>
    db
      .updateTable('recipe_kinds')
      .from(inlineRows(kind, 'given', types, fewer))
      .set({ count: sql<number>`recipe_kinds.count + given.delta` })
      .where((eb) =>
        eb.and(KIND_COLUMNS.map((column) => eb(`recipe_kinds.${column}`, '=', eb.ref(`given.${column}`)))),
      );
  return [
    { rows: more, build: add },
    { rows: fewer, build: subtract },
  ];
}

function kindOf({ category, is_vegetarian, is_vegan, is_gluten_free }: Counted) {
  return { category: category ?? '', is_vegetarian, is_vegan, is_gluten_free };
}

function bySign<Row extends { readonly delta: number }>(rows: readonly Row[]): [more: Row[], fewer: Row[]] {
  return [rows.filter(({ delta }) => delta > 0), rows.filter(({ delta }) => delta < 0)];
}
