import { LOGIN_TEXTS } from '@larder/contract/account';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Actor, Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';

import { hashPassword, verifyPassword } from '../passwords.ts';
import { findByEmail, findById, type UserAccount } from '../queries.ts';

let dummyHash: Promise<string> | undefined;

/** The hash compared for an address without a password, so that the response time is the same. Created on first use. */
function getDummyHash(): Promise<string> {
  dummyHash ??= hashPassword('nobody has this password').catch((error: unknown) => {
    dummyHash = undefined;
    throw error;
  });
  return dummyHash;
}

/**
 * Returns the user with this email and password. Throws `invalid_credentials`, and only for the correct password
 * `account_disabled` or `email_not_confirmed`.
 */
export async function checkCredentials(
  ctx: Ctx<Actor>,
  { email, password }: { readonly email: string; readonly password: string },
  confirmationRequired: boolean,
): Promise<UserAccount> {
  const user = await findByEmail(ctx.db, email);
  const isCorrect = await matchesPassword(user, password);
  if (user === null || !isCorrect) {
    // Written for unknown addresses too: the response time must not reveal which addresses have an account.
    await writeAudit(ctx.db, ctx, { action: 'sign-in.refused', subjectId: user?.id ?? null });
    throw new AppError('invalid_credentials', LOGIN_TEXTS.invalid_credentials);
  }
  requireMaySignIn(user, confirmationRequired);
  return user;
}

/** Throws `account_disabled` or `email_not_confirmed` for a user who has proved their identity. */
export function requireMaySignIn(user: UserAccount, confirmationRequired: boolean): void {
  const subjectId = user.id;
  if (user.disabled) throw new AppError('account_disabled', LOGIN_TEXTS.disabled, { subjectId });
  if (confirmationRequired && !user.emailConfirmed) {
    throw new AppError('email_not_confirmed', LOGIN_TEXTS.email_not_confirmed, { subjectId });
  }
}

/**
 * Throws `invalid_credentials` when the password was changed while it was checked: that revoked all sessions, and one
 * started now would outlive it. The caller holds the lock on the user row.
 */
export async function requireUnchangedPassword(trx: Db, userId: string, hash: string | null): Promise<void> {
  const user = await findById(trx, userId);
  if (user?.passwordHash !== hash) throw new AppError('invalid_credentials', LOGIN_TEXTS.invalid_credentials);
}

/** Takes constant time, whether or not the user exists. */
export async function matchesPassword(user: UserAccount | null, password: string): Promise<boolean> {
  const fallback = await getDummyHash();
  const hash = user?.passwordHash ?? null;
  const matches = await verifyPassword({ hash: hash ?? fallback, password });
  return matches && hash !== null;
}
