import { COLLECTION_LIMITS, COLLECTION_TEXTS } from '@larder/contract/collection-texts';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { lockActor } from '#features/recipes/commands/lock-actor.ts';
import { publishEnd, shareByEmail, type SharingDeps } from '#features/sharing/commands.ts';
import { grantRecipes, withdrawRecipes } from '#features/sharing/grants.ts';
import { lockOwner } from '#features/storage/commands.ts';

import { collectionNotFound, findOwnCollection } from '../queries/collections.ts';
import { readRecipients } from './recipients.ts';
import type { Trx } from './write.ts';

/**
 * Shares the actor's collection with the user of this address: they can read the actor's recipes in it, also those that are added later.
 * Idempotent. Throws what `shareByEmail` throws, and `quota_exceeded` above the limit of recipients.
 */
export function shareCollection(ctx: Ctx, deps: SharingDeps, id: string, email: string): Promise<void> {
  return shareByEmail(ctx, deps, email, {
    find: async (trx) => {
      const head = await findOwnCollection(trx, ctx, id);
      if (head === undefined) throw collectionNotFound();
      return { kind: 'collection', id, title: head.name };
    },
    insert: async (trx, shared_with) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('collection_shares')
        .values({ collection_id: id, shared_by: ctx.actor.id, shared_with, email, created_at: ctx.now })
        .onConflict((conflict) => conflict.columns(['collection_id', 'shared_with']).doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return false;
      if ((await readRecipients(trx, id)).length > COLLECTION_LIMITS.recipients_max)
        throw new AppError('quota_exceeded', COLLECTION_TEXTS.too_many_recipients);
      await grantRecipes(trx, ctx, id, { people: [shared_with] });
      return true;
    },
  });
}

/** Revokes a share of the actor's collection, and with it the recipes that are not shared otherwise. Throws `not_found`. */
export async function revokeCollectionShare(ctx: Ctx, id: string, userId: string): Promise<void> {
  const hasEnded = await ctx.db.transaction().execute(async (trx) => {
    await lockActor(trx, ctx);
    return endShare(trx, ctx, { id, ownerId: ctx.actor.id, recipientId: userId });
  });
  if (!hasEnded) throw new AppError('not_found', COLLECTION_TEXTS.not_shared);
  publishEnd(ctx, id, ctx.actor.id, userId);
}

/** Removes a received collection from the actor's list. Throws `not_found`. */
export async function leaveReceivedCollection(ctx: Ctx, id: string): Promise<void> {
  const ownerId = await ctx.db.transaction().execute(async (trx) => {
    const share = await trx
      .selectFrom('collection_shares')
      .select('shared_by')
      .where('collection_id', '=', id)
      .where('shared_with', '=', ctx.actor.id)
      .executeTakeFirst();
    // Its owner may be adding recipes, which would be granted again.
    if (share === undefined || !(await lockOwner(trx, ctx.databaseKind, share.shared_by))) return undefined;
    const left = { id, ownerId: share.shared_by, recipientId: ctx.actor.id };
    return (await endShare(trx, ctx, left)) ? share.shared_by : undefined;
  });
  if (ownerId === undefined) throw new AppError('not_found', COLLECTION_TEXTS.not_received);
  publishEnd(ctx, id, ownerId, ctx.actor.id);
}

interface EndedShare {
  readonly id: string;
  readonly ownerId: string;
  readonly recipientId: string;
}

async function endShare(trx: Trx, ctx: Ctx, { id, ownerId, recipientId }: EndedShare): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('collection_shares')
    .where('collection_id', '=', id)
    .where('shared_with', '=', recipientId)
    .where('shared_by', '=', ownerId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await withdrawRecipes(trx, ctx, ownerId, { people: [recipientId] });
  return true;
}

/** Marks a received collection as viewed, and notifies its owner. A read-only API token leaves it new. */
export async function markCollectionViewed({ db, actor, events }: Ctx, id: string, ownerId: string): Promise<void> {
  if (actor.session === undefined && actor.scopes?.includes('recipes:write') !== true) return;
  const { numUpdatedRows } = await db
    .updateTable('collection_shares')
    .set({ viewed: true })
    .where('collection_id', '=', id)
    .where('shared_with', '=', actor.id)
    .where('viewed', '=', false)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) events.publish({ to: ownerId, topic: 'sharing.changed', id });
}
