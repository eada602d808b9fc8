import { v7 as uuidv7 } from 'uuid';

import type { TokenScope } from '@larder/contract/route';
import { TOKEN_LIMITS, TOKEN_TEXTS } from '@larder/contract/tokens';

import { lockActorSession } from '#features/account/commands/lock-user.ts';
import { securityNotice } from '#features/account/messages.ts';
import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Ctx, User, SignedInUser } from '#platform/context.ts';
import { type Db, toJson } from '#platform/db/tables.ts';
import { DAY_MS, HOUR_MS } from '#platform/durations.ts';
import { hashToken, newToken } from '#platform/secrets.ts';

import { requireMayCreateToken } from '../policy.ts';
import { API_TOKEN_PREFIX, type ApiTokenRow } from '../queries.ts';

/** Minimum interval between two recorded uses. */
const USE_RECORD_INTERVAL_MS = HOUR_MS;

interface NewApiToken {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly expires_in_days: number | null;
}

/**
 * Creates a token that acts for the actor within its scopes and returns its value, which is not stored. It is
 * independent of sessions: signing out and changing the password keep it, a password reset revokes it. Throws
 * `conflict` above the limit; for the scope `worker` also `forbidden`, and `admin_second_factor_required` unless
 * `mayActAsAdmin`.
 */
export async function createApiToken(
  ctx: Ctx<SignedInUser>,
  { name, scopes, expires_in_days: days }: NewApiToken,
  mayActAsAdmin: (actor: User) => Promise<boolean>,
): Promise<{ readonly row: ApiTokenRow; readonly token: string }> {
  await requireMayCreateToken(ctx.actor, scopes, mayActAsAdmin);
  const token = `${API_TOKEN_PREFIX}${newToken()}`;
  const expires_at = days === null ? null : new Date(ctx.now.getTime() + days * DAY_MS);
  const row = { id: uuidv7(), name, scopes: [...scopes], created_at: ctx.now, expires_at, last_used_at: null };
  await ctx.db.transaction().execute(async (trx) => {
    await lockActorSession(trx, ctx.actor);
    await requireRoom(trx, ctx.actor.id);
    await trx
      .insertInto('api_tokens')
      .values({ ...row, user_id: ctx.actor.id, token_hash: hashToken(token), scopes: toJson(row.scopes) })
      .execute();
    await writeAudit(trx, ctx, { action: 'api-token.created', details: { id: row.id, scopes: scopes.join(' ') } });
    const event = `An API token named “${name}” was created. Programs can act for you with it.`;
    await ctx.outbox.put(trx, securityNotice(ctx.actor, 'An API token was created for your account', event), ctx.now);
  });
  return { row, token };
}

async function requireRoom(trx: Db, userId: string): Promise<void> {
  const { count } = await trx
    .selectFrom('api_tokens')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= TOKEN_LIMITS.per_person_max) throw new AppError('conflict', TOKEN_TEXTS.too_many);
}

/** Revokes one of the actor's tokens. Returns false for an unknown id. */
export async function deleteApiToken(ctx: Ctx<SignedInUser>, id: string): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('api_tokens')
      .where('id', '=', id)
      .where('user_id', '=', ctx.actor.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await writeAudit(trx, ctx, { action: 'api-token.deleted', details: { id } });
    return true;
  });
}

/** Records the use of a token, unless one was recorded recently. */
export async function recordApiTokenUse(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('api_tokens')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('last_used_at', 'is', null),
        eb('last_used_at', '<=', new Date(now.getTime() - USE_RECORD_INTERVAL_MS)),
      ]),
    )
    .execute();
}

/** True when the last recorded use is older than the minimum interval. */
export function isUseRecordDue(lastUsedAt: Date | null, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= USE_RECORD_INTERVAL_MS;
}
