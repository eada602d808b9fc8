import type { Ctx } from '#platform/context.ts';
import { type Db, toJson } from '#platform/db/tables.ts';

import type { RecipeContent, RecipeRow } from '../tables.ts';
import { versionsToForget } from '../version-thinning.ts';

/** Most versions in one statement. */
const AT_ONCE = 500;

/** Keeps what a recipe was before a change, and thins out what it was earlier. Call it in the transaction that changes it. */
export async function keepVersion(trx: Db, ctx: Ctx, before: RecipeRow, content: RecipeContent): Promise<void> {
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
  await thinVersions(trx, ctx, before.id);
}

async function thinVersions(trx: Db, { actor, now, quotas }: Ctx, recipeId: string): Promise<void> {
  const history = await trx
    .selectFrom('recipe_versions')
    .select(['version', 'replaced_at as replacedAt', 'bytes'])
    .where('recipe_id', '=', recipeId)
    .where('user_id', '=', actor.id)
    .orderBy('version', 'desc')
    .execute();
  const forgotten = versionsToForget(history, { now, countMax: quotas.QUOTA_VERSIONS });
  for (let from = 0; from < forgotten.length; from += AT_ONCE) {
    await trx
      .deleteFrom('recipe_versions')
      .where('recipe_id', '=', recipeId)
      .where('user_id', '=', actor.id)
      .where('version', 'in', forgotten.slice(from, from + AT_ONCE))
      .execute();
  }
}
