import { LINK_TEXTS, type LinkPurpose } from '@larder/contract/account';

import type { AuditAction } from '@larder/contract/audit';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Actor, Ctx, SignedInUser } from '#platform/context.ts';
import { isUniqueViolation } from '#platform/db/errors.ts';
import type { Db } from '#platform/db/tables.ts';
import { DAY_MS } from '#platform/durations.ts';
import { forgetUsesOf, tryCountUse, type RateLimit } from '#platform/rate-limit.ts';

import { rememberDevice } from '../devices.ts';
import {
  consumeMailLink,
  createMailLink,
  endMailLinks,
  getMailLink,
  type MailLink,
  unknownLink,
} from '../mail-links.ts';
import { confirmNewEmailMessage, emailChangedNotice, resetPasswordMessage, securityNotice } from '../messages.ts';
import { requireUncommonPassword } from '../password-rules.ts';
import { hashPassword } from '../passwords.ts';
import { findByEmail, type UserAccount } from '../queries.ts';
import { revokeAllAccess } from '../sessions.ts';
import { isEmailVerified, reclaimAccount, revokeUnprovedAccess } from './reclaim-account.ts';
import { lockActorSession } from './lock-user.ts';
import { addPassword, sendConfirmation } from './register.ts';

/** Resends the confirmation mail to an account with an unverified address. Does nothing for any other address. */
export function resendConfirmation(ctx: Ctx<Actor>, email: string): Promise<void> {
  return answerUniformly(ctx, email, 'email.confirmation-requested', async (trx, user) => {
    if (!user.emailConfirmed) await sendConfirmation(trx, ctx, user);
  });
}

/** Mails a password reset link, also to a user who has no password yet. Does nothing for an unknown address. */
export function requestPasswordReset(ctx: Ctx<Actor>, email: string): Promise<void> {
  return answerUniformly(ctx, email, 'password.reset-requested', async (trx, user) => {
    const secret = await createMailLink(trx, ctx, {
      purpose: 'reset_password',
      userId: user.id,
      email: user.email,
    });
    await ctx.outbox.put(trx, resetPasswordMessage(user, secret), ctx.now);
  });
}

/** Prevents user enumeration: an unknown address also costs a transaction with a write. */
async function answerUniformly(
  ctx: Ctx<Actor>,
  email: string,
  action: AuditAction,
  sendMail: (trx: Db, user: UserAccount) => Promise<void>,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const user = await findByEmail(trx, email);
    if (user !== null && !user.disabled) await sendMail(trx, user);
    await writeAudit(trx, ctx, { action, subjectId: user?.id ?? null });
  });
}

/**
 * Consumes a link that verifies an address: the account's own, or the one it changes to. The first verification revokes
 * all earlier credentials, unless the caller is signed in to that account (`isSignedInAs`). Throws `not_found`, `link_used`,
 * `link_expired`, and `conflict` when the new address was taken in the meantime.
 */
export async function verifyEmail(
  ctx: Ctx<Actor>,
  token: string,
  isSignedInAs: (userId: string) => Promise<boolean>,
): Promise<{ readonly purpose: LinkPurpose; readonly email: string }> {
  const link = await getMailLink(ctx.db, ctx.now, token);
  if (link.purpose === 'reset_password') throw unknownLink();
  const isOwner = await isSignedInAs(link.userId);
  try {
    await ctx.db.transaction().execute(async (trx) => {
      const isFirstProof = !(await isEmailVerified(trx, link.userId));
      if (link.purpose === 'change_email') await applyEmailChange(trx, ctx, link);
      else await confirmEmail(trx, ctx, link);
      if (isFirstProof && !isOwner) await reclaimAccount(trx, ctx, { id: link.userId, email: link.email });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('conflict', LINK_TEXTS.taken);
    throw error;
  }
  ctx.events.recheckAccess(link.userId);
  return { purpose: link.purpose, email: link.email };
}

// Lock order: the user row before the link rows, here and where links are created. Otherwise transactions can deadlock.

async function confirmEmail(trx: Db, ctx: Ctx<Actor>, link: MailLink): Promise<void> {
  await markConfirmed(trx, ctx, link);
  await consumeMailLink(trx, ctx.now, link);
  await writeAudit(trx, ctx, { action: 'email.confirmed', actorId: link.userId });
}

async function applyEmailChange(trx: Db, ctx: Ctx<Actor>, link: MailLink): Promise<void> {
  const { userId, email } = link;
  const before = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  if (before === undefined) throw unknownLink();
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ email, email_verified: true, updated_at: ctx.now })
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw unknownLink();
  await consumeMailLink(trx, ctx.now, link);
  // They lead to the old address or to an abandoned new one.
  await endMailLinks(trx, ctx.now, userId);
  await writeAudit(trx, ctx, { action: 'email.changed', actorId: userId });
  await ctx.outbox.put(trx, emailChangedNotice({ id: userId, email: before.email }, email), ctx.now);
}

