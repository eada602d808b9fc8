import type { Transaction } from 'kysely';

import type { Ctx } from '#platform/context.ts';
import type { Tables } from '#platform/db/tables.ts';

import type { WholeRecipeRow } from '../present.ts';
import { recipeNotFound, withPicture } from '../queries/get.ts';
import { count, COUNTED_COLUMNS } from './figures.ts';
import { lockActor } from './lock-actor.ts';
import { findReaders, type Reader, notifyReaders } from './notify-readers.ts';

/** Most recipes in one statement. */
const AT_ONCE = 500;

/** Which recipes go: where a version is given, only such as stand in it. */
interface Going {
  readonly version?: number | undefined;
}

/** Puts one's own recipe into the bin. Throws `not_found`, also when it is there already. */
export async function deleteRecipe(ctx: Ctx, id: string, going: Going = {}): Promise<void> {
  const [gone] = await deleteRecipes(ctx, [id], going);
  if (gone === undefined) throw recipeNotFound();
}

/** Puts those of one's own recipes into the bin that are not there yet; gives their ids. */
export function deleteRecipes(ctx: Ctx, ids: readonly string[], { version }: Going = {}): Promise<string[]> {
  return moveInParts(ctx, ids, 'sharing.withdrawn', async (trx, part) => {
    const gone = await trx
      .updateTable('recipes')
      .set({ deleted_at: ctx.now })
      .where('id', 'in', part)
      .where('user_id', '=', ctx.actor.id)
      .where('deleted_at', 'is', null)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
      .returning(['id', ...COUNTED_COLUMNS])
      .execute();
    const moved = gone.map(({ id }) => id);
    // For good: what comes back out of the bin is not in public again by itself. What an admin has hidden is not there to begin with.
    const links = trx.deleteFrom('public_links').where('recipe_id', 'in', moved).where('hidden_at', 'is', null);
    if (moved.length > 0) await links.execute();
    await count(trx, ctx.actor.id, { gone });
    return moved;
  });
}

/** Takes one's own recipe out of the bin; one that is not in it stays as it is. Throws `not_found`. */
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

/** Takes those of one's own recipes out of the bin that are in it; gives their ids. */
export function restoreRecipes(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  return moveInParts(ctx, ids, 'sharing.changed', async (trx, part) => {
    const come = await trx
      .updateTable('recipes')
      .set({ deleted_at: null })
      .where('id', 'in', part)
      .where('user_id', '=', ctx.actor.id)
      .where('deleted_at', 'is not', null)
      .returning(['id', ...COUNTED_COLUMNS])
      .execute();
    await count(trx, ctx.actor.id, { come });
    return come.map(({ id }) => id);
  });
}

/** All or none, while nobody else writes the actor's recipes. Whoever they are shared with is told. */
async function moveInParts(
  ctx: Ctx,
  ids: readonly string[],
  topic: 'sharing.changed' | 'sharing.withdrawn',
  move: (trx: Transaction<Tables>, part: readonly string[]) => Promise<string[]>,
): Promise<string[]> {
  const readers: Reader[] = [];
  const moved = await ctx.db.transaction().execute(async (trx) => {
    await lockActor(trx, ctx);
    const all: string[] = [];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const part = await move(trx, ids.slice(from, from + AT_ONCE));
      readers.push(...(await findReaders(trx, ctx, part)));
      all.push(...part);
    }
    return all;
  });
  notifyReaders(ctx, topic, readers);
  return moved;
}
