import type { Transaction } from 'kysely';

import type { Ctx } from '#platform/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { toChunks } from '#platform/db/in-batches.ts';

import type { WholeRecipeRow } from '../present.ts';
import { recipeNotFound, withPicture } from '../queries/get.ts';
import { COUNTED_COLUMNS, updateCounters } from './counters.ts';
import { lockActor } from './lock-actor.ts';
import { notifyReaders, type Reader, selectReaders } from './notify-readers.ts';

/** Most recipes in one statement. */
const BATCH_RECIPES = 500;

interface Condition {
  /** Only recipes of this version are deleted. */
  readonly version?: number | undefined;
}

/** Moves one of the actor's recipes to the bin. Throws `not_found`, also if it is there already. */
export async function deleteRecipe(ctx: Ctx, id: string, condition: Condition = {}): Promise<void> {
  const [deleted] = await deleteRecipes(ctx, [id], condition);
  if (deleted === undefined) throw recipeNotFound();
}

/** Moves those of the actor's recipes to the bin that are not there yet. Returns their ids. */
export function deleteRecipes(ctx: Ctx, ids: readonly string[], { version }: Condition = {}): Promise<string[]> {
  return moveInBatches(ctx, ids, 'sharing.withdrawn', async (trx, batch) => {
    const removed = await trx
      .updateTable('recipes')
      .set({ deleted_at: ctx.now })
      .where('id', 'in', batch)
      .where('user_id', '=', ctx.actor.id)
      .where('deleted_at', 'is', null)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
      .returning(['id', ...COUNTED_COLUMNS])
      .execute();
    const moved = removed.map(({ id }) => id);
    // For good: a restored recipe is not public again by itself. A link that an admin has hidden stays as evidence.
    const links = trx.deleteFrom('public_links').where('recipe_id', 'in', moved).where('hidden_at', 'is', null);
    if (moved.length > 0) await links.execute();
    await updateCounters(trx, ctx.databaseKind, ctx.actor.id, { removed });
    return moved;
  });
}

/** Restores one of the actor's recipes from the bin; outside the bin it stays as it is. Throws `not_found`. */
export async function restoreRecipe(ctx: Ctx, id: string): Promise<WholeRecipeRow> {
  await restoreRecipes(ctx, [id]);
  const row = await ctx.db
    .selectFrom('recipes')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', ctx.actor.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw recipeNotFound();
  return withPicture(ctx.db, row);
}

/** Restores those of the actor's recipes that are in the bin. Returns their ids. */
export function restoreRecipes(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  return moveInBatches(ctx, ids, 'sharing.changed', async (trx, batch) => {
    const added = await trx
      .updateTable('recipes')
      .set({ deleted_at: null })
      .where('id', 'in', batch)
      .where('user_id', '=', ctx.actor.id)
      .where('deleted_at', 'is not', null)
      .returning(['id', ...COUNTED_COLUMNS])
      .execute();
    await updateCounters(trx, ctx.databaseKind, ctx.actor.id, { added });
    return added.map(({ id }) => id);
  });
}

/** One transaction for all batches, under the lock on the actor. Notifies the users with whom the recipes are shared. */
async function moveInBatches(
  ctx: Ctx,
  ids: readonly string[],
  topic: 'sharing.changed' | 'sharing.withdrawn',
  move: (trx: Transaction<Tables>, batch: readonly string[]) => Promise<string[]>,
): Promise<string[]> {
  const readers: Reader[] = [];
  const moved = await ctx.db.transaction().execute(async (trx) => {
    await lockActor(trx, ctx);
    const all: string[] = [];
    for (const batch of toChunks(ids, BATCH_RECIPES)) {
      const part = await move(trx, batch);
      readers.push(...(await selectReaders(trx, ctx, part).execute()));
      all.push(...part);
    }
    return all;
  });
  notifyReaders(ctx, topic, readers);
  return moved;
}
