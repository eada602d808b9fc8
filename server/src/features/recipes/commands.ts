import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { type NewRecipe, RECIPE_LIMITS, type RecipeChange } from '@larder/contract/recipes';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { type Tables, toJson } from '#platform/db/tables.ts';

import { recipeNotFound } from './queries.ts';
import { searchDocument, searchScope } from './search-document.ts';
import type { RecipeRow } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps a recipe. With an `id` from the caller, sending the same again gives the recipe that is already there; an id
 * that is taken otherwise is a `conflict`.
 */
export async function createRecipe(ctx: Ctx, recipe: NewRecipe): Promise<RecipeRow> {
  const { id = uuidv7(), ingredients, instructions, ...fields } = recipe;
  return ctx.db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('recipes')
      .values({
        ...fields,
        id,
        user_id: ctx.actor.id,
        ingredients: toJson(ingredients),
        instructions: toJson(instructions),
        created_at: ctx.now,
        updated_at: ctx.now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (added === undefined) return findSentBefore(trx, ctx.actor.id, id);
    await writeSearchDocument(trx, added);
    return added;
  });
}

async function findSentBefore(trx: Transaction<Tables>, userId: string, id: string): Promise<RecipeRow> {
  const known = await trx
    .selectFrom('recipes')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (known === undefined) throw new AppError('conflict', 'This id is taken', { fields: { id: 'This id is taken' } });
  return known;
}

/** Changes the given parts of one's own recipe. Throws `not_found`. */
export async function updateRecipe(ctx: Ctx, id: string, change: RecipeChange): Promise<RecipeRow> {
  const { ingredients, instructions, ...fields } = change;
  return ctx.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('recipes')
      .set({
        ...fields,
        ...(ingredients === undefined ? {} : { ingredients: toJson(ingredients) }),
        ...(instructions === undefined ? {} : { instructions: toJson(instructions) }),
        updated_at: ctx.now,
      })
      .where('id', '=', id)
      .where('user_id', '=', ctx.actor.id)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (changed === undefined) throw recipeNotFound();
    await writeSearchDocument(trx, changed);
    return changed;
  });
}

/** Puts one's own recipe into the bin. Throws `not_found`, also when it is there already. */
export async function deleteRecipe(ctx: Ctx, id: string): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('recipes')
    .set({ deleted_at: ctx.now })
    .where('id', '=', id)
    .where('user_id', '=', ctx.actor.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw recipeNotFound();
}

/** Takes one's own recipe out of the bin; one that is not in it stays as it is. Throws `not_found`. */
export async function restoreRecipe(ctx: Ctx, id: string): Promise<RecipeRow> {
  const restored = await ctx.db
    .updateTable('recipes')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('user_id', '=', ctx.actor.id)
    .returningAll()
    .executeTakeFirst();
  if (restored === undefined) throw recipeNotFound();
  return restored;
}

async function writeSearchDocument(trx: Transaction<Tables>, recipe: RecipeRow): Promise<void> {
  const document = { ...searchDocument(recipe), scope: searchScope(recipe.user_id) };
  await trx
    .insertInto('recipe_search')
    .values({ id: recipe.id, ...document })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(document))
    .execute();
}

/** Removes what has rested in the bin for its 30 days, for everybody. */
export async function purgeBin({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - RECIPE_LIMITS.bin_days * DAY_MS);
  await db.deleteFrom('recipes').where('deleted_at', '<=', before).execute();
}
