import type { Transaction } from 'kysely';

import type { Ctx } from '#platform/context.ts';
import { isOneOf } from '#platform/db/one-of.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { Notice } from '#platform/live/notice.ts';

type Trx = Transaction<Tables>;

/**
 * Hides the community recipes and shares of a user who is disabled, or shows them again when the user is enabled, except for recipes
 * that an admin has hidden. Queries leave out the comments of disabled users; their stars still count. Returns the events to publish
 * after the commit. The caller holds the lock of the user's row.
 */
export async function setContentHidden(
  trx: Trx,
  { now, databaseKind }: Pick<Ctx, 'now' | 'databaseKind'>,
  userId: string,
  isHidden: boolean,
): Promise<readonly Notice[]> {
  const hidden_at = isHidden ? now : null;
  const copies = (await findCopies(trx, userId)).filter((copy) =>
    isHidden ? copy.hidden_at === null : copy.hidden_reason === null,
  );
  if (copies.length > 0) {
    const ids = copies.map(({ id }) => id);
    await trx
      .updateTable('community_recipes')
      .set({ hidden_at })
      .where((eb) => isOneOf(databaseKind, eb.ref('id'), ids))
      .execute();
  }
  const shares = await trx
    .updateTable('shared_recipes')
    .set({ hidden_at })
    .where('shared_by', '=', userId)
    .returning(['recipe_id', 'shared_with'])
    .execute();
  return [
    ...copies.map(({ id }) => toEveryone(isHidden ? 'community.withdrawn' : 'community.shared', id)),
    ...shares.map((share) => toReader(isHidden ? 'sharing.withdrawn' : 'sharing.changed', share)),
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

/** Reads hidden ones, too: with a condition on `hidden_at`, PostgreSQL would scan the index of all visible recipes. */
function findCopies(trx: Trx, userId: string) {
  return trx
    .selectFrom('community_recipes')
    .select(['id', 'hidden_at', 'hidden_reason'])
    .where('shared_by', '=', userId)
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