/**
 * Resets per day that clear the count of wrong codes. Without a limit, an attacker with access to the mailbox could
 * guess second-factor codes forever.
 */
const CODE_UNLOCKS: RateLimit = { max: 2, windowSeconds: DAY_MS / 1000 };

interface PasswordReset {
  readonly token: string;
  readonly newPassword: string;
  readonly device: string;
  readonly productName: string;
}

/**
 * Sets a new password by a mailed link and revokes all sessions and API tokens. The first proof of the address revokes
 * all other credentials as well. `device` is the device that sends the request. Throws `not_found`, `link_used`,
 * `link_expired`, and `invalid_input` for a weak password; the link then remains usable.
 */
export async function resetPassword(
  ctx: Ctx<Actor>,
  { token, newPassword, device, productName }: PasswordReset,
): Promise<void> {
  const link = await getMailLink(ctx.db, ctx.now, token);
  if (link.purpose !== 'reset_password') throw unknownLink();
  await requireUncommonPassword(newPassword, { field: 'new_password', ownWords: [link.email, link.name, productName] });
  const password = await hashPassword(newPassword);
  const { userId } = link;
  await ctx.db.transaction().execute(async (trx) => {
    const isFirstProof = !(await isEmailVerified(trx, userId));
    // Access to the mailbox proves ownership of the address.
    await markConfirmed(trx, ctx, link);
    await consumeMailLink(trx, ctx.now, link);
    await setPassword(trx, ctx, userId, password);
    if (isFirstProof) await revokeUnprovedAccess(trx, ctx, userId);
    else await revokeAllAccess(trx, userId);
    if (await tryCountUse(trx, `code-unlock:${userId}`, CODE_UNLOCKS, ctx.now)) {
      await forgetUsesOf(trx, userId, 'second-step');
      // Access to the mailbox proves ownership: attempts by strangers must not throttle the sign-in that follows.
      await rememberDevice(trx, ctx.now, userId, device);
    }
    // An attacker may have requested an email change.
    await endMailLinks(trx, ctx.now, userId);
    await writeAudit(trx, ctx, { action: 'password.reset', actorId: userId });
    const to = { id: userId, email: link.email };
    const event =
      'A new password was set for your account with a link from an email. You’ve been signed out everywhere, and your API tokens no longer work. ' +
      (isFirstProof
        ? 'Because your address was confirmed for the first time, earlier passkeys, second steps and connected services were ' +
          'removed as well. Shared and published recipes stay that way: please review them.'
        : 'Passkeys, second steps and connected services stay: in your profile, remove any that you don’t recognize.');
    await ctx.outbox.put(trx, securityNotice(to, 'Your password was changed', event), ctx.now);
  });
  ctx.events.recheckAccess(userId);
}

/** Throws `not_found` for a disabled account or one whose address has changed. */
async function markConfirmed(trx: Db, { now }: Ctx<Actor>, { userId, email }: MailLink): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ email_verified: true, updated_at: now })
    .where('id', '=', userId)
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw unknownLink();
}

async function setPassword(trx: Db, ctx: Ctx<Actor>, userId: string, password: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ password, updated_at: ctx.now })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await addPassword(trx, ctx, userId, password);
}

/**
 * Mails a confirmation link to the new address and a notice to the old one, which remains in use until then. Prevents
 * user enumeration: a taken or `reserved` address gets no mail, and the response is the same.
 */
export async function changeEmail(ctx: Ctx<SignedInUser>, email: string, reserved: string): Promise<void> {
  const { actor, now } = ctx;
  if (email === actor.email) return;
  await ctx.db.transaction().execute(async (trx) => {
    await lockActorSession(trx, actor);
    const event = `Someone asked to change the email address of your account to ${email}. Your address stays until the new one is confirmed.`;
    await ctx.outbox.put(trx, securityNotice(actor, 'A change of your email address was requested', event), now);
    await writeAudit(trx, ctx, { action: 'email.change-requested' });
    // Created in any case, because the profile shows the pending address. Without the mail nobody can use it.
    const secret = await createMailLink(trx, ctx, { purpose: 'change_email', userId: actor.id, email });
    const owner = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    if (owner !== undefined || email === reserved) return;
    await ctx.outbox.put(trx, confirmNewEmailMessage({ id: actor.id, email }, secret), now);
  });
}
