import { SHARING_TEXTS } from '@larder/contract/sharing';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { countUse, isWithin, type RateLimit, scaled } from '#platform/rate-limit.ts';
import { holdActor } from '#features/recipes/commands/hold-owner.ts';
import { presentCookName } from '#features/recipes/present.ts';

import { sharedMessage } from './messages.ts';

/** Whoever asks for many addresses learns which of them have an account. */
const SHARES_PER_PERSON: RateLimit = { max: 30, windowSeconds: 60 * 60 };

const DAY_SECONDS = 24 * 60 * 60;
/** A recipe that is shared, taken back and shared again is told of once. */
const MAILS_PER_RECIPE: RateLimit = { max: 1, windowSeconds: DAY_SECONDS };
/** Nobody fills another's mailbox; what else they share is in the list. */
const MAILS_PER_PAIR: RateLimit = { max: 10, windowSeconds: DAY_SECONDS };
/** Nor do many together. */
const MAILS_PER_READER: RateLimit = { max: 30, windowSeconds: DAY_SECONDS };

export interface SharingDeps {
  readonly limitFactor: number;
  /** Nobody signs in before having confirmed their address. */
  readonly confirmationRequired: boolean;
}

/**
 * Lets the person with this address see one of one's own recipes, and tells them; twice is once. Throws `not_found`, also for
 * an address that nobody can be reached by, and `invalid_input` for one's own.
 */
export async function shareRecipe(ctx: Ctx, deps: SharingDeps, id: string, email: string): Promise<void> {
  await countUse(ctx.db, `share:${ctx.actor.id}`, scaled(SHARES_PER_PERSON, deps.limitFactor), ctx.now);
  const sharedWith = await ctx.db.transaction().execute(async (trx) => {
    await holdActor(trx, ctx);
    const recipe = await getOwnRecipe(trx, ctx, id);
    if (email === ctx.actor.email.toLowerCase()) throw refused('invalid_input', SHARING_TEXTS.self);
    const shared_with = await findReader(trx, ctx, deps, email);
    if (shared_with === undefined) throw refused('not_found', SHARING_TEXTS.user_not_found);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('shared_recipes')
      .values({ recipe_id: id, shared_by: ctx.actor.id, shared_with, email, created_at: ctx.now })
      .onConflict((conflict) => conflict.columns(['recipe_id', 'shared_with']).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return undefined;
    await tell(trx, ctx, recipe, shared_with);
    return shared_with;
  });
  if (sharedWith === undefined) return;
  for (const to of [ctx.actor.id, sharedWith]) ctx.events.publish({ to, topic: 'sharing.changed', id });
}

/** Both see on their open pages that it is shared no more. */
function tellOfEnd({ events }: Ctx, id: string, ownerId: string, readerId: string): void {
  events.publish({ to: ownerId, topic: 'sharing.changed', id });
  events.publish({ to: readerId, topic: 'sharing.withdrawn', id });
}

/** Ends that somebody sees one of one's own recipes: what is searched looks at what one may see. Throws `not_found`. */
export async function revokeShare(ctx: Ctx, id: string, personId: string): Promise<void> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('shared_recipes')
    .where('recipe_id', '=', id)
    .where('shared_with', '=', personId)
    .where('shared_by', '=', ctx.actor.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('not_found', SHARING_TEXTS.not_shared);
  tellOfEnd(ctx, id, ctx.actor.id, personId);
}

/** Takes what somebody shared with one out of one's list, whatever became of it. Throws `not_found`. */
export async function leaveReceived(ctx: Ctx, id: string): Promise<void> {
  const left = await ctx.db
    .deleteFrom('shared_recipes')
    .where('recipe_id', '=', id)
    .where('shared_with', '=', ctx.actor.id)
    .returning('shared_by')
    .executeTakeFirst();
  if (left === undefined) throw new AppError('not_found', SHARING_TEXTS.not_received);
  tellOfEnd(ctx, id, left.shared_by, ctx.actor.id);
}

function refused(code: 'invalid_input' | 'not_found', problem: string): AppError {
  return new AppError(code, problem, { fields: { email: problem } });
}

/** Kept from being removed until it is shared. */
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

/** Kept from leaving until they have it. */
async function findReader(trx: Db, ctx: Ctx, deps: SharingDeps, email: string) {
  let query = trx.selectFrom('users').select('id').where('email', '=', email).where('disabled_at', 'is', null);
  if (deps.confirmationRequired) query = query.where('email_verified', '=', true);
  const found = await (ctx.databaseKind === 'postgres' ? query.forKeyShare() : query).executeTakeFirst();
  return found?.id;
}

/** By mail, where they want mail and the address is known to be theirs. */
async function tell(trx: Db, ctx: Ctx, recipe: { id: string; title: string }, readerId: string): Promise<void> {
  const { actor, now, outbox } = ctx;
  const reader = await trx
    .selectFrom('users')
    .innerJoin('user_profiles', 'user_profiles.user_id', 'users.id')
    .select(['users.id', 'users.email', 'user_profiles.notification_preferences'])
    .where('users.id', '=', readerId)
    .where('users.email_verified', '=', true)
    .executeTakeFirst();
  if (reader === undefined || !reader.notification_preferences.email) return;
  // Each is counted where those before allow a mail: what one person shares without end uses nothing up that others have.
  const pair = `${actor.id}:${readerId}`;
  if (!(await isWithin(trx, `share-mail:${pair}:${recipe.id}`, MAILS_PER_RECIPE, now))) return;
  if (!(await isWithin(trx, `share-mails:${pair}`, MAILS_PER_PAIR, now))) return;
  if (!(await isWithin(trx, `share-mails-to:${readerId}`, MAILS_PER_READER, now))) return;
  const profile = await trx
    .selectFrom('user_profiles')
    .select('username')
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  const sharedBy = presentCookName(profile?.username ?? null);
  await outbox.put(trx, sharedMessage(reader, { ...recipe, sharedBy }), now);
}
