import { v7 as uuidv7 } from 'uuid';

import type { RegistrationMode } from '@larder/contract/invitations';

import { addPerson } from '#features/account/commands/register.ts';
import { displayNameFor } from '#features/account/names.ts';
import { securityNotice } from '#features/account/messages.ts';
import { findByEmail, findById, type KnownPerson } from '#features/account/queries.ts';
import { admitNewcomer } from '#features/invitations/commands/use.ts';
import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Actor, Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';

import { OpenidFailure } from '../failure.ts';
import type { Identity } from '../identity.ts';
import { findLinkedUserId } from '../queries.ts';

export interface LinkSettings {
  readonly providerId: string;
  /** Nobody gets to the account of this address by what another service says. */
  readonly reservedEmail: string;
  /** Who may create an account? */
  readonly registration: RegistrationMode;
  /** The token of an invitation's link. */
  readonly invitation: string | undefined;
}

/** Somebody else has just linked this account or taken this address. */
class LostRaceError extends Error {}

/**
 * Whom the provider's account stands for. One that is not known yet is linked to the person with the same confirmed
 * address; where there is none, a person is made, if they may create an account. Throws OpenidFailure.
 */
export async function findOrAddPerson(
  ctx: Ctx<Actor>,
  identity: Identity,
  settings: LinkSettings,
): Promise<KnownPerson> {
  const attempt = () => ctx.db.transaction().execute((trx) => linkPerson(trx, ctx, identity, settings));
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof LostRaceError)) throw error;
    // Whoever was quicker has made what is found now.
    return attempt();
  }
}

async function linkPerson(
  trx: Db,
  ctx: Ctx<Actor>,
  { subject, email, name }: Identity,
  settings: LinkSettings,
): Promise<KnownPerson> {
  const { providerId, reservedEmail } = settings;
  const linkedId = await findLinkedUserId(trx, providerId, subject);
  const linked = linkedId === undefined ? null : await findById(trx, linkedId);
  if (linked !== null) return requireEnabled(linked);
  if (email === null) throw new OpenidFailure('email_missing');
  if (email === reservedEmail) throw new OpenidFailure('refused');
  const known = await findByEmail(trx, email);
  if (known === null) {
    await requireMayRegister(trx, ctx, email, settings);
    return addLinked(trx, ctx, { email, name }, { providerId, subject });
  }
  // Whoever registered with it may be somebody who hopes that its owner comes along.
  if (!known.emailConfirmed) throw new OpenidFailure('email_unconfirmed', undefined, known.id);
  requireEnabled(known);
  await addAccount(trx, ctx, known.id, { providerId, subject });
  await writeAudit(trx, ctx, { action: 'openid.linked', actorId: known.id });
  const what = 'From now on you can sign in to your account here with your account there, which has the same address.';
  await ctx.outbox.put(trx, securityNotice(known, 'Another way to sign in was added', what), ctx.now);
  return known;
}

/** Uses the invitation up, where one is needed. */
async function requireMayRegister(
  trx: Db,
  ctx: Ctx<Actor>,
  email: string,
  { registration, invitation }: LinkSettings,
): Promise<void> {
  await admitNewcomer(trx, ctx, registration, { email, invitation }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    if (registration === 'closed') throw new OpenidFailure('registration_closed');
    throw new OpenidFailure(invitation === undefined ? 'invitation_required' : 'invitation_refused', error);
  });
}

async function addLinked(
  trx: Db,
  ctx: Ctx<Actor>,
  { email, name }: { readonly email: string; readonly name: string | null },
  account: ProviderAccount,
): Promise<KnownPerson> {
  const id = uuidv7();
  const isAdded = await addPerson(trx, ctx, { id, email, name, emailConfirmed: true });
  if (!isAdded) throw new LostRaceError();
  await addAccount(trx, ctx, id, account);
  await writeAudit(trx, ctx, { action: 'openid.registered', actorId: id });
  const rights = { isAdmin: false, emailConfirmed: true, disabled: false, hasFactor: false } as const;
  return { ...rights, id, email, name: displayNameFor(name, email), passwordHash: null };
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

function requireEnabled(person: KnownPerson): KnownPerson {
  if (person.disabled) throw new OpenidFailure('account_disabled', undefined, person.id);
  return person;
}
