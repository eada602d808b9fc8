import { TOKEN_LIMITS } from '@larder/contract/tokens';

import { lockUser } from '#features/account/commands/lock-user.ts';
import { requireUnchangedPassword } from '#features/account/commands/sign-in.ts';
import { recordSignInDevice, programDevice } from '#features/account/devices.ts';
import { type Recipient, securityNotice } from '#features/account/messages.ts';
import type { UserAccount } from '#features/account/queries.ts';
import { createSession, extendSession } from '#features/account/sessions.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Actor, Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { DAY_MS } from '#platform/durations.ts';
import { hashToken, newToken } from '#platform/secrets.ts';

import { familyOf } from '../queries.ts';

const REFRESH_TTL_MS = TOKEN_LIMITS.refresh_token_days * DAY_MS;
/**
 * Grace period for reuse of a rotated refresh token: a client that lost the response, or two concurrent requests of one
 * client, get tokens of their own. Later reuse means theft.
 */
const REUSE_GRACE_MS = 10_000;
/** Newest refresh tokens stored per session, used or not: far more than a program has in use. */
const STORED_PER_SESSION = 50;
/** More than one, because an earlier version stored all of them. */
const DELETED_AT_ONCE = 1_000;
const LONG_AGO = new Date(0);

/** Starts a session for a program, which uses tokens instead of a cookie. */
export async function startProgramSession(
  ctx: Ctx<Actor>,
  { id: userId, passwordHash }: Pick<UserAccount, 'id' | 'passwordHash'>,
  userAgent: string | undefined,
): Promise<{ readonly sessionId: string; readonly refreshToken: string }> {
  return ctx.db.transaction().execute(async (trx) => {
    const device = programDevice(ctx, userAgent);
    const requireProof = () => requireUnchangedPassword(trx, userId, passwordHash);
    const { id } = await createSession(trx, ctx, { userId, requireProof, userAgent, device, aal: 'aal1' });
    await recordSignInDevice(trx, ctx, { id, userAgent });
    await writeAudit(trx, ctx, { action: 'signed-in', actorId: userId });
    return { sessionId: id, refreshToken: await addRefreshToken(trx, ctx, id, newToken()) };
  });
}

/**
 * Refresh token rotation: consumes a token of `sessionId`, extends the session and returns the next token. Returns null
 * when the session has ended, or ends now because of reuse: either this token or its successor is stolen.
 */
export async function rotateRefreshToken(
  ctx: Ctx<Actor>,
  token: string,
  { sessionId, user }: { readonly sessionId: string; readonly user: Recipient },
): Promise<string | null> {
  const next = await ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id);
    if ((await extendSession(trx, ctx, sessionId)) === null) return null;
    const { numUpdatedRows } = await trx
      .updateTable('refresh_tokens')
      .set({ used_at: ctx.now })
      .where('token_hash', '=', hashToken(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', ctx.now)
      .executeTakeFirst();
    if (numUpdatedRows > 0n || (await wasUsedJustNow(trx, ctx, token)))
      return addRefreshToken(trx, ctx, sessionId, token);
    await revokeStolenSession(trx, ctx, sessionId, user);
    return null;
  });
  if (next === null) ctx.events.recheckAccess(user.id);
  return next;
}

/** Stores a new refresh token in the family of `relative` and evicts the session's oldest above the limit. */
async function addRefreshToken(trx: Db, { now }: Ctx<Actor>, sessionId: string, relative: string): Promise<string> {
  const family = familyOf(relative);
  const token = `${family}${newToken().slice(family.length)}`;
  const row = { session_id: sessionId, created_at: now, expires_at: new Date(now.getTime() + REFRESH_TTL_MS) };
  // The family row counts as a token used long ago, so that presenting an evicted member of the family is treated as
  // reuse.
  const familyRow = { ...row, token_hash: hashToken(family), used_at: LONG_AGO };
  const { expires_at } = row;
  await trx
    .insertInto('refresh_tokens')
    .values(familyRow)
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ expires_at }))
    .execute();
  await deleteOldest(trx, sessionId, familyRow.token_hash);
  await trx
    .insertInto('refresh_tokens')
    .values({ ...row, token_hash: hashToken(token) })
    .execute();
  return token;
}

async function deleteOldest(trx: Db, sessionId: string, familyHash: string): Promise<void> {
  const oldest = trx
    .selectFrom('refresh_tokens')
    .select('token_hash')
    .where('session_id', '=', sessionId)
    .where('token_hash', '<>', familyHash)
    .orderBy('created_at', 'desc')
    .limit(DELETED_AT_ONCE)
    .offset(STORED_PER_SESSION - 1);
  await trx.deleteFrom('refresh_tokens').where('token_hash', 'in', oldest).execute();
}

async function wasUsedJustNow(trx: Db, { now }: Ctx<Actor>, token: string): Promise<boolean> {
  const row = await trx
    .selectFrom('refresh_tokens')
    .select('used_at')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  const usedAt = row?.used_at ?? null;
  return usedAt !== null && now.getTime() - usedAt.getTime() < REUSE_GRACE_MS;
}

async function revokeStolenSession(trx: Db, ctx: Ctx<Actor>, sessionId: string, user: Recipient): Promise<void> {
  // Deletes its refresh tokens by cascade.
  await trx.deleteFrom('sessions').where('id', '=', sessionId).execute();
  await writeAudit(trx, ctx, { action: 'refresh-token.reused', subjectId: user.id });
  const notice = securityNotice(
    user,
    'A program was signed out of your account',
    'A program that you signed in to used the same key twice. Someone may have copied it, so we signed the program out.',
  );
  await ctx.outbox.put(trx, notice, ctx.now);
}
