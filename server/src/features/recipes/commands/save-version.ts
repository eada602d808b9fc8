import type { Ctx } from '#platform/context.ts';
import { toChunks } from '#platform/db/in-batches.ts';
import { type Db, toJson } from '#platform/db/tables.ts';

import { storedContent } from '../details.ts';
import type { RecipeContent, RecipeRow } from '../tables.ts';
import { versionsToDelete } from '../version-thinning.ts';

/** Most versions in one statement. */
const BATCH_VERSIONS = 500;

/** The columns by which `thinHistory` selects versions to delete. */
export const HISTORY_COLUMNS = ['version', 'replaced_at', 'bytes'] as const;

type Owned = Pick<RecipeRow, 'id' | 'user_id'>;

/** A statement that saves the content of a recipe before an update as a version. */
export function insertVersion(db: Db, before: RecipeRow, content: RecipeContent, now: Date) {
  return db.insertInto('recipe_versions').values({
    recipe_id: before.id,
    version: before.version,
    user_id: before.user_id,
    content: toJson(storedContent(content)),
    picture_id: before.picture_id,
    made_at: before.updated_at,
    replaced_at: now,
  });
}

/** A statement that reads a recipe's history, newest version first. */
export function selectHistory(db: Db, { id, user_id }: Owned) {
  return db
    .selectFrom('recipe_versions')
    .select(HISTORY_COLUMNS)
    .where('recipe_id', '=', id)
    .where('user_id', '=', user_id)
    .orderBy('version', 'desc');
}

interface HistoryRow {
  readonly version: number;
  readonly replaced_at: Date | string;
  readonly bytes: number;
}

/** The versions of a history that thinning deletes. */
export function findVersionsToForget(
  history: readonly HistoryRow[],
  { now, quotas }: Pick<Ctx, 'now' | 'quotas'>,
): readonly number[] {
  const versions = history.map(({ version, replaced_at, bytes }) => ({
    version,
    replacedAt: new Date(replaced_at),
    bytes,
  }));
  return versionsToDelete(versions, { now, countMax: quotas.QUOTA_VERSIONS });
}

/** Thins a history. Call it in the transaction that adds a version to it. */
export async function thinHistory(
  trx: Db,
  ctx: Pick<Ctx, 'now' | 'quotas'>,
  recipe: Owned,
  history: readonly HistoryRow[],
): Promise<void> {
  for (const versions of toChunks(findVersionsToForget(history, ctx), BATCH_VERSIONS)) {
    await deleteVersions(trx, recipe, versions);
  }
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
