import { randomBytes } from 'node:crypto';

import { FACTOR_LIMITS, FACTOR_TEXTS, type VerifiedSession } from '@larder/contract/factors';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInUser } from '#platform/context.ts';
import type { HttpExchange } from '#platform/http/route-handlers.ts';
import { lockUser } from '#features/account/commands/lock-user.ts';
import { securityNotice } from '#features/account/messages.ts';

import { requireMayCreateRecoveryCodes } from '../policy.ts';
import { countRecoveryCodes, reloadActor } from '../queries.ts';
import { completeSecondStep, refuseCode, type SecondStepDeps } from './second-step.ts';

/** 32 letters and digits without look-alikes. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** Of 32 letters each: 60 bits, infeasible to guess and short enough to type. */
const CODE_CHARACTERS = 12;
const PURPOSE = 'recovery-code';

/**
 * Replaces the user's recovery codes. Throws `conflict` without a factor, and `second_factor_required` in a session at
 * aal1.
 */
export async function createRecoveryCodes(ctx: Ctx<SignedInUser>): Promise<readonly string[]> {
  const codes = Array.from({ length: FACTOR_LIMITS.recovery_codes }, randomCode);
  const rows = codes.map((code) => ({
    user_id: ctx.actor.id,
    code_hash: ctx.secrets.digest(PURPOSE, textOf(ctx, code)),
    created_at: ctx.now,
    used_at: null,
  }));
  await ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, ctx.actor.id);
    const actor = await reloadActor(trx, ctx.actor);
    if (!actor.hasFactor) throw new AppError('conflict', FACTOR_TEXTS.factor_required);
    requireMayCreateRecoveryCodes(actor);
    await trx.deleteFrom('recovery_codes').where('user_id', '=', ctx.actor.id).execute();
    await trx.insertInto('recovery_codes').values(rows).execute();
    await writeAudit(trx, ctx, { action: 'recovery-codes.created' });
    const event = 'New recovery codes were created for your account. Earlier ones no longer work.';
    await ctx.outbox.put(trx, securityNotice(ctx.actor, 'New recovery codes were created', event), ctx.now);
  });
  return codes;
}

/** Completes the second step with a recovery code, which is used up. Throws `invalid_credentials`. */
export async function redeemRecoveryCode(
  ctx: Ctx<SignedInUser>,
  exchange: HttpExchange,
  deps: SecondStepDeps,
  code: string,
): Promise<VerifiedSession> {
  const attempt = await deps.limits.countSecondStep(ctx, 'recovery-code');
  const hashes = ctx.secrets.digests(PURPOSE, textOf(ctx, code));
  const match = await ctx.db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', ctx.actor.id)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (match === undefined) return refuseCode(ctx, FACTOR_TEXTS.recovery_wrong, attempt);
  return completeSecondStep(ctx, exchange, { ...deps, attempt }, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('recovery_codes')
      .set({ used_at: ctx.now })
      .where('user_id', '=', ctx.actor.id)
      .where('code_hash', 'in', hashes)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('invalid_credentials', FACTOR_TEXTS.recovery_wrong);
    const left = await countRecoveryCodes(trx, ctx.actor.id);
    await writeAudit(trx, ctx, { action: 'recovery-code.used', details: { left } });
    const event = `A recovery code was used to log in to your account. You have ${left} left.`;
    await ctx.outbox.put(trx, securityNotice(ctx.actor, 'A recovery code was used', event), ctx.now);
  });
}

/** Returns a code such as "abcd-efgh-jkmn". */
function randomCode(): string {
  const letters = Array.from(randomBytes(CODE_CHARACTERS), (byte) => ALPHABET.charAt(byte % ALPHABET.length));
  return letters.join('').replaceAll(/.{4}(?!$)/gu, '$&-');
}

/** Salted with the user id: the same code of two users has two digests. */
function textOf({ actor }: Ctx<SignedInUser>, code: string): string {
  return actor.id + canonicalCode(code);
}

/** Returns the canonical form of a recovery code: without spaces and dashes, with look-alike letters replaced. */
function canonicalCode(code: string): string {
  return code
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/gu, '1');
}
