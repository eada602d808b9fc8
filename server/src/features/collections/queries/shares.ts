import type { Ctx } from '#platform/context.ts';
import { type PageFilter, type RowPage, startOf, toPage } from '#platform/page-cursor.ts';
import type { ShareRow } from '#features/sharing/present.ts';

import { type CollectionHead, collectionNotFound, findOwnCollection, HEAD_COLUMNS } from './collections.ts';

/** The shares of the actor's collection, newest first. Throws `not_found`. */
export async function listCollectionShares(ctx: Ctx, id: string, page: PageFilter): Promise<RowPage<ShareRow>> {
  if ((await findOwnCollection(ctx.db, ctx, id)) === undefined) throw collectionNotFound();
  const after = startOf(page);
  const rows = await ctx.db
    .selectFrom('collection_shares')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'collection_shares.shared_with')
    .select([
      'collection_shares.shared_with',
      'collection_shares.email',
      'collection_shares.viewed',
      'collection_shares.created_at',
      'user_profiles.username',
    ])
    .where('collection_shares.collection_id', '=', id)
    .where((eb) =>
      eb(
        eb.refTuple('collection_shares.created_at', 'collection_shares.shared_with'),
        '<',
        eb.tuple(after.at, after.id),
      ),
    )
    .orderBy('collection_shares.created_at', 'desc')
    .orderBy('collection_shares.shared_with', 'desc')
    .limit(page.limit + 1)
    .execute();
  return toPage(rows, page.limit, (row) => ({ at: row.created_at, id: row.shared_with }));
}

export type ReceivedHead = CollectionHead & { readonly viewed: boolean; readonly shared_at: Date };

/** Collections shared with the actor, newest share first, without those of disabled accounts. */
export async function listReceivedCollections({ db, actor }: Ctx, page: PageFilter): Promise<RowPage<ReceivedHead>> {
  const after = startOf(page);
  const rows = await db
    .selectFrom('collection_shares')
    .innerJoin('collections', 'collections.id', 'collection_shares.collection_id')
    .innerJoin('users', 'users.id', 'collection_shares.shared_by')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'collection_shares.shared_by')
    .select([
      ...HEAD_COLUMNS,
      'collection_shares.shared_by',
      'collection_shares.viewed',
      'collection_shares.created_at as shared_at',
      'user_profiles.username',
    ])
    .where('collection_shares.shared_with', '=', actor.id)
    .where('users.disabled_at', 'is', null)
    .where((eb) =>
      eb(
        eb.refTuple('collection_shares.created_at', 'collection_shares.collection_id'),
        '<',
        eb.tuple(after.at, after.id),
      ),
    )
    .orderBy('collection_shares.created_at', 'desc')
    .orderBy('collection_shares.collection_id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return toPage(rows, page.limit, (row) => ({ at: row.shared_at, id: row.id }));
}
