import { NEW_SHARES_COUNTED_MAX } from '@larder/contract/sharing';
import type { Counted } from '@larder/contract/recipes';
import { sql, type SqlBool } from 'kysely';

import type { Ctx } from '#platform/context.ts';
import { prepareLookup } from '#platform/db/lookup.ts';
import { type PageFilter, type RowPage, startOf, toPage } from '#platform/page-cursor.ts';
import { CARD_COLUMNS } from '#features/recipes/queries/columns.ts';
import { getOwnRecipe } from '#features/recipes/queries/get.ts';

import { isDirect } from './grants.ts';
import type { ReceivedRow, ShareRow } from './present.ts';

/** The shares of the actor's recipe, newest first. Throws `not_found`. */
export async function listShares(ctx: Ctx, id: string, page: PageFilter): Promise<RowPage<ShareRow>> {
  await getOwnRecipe(ctx.lookups, ctx.actor.id, id);
  const after = startOf(page);
  const rows = await ctx.db
    .selectFrom('shared_recipes')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'shared_recipes.shared_with')
    .select([
      'shared_recipes.shared_with',
      'shared_recipes.email',
      'shared_recipes.viewed',
      'shared_recipes.created_at',
      'user_profiles.username',
    ])
    .where('shared_recipes.recipe_id', '=', id)
    .where(isDirect)
    .where((eb) =>
      eb(eb.refTuple('shared_recipes.created_at', 'shared_recipes.shared_with'), '<', eb.tuple(after.at, after.id)),
    )
    .orderBy('shared_recipes.created_at', 'desc')
    .orderBy('shared_recipes.shared_with', 'desc')
    .limit(page.limit + 1)
    .execute();
  return toPage(rows, page.limit, (row) => ({ at: row.created_at, id: row.shared_with }));
}

/** A scalar subquery per share, so that reading stops at the page limit. */
const isOutsideBin = sql<SqlBool>`(select deleted_at is null from recipes where recipes.id = ${sql.ref('shared_recipes.recipe_id')})`;

/** Recipes shared with the actor and outside their owner's bin, newest share first. */
export async function listReceived({ db, actor }: Ctx, page: PageFilter): Promise<RowPage<ReceivedRow>> {
  const after = startOf(page);
  const shares = db
    .selectFrom('shared_recipes')
    .select(['recipe_id', 'shared_by', 'viewed', 'created_at as shared_at'])
    .where('shared_with', '=', actor.id)
    .where(isDirect)
    .where('hidden_at', 'is', null)
    .where(isOutsideBin)
    .where((eb) => eb(eb.refTuple('created_at', 'recipe_id'), '<', eb.tuple(after.at, after.id)))
    .orderBy('created_at', 'desc')
    .orderBy('recipe_id', 'desc')
    .limit(page.limit + 1);
  const rows = await db
    .selectFrom(shares.as('few_shares'))
    .innerJoin('recipes', 'recipes.id', 'few_shares.recipe_id')
    .leftJoin('pictures', 'pictures.id', 'recipes.picture_id')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'few_shares.shared_by')
    .select([
      ...CARD_COLUMNS,
      'few_shares.shared_by',
      'few_shares.viewed',
      'few_shares.shared_at',
      'user_profiles.username',
    ])
    .orderBy('few_shares.shared_at', 'desc')
    .orderBy('few_shares.recipe_id', 'desc')
    .execute();
  return toPage(rows, page.limit, (row) => ({ at: row.shared_at, id: row.id }));
}

/** Reads one row more than the maximum count, to know whether there are more. */
const findNew = prepareLookup<{ userId: string }>()((db, param) =>
  db
    .selectFrom('shared_recipes')
    .select('shared_recipes.recipe_id')
    .where('shared_recipes.shared_with', '=', param('userId'))
    .where('shared_recipes.hidden_at', 'is', null)
    .where(isDirect)
    // The form of the partial index's condition.
    .where(sql<SqlBool>`not ${sql.ref('shared_recipes.viewed')}`)
    .where(isOutsideBin)
    .limit(sql.lit(NEW_SHARES_COUNTED_MAX + 1)),
);

export async function countNewReceived({ lookups, actor }: Ctx): Promise<Counted> {
  const { length } = await findNew(lookups, { userId: actor.id });
  return { count: Math.min(length, NEW_SHARES_COUNTED_MAX), more: length > NEW_SHARES_COUNTED_MAX };
}
