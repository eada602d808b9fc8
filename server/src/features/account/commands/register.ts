import { v7 as uuidv7 } from 'uuid';

import { REGISTER_TEXTS } from '@larder/contract/account';
import type { RegistrationMode } from '@larder/contract/invitations';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Actor, Ctx } from '#platform/context.ts';
import { type Db, toJson } from '#platform/db/tables.ts';
import { HOUR_MS } from '#platform/durations.ts';
import { admitNewcomer } from '#features/invitations/commands/use.ts';
import { requireMayRegister } from '#features/invitations/policy.ts';

import { createMailLink } from '../mail-links.ts';
import { ALREADY_REGISTERED_SUBJECT, alreadyRegisteredMessage, confirmEmailMessage } from '../messages.ts';
import { requireUncommonPassword } from '../password-rules.ts';
import { hashPassword } from '../passwords.ts';
import { isReservedName, displayNameFor } from '../names.ts';

const TOLD_AGAIN_AFTER_MS = HOUR_MS;

/** `email` is already in lower case. */
export interface Registration {
  readonly email: string;
  readonly password: string;
  /** Null where they gave none. */
  readonly name: string | null;
  /** The token of an invitation's link. */
  readonly invitation?: string | undefined;
}

export interface RegistrationSettings {
  readonly mode: RegistrationMode;
  readonly productName: string;
  /** Nobody registers with this address. */
  readonly reservedEmail: string;
}

/** Does the work so that its time does not tell whether the address is taken. */
type Alike = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface RegisteredPerson {
  readonly id: string;
  readonly email: string;
}

/**
 * Makes a person with their password, their profile and the mail that confirms their address, all or nothing. Where mail
 * reaches people, an address that is taken gets the same answer, and its owner a mail; elsewhere it is a `conflict`, also
 * when two registrations race for it. An invitation, where one is needed, is used up in the same transaction. Throws what
 * `admitNewcomer` throws, and `invalid_input` for a password that is easily guessed.
 */
export async function registerPerson(
  ctx: Ctx<Actor>,
  registration: Registration,
  settings: RegistrationSettings,
  alike: Alike = (work) => work(),
): Promise<RegisteredPerson & { readonly isConfirmed: boolean }> {
  const { email, name, invitation } = registration;
  requireMayRegister(settings.mode, invitation);
  const ownWords = [email, name, settings.productName];
  await requireUncommonPassword(registration.password, { field: 'password', ownWords });
  // Hashed before anything is known of the address, and outside the transaction.
  const password = await hashPassword(registration.password);
  const id = uuidv7();
  const isConfirmed = await alike(() => storeRegistration(ctx, { ...registration, id, password }, settings));
  return { id, email, isConfirmed };
}

/** `password` is already hashed. Returns true where the invitation proves the address. */
async function storeRegistration(
  ctx: Ctx<Actor>,
  { id, email, name, password, invitation }: Registration & { readonly id: string },
  { mode, reservedEmail }: RegistrationSettings,
): Promise<boolean> {
  const { isNew, isConfirmed } = await ctx.db.transaction().execute(async (trx) => {
    const { provesAddress } = await admitNewcomer(trx, ctx, mode, { email, invitation });
    const person = { id, email, name, emailConfirmed: provesAddress };
    const added = email !== reservedEmail && (await addPerson(trx, ctx, person));
    // Where the answer tells nothing, an invitation is used up all the same: whether it is still good must not tell either.
    if (!added) return { isNew: requireMailTells(ctx), isConfirmed: provesAddress };
    await addPassword(trx, ctx, id, password);
    if (!provesAddress) await sendConfirmation(trx, ctx, { id, email });
    await writeAudit(trx, ctx, { action: 'account.registered', actorId: id });
    return { isNew: true, isConfirmed: provesAddress };
  });
  if (!isNew) await tellOwner(ctx, email);
  return isConfirmed;
}

/** Throws `conflict` for an address that is taken where no mail reaches its owner; otherwise gives false. */
function requireMailTells({ outbox }: Ctx<Actor>): false {
  if (outbox.delivers('mail')) return false;
  throw new AppError('conflict', REGISTER_TEXTS.taken, { fields: { email: REGISTER_TEXTS.taken } });
}

/**
 * Adds somebody who can be signed in by something that is added next. Gives false when the address is taken. The beginning of
 * their address is a name for themselves alone: as a username others would see it.
 */
export async function addPerson(
  trx: Db,
  { now }: Pick<Ctx<Actor>, 'now'>,
  person: {
    readonly id: string;
    readonly email: string;
    readonly name: string | null;
    readonly emailConfirmed: boolean;
  },
): Promise<boolean> {
  const { id, email } = person;
  const name = person.name !== null && isReservedName(person.name) ? null : person.name;
  const added = await trx
    .insertInto('users')
    .values({
      id,
      email,
      name: displayNameFor(name, email),
      email_verified: person.emailConfirmed,
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

/** `password` is already hashed. */
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

/** Writes the mail that asks to confirm an address; an earlier one is good no more. */
export async function sendConfirmation(trx: Db, ctx: Ctx<Actor>, to: RegisteredPerson): Promise<void> {
  const secret = await createMailLink(trx, ctx, { purpose: 'confirm_email', userId: to.id, email: to.email });
  await ctx.outbox.put(trx, confirmEmailMessage(to, secret), ctx.now);
}

/** The owner is told, but not over and over because a stranger keeps trying. */
async function tellOwner(ctx: Ctx<Actor>, email: string): Promise<void> {
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
            .where('outbox_messages.created_at', '>', new Date(ctx.now.getTime() - TOLD_AGAIN_AFTER_MS)),
        )
        .as('was_told'),
    ])
    .where('users.email', '=', email)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  if (owner === undefined || Boolean(owner.was_told)) return;
  await ctx.outbox.put(ctx.db, alreadyRegisteredMessage(owner), ctx.now);
}
