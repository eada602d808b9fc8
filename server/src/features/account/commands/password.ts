import { PASSWORD_TEXTS } from '@larder/contract/account';
import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInPerson } from '#platform/context.ts';
import type { Exchange } from '#platform/http/route-handlers.ts';
import { forgetUsesOf } from '#platform/rate-limit.ts';

import { forgetDevices } from '../devices.ts';
import type { AccountLimits } from '../limits.ts';
import { endMailLinks } from '../mail-links.ts';
import { securityNotice } from '../messages.ts';
import { hashPassword } from '../passwords.ts';
import { requireUncommonPassword } from '../password-rules.ts';
import { findById } from '../queries.ts';
import { endSessionsOf, type Sessions } from '../sessions.ts';
import { holdActor } from './hold-person.ts';
import { isPasswordOf } from './sign-in.ts';

/** Proves again who acts. Throws `invalid_credentials`, and `not_authenticated` in a session that has ended meanwhile. */
export async function reauthenticate(
  ctx: Ctx<SignedInPerson>,
  exchange: Exchange,
  { sessions, limits }: { readonly sessions: Sessions; readonly limits: AccountLimits },
  password: string,
): Promise<void> {
  await requirePassword(ctx, limits, password, 'password');
  const handOut = await ctx.db.transaction().execute(async (trx) => {
    const renewed = await sessions.renew(trx, ctx, exchange, ctx.actor.session);
    if (renewed === undefined) throw new AppError('not_authenticated', ERROR_TEXTS.not_authenticated);
    await writeAudit(trx, ctx, { action: 'reauthenticated' });
    return renewed;
  });
  handOut();
}

/**
 * Sets a new password and ends all other sessions. Throws `invalid_credentials` when the current one is wrong, and
 * `invalid_input` when the new one is easily guessed.
 */
export async function changePassword(
  ctx: Ctx<SignedInPerson>,
  { productName, limits }: { readonly productName: string; readonly limits: AccountLimits },
  {
    current_password: current,
    new_password: next,
  }: { readonly current_password: string; readonly new_password: string },
): Promise<void> {
  const known = await requirePassword(ctx, limits, current, 'current_password');
  const { email, name } = ctx.actor;
  await requireUncommonPassword(next, { field: 'new_password', ownWords: [email, name, productName] });
  const password = await hashPassword(next);
  await ctx.db.transaction().execute(async (trx) => {
    await holdActor(trx, ctx.actor);
    const { numUpdatedRows } = await trx
      .updateTable('accounts')
      .set({ password, updated_at: ctx.now })
      .where('user_id', '=', ctx.actor.id)
      .where('provider_id', '=', 'credential')
      // Whoever changes it from another place at the same moment is not overwritten.
      .where('password', '=', known)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw wrongPassword('current_password');
    await endSessionsOf(trx, ctx.actor.id, ctx.actor.session.id);
    await forgetDevices(trx, ctx.actor.id, ctx.actor.session.id);
    await forgetUsesOf(trx, ctx.actor.id, 'second-step');
    // Among them may be a change of address that somebody else asked for.
    await endMailLinks(trx, ctx.now, ctx.actor.id);
    await writeAudit(trx, ctx, { action: 'password.changed' });
    const notice = securityNotice(ctx.actor, 'Your password was changed', 'The password of your account was changed.');
    await ctx.outbox.put(trx, notice, ctx.now);
  });
  ctx.events.recheckAccess(ctx.actor.id);
}

/**
 * The hash of the actor's password, which `password` is. Counts the attempt, and forgets it when it was right. Throws
 * `invalid_credentials` and what `AccountLimits.countProof` throws.
 */
export async function requirePassword(
  ctx: Ctx<SignedInPerson>,
  limits: AccountLimits,
  password: string,
  field: string,
): Promise<string> {
  const attempt = await limits.countProof(ctx, 'password');
  const person = await findById(ctx.db, ctx.actor.id);
  const isRight = await isPasswordOf(person, password);
  const known = person?.passwordHash ?? null;
  if (!isRight || known === null) throw wrongPassword(field);
  await attempt.forget();
  await limits.countProved(ctx);
  return known;
}

function wrongPassword(field: string): AppError {
  return new AppError('invalid_credentials', PASSWORD_TEXTS.wrong, { fields: { [field]: PASSWORD_TEXTS.wrong } });
}
