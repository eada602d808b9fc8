import type { Transaction } from 'kysely';

import { PASSWORD_TEXTS } from '@larder/contract/account';
import { DELETE_ACCOUNT_TEXTS } from '@larder/contract/personal-data';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInUser } from '#platform/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { Notice } from '#platform/live/notice.ts';
import { forgetUsesOf } from '#platform/rate-limit.ts';
import { requirePassword } from '#features/account/commands/password.ts';
import type { AccountLimits } from '#features/account/limits.ts';
import { findById } from '#features/account/queries.ts';

import { goodbyeMessage } from '../messages.ts';
import { requireFreshLogin } from '../policy.ts';
import { SYSTEM_ACCOUNT_IDS, TOMBSTONE_ID } from '../system-accounts.ts';
import { lockPerson, requireAnotherAdmin } from './require-another-admin.ts';
import { findDeletionNotices } from './visibility.ts';

/** Deletes the actor's account. Throws `invalid_credentials`, `fresh_login_required`, or a `conflict` for the last admin. */
export async function deleteAccount(
  ctx: Ctx<SignedInUser>,
  limits: AccountLimits,
  password: string | undefined,
): Promise<void> {
  await requireProof(ctx, limits, password);
  await removePerson(ctx, ctx.actor.id);
}

/** Deletes an account and notifies open pages. Returns false for an unknown id; throws a `conflict` for the last admin. */
export async function removePerson(ctx: Ctx<SignedInUser>, userId: string): Promise<boolean> {
  const notices = await ctx.db.transaction().execute((trx) => deletePersonRows(trx, ctx, userId));
  if (notices === null) return false;
  for (const notice of notices) ctx.events.publish(notice);
  ctx.events.recheckAccess(userId);
  return true;
}

/** Re-authenticates the actor: by their password, or by a recent sign-in if they have none. */
async function requireProof(
  ctx: Ctx<SignedInUser>,
  limits: AccountLimits,
  password: string | undefined,
): Promise<void> {
  const person = await findById(ctx.db, ctx.actor.id);
  if (person === null || person.passwordHash === null) return requireFreshLogin(ctx.actor, ctx.now);
  if (password === undefined) {
    throw new AppError('invalid_credentials', PASSWORD_TEXTS.wrong, { fields: { password: PASSWORD_TEXTS.wrong } });
  }
  await requirePassword(ctx, limits, password, 'password');
}

/**
 * Deletes a user and, by foreign keys, most of their rows. Published recipes move to the tombstone account, ratings stay without
 * their comments, and the audit log keeps the bare user id. Returns the events to publish after the commit, or null for an unknown
 * id; throws a `conflict` for the last admin.
 */
export async function deletePersonRows(
  trx: Transaction<Tables>,
  ctx: Ctx<SignedInUser>,
  userId: string,
): Promise<readonly Notice[] | null> {
  const person = await lockPerson(trx, ctx.databaseKind, userId);
  if (person === null || SYSTEM_ACCOUNT_IDS.includes(userId)) return null;
  await requireAnotherAdmin(trx, ctx.databaseKind, userId, DELETE_ACCOUNT_TEXTS.last_admin);
  const notices = await findDeletionNotices(trx, userId);
  await anonymizeContributions(trx, userId);
  await writeAudit(trx, ctx, { action: 'account.deleted', subjectId: userId });
  await forgetAddresses(trx, userId);
  await forgetUsesOf(trx, userId);
  await trx.deleteFrom('invitations').where('email', '=', person.email).execute();
  // First: otherwise the trigger of every cascading delete would update the counters.
  await trx.deleteFrom('user_storage').where('user_id', '=', userId).execute();
  await trx.deleteFrom('users').where('id', '=', userId).execute();
  // Without delivery, an outbox row would only retain the address.
  if (ctx.outbox.delivers('mail')) await ctx.outbox.put(trx, goodbyeMessage(person.email), ctx.now);
  return notices;
}

/** Recipes of an account that is deleted while disabled stay hidden, for this reason. An admin may show them again. */
const DISABLED_AUTHOR = 'The account of its author was disabled';

async function anonymizeContributions(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx
    .updateTable('community_recipes')
    .set({ hidden_reason: DISABLED_AUTHOR })
    .where('shared_by', '=', userId)
    .where('hidden_at', 'is not', null)
    .where('hidden_reason', 'is', null)
    .execute();
  await trx.updateTable('community_recipes').set({ shared_by: TOMBSTONE_ID }).where('shared_by', '=', userId).execute();
  await trx.updateTable('recipe_ratings').set({ user_id: null, comment: null }).where('user_id', '=', userId).execute();
  await trx
    .updateTable('reports')
    .set({ reporter_id: null, details: null })
    .where('reporter_id', '=', userId)
    .execute();
}

/** Removes the user's own IP addresses from the audit log. Those of admins who acted on the account stay. */
async function forgetAddresses(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx.updateTable('audit_log').set({ address: null }).where('actor_id', '=', userId).execute();
  await trx
    .updateTable('audit_log')
    .set({ address: null })
    .where('subject_id', '=', userId)
    .where('actor_id', 'is', null)
    .execute();
}
