import { TOKEN_LIMITS } from '@larder/contract/tokens';

import { holdPerson } from '#features/account/commands/hold-person.ts';
import { requireUnchangedPassword } from '#features/account/commands/sign-in.ts';
import { noteDevice, programDevice } from '#features/account/devices.ts';
import { securityNotice } from '#features/account/messages.ts';
import type { KnownPerson } from '#features/account/queries.ts';
import { createSession, extendSession } from '#features/account/sessions.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Actor, Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { DAY_MS } from '#platform/durations.ts';
import { hashToken, newToken } from '#platform/secrets.ts';

const REFRESH_TTL_MS = TOKEN_LIMITS.refresh_token_days * DAY_MS;
/**
 * A refresh token is good once. Used again this soon it is a client whose answer got lost, or two parts of one that asked
 * at once: it gets tokens of its own. Later it is taken for a stolen one.
 */
const REUSE_GRACE_MS = 10_000;

interface RefreshingPerson {
  readonly id: string;
  readonly email: string;
}

/** A session for a program, which holds it by tokens instead of a cookie. */
export async function startProgramSession(
  ctx: Ctx<Actor>,
  { id: userId, passwordHash }: Pick<KnownPerson, 'id' | 'passwordHash'>,
  userAgent: string | undefined,
): Promise<{ readonly sessionId: string; readonly refreshToken: string }> {
  return ctx.db.transaction().execute(async (trx) => {
    const device = programDevice(ctx, userAgent);
    const requireProof = () => requireUnchangedPassword(trx, userId, passwordHash);
    const { id } = await createSession(trx, ctx, { userId, requireProof, userAgent, device, aal: 'aal1' });
    await noteDevice(trx, ctx, { id, userAgent });
    await writeAudit(trx, ctx, { action: 'signed-in', actorId: userId });
    return { sessionId: id, refreshToken: await addRefreshToken(trx, ctx, id) };
  });
}

/**
 * Uses up a refresh token of `sessionId` and gives the next one; the session lasts longer, as after any use. Null when the
 * session has ended, or ends now because the token had been used before: then a thief has either this one or the next.
 */
export async function rotateRefreshToken(
  ctx: Ctx<Actor>,
  token: string,
  { sessionId, user }: { readonly sessionId: string; readonly user: RefreshingPerson },
): Promise<string | null> {
  const next = await ctx.db.transaction().execute(async (trx) => {
    await holdPerson(trx, user.id);
    if ((await extendSession(trx, ctx, sessionId)) === null) return null;
    const { numUpdatedRows } = await trx
      .updateTable('refresh_tokens')
      .set({ used_at: ctx.now })
      .where('token_hash', '=', hashToken(token))
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n || (await wasUsedJustNow(trx, ctx, token))) return addRefreshToken(trx, ctx, sessionId);
    await endStolenSession(trx, ctx, sessionId, user);
    return null;
  });
  if (next === null) ctx.live.lookAgain(user.id);
  return next;
}

async function addRefreshToken(trx: Db, { now }: Ctx<Actor>, sessionId: string): Promise<string> {
  const token = newToken();
  await trx
    .insertInto('refresh_tokens')
    .values({
      token_hash: hashToken(token),
      session_id: sessionId,
      created_at: now,
      expires_at: new Date(now.getTime() + REFRESH_TTL_MS),
    })
    .execute();
  return token;
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

async function endStolenSession(trx: Db, ctx: Ctx<Actor>, sessionId: string, user: RefreshingPerson): Promise<void> {
  // Its refresh tokens go with it.
  await trx.deleteFrom('sessions').where('id', '=', sessionId).execute();
  await writeAudit(trx, ctx, { action: 'refresh-token.reused', subjectId: user.id });
  const notice = securityNotice(
    user,
    'A program was signed out of your account',
    'A program that you signed in to used a key a second time. Somebody may have copied it, so we signed the program out.',
  );
  await ctx.outbox.put(trx, notice, ctx.now);
}
