import { sql } from 'kysely';

import type { Db } from '#platform/db/tables.ts';

import type { RecipeRow } from '../tables.ts';

/** The columns of what of a recipe is counted. */
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

/** Most foods in one statement. */
const FOODS_AT_ONCE = 500;

/**
 * Keeps the figures of a person in step with their recipes: `gone` are no longer what they were, `come` are what is there now.
 * What was never read by the kitchen engine is in no figure. Call it in the transaction that writes the recipes, while it
 * holds their owner.
 */
export async function count(
  trx: Db,
  userId: string,
  { gone = [], come = [] }: { readonly gone?: readonly Counted[]; readonly come?: readonly Counted[] },
): Promise<void> {
  if (gone.length + come.length === 0) return;
  const changes = [...changesOf(gone, -1), ...changesOf(come, 1)];
  await addFigures(trx, userId, changes);
  await addFoods(trx, userId, changes);
  await addKinds(trx, userId, changes);
}

interface Change {
  readonly recipe: Counted;
  readonly by: 1 | -1;
}

function changesOf(recipes: readonly Counted[], by: 1 | -1): Change[] {
  return recipes.filter(({ derived_by }) => derived_by > 0).map((recipe) => ({ recipe, by }));
}

async function addFigures(trx: Db, user_id: string, changes: readonly Change[]): Promise<void> {
  const sum = (of: (recipe: Counted) => number) => changes.reduce((all, { recipe, by }) => all + of(recipe) * by, 0);
  const recipes = sum(() => 1);
  const ai_generated = sum(({ is_ai_generated }) => (is_ai_generated ? 1 : 0));
  const cooking_minutes = sum(({ cooking_time }) => cooking_time ?? 0);
  const with_cooking_time = sum(({ cooking_time }) => (cooking_time === null ? 0 : 1));
  const add = trx
    .updateTable('recipe_figures')
    .set((eb) => ({
      recipes: eb('recipes', '+', recipes),
      ai_generated: eb('ai_generated', '+', ai_generated),
      cooking_minutes: eb('cooking_minutes', '+', cooking_minutes),
      with_cooking_time: eb('with_cooking_time', '+', with_cooking_time),
    }))
    .where('user_id', '=', user_id);
  const { numUpdatedRows } = await add.executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await trx
    .insertInto('recipe_figures')
    .values({ user_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await add.execute();
}

async function addFoods(trx: Db, userId: string, changes: readonly Change[]): Promise<void> {
  const counts = new Map<string, number>();
  for (const { recipe, by } of changes) {
    for (const food of recipe.foods) counts.set(food, (counts.get(food) ?? 0) + by);
  }
  const more = [...counts].filter(([, by]) => by > 0).map(([food, by]) => ({ user_id: userId, food, count: by }));
  for (const rows of toChunks(more)) {
    await trx
      .insertInto('food_counts')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'food']).doUpdateSet({ count: sql<number>`food_counts.count + excluded.count` }),
      )
      .execute();
  }
  const fewer = Map.groupBy(
    [...counts].filter(([, by]) => by < 0),
    ([, by]) => -by,
  );
  for (const [by, foods] of fewer) {
    for (const part of toChunks(foods))
      await takeFoods(
        trx,
        userId,
        part.map(([food]) => food),
        by,
      );
  }
}

/** A food that is in no recipe any more is no row any more. */
async function takeFoods(trx: Db, userId: string, foods: readonly string[], by: number): Promise<void> {
  await trx
    .deleteFrom('food_counts')
    .where('user_id', '=', userId)
    .where('food', 'in', foods)
    .where('count', '<=', by)
    .execute();
  await trx
    .updateTable('food_counts')
    .set((eb) => ({ count: eb('count', '-', by) }))
    .where('user_id', '=', userId)
    .where('food', 'in', foods)
    .execute();
}

async function addKinds(trx: Db, user_id: string, changes: readonly Change[]): Promise<void> {
  const kinds = Map.groupBy(changes, ({ recipe }) => JSON.stringify(kindOf(recipe)));
  for (const alike of kinds.values()) {
    const more = alike.reduce((sum, { by }) => sum + by, 0);
    const [first] = alike;
    if (first === undefined || more === 0) continue;
    const kind = { user_id, ...kindOf(first.recipe) };
    if (more > 0) {
      await trx
        .insertInto('recipe_kinds')
        .values({ ...kind, count: more })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'category', 'is_vegetarian', 'is_vegan', 'is_gluten_free'])
            .doUpdateSet({ count: sql<number>`recipe_kinds.count + excluded.count` }),
        )
        .execute();
    } else {
      await trx
        .updateTable('recipe_kinds')
        .set((eb) => ({ count: eb('count', '+', more) }))
        .where((eb) => eb.and(kind))
        .execute();
    }
  }
}

function kindOf({ category, is_vegetarian, is_vegan, is_gluten_free }: Counted) {
  return { category: category ?? '', is_vegetarian, is_vegan, is_gluten_free };
}

function toChunks<Item>(items: readonly Item[]): Item[][] {
  const parts = [];
  for (let from = 0; from < items.length; from += FOODS_AT_ONCE) parts.push(items.slice(from, from + FOODS_AT_ONCE));
  return parts;
}
