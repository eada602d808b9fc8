import type { Ctx } from '#platform/context.ts';
import { toChunks } from '#platform/db/in-batches.ts';
import { type Db, toJson } from '#platform/db/tables.ts';

import type { RecipeContent, RecipeRow } from '../tables.ts';
import { versionsToDelete } from '../version-thinning.ts';

/** Most versions in one statement. */
const AT_ONCE = 500;

/** Keeps what a recipe was before a change, and thins out what it was earlier. Call it in the transaction that changes it. */
export async function saveVersion(trx: Db, ctx: Ctx, before: RecipeRow, content: RecipeContent): Promise<void> {
  await trx
    .insertInto('recipe_versions')
    .values({
      recipe_id: before.id,
      version: before.version,
      user_id: before.user_id,
      content: toJson(content),
      picture_id: before.picture_id,
      made_at: before.updated_at,
      replaced_at: ctx.now,
    })
    .execute();
  const { forgotten } = await findVersionsToForget(trx, ctx, before);
  for (const versions of toChunks(forgotten, AT_ONCE)) {
    await deleteVersions(trx, before, versions);
  }
}

type Owned = Pick<RecipeRow, 'id' | 'user_id'>;

/** Which versions go, and how many there are now. */
export async function findVersionsToForget(
  db: Db,
  { now, quotas }: Pick<Ctx, 'now' | 'quotas'>,
  { id, user_id }: Owned,
): Promise<{ readonly count: number; readonly forgotten: readonly number[] }> {
  const history = await db
    .selectFrom('recipe_versions')
    .select(['version', 'replaced_at as replacedAt', 'bytes'])
    .where('recipe_id', '=', id)
    .where('user_id', '=', user_id)
    .orderBy('version', 'desc')
    .execute();
  return { count: history.length, forgotten: versionsToDelete(history, { now, countMax: quotas.QUOTA_VERSIONS }) };
}

export async function deleteVersions(db: Db, { id, user_id }: Owned, versions: readonly number[]): Promise<void> {
  await db
    .deleteFrom('recipe_versions')
    .where('recipe_id', '=', id)
    .where('user_id', '=', user_id)
    .where('version', 'in', versions)
    .execute();
}

export async function countVersions(db: Db, { id, user_id }: Owned): Promise<number> {
  const { count } = await db
    .selectFrom('recipe_versions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('recipe_id', '=', id)
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return count;
}
