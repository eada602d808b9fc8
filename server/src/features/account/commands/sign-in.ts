import { LOGIN_TEXTS } from '@larder/contract/account';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Actor, Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';

import { hashPassword, verifyPassword } from '../passwords.ts';
import { findByEmail, findById, type KnownPerson } from '../queries.ts';

let nobodysHash: Promise<string> | undefined;

/** What is compared with for an address that has no password, so that it takes as long. Made once, when it is first needed. */
function hashOfNobody(): Promise<string> {
  nobodysHash ??= hashPassword('nobody has this password').catch((error: unknown) => {
    nobodysHash = undefined;
    throw error;
  });
  return nobodysHash;
}

/**
 * Whose email and password these are. Throws `invalid_credentials`, and only for the right password `account_disabled` or
 * `email_not_confirmed`.
 */
export async function checkCredentials(
  ctx: Ctx<Actor>,
  { email, password }: { readonly email: string; readonly password: string },
  confirmationRequired: boolean,
): Promise<KnownPerson> {
  const person = await findByEmail(ctx.db, email);
  const isRight = await isPasswordOf(person, password);
  if (person === null || !isRight) {
    // Also for nobody: what it costs must not tell who has an account.
    await writeAudit(ctx.db, ctx, { action: 'sign-in.refused', subjectId: person?.id ?? null });
    throw new AppError('invalid_credentials', LOGIN_TEXTS.invalid_credentials);
  }
  requireMaySignIn(person, confirmationRequired);
  return person;
}

/** Throws `account_disabled` or `email_not_confirmed` for somebody who has otherwise proved who they are. */
export function requireMaySignIn(person: KnownPerson, confirmationRequired: boolean): void {
  const subjectId = person.id;
  if (person.disabled) throw new AppError('account_disabled', LOGIN_TEXTS.disabled, { subjectId });
  if (confirmationRequired && !person.emailConfirmed) {
    throw new AppError('email_not_confirmed', LOGIN_TEXTS.email_not_confirmed, { subjectId });
  }
}

/**
 * Throws `invalid_credentials` when somebody has changed the password while it was being checked: that ended all sessions,
 * and one that begins now would outlive it. The person is locked by the caller.
 */
export async function requireUnchangedPassword(trx: Db, userId: string, hash: string | null): Promise<void> {
  const person = await findById(trx, userId);
  if (person?.passwordHash !== hash) throw new AppError('invalid_credentials', LOGIN_TEXTS.invalid_credentials);
}

/** Takes as long for nobody as for somebody. */
export async function isPasswordOf(person: KnownPerson | null, password: string): Promise<boolean> {
  const nobodys = await hashOfNobody();
  const known = person?.passwordHash ?? null;
  const matches = await verifyPassword({ hash: known ?? nobodys, password });
  return matches && known !== null;
}
