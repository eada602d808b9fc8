import { LINK_TEXTS, type LinkPurpose } from '@larder/contract/account';

import type { AuditAction } from '@larder/contract/audit';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Actor, Ctx, SignedInPerson } from '#platform/context.ts';
import { isUniqueViolation } from '#platform/db/errors.ts';
import type { Db } from '#platform/db/tables.ts';
import { DAY_MS } from '#platform/durations.ts';
import { forgetUsesOf, isWithin, type RateLimit } from '#platform/rate-limit.ts';

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
import { findByEmail, type KnownPerson } from '../queries.ts';
import { endAllAccessOf } from '../sessions.ts';
import { isAddressProved, reclaimByLink, removeUnprovedAccess } from './first-proof.ts';
import { holdActor } from './hold-person.ts';
import { addPassword, sendConfirmation } from './register.ts';

/** Sends the confirmation again, to an account that waits for it; for any other address it does nothing. */
export function resendConfirmation(ctx: Ctx<Actor>, email: string): Promise<void> {
  return answerEnquiry(ctx, email, 'email.confirmation-requested', async (trx, person) => {
    if (!person.emailConfirmed) await sendConfirmation(trx, ctx, person);
  });
}

/** Sends a link for a new password, also to who has had none so far; for an address that has no account it does nothing. */
export function requestPasswordReset(ctx: Ctx<Actor>, email: string): Promise<void> {
  return answerEnquiry(ctx, email, 'password.reset-requested', async (trx, person) => {
    const secret = await createMailLink(trx, ctx, {
      purpose: 'reset_password',
      userId: person.id,
      email: person.email,
    });
    await ctx.outbox.put(trx, resetPasswordMessage(person, secret), ctx.now);
  });
}

/** Whoever asks learns nothing: for nobody there is a transaction that writes as well. */
async function answerEnquiry(
  ctx: Ctx<Actor>,
  email: string,
  action: AuditAction,
  answer: (trx: Db, person: KnownPerson) => Promise<void>,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const person = await findByEmail(trx, email);
    if (person !== null && !person.disabled) await answer(trx, person);
    await writeAudit(trx, ctx, { action, subjectId: person?.id ?? null });
  });
}

/**
 * Uses a link that confirms an address: the account's own, or the one it changes to. The first proof of an address removes every
 * way in from before, unless whoever brings it is signed in to that account (`isOwn`). Throws `not_found`, `link_used`,
 * `link_expired`, and `conflict` when somebody has taken the new address meanwhile.
 */
export async function verifyEmail(
  ctx: Ctx<Actor>,
  token: string,
  isOwn: (userId: string) => Promise<boolean>,
): Promise<{ readonly purpose: LinkPurpose; readonly email: string }> {
  const link = await getMailLink(ctx.db, ctx.now, token);
  if (link.purpose === 'reset_password') throw unknownLink();
  const own = await isOwn(link.userId);
  try {
    await ctx.db.transaction().execute(async (trx) => {
      const isFirstProof = !(await isAddressProved(trx, link.userId));
      if (link.purpose === 'change_email') await moveAddress(trx, ctx, link);
      else await confirmAddress(trx, ctx, link);
      if (isFirstProof && !own) await reclaimByLink(trx, ctx, { id: link.userId, email: link.email });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('conflict', LINK_TEXTS.taken);
    throw error;
  }
  ctx.events.recheckAccess(link.userId);
  return { purpose: link.purpose, email: link.email };
}

// The person's row before their links, here and where links are made: so nobody waits for each other in a circle.

async function confirmAddress(trx: Db, ctx: Ctx<Actor>, link: MailLink): Promise<void> {
  await markConfirmed(trx, ctx, link);
  await consumeMailLink(trx, ctx.now, link);
  await writeAudit(trx, ctx, { action: 'email.confirmed', actorId: link.userId });
}

async function moveAddress(trx: Db, ctx: Ctx<Actor>, link: MailLink): Promise<void> {
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
  // They lead to the old address, or to one that is not wanted any more.
  await endMailLinks(trx, ctx.now, userId);
  await writeAudit(trx, ctx, { action: 'email.changed', actorId: userId });
  await ctx.outbox.put(trx, emailChangedNotice({ id: userId, email: before.email }, email), ctx.now);
}

/** So often a reset begins the count of wrong codes anew. Without a limit, who reads the mail would guess the second step for ever. */
const CODE_UNLOCKS: RateLimit = { max: 2, windowSeconds: DAY_MS / 1000 };

interface PasswordReset {
  readonly token: string;
  readonly newPassword: string;
  readonly device: string;
  readonly productName: string;
}

/**
 * Sets the password that a link was sent for, and ends all sessions; where it is the first proof of the address, every other way
 * in goes as well. `device` is from where that is done. Throws `not_found`, `link_used`, `link_expired`, and `invalid_input` for a
 * password that is easily guessed: then the link stays good.
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
    const isFirstProof = !(await isAddressProved(trx, userId));
    // Who reads the mail owns the address.
    await markConfirmed(trx, ctx, link);
    await consumeMailLink(trx, ctx.now, link);
    await setPassword(trx, ctx, userId, password);
    if (isFirstProof) await removeUnprovedAccess(trx, ctx, userId);
    else await endAllAccessOf(trx, userId);
    if (await isWithin(trx, `code-unlock:${userId}`, CODE_UNLOCKS, ctx.now)) {
      await forgetUsesOf(trx, userId, 'second-step');
      // Who reads the mail is the owner: strangers do not hold up the sign-in that follows.
      await rememberDevice(trx, ctx.now, userId, device);
    }
    // Among them may be a change of address that somebody else asked for.
    await endMailLinks(trx, ctx.now, userId);
    await writeAudit(trx, ctx, { action: 'password.reset', actorId: userId });
    const to = { id: userId, email: link.email };
    const what =
      'A new password was set for your account, by a link from a mail. You are signed out everywhere, and API tokens are revoked. ' +
      (isFirstProof
        ? 'As this was the first time that your address was confirmed, passkeys, second steps and connected services from before ' +
          'were removed as well. Recipes that are shared or published stay so: please look through them.'
        : 'Passkeys, second steps and other services stay: remove in your profile what you do not know.');
    await ctx.outbox.put(trx, securityNotice(to, 'Your password was changed', what), ctx.now);
  });
  ctx.events.recheckAccess(userId);
}

/** Throws `not_found` when the account has been disabled, or has another address by now. */
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
 * Asks at a new address whether it is the actor's, and tells the old one, which stays until then. For an address that is
 * somebody else's, or `reserved`, nobody is asked; the actor cannot tell.
 */
export async function changeEmail(ctx: Ctx<SignedInPerson>, email: string, reserved: string): Promise<void> {
  const { actor, now } = ctx;
  if (email === actor.email) return;
  await ctx.db.transaction().execute(async (trx) => {
    await holdActor(trx, actor);
    const what = `Somebody asked to change the email address of your account to ${email}. Until that address is confirmed, yours stays.`;
    await ctx.outbox.put(trx, securityNotice(actor, 'A new email address was asked for', what), now);
    await writeAudit(trx, ctx, { action: 'email.change-requested' });
    // Made in any case, as the profile shows the address that is waited for; without the mail nobody can use it.
    const secret = await createMailLink(trx, ctx, { purpose: 'change_email', userId: actor.id, email });
    const owner = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    if (owner !== undefined || email === reserved) return;
    await ctx.outbox.put(trx, confirmNewEmailMessage({ id: actor.id, email }, secret), now);
  });
}
