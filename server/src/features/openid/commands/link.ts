import { v7 as uuidv7 } from 'uuid';

import type { RegistrationMode } from '@larder/contract/invitations';

import { insertUser } from '#features/account/commands/register.ts';
import { displayNameFor } from '#features/account/names.ts';
import { securityNotice } from '#features/account/messages.ts';
import { findByEmail, findById, type UserAccount } from '#features/account/queries.ts';
import { admitNewUser } from '#features/invitations/commands/use.ts';
import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Actor, Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';

import { OpenidFailure } from '../failure.ts';
import type { Identity } from '../identity.ts';

export interface LinkSettings {
  readonly providerId: string;
  /** The address of the built-in admin, which a provider's claim must never grant. */
  readonly reservedEmail: string;
  readonly registration: RegistrationMode;
  /** The token of an invitation link. */
  readonly invitation: string | undefined;
}

/** A concurrent request has linked this account or taken this address. */
class LostRaceError extends Error {}

/**
 * Returns the user of a provider account. An unknown one is linked to the user with the same confirmed address, or
 * creates a user if registration allows it. Throws OpenidFailure.
 */
export async function findOrCreateUser(
  ctx: Ctx<Actor>,
  identity: Identity,
  settings: LinkSettings,
): Promise<UserAccount> {
  const attempt = () => ctx.db.transaction().execute((trx) => linkUser(trx, ctx, identity, settings));
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof LostRaceError)) throw error;
    // The second attempt finds what the winner of the race created.
    return attempt();
  }
}

async function linkUser(
  trx: Db,
  ctx: Ctx<Actor>,
  { subject, email, name }: Identity,
  settings: LinkSettings,
): Promise<UserAccount> {
  const { providerId, reservedEmail } = settings;
  const linkedId = await findLinkedUserId(trx, providerId, subject);
  const linked = linkedId === undefined ? null : await findById(trx, linkedId);
  if (linked !== null) return requireEnabled(linked);
  if (email === null) throw new OpenidFailure('email_missing');
  if (email === reservedEmail) throw new OpenidFailure('refused');
  const known = await findByEmail(trx, email);
  if (known === null) {
    await requireMayRegister(trx, ctx, email, settings);
    return createLinkedUser(trx, ctx, { email, name }, { providerId, subject });
  }
  // Account pre-hijacking: an attacker may have registered with the address of the future owner.
  if (!known.emailConfirmed) throw new OpenidFailure('email_unconfirmed', undefined, known.id);
  requireEnabled(known);
  await addAccount(trx, ctx, known.id, { providerId, subject });
  await writeAudit(trx, ctx, { action: 'openid.linked', actorId: known.id });
  const event =
    'From now on, you can also sign in with your account at the connected sign-in service, which has the same address.';
  await ctx.outbox.put(trx, securityNotice(known, 'Another way to sign in was added', event), ctx.now);
  return known;
}

/** Consumes the invitation if one is required. */
async function requireMayRegister(
  trx: Db,
  ctx: Ctx<Actor>,
  email: string,
  { registration, invitation }: LinkSettings,
): Promise<void> {
  await admitNewUser(trx, ctx, registration, { email, invitation }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    if (registration === 'closed') throw new OpenidFailure('registration_closed');
    throw new OpenidFailure(invitation === undefined ? 'invitation_required' : 'invitation_refused', error);
  });
}

async function createLinkedUser(
  trx: Db,
  ctx: Ctx<Actor>,
  { email, name }: { readonly email: string; readonly name: string | null },
  account: ProviderAccount,
): Promise<UserAccount> {
  const id = uuidv7();
  const isAdded = await insertUser(trx, ctx, { id, email, name, emailConfirmed: true });
  if (!isAdded) throw new LostRaceError();
  await addAccount(trx, ctx, id, account);
  await writeAudit(trx, ctx, { action: 'openid.registered', actorId: id });
  const rights = { isAdmin: false, emailConfirmed: true, disabled: false, hasFactor: false } as const;
  return { ...rights, id, email, name: displayNameFor(name, email), passwordHash: null };
}

/** Returns the user linked to a provider account; undefined for an unlinked one. */
async function findLinkedUserId(db: Db, providerId: string, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('user_id')
    .where('provider_id', '=', providerId)
    .where('account_id', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

interface ProviderAccount {
  readonly providerId: string;
  readonly subject: string;
}

async function addAccount(
  trx: Db,
  { now }: Ctx<Actor>,
  userId: string,
  { providerId, subject }: ProviderAccount,
): Promise<void> {
  const added = await trx
    .insertInto('accounts')
    .values({
      id: uuidv7(),
      provider_id: providerId,
      account_id: subject,
      user_id: userId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider_id', 'account_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) throw new LostRaceError();
}

function requireEnabled(user: UserAccount): UserAccount {
  if (user.disabled) throw new OpenidFailure('account_disabled', undefined, user.id);
  return user;
}
