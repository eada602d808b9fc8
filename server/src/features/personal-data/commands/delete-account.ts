import type { Transaction } from 'kysely';

import { PASSWORD_TEXTS } from '@larder/contract/account';
import { DELETE_ACCOUNT_TEXTS } from '@larder/contract/personal-data';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInPerson } from '#platform/context.ts';
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
  ctx: Ctx<SignedInPerson>,
  limits: AccountLimits,
  password: string | undefined,
): Promise<void> {
  await requireProof(ctx, limits, password);
  await removePerson(ctx, ctx.actor.id);
}

/** Deletes an account, and has open pages show it. False when there is no such person; throws a `conflict` for the last admin. */
export async function removePerson(ctx: Ctx<SignedInPerson>, userId: string): Promise<boolean> {
  const traces = await ctx.db.transaction().execute((trx) => deletePersonRows(trx, ctx, userId));
  if (traces === null) return false;
  for (const trace of traces) ctx.events.publish(trace);
  ctx.events.recheckAccess(userId);
  return true;
}

/** Re-authenticates the actor: by their password, or by a recent sign-in if they have none. */
async function requireProof(
  ctx: Ctx<SignedInPerson>,
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
 * Takes a person out of the database: what is theirs goes, most of it with their row; what they gave to the community
 * stays without them, and ratings keep counting. The log keeps what happened, under an id that names nobody any more.
 * Gives what open pages are to be told of it, null when there is no such person; throws a `conflict` for the last admin.
 */
export async function deletePersonRows(
  trx: Transaction<Tables>,
  ctx: Ctx<SignedInPerson>,
  userId: string,
): Promise<readonly Notice[] | null> {
  const person = await lockPerson(trx, ctx.databaseKind, userId);
  if (person === null || SYSTEM_ACCOUNT_IDS.includes(userId)) return null;
  await requireAnotherAdmin(trx, ctx.databaseKind, userId, DELETE_ACCOUNT_TEXTS.last_admin);
  const traces = await findDeletionNotices(trx, userId);
  await leaveCommunity(trx, userId);
  await writeAudit(trx, ctx, { action: 'account.deleted', subjectId: userId });
  await forgetAddresses(trx, userId);
  await forgetUsesOf(trx, userId);
  await trx.deleteFrom('invitations').where('email', '=', person.email).execute();
  // First, or every row that goes with the person would be counted off.
  await trx.deleteFrom('user_storage').where('user_id', '=', userId).execute();
  await trx.deleteFrom('users').where('id', '=', userId).execute();
  // Where mail reaches nobody by itself, it would only keep the address for longer.
  if (ctx.outbox.delivers('mail')) await ctx.outbox.put(trx, goodbyeMessage(person.email), ctx.now);
  return traces;
}

/** Why what a disabled person gave stays hidden when nobody can be enabled any more. An admin may show it again. */
const LEFT_DISABLED = 'The account of its author was disabled';

async function leaveCommunity(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx
    .updateTable('community_recipes')
    .set({ hidden_reason: LEFT_DISABLED })
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

/** Where an admin acted from is still known, also when it was about this person. */
async function forgetAddresses(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx.updateTable('audit_log').set({ address: null }).where('actor_id', '=', userId).execute();
  await trx
    .updateTable('audit_log')
    .set({ address: null })
    .where('subject_id', '=', userId)
    .where('actor_id', 'is', null)
    .execute();
}
