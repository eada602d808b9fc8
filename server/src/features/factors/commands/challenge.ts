import { randomInt } from 'node:crypto';

import { v7 as uuidv7 } from 'uuid';

import { FACTOR_LIMITS } from '@larder/contract/factors';

import type { Ctx, SignedInUser } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import type { NewMessage } from '#platform/outbox/outbox.ts';
import type { Secrets } from '#platform/secrets.ts';
import { lockActorSession } from '#features/account/commands/lock-user.ts';

import { CHALLENGE_TTL_MS } from '../limits.ts';
import { canonicalPhone } from '../phone-numbers.ts';
import { getFactor, type OwnFactor } from '../queries.ts';

export interface ChallengeOptions {
  readonly channel: 'sms' | 'whatsapp' | undefined;
  readonly productName: string;
}

/**
 * Starts a challenge for this factor, and sends a one-time code if it is a phone. Invalidates earlier challenges of the
 * factor in this session.
 */
export async function challengeFactor(
  ctx: Ctx<SignedInUser>,
  { id: factorId, phone }: OwnFactor,
  { channel = 'sms', productName }: ChallengeOptions,
): Promise<{ readonly id: string; readonly expiresAt: Date }> {
  const id = uuidv7();
  const expiresAt = new Date(ctx.now.getTime() + CHALLENGE_TTL_MS);
  const code = phone === null ? undefined : randomCode();
  await ctx.db.transaction().execute(async (trx) => {
    await lockActorSession(trx, ctx.actor);
    // The factor may have been removed in the meantime.
    await getFactor(trx, ctx.actor, factorId);
    await trx
      .insertInto('factor_challenges')
      .values({
        id,
        factor_id: factorId,
        session_id: ctx.actor.session.id,
        channel: phone === null ? null : channel,
        code_hash: code === undefined ? null : digestCode(ctx.secrets, id, code),
        created_at: ctx.now,
        expires_at: expiresAt,
      })
      .execute();
    await endEarlierChallenges(trx, ctx, factorId, id);
    if (phone !== null && code !== undefined) {
      const secret = { value: code, expiresAt, of: id };
      const to = { channel, recipient: canonicalPhone(phone), userId: ctx.actor.id };
      await ctx.outbox.put(trx, { ...to, ...codeMessage(productName), secret }, ctx.now);
    }
  });
  return { id, expiresAt };
}

/** Stored as a keyed digest: the code is short, and bound to one challenge. */
export function digestCode(secrets: Secrets, challengeId: string, code: string): string {
  return secrets.digest('factor-code', challengeId + code);
}

function randomCode(): string {
  return String(randomInt(10 ** FACTOR_LIMITS.totp_digits)).padStart(FACTOR_LIMITS.totp_digits, '0');
}

function codeMessage(productName: string): Pick<NewMessage, 'subject' | 'body'> {
  const subject = `${productName} code`;
  const after = [`Valid for ${FACTOR_LIMITS.challenge_minutes} minutes. Never share it.`];
  return { subject, body: { lines: [subject], showsCode: true, after } };
}

async function endEarlierChallenges(
  trx: Db,
  { actor, now }: Ctx<SignedInUser>,
  factorId: string,
  except: string,
): Promise<void> {
  await trx
    .updateTable('factor_challenges')
    .set({ expires_at: now })
    .where('factor_id', '=', factorId)
    .where('session_id', '=', actor.session.id)
    .where('id', '<>', except)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}
