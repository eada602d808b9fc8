import { setImmediate } from 'node:timers/promises';

import { NIL } from 'uuid';

import { lockOwner } from '#features/storage/commands.ts';
import type { Ctx } from '#platform/context.ts';
import { toChunks } from '#platform/db/in-batches.ts';
import type { Database } from '#platform/db/open.ts';

import { HISTORY_BYTES_MAX } from '../version-thinning.ts';
import { countVersions, deleteVersions, findVersionsToForget, selectHistory } from './save-version.ts';

const BATCH_RECIPES = 100;
/** Small, because a history that predates the limits may have thousands of large versions. */
const BATCH_VERSIONS = 10;

export interface ThinningCtx extends Pick<Ctx, 'now' | 'quotas'> {
  readonly database: Pick<Database, 'kind' | 'db' | 'reader'>;
  isStopping(): boolean;
}

/**
 * Thins every history that exceeds the limits because it predates them, or because they were lowered. Other histories are thinned when
 * their recipe is updated. All instances may run it at the same time.
 */
export async function thinHistories(ctx: ThinningCtx): Promise<void> {
  let recipes: RecipeKey[] = [];
  do {
    recipes = await listRecipes(ctx, recipes.at(-1)?.id ?? NIL);
    const exceeding = await findExceeding(ctx, recipes);
    for (const recipe of recipes.filter(({ id }) => exceeding.has(id))) await thinHistory(ctx, recipe);
  } while (recipes.length === BATCH_RECIPES && !ctx.isStopping());
}

interface RecipeKey {
  readonly id: string;
  readonly user_id: string;
}

function listRecipes({ database }: ThinningCtx, after: string): Promise<RecipeKey[]> {
  return database.reader
    .selectFrom('recipes')
    .select(['id', 'user_id'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH_RECIPES)
    .execute();
}

async function findExceeding(
  { database, quotas }: ThinningCtx,
  recipes: readonly RecipeKey[],
): Promise<ReadonlySet<string>> {
  if (recipes.length === 0) return new Set();
  const countMax = quotas.QUOTA_VERSIONS === 0 ? Number.MAX_SAFE_INTEGER : quotas.QUOTA_VERSIONS;
  const ids = recipes.map(({ id }) => id);
  const rows = await database.reader
    .selectFrom('recipe_versions')
    .select('recipe_id')
    .where('recipe_id', 'in', ids)
    .groupBy('recipe_id')
    .having((eb) => eb.or([eb(eb.fn.countAll(), '>', countMax), eb(eb.fn.sum('bytes'), '>', HISTORY_BYTES_MAX)]))
    .execute();
  return new Set(rows.map(({ recipe_id }) => recipe_id));
}

/**
 * Deletes in short transactions, so that requests do not wait long. Stops if the history changed since it was read: then another
 * instance thins it, or an update of the recipe did.
 */
async function thinHistory(ctx: ThinningCtx, recipe: RecipeKey): Promise<void> {
  const { db, reader, kind } = ctx.database;
  const history = await selectHistory(reader, recipe).execute();
  let left = history.length;
  for (const versions of toChunks(findVersionsToForget(history, ctx), BATCH_VERSIONS)) {
    if (ctx.isStopping()) return;
    await setImmediate();
    const isUnchanged = await db.transaction().execute(async (trx) => {
      if (!(await lockOwner(trx, kind, recipe.user_id)) || (await countVersions(trx, recipe)) !== left) return false;
      await deleteVersions(trx, recipe, versions);
      return true;
    });
    if (!isUnchanged) return;
    left -= versions.length;
  }
}
