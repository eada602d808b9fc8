import { v7 as uuidv7 } from 'uuid';

import { COLLECTION_LIMITS, COLLECTION_TEXTS } from '@larder/contract/collection-texts';
import type { CollectionChange, NewCollection } from '@larder/contract/collections';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { lockActor } from '#features/recipes/commands/lock-actor.ts';
import { withdrawRecipes } from '#features/sharing/grants.ts';
import { withinQuotas } from '#features/storage/quotas.ts';

import {
  type CollectionHead,
  collectionNotFound,
  type CollectionRow,
  findOwnCollection,
  getCollection,
} from '../queries/collections.ts';
import { publishToRecipients, readRecipients } from './recipients.ts';
import { type CollectionsDeps, type Trx, write, writeTo } from './write.ts';

/**
 * Creates an empty collection. Idempotent by the `id` from the client: a repeated call returns the collection as it is now. Throws
 * `conflict` for an id of another user's collection, `quota_exceeded` and `too_many_requests`.
 */
export async function createCollection(
  ctx: Ctx,
  deps: CollectionsDeps,
  { id = uuidv7(), name, description }: NewCollection,
): Promise<CollectionRow> {
  const { actor, quotas, now } = ctx;
  await write(ctx, deps, (trx) =>
    withinQuotas(trx, {
      userId: actor.id,
      quotas,
      write: async () => {
        const inserted = await trx
          .insertInto('collections')
          .values({ id, user_id: actor.id, name, description, created_at: now, updated_at: now })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        if (inserted.numInsertedOrUpdatedRows === 0n) await requireOwn(trx, ctx, id);
        else await requireRoom(trx, ctx);
      },
    }),
  );
  return getCollection(ctx, id);
}

async function requireOwn(trx: Trx, ctx: Ctx, id: string): Promise<void> {
  if ((await findOwnCollection(trx, ctx, id)) !== undefined) return;
  throw new AppError('conflict', 'This id is taken', { fields: { id: 'This id is taken' } });
}

async function requireRoom(trx: Trx, { actor }: Ctx): Promise<void> {
  const { count } = await trx
    .selectFrom('collections')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('user_id', '=', actor.id)
    .executeTakeFirstOrThrow();
  if (count > COLLECTION_LIMITS.collections_max) throw new AppError('quota_exceeded', COLLECTION_TEXTS.too_many);
}

/**
 * Changes the given fields of the actor's collection. Idempotent: a change to what is stored already returns the collection. Throws
 * `not_found`, `conflict` if it has another version than the actor saw, `quota_exceeded` and `too_many_requests`.
 */
export async function updateCollection(
  ctx: Ctx,
  deps: CollectionsDeps,
  id: string,
  { version, ...change }: CollectionChange,
): Promise<CollectionRow> {
  const { actor, quotas, now } = ctx;
  await writeTo(ctx, deps, id, async (trx, head) => {
    const { name = head.name, description = head.description } = change;
    if (isAsStored(head, { name, description })) return;
    if (head.version !== version) throw new AppError('conflict', COLLECTION_TEXTS.changed_meanwhile);
    const update = trx
      .updateTable('collections')
      .set({ name, description, version: version + 1, updated_at: now })
      .where('id', '=', id)
      .where('user_id', '=', actor.id);
    await withinQuotas(trx, { userId: actor.id, quotas, write: () => update.execute() });
  });
  return getCollection(ctx, id);
}

function isAsStored(head: CollectionHead, { name, description }: Pick<CollectionHead, 'name' | 'description'>) {
  return head.name === name && head.description === description;
}

/** Deletes the actor's collection, but none of its recipes. Its recipients can no longer read those. Throws `not_found`. */
export async function deleteCollection(ctx: Ctx, id: string): Promise<void> {
  const people = await ctx.db.transaction().execute(async (trx) => {
    await lockActor(trx, ctx);
    const recipients = await readRecipients(trx, id);
    const { numDeletedRows } = await trx
      .deleteFrom('collections')
      .where('id', '=', id)
      .where('user_id', '=', ctx.actor.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw collectionNotFound();
    if (recipients.length > 0) await withdrawRecipes(trx, ctx, ctx.actor.id, { people: recipients });
    return recipients;
  });
  publishToRecipients(ctx, 'sharing.withdrawn', id, people);
}
