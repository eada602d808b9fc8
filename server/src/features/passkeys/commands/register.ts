import { v7 as uuidv7 } from 'uuid';

import { type Passkey, PASSKEY_LIMITS, PASSKEY_TEXTS } from '@larder/contract/passkeys';

import { lockActorSession } from '#features/account/commands/lock-user.ts';
import { securityNotice } from '#features/account/messages.ts';
import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInUser } from '#platform/context.ts';
import { toJson } from '#platform/db/tables.ts';

import type { RelyingParty } from '../relying-party.ts';
import { presentPasskey } from '../present.ts';
import { countPasskeys, listPasskeys } from '../queries.ts';
import { registrationOptions, verifyRegistration } from '../webauthn.ts';
import { storeChallenge, consumeChallenge } from './challenge.ts';

/** Returns the options with which the browser creates a passkey. Throws `conflict` above the limit. */
export async function beginRegistration(ctx: Ctx<SignedInUser>, relyingParty: RelyingParty, productName: string) {
  const known = await listPasskeys(ctx.db, ctx.actor.id);
  if (known.length >= PASSKEY_LIMITS.per_person_max) throw new AppError('conflict', PASSKEY_TEXTS.too_many);
  const options = await registrationOptions(relyingParty, productName, ctx.actor, known);
  const ceremony_id = await storeChallenge(ctx, 'passkey_registration', relyingParty, options.challenge);
  return { ceremony_id, options: { ...options } };
}

/**
 * Stores the passkey that the browser created. Throws `link_expired`, `invalid_input` for an invalid response, and
 * `conflict` for a known passkey or above the limit.
 */
export async function finishRegistration(
  ctx: Ctx<SignedInUser>,
  { ceremony_id: ceremonyId, name, response }: { ceremony_id: string; name: string; response: unknown },
): Promise<Passkey> {
  const challenge = await consumeChallenge(ctx, 'passkey_registration', ceremonyId);
  const credential = await verifyRegistration(challenge, response);
  if (credential === null) {
    await writeAudit(ctx.db, ctx, { action: 'passkey.refused' });
    throw new AppError('invalid_input', PASSKEY_TEXTS.refused);
  }
  return ctx.db.transaction().execute(async (trx) => {
    await lockActorSession(trx, ctx.actor);
    if ((await countPasskeys(trx, ctx.actor.id)) >= PASSKEY_LIMITS.per_person_max) {
      throw new AppError('conflict', PASSKEY_TEXTS.too_many);
    }
    const added = await trx
      .insertInto('passkeys')
      .values({
        id: uuidv7(),
        user_id: ctx.actor.id,
        credential_id: credential.id,
        public_key: credential.publicKey,
        counter: credential.counter,
        transports: toJson(credential.transports),
        name,
        created_at: ctx.now,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning(['id', 'name', 'created_at', 'last_used_at'])
      .executeTakeFirst();
    if (added === undefined) throw new AppError('conflict', PASSKEY_TEXTS.refused);
    await writeAudit(trx, ctx, { action: 'passkey.added', details: { passkey_id: added.id } });
    const event = `The passkey “${name}” was added to your account.`;
    await ctx.outbox.put(trx, securityNotice(ctx.actor, 'A passkey was added', event), ctx.now);
    return presentPasskey(added);
  });
}
