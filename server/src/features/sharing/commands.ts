import { SHARING_TEXTS } from '@larder/contract/sharing';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { countUse, tryCountUse, type RateLimit, scaled } from '#platform/rate-limit.ts';
import { lockActor } from '#features/recipes/commands/lock-actor.ts';
import { presentCookName } from '#features/recipes/present.ts';

import { sharedMessage } from './messages.ts';

/** Limits probing for addresses that have an account. */
const SHARES_PER_USER: RateLimit = { max: 30, windowSeconds: 60 * 60 };

const DAY_SECONDS = 24 * 60 * 60;
/** A recipe that is revoked and shared again sends one mail. */
const MAILS_PER_RECIPE: RateLimit = { max: 1, windowSeconds: DAY_SECONDS };
/** One user cannot flood another's mailbox; further shares are in the list only. */
const MAILS_PER_PAIR: RateLimit = { max: 10, windowSeconds: DAY_SECONDS };
/** Nor can many users together. */
const MAILS_PER_RECIPIENT: RateLimit = { max: 30, windowSeconds: DAY_SECONDS };

export interface SharingDeps {
  readonly limitFactor: number;
  /** Sign-in requires a confirmed address. */
  readonly confirmationRequired: boolean;
}

/**
 * Shares the actor's recipe with the user of this address and notifies them; idempotent. Throws `not_found`, also for an unknown
 * address, and `invalid_input` for the actor's own address.
 */
export async function shareRecipe(ctx: Ctx, deps: SharingDeps, id: string, email: string): Promise<void> {
  await countUse(ctx.db, `share:${ctx.actor.id}`, scaled(SHARES_PER_USER, deps.limitFactor), ctx.now);
  const sharedWith = await ctx.db.transaction().execute(async (trx) => {
    await lockActor(trx, ctx);
    const recipe = await getOwnRecipe(trx, ctx, id);
    if (email === ctx.actor.email.toLowerCase()) throw refused('invalid_input', SHARING_TEXTS.self);
    const shared_with = await findRecipient(trx, ctx, deps, email);
    if (shared_with === undefined) throw refused('not_found', SHARING_TEXTS.user_not_found);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('shared_recipes')
      .values({ recipe_id: id, shared_by: ctx.actor.id, shared_with, email, created_at: ctx.now })
      .onConflict((conflict) => conflict.columns(['recipe_id', 'shared_with']).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return undefined;
    await sendMail(trx, ctx, recipe, shared_with);
    return shared_with;
  });
  if (sharedWith === undefined) return;
  for (const to of [ctx.actor.id, sharedWith]) ctx.events.publish({ to, topic: 'sharing.changed', id });
}

/** Notifies the open pages of both users that a share has ended. */
function publishEnd({ events }: Ctx, id: string, ownerId: string, recipientId: string): void {
  events.publish({ to: ownerId, topic: 'sharing.changed', id });
  events.publish({ to: recipientId, topic: 'sharing.withdrawn', id });
}

/** Revokes a share of the actor's recipe. Throws `not_found`. */
export async function revokeShare(ctx: Ctx, id: string, userId: string): Promise<void> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('shared_recipes')
    .where('recipe_id', '=', id)
    .where('shared_with', '=', userId)
    .where('shared_by', '=', ctx.actor.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('not_found', SHARING_TEXTS.not_shared);
  publishEnd(ctx, id, ctx.actor.id, userId);
}

/** Removes a received recipe from the actor's list, even when it is hidden or in its owner's bin. Throws `not_found`. */
export async function leaveReceived(ctx: Ctx, id: string): Promise<void> {
  const left = await ctx.db
    .deleteFrom('shared_recipes')
    .where('recipe_id', '=', id)
    .where('shared_with', '=', ctx.actor.id)
    .returning('shared_by')
    .executeTakeFirst();
  if (left === undefined) throw new AppError('not_found', SHARING_TEXTS.not_received);
  publishEnd(ctx, id, left.shared_by, ctx.actor.id);
}

function refused(code: 'invalid_input' | 'not_found', problem: string): AppError {
  return new AppError(code, problem, { fields: { email: problem } });
}

/** Finds the actor's recipe and locks it against deletion. */
async function getOwnRecipe(trx: Db, { actor, databaseKind }: Ctx, id: string) {
  const recipe = trx
    .selectFrom('recipes')
    .select(['id', 'title'])
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('deleted_at', 'is', null);
  const found = await (databaseKind === 'postgres' ? recipe.forKeyShare() : recipe).executeTakeFirst();
  if (found === undefined) throw new AppError('not_found', SHARING_TEXTS.not_found);
  return found;
}

/** Finds the recipient and locks their row against deletion. */
async function findRecipient(trx: Db, ctx: Ctx, deps: SharingDeps, email: string) {
  let query = trx.selectFrom('users').select('id').where('email', '=', email).where('disabled_at', 'is', null);
  if (deps.confirmationRequired) query = query.where('email_verified', '=', true);
  const found = await (ctx.databaseKind === 'postgres' ? query.forKeyShare() : query).executeTakeFirst();
  return found?.id;
}

/** Mails the recipient if they want mail and their address is confirmed, within the limits. */
async function sendMail(trx: Db, ctx: Ctx, recipe: { id: string; title: string }, recipientId: string): Promise<void> {
  const { actor, now, outbox } = ctx;
  const recipient = await trx
    .selectFrom('users')
    .innerJoin('user_profiles', 'user_profiles.user_id', 'users.id')
    .select(['users.id', 'users.email', 'user_profiles.notification_preferences'])
    .where('users.id', '=', recipientId)
    .where('users.email_verified', '=', true)
    .executeTakeFirst();
  if (recipient === undefined || !recipient.notification_preferences.email) return;
  // In this order: a mail that the sender's own limit refuses must not use up the recipient's limit.
  const pair = `${actor.id}:${recipientId}`;
  if (!(await tryCountUse(trx, `share-mail:${pair}:${recipe.id}`, MAILS_PER_RECIPE, now))) return;
  if (!(await tryCountUse(trx, `share-mails:${pair}`, MAILS_PER_PAIR, now))) return;
  if (!(await tryCountUse(trx, `share-mails-to:${recipientId}`, MAILS_PER_RECIPIENT, now))) return;
  const profile = await trx
    .selectFrom('user_profiles')
    .select('username')
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  const sharedBy = presentCookName(profile?.username ?? null);
  await outbox.put(trx, sharedMessage(recipient, { ...recipe, sharedBy }), now);
}
