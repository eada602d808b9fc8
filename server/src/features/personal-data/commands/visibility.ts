import type { Transaction } from 'kysely';

import type { Ctx } from '#platform/context.ts';
import { isOneOf } from '#platform/db/one-of.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { Notice } from '#platform/live/notice.ts';

type Trx = Transaction<Tables>;
type HideCtx = Pick<Ctx, 'now' | 'databaseKind'>;

/**
 * Hides a disabled user's community recipes and shares; queries leave out their comments, and their stars still count. Returns the
 * events to publish after the commit. The caller holds the lock of the user's row.
 */
export async function hideContentOf(trx: Trx, ctx: HideCtx, userId: string): Promise<readonly Notice[]> {
  const copies = (await findCopies(trx, userId)).filter(({ hidden_at }) => hidden_at === null);
  await setHidden(trx, ctx, copies, ctx.now);
  return [
    ...copies.map(({ id }) => toEveryone('community.withdrawn', id)),
    ...(await setSharesHidden(trx, userId, ctx.now)).map((share) => toReader('sharing.withdrawn', share)),
    ...(await findCommented(trx, userId)),
  ];
}

/** Reverts `hideContentOf`, except for recipes that an admin has hidden. */
export async function showContentOf(trx: Trx, ctx: HideCtx, userId: string): Promise<readonly Notice[]> {
  const copies = (await findCopies(trx, userId)).filter(({ hidden_reason }) => hidden_reason === null);
  await setHidden(trx, ctx, copies, null);
  return [
    ...copies.map(({ id }) => toEveryone('community.shared', id)),
    ...(await setSharesHidden(trx, userId, null)).map((share) => toReader('sharing.changed', share)),
    ...(await findCommented(trx, userId)),
  ];
}

/** The events to publish after a user is deleted: for their shares in both directions, their community recipes and their comments. */
export async function findDeletionNotices(trx: Trx, userId: string): Promise<readonly Notice[]> {
  const copies = (await findCopies(trx, userId)).filter(({ hidden_at }) => hidden_at === null);
  const shares = await trx
    .selectFrom('shared_recipes')
    .select(['recipe_id', 'shared_by', 'shared_with'])
    .where((eb) => eb.or([eb('shared_by', '=', userId), eb('shared_with', '=', userId)]))
    .execute();
  return [
    ...copies.map(({ id }) => toEveryone('community.updated', id)),
    ...shares.map((share) => (share.shared_by === userId ? toReader('sharing.withdrawn', share) : toOwner(share))),
    ...(await findCommented(trx, userId)),
  ];
}

function findCopies(trx: Trx, userId: string) {
  return trx
    .selectFrom('community_recipes')
    .select(['id', 'hidden_at', 'hidden_reason'])
    .where('shared_by', '=', userId)
    .execute();
}

async function setHidden(
  trx: Trx,
  { databaseKind }: HideCtx,
  copies: readonly { readonly id: string }[],
  hidden_at: Date | null,
): Promise<void> {
  if (copies.length === 0) return;
  const ids = copies.map(({ id }) => id);
  await trx
    .updateTable('community_recipes')
    .set({ hidden_at })
    .where((eb) => isOneOf(databaseKind, eb.ref('id'), ids))
    .execute();
}

function setSharesHidden(trx: Trx, userId: string, hidden_at: Date | null) {
  return trx
    .updateTable('shared_recipes')
    .set({ hidden_at })
    .where('shared_by', '=', userId)
    .returning(['recipe_id', 'shared_with'])
    .execute();
}

async function findCommented(trx: Trx, userId: string): Promise<readonly Notice[]> {
  const rows = await trx
    .selectFrom('recipe_ratings')
    .select('recipe_id')
    .where('user_id', '=', userId)
    .where('comment', 'is not', null)
    .where('hidden_at', 'is', null)
    .execute();
  return rows.map(({ recipe_id }) => toEveryone('community.commented', recipe_id));
}

function toEveryone(topic: Notice['topic'], id: string): Notice {
  return { to: 'everyone', topic, id };
}

interface Share {
  readonly recipe_id: string;
  readonly shared_by: string;
  readonly shared_with: string;
}

function toReader(topic: Notice['topic'], { recipe_id: id, shared_with: to }: Omit<Share, 'shared_by'>): Notice {
  return { to, topic, id };
}

function toOwner({ recipe_id: id, shared_by: to }: Share): Notice {
  return { to, topic: 'sharing.changed', id };
}
