import { SHARING_TEXTS } from '@larder/contract/sharing';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { countUse, tryCountUse, type RateLimit, scaled } from '#platform/rate-limit.ts';
import { lockActor } from '#features/recipes/commands/lock-actor.ts';
import { presentCookName } from '#features/recipes/present.ts';
import { lockOwner } from '#features/storage/commands.ts';

import { endDirectShare } from './grants.ts';
import { sharedMessage } from './messages.ts';

/** Limits probing for addresses that have an account. */
const SHARES_PER_USER: RateLimit = { max: 30, windowSeconds: 60 * 60 };

const DAY_SECONDS = 24 * 60 * 60;
/** What is revoked and shared again sends one mail. */
const MAILS_PER_THING: RateLimit = { max: 1, windowSeconds: DAY_SECONDS };
/** One user cannot flood another's mailbox; further shares are in the list only. */
const MAILS_PER_PAIR: RateLimit = { max: 10, windowSeconds: DAY_SECONDS };
/** Nor can many users together. */
const MAILS_PER_RECIPIENT: RateLimit = { max: 30, windowSeconds: DAY_SECONDS };

export interface SharingDeps {
  readonly limitFactor: number;
  /** Sign-in requires a confirmed address. */
  readonly confirmationRequired: boolean;
}

/** Something that a user shares: its id, and what the mail calls it. */
export interface SharedThing {
  readonly kind: 'recipe' | 'collection';
  readonly id: string;
  readonly title: string;
}

interface Sharing {
  /** Finds the thing of the actor's and locks it against deletion. Throws `not_found`. */
  readonly find: (trx: Db) => Promise<SharedThing>;
  /** Stores the share. False if it exists already. */
  readonly insert: (trx: Db, recipientId: string) => Promise<boolean>;
}

/**
 * Shares something of the actor's with the user of this address and notifies them; idempotent. Throws `not_found`, also for an unknown
 * address, and `invalid_input` for the actor's own address.
 */
export async function shareByEmail(
  ctx: Ctx,
  deps: SharingDeps,
  email: string,
  { find, insert }: Sharing,
): Promise<void> {
  await countUse(ctx.db, `share:${ctx.actor.id}`, scaled(SHARES_PER_USER, deps.limitFactor), ctx.now);
  const shared = await ctx.db.transaction().execute(async (trx) => {
    await lockActor(trx, ctx);
    const thing = await find(trx);
    if (email === ctx.actor.email.toLowerCase()) throw refused('invalid_input', SHARING_TEXTS.self);
    const recipientId = await findRecipient(trx, ctx, deps, email);
    if (recipientId === undefined) throw refused('not_found', SHARING_TEXTS.user_not_found);
    if (!(await insert(trx, recipientId))) return undefined;
    await sendMail(trx, ctx, thing, recipientId);
    return { id: thing.id, recipientId };
  });
  if (shared === undefined) return;
  for (const to of [ctx.actor.id, shared.recipientId]) {
    ctx.events.publish({ to, topic: 'sharing.changed', id: shared.id });
  }
}

/** `shareByEmail` for the actor's recipe. */
export function shareRecipe(ctx: Ctx, deps: SharingDeps, id: string, email: string): Promise<void> {
  return shareByEmail(ctx, deps, email, {
    find: (trx) => getOwnRecipe(trx, ctx, id),
    insert: async (trx, shared_with) => {
      const share = { direct: true, viewed: false, email, created_at: ctx.now };
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('shared_recipes')
        .values({ ...share, recipe_id: id, shared_by: ctx.actor.id, shared_with })
        .onConflict((conflict) =>
          // The recipient could read it by a collection.
          conflict.columns(['recipe_id', 'shared_with']).doUpdateSet(share).where('shared_recipes.direct', '=', false),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
  });
}

/** Notifies the open pages of both users that a share has ended. */
export function publishEnd({ events }: Ctx, id: string, ownerId: string, recipientId: string): void {
  events.publish({ to: ownerId, topic: 'sharing.changed', id });
  events.publish({ to: recipientId, topic: 'sharing.withdrawn', id });
}

/** Revokes a direct share of the actor's recipe. Throws `not_found`. */
export async function revokeShare(ctx: Ctx, id: string, userId: string): Promise<void> {
  const share = { recipeId: id, ownerId: ctx.actor.id, recipientId: userId };
  const hasEnded = await ctx.db.transaction().execute(async (trx) => {
    await lockActor(trx, ctx);
    return endDirectShare(trx, ctx, share);
  });
  if (!hasEnded) throw new AppError('not_found', SHARING_TEXTS.not_shared);
  publishEnd(ctx, id, ctx.actor.id, userId);
}

/** Removes a received recipe from the actor's list, even when it is hidden or in its owner's bin. Throws `not_found`. */
export async function leaveReceived(ctx: Ctx, id: string): Promise<void> {
  const ownerId = await ctx.db.transaction().execute(async (trx) => {
    const share = await trx
      .selectFrom('shared_recipes')
      .select('shared_by')
      .where('recipe_id', '=', id)
      .where('shared_with', '=', ctx.actor.id)
      .executeTakeFirst();
    // Its owner may be changing a collection that contains it.
    if (share === undefined || !(await lockOwner(trx, ctx.databaseKind, share.shared_by))) return undefined;
    const left = { recipeId: id, ownerId: share.shared_by, recipientId: ctx.actor.id };
    return (await endDirectShare(trx, ctx, left)) ? share.shared_by : undefined;
  });
  if (ownerId === undefined) throw new AppError('not_found', SHARING_TEXTS.not_received);
  publishEnd(ctx, id, ownerId, ctx.actor.id);
}

function refused(code: 'invalid_input' | 'not_found', problem: string): AppError {
  return new AppError(code, problem, { fields: { email: problem } });
}

/** Finds the actor's recipe and locks it against deletion. */
async function getOwnRecipe(trx: Db, { actor, databaseKind }: Ctx, id: string): Promise<SharedThing> {
  const recipe = trx
    .selectFrom('recipes')
    .select(['id', 'title'])
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('deleted_at', 'is', null);
  const found = await (databaseKind === 'postgres' ? recipe.forKeyShare() : recipe).executeTakeFirst();
  if (found === undefined) throw new AppError('not_found', SHARING_TEXTS.not_found);
  return { kind: 'recipe', ...found };
}

/** Finds the recipient and locks their row against deletion. */
async function findRecipient(trx: Db, ctx: Ctx, deps: SharingDeps, email: string) {
  let query = trx.selectFrom('users').select('id').where('email', '=', email).where('disabled_at', 'is', null);
  if (deps.confirmationRequired) query = query.where('email_verified', '=', true);
  const found = await (ctx.databaseKind === 'postgres' ? query.forKeyShare() : query).executeTakeFirst();
  return found?.id;
}

/** Mails the recipient if they want mail and their address is confirmed, within the limits. */
async function sendMail(trx: Db, ctx: Ctx, thing: SharedThing, recipientId: string): Promise<void> {
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
  if (!(await tryCountUse(trx, `share-mail:${pair}:${thing.id}`, MAILS_PER_THING, now))) return;
  if (!(await tryCountUse(trx, `share-mails:${pair}`, MAILS_PER_PAIR, now))) return;
  if (!(await tryCountUse(trx, `share-mails-to:${recipientId}`, MAILS_PER_RECIPIENT, now))) return;
  const profile = await trx
    .selectFrom('user_profiles')
    .select('username')
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  const sharedBy = presentCookName(profile?.username ?? null);
  await outbox.put(trx, sharedMessage(recipient, { ...thing, sharedBy }), now);
}
