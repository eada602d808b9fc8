import { v7 as uuidv7 } from 'uuid';

import { REGISTER_TEXTS } from '@larder/contract/account';
import type { RegistrationMode } from '@larder/contract/invitations';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Actor, Ctx } from '#platform/context.ts';
import { type Db, toJson } from '#platform/db/tables.ts';
import { HOUR_MS } from '#platform/durations.ts';
import { admitNewUser } from '#features/invitations/commands/use.ts';
import { requireMayRegister } from '#features/invitations/policy.ts';

import { createMailLink } from '../mail-links.ts';
import {
  ALREADY_REGISTERED_SUBJECT,
  alreadyRegisteredMessage,
  confirmEmailMessage,
  type Recipient,
} from '../messages.ts';
import { requireUncommonPassword } from '../password-rules.ts';
import { hashPassword } from '../passwords.ts';
import { isReservedName, displayNameFor } from '../names.ts';

const OWNER_NOTICE_INTERVAL_MS = HOUR_MS;

/** `email` is in lower case. */
export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly name: string | null;
  /** The token of an invitation link. */
  readonly invitation?: string | undefined;
}

export interface RegistrationSettings {
  readonly mode: RegistrationMode;
  readonly productName: string;
  /** An address that cannot register. */
  readonly reservedEmail: string;
}

/** Runs the work in constant time, so that the response time does not reveal whether the address is taken. */
type InConstantTime = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a user with password, profile and confirmation mail in one transaction. Prevents user enumeration where mail
 * is delivered: a taken address gets the same response, and its owner a mail. Without mail delivery a taken address
 * throws `conflict`, also for the later of two concurrent requests. A required invitation is consumed in the same
 * transaction. Throws what `admitNewUser` throws, and `invalid_input` for a weak password.
 */
export async function registerUser(
  ctx: Ctx<Actor>,
  registration: Registration,
  settings: RegistrationSettings,
  inConstantTime: InConstantTime,
): Promise<{ readonly id: string; readonly isConfirmed: boolean }> {
  const { email, name, invitation } = registration;
  requireMayRegister(settings.mode, invitation);
  const ownWords = [email, name, settings.productName];
  await requireUncommonPassword(registration.password, { field: 'password', ownWords });
  // Hashed before any lookup of the address (constant time), and outside the transaction.
  const password = await hashPassword(registration.password);
  const id = uuidv7();
  const isConfirmed = await inConstantTime(() => storeRegistration(ctx, { ...registration, id, password }, settings));
  return { id, isConfirmed };
}

/** `password` is a hash. Returns true when the invitation proves the address. */
async function storeRegistration(
  ctx: Ctx<Actor>,
  { id, email, name, password, invitation }: Registration & { readonly id: string },
  { mode, reservedEmail }: RegistrationSettings,
): Promise<boolean> {
  const { isAdded, provesAddress } = await ctx.db.transaction().execute(async (trx) => {
    const admitted = await admitNewUser(trx, ctx, mode, { email, invitation });
    const user = { id, email, name, emailConfirmed: admitted.provesAddress };
    const added = email !== reservedEmail && (await insertUser(trx, ctx, user));
    if (added) {
      await addPassword(trx, ctx, id, password);
      if (!admitted.provesAddress) await sendConfirmation(trx, ctx, { id, email });
      await writeAudit(trx, ctx, { action: 'account.registered', actorId: id });
    } else if (!ctx.outbox.delivers('mail')) {
      throw new AppError('conflict', REGISTER_TEXTS.taken, { fields: { email: REGISTER_TEXTS.taken } });
    }
    // The invitation is consumed in any case: its state must not reveal whether the address is taken.
    return { isAdded: added, provesAddress: admitted.provesAddress };
  });
  if (!isAdded) await notifyOwner(ctx, email);
  return provesAddress;
}

/**
 * Inserts a user without any credential; the caller adds one. Returns false when the address is taken. The local part
 * of the address is only a private display name: a username would be visible to others.
 */
export async function insertUser(
  trx: Db,
  { now }: Pick<Ctx<Actor>, 'now'>,
  user: {
    readonly id: string;
    readonly email: string;
    readonly name: string | null;
    readonly emailConfirmed: boolean;
  },
): Promise<boolean> {
  const { id, email } = user;
  const name = user.name !== null && isReservedName(user.name) ? null : user.name;
  const added = await trx
    .insertInto('users')
    .values({
      id,
      email,
      name: displayNameFor(name, email),
      email_verified: user.emailConfirmed,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return false;
  await trx
    .insertInto('user_profiles')
    .values({ user_id: id, email, username: name, notification_preferences: toJson({ email: true, push: false }) })
    .execute();
  return true;
}

/** `password` is a hash. */
export async function addPassword(
  trx: Db,
  { now }: Pick<Ctx<Actor>, 'now'>,
  userId: string,
  password: string,
): Promise<void> {
  const stamps = { created_at: now, updated_at: now };
  await trx
    .insertInto('accounts')
    .values({ id: uuidv7(), account_id: userId, provider_id: 'credential', user_id: userId, password, ...stamps })
    .execute();
}

/** Sends the mail that confirms an address and invalidates earlier links. */
export async function sendConfirmation(trx: Db, ctx: Ctx<Actor>, to: Recipient): Promise<void> {
  const secret = await createMailLink(trx, ctx, { purpose: 'confirm_email', userId: to.id, email: to.email });
  await ctx.outbox.put(trx, confirmEmailMessage(to, secret), ctx.now);
}

/**
 * Mails the owner of a taken address, at most once per interval, so that repeated attempts do not flood the mailbox.
 */
async function notifyOwner(ctx: Ctx<Actor>, email: string): Promise<void> {
  const owner = await ctx.db
    .selectFrom('users')
    .select((eb) => [
      'users.id',
      'users.email',
      eb
        .exists(
          eb
            .selectFrom('outbox_messages')
            .select('outbox_messages.id')
            .whereRef('outbox_messages.user_id', '=', 'users.id')
            .where('outbox_messages.subject', '=', ALREADY_REGISTERED_SUBJECT)
            .where('outbox_messages.created_at', '>', new Date(ctx.now.getTime() - OWNER_NOTICE_INTERVAL_MS)),
        )
        .as('is_notified'),
    ])
    .where('users.email', '=', email)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  if (owner === undefined || Boolean(owner.is_notified)) return;
  await ctx.outbox.put(ctx.db, alreadyRegisteredMessage(owner), ctx.now);
}
