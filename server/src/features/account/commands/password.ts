import { PASSWORD_TEXTS } from '@larder/contract/account';
import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInUser } from '#platform/context.ts';
import type { HttpExchange } from '#platform/http/route-handlers.ts';
import { forgetUsesOf } from '#platform/rate-limit.ts';

import { forgetDevices } from '../devices.ts';
import type { AccountLimits } from '../limits.ts';
import { endMailLinks } from '../mail-links.ts';
import { securityNotice } from '../messages.ts';
import { hashPassword } from '../passwords.ts';
import { requireUncommonPassword } from '../password-rules.ts';
import { findById } from '../queries.ts';
import { deleteUserSessions, type Sessions } from '../sessions.ts';
import { lockActorSession } from './lock-user.ts';
import { matchesPassword } from './sign-in.ts';

/**
 * Confirms the actor's identity by password. Throws `invalid_credentials`, and `not_authenticated` when the session has
 * ended.
 */
export async function reauthenticate(
  ctx: Ctx<SignedInUser>,
  exchange: HttpExchange,
  { sessions, limits }: { readonly sessions: Sessions; readonly limits: AccountLimits },
  password: string,
): Promise<void> {
  await requirePassword(ctx, limits, password, 'password');
  const setCookie = await ctx.db.transaction().execute(async (trx) => {
    const afterCommit = await sessions.renew(trx, ctx, exchange, ctx.actor.session);
    if (afterCommit === undefined) throw new AppError('not_authenticated', ERROR_TEXTS.not_authenticated);
    await writeAudit(trx, ctx, { action: 'reauthenticated' });
    return afterCommit;
  });
  setCookie();
}

/**
 * Sets a new password and revokes all other sessions. Throws `invalid_credentials` for a wrong current password and
 * `invalid_input` for a weak new one.
 */
export async function changePassword(
  ctx: Ctx<SignedInUser>,
  { productName, limits }: { readonly productName: string; readonly limits: AccountLimits },
  {
    current_password: current,
    new_password: next,
  }: { readonly current_password: string; readonly new_password: string },
): Promise<void> {
  const currentHash = await requirePassword(ctx, limits, current, 'current_password');
  const { email, name } = ctx.actor;
  await requireUncommonPassword(next, { field: 'new_password', ownWords: [email, name, productName] });
  const password = await hashPassword(next);
  await ctx.db.transaction().execute(async (trx) => {
    await lockActorSession(trx, ctx.actor);
    const { numUpdatedRows } = await trx
      .updateTable('accounts')
      .set({ password, updated_at: ctx.now })
      .where('user_id', '=', ctx.actor.id)
      .where('provider_id', '=', 'credential')
      // Conditional update: a concurrent change of the password wins.
      .where('password', '=', currentHash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw wrongPassword('current_password');
    await deleteUserSessions(trx, ctx.actor.id, ctx.actor.session.id);
    await forgetDevices(trx, ctx.actor.id, ctx.actor.session.id);
    await forgetUsesOf(trx, ctx.actor.id, 'second-step');
    // An attacker may have requested an email change.
    await endMailLinks(trx, ctx.now, ctx.actor.id);
    await writeAudit(trx, ctx, { action: 'password.changed' });
    const notice = securityNotice(ctx.actor, 'Your password was changed', 'The password of your account was changed.');
    await ctx.outbox.put(trx, notice, ctx.now);
  });
  ctx.events.recheckAccess(ctx.actor.id);
}

/**
 * Verifies the actor's password and returns its hash. Counts the attempt and clears the count on success. Throws
 * `invalid_credentials` and what `AccountLimits.countProof` throws.
 */
export async function requirePassword(
  ctx: Ctx<SignedInUser>,
  limits: AccountLimits,
  password: string,
  field: string,
): Promise<string> {
  const attempt = await limits.countProof(ctx, 'password');
  const user = await findById(ctx.db, ctx.actor.id);
  const isCorrect = await matchesPassword(user, password);
  const hash = user?.passwordHash ?? null;
  if (!isCorrect || hash === null) throw wrongPassword(field);
  await attempt.forget();
  await limits.countProved(ctx);
  return hash;
}

function wrongPassword(field: string): AppError {
  return new AppError('invalid_credentials', PASSWORD_TEXTS.wrong, { fields: { [field]: PASSWORD_TEXTS.wrong } });
}
