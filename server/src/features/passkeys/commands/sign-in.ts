import { ERROR_TEXTS } from '@larder/contract/errors';
import { PASSKEY_TEXTS } from '@larder/contract/passkeys';

import { lockUser } from '#features/account/commands/lock-user.ts';
import { requireMaySignIn } from '#features/account/commands/sign-in.ts';
import { findById, type UserAccount } from '#features/account/queries.ts';
import type { Sessions } from '#features/account/sessions.ts';
import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Actor, Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import type { HttpExchange } from '#platform/http/route-handlers.ts';

import type { RelyingParty } from '../relying-party.ts';
import { userHandleOf } from '../user-handle.ts';
import { findByCredentialId, listPasskeys } from '../queries.ts';
import { loginOptions, parseLoginAnswer, verifyLogin } from '../webauthn.ts';
import { storeChallenge, consumeChallenge } from './challenge.ts';

/** Returns the options for a passkey assertion: any passkey for a visitor, one of the actor's own in a session. */
export async function beginLogin(ctx: Ctx<Actor>, relyingParty: RelyingParty) {
  const known = ctx.actor.kind === 'user' ? await listPasskeys(ctx.db, ctx.actor.id) : undefined;
  const options = await loginOptions(relyingParty, known);
  const ceremony_id = await storeChallenge(ctx, 'passkey_login', relyingParty, options.challenge);
  return { ceremony_id, options: { ...options } };
}

interface UsedPasskey {
  readonly id: string;
  readonly ownerId: string;
  readonly counter: number;
}

/**
 * Signs a visitor in. In a session, reauthenticates the actor and raises the session to aal2. Throws `link_expired`,
 * `invalid_credentials`, `account_disabled`, `email_not_confirmed`.
 */
export async function finishLogin(
  ctx: Ctx<Actor>,
  exchange: HttpExchange,
  { ceremony_id: ceremonyId, response }: { readonly ceremony_id: string; readonly response: unknown },
  { sessions, confirmationRequired }: { readonly sessions: Sessions; readonly confirmationRequired: boolean },
): Promise<{ readonly id: string; readonly email: string }> {
  const used = await checkPasskey(ctx, ceremonyId, response);
  const { actor } = ctx;
  if (actor.kind === 'user') {
    const setCookie = await usePasskey(ctx, used, async (trx) => {
      await writeAudit(trx, ctx, { action: 'passkey.used', details: { passkey_id: used.id } });
      return actor.session === undefined ? undefined : sessions.raise(trx, { ...ctx, actor }, exchange, actor.session);
    });
    if (setCookie === undefined) throw new AppError('not_authenticated', ERROR_TEXTS.not_authenticated);
    setCookie();
    return actor;
  }
  await usePasskey(ctx, used, async () => undefined);
  const user = await requireOwner(ctx, used.ownerId);
  requireMaySignIn(user, confirmationRequired);
  const requireProof = (trx: Db) => requirePasskey(trx, used.id);
  await sessions.start(ctx, exchange, { userId: user.id, aal: 'aal2', requireProof });
  return user;
}

/** Returns the passkey that signed this challenge. In a session it must belong to the actor. */
async function checkPasskey(ctx: Ctx<Actor>, ceremonyId: string, response: unknown): Promise<UsedPasskey> {
  const challenge = await consumeChallenge(ctx, 'passkey_login', ceremonyId);
  const answer = parseLoginAnswer(response);
  const passkey = answer === null ? undefined : await findByCredentialId(ctx.db, answer.id);
  if (answer === null || passkey === undefined) return refuse(ctx, null);
  const counter = await verifyLogin(challenge, answer, passkey);
  const { userHandle } = answer.response;
  const isHandleOfOwner = userHandle === null || userHandle === userHandleOf(passkey.user_id);
  const isOwn = ctx.actor.kind === 'visitor' || ctx.actor.id === passkey.user_id;
  if (counter === null || !isHandleOfOwner || !isOwn) return refuse(ctx, passkey.user_id);
  return { id: passkey.id, ownerId: passkey.user_id, counter };
}

/**
 * Records the use of a passkey and runs `use` in the same transaction. Conditional update: a signature counter that
 * does not increase indicates a cloned authenticator. An authenticator without a counter always reports 0.
 */
async function usePasskey<Result>(
  ctx: Ctx<Actor>,
  { id, ownerId, counter }: UsedPasskey,
  use: (trx: Db) => Promise<Result>,
): Promise<Result> {
  const used = await ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, ownerId);
    const { numUpdatedRows } = await trx
      .updateTable('passkeys')
      .set({ counter, last_used_at: ctx.now })
      .where('id', '=', id)
      .where('counter', counter === 0 ? '=' : '<', counter)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? null : { result: await use(trx) };
  });
  if (used !== null) return used.result;
  await writeAudit(ctx.db, ctx, { action: 'passkey.counter-refused', subjectId: ownerId, details: { passkey_id: id } });
  throw new AppError('invalid_credentials', PASSKEY_TEXTS.refused);
}

/** Throws `invalid_credentials` for a passkey removed in the meantime: a session started now would outlive it. */
async function requirePasskey(trx: Db, id: string): Promise<void> {
  const passkey = await trx.selectFrom('passkeys').select('id').where('id', '=', id).executeTakeFirst();
  if (passkey === undefined) throw new AppError('invalid_credentials', PASSKEY_TEXTS.refused);
}

async function requireOwner(ctx: Ctx<Actor>, id: string): Promise<UserAccount> {
  return (await findById(ctx.db, id)) ?? refuse(ctx, null);
}

async function refuse(ctx: Ctx<Actor>, subjectId: string | null): Promise<never> {
  await writeAudit(ctx.db, ctx, { action: 'passkey.refused', subjectId });
  throw new AppError('invalid_credentials', PASSKEY_TEXTS.refused);
}
