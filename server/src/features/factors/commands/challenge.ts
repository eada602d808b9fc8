import { randomInt } from 'node:crypto';

import { v7 as uuidv7 } from 'uuid';

import { FACTOR_LIMITS } from '@larder/contract/factors';

import type { Ctx, SignedInPerson } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import type { NewMessage } from '#platform/outbox/outbox.ts';
import type { Secrets } from '#platform/secrets.ts';
import { holdActor } from '#features/account/commands/hold-person.ts';

import { CHALLENGE_TTL_MS } from '../limits.ts';
import { canonicalPhone } from '../phone-numbers.ts';
import { getFactor, type OwnFactor } from '../queries.ts';

export interface ChallengeOptions {
  readonly channel: 'sms' | 'whatsapp' | undefined;
  readonly productName: string;
}

/** Asks for a code of this factor, which is sent now if it is a phone. What was asked before in this session ends. */
export async function challengeFactor(
  ctx: Ctx<SignedInPerson>,
  { id: factorId, phone }: OwnFactor,
  { channel = 'sms', productName }: ChallengeOptions,
): Promise<{ readonly id: string; readonly expiresAt: Date }> {
  const id = uuidv7();
  const expiresAt = new Date(ctx.now.getTime() + CHALLENGE_TTL_MS);
  const code = phone === null ? undefined : randomCode();
  await ctx.db.transaction().execute(async (trx) => {
    await holdActor(trx, ctx.actor);
    // It may have been removed meanwhile.
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

/** How a phone's code is kept: it is short, and good for one challenge only. */
export function digestCode(secrets: Secrets, challengeId: string, code: string): string {
  return secrets.digest('factor-code', challengeId + code);
}

function randomCode(): string {
  return String(randomInt(10 ** FACTOR_LIMITS.totp_digits)).padStart(FACTOR_LIMITS.totp_digits, '0');
}

function codeMessage(productName: string): Pick<NewMessage, 'subject' | 'body'> {
  const what = `${productName} code`;
  const after = [`Good for ${FACTOR_LIMITS.challenge_minutes} minutes. Never give it to anybody.`];
  return { subject: what, body: { lines: [what], showsCode: true, after } };
}

async function endEarlierChallenges(
  trx: Db,
  { actor, now }: Ctx<SignedInPerson>,
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
