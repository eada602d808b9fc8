import { FACTOR_LIMITS, FACTOR_TEXTS, type VerifiedSession } from '@larder/contract/factors';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInUser } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import type { HttpExchange } from '#platform/http/route-handlers.ts';
import { forgetSecret } from '#platform/outbox/outbox.ts';
import { isSame } from '#platform/secrets.ts';
import { securityNotice } from '#features/account/messages.ts';

import { requireMayVerify } from '../policy.ts';
import { getChallenge, getFactor, type OpenChallenge, type OwnFactor } from '../queries.ts';
import { findTimeStep } from '../totp.ts';
import { digestCode } from './challenge.ts';
import { completeSecondStep, refuseCode, type SecondStepDeps } from './second-step.ts';

export interface GivenCode {
  readonly factorId: string;
  readonly challengeId: string;
  readonly code: string;
}

/**
 * Verifies a factor by a one-time code, activates a new factor, and raises the session. Throws `not_found`,
 * `second_factor_required`, `fresh_login_required`, `invalid_credentials`, `link_used` or `link_expired`.
 */
export async function verifyFactor(
  ctx: Ctx<SignedInUser>,
  exchange: HttpExchange,
  deps: SecondStepDeps,
  { factorId, challengeId, code }: GivenCode,
): Promise<VerifiedSession> {
  const factor = await getFactor(ctx.db, ctx.actor, factorId);
  requireMayVerify(ctx.actor, factor, ctx.now);
  const challenge = await getChallenge(ctx, factorId, challengeId);
  // Counted before the code is checked, so that concurrent guesses cannot exceed the limit.
  const attempt = await deps.limits.countSecondStep(ctx, factor.factor_type);
  await countAttempt(ctx, factorId, challengeId);
  const proof = await checkCode(ctx, factor, challenge, code);
  if (proof === undefined) return refuseCode(ctx, FACTOR_TEXTS.code_wrong, attempt);
  const session = await completeSecondStep(ctx, exchange, { ...deps, attempt }, async (trx, actor) => {
    // Another factor may have been verified since the request arrived: then a session with only a password may not add
    // one.
    const { status } = await getFactor(trx, actor, factorId);
    requireMayVerify(actor, { status }, ctx.now);
    await consumeChallenge(trx, ctx, challengeId);
    if (proof.timeStep !== undefined) await consumeTimeStep(trx, ctx, factorId, proof.timeStep);
    if (status === 'unverified') await activateFactor(trx, ctx, factor);
  });
  // The user's other sessions need a second step from now on.
  if (factor.status === 'unverified') ctx.events.recheckAccess(ctx.actor.id);
  return session;
}

async function countAttempt(ctx: Ctx<SignedInUser>, factorId: string, challengeId: string): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('factor_challenges')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', challengeId)
    .where('attempts', '<', FACTOR_LIMITS.attempts_per_challenge_max)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  // A concurrent request may have used it; otherwise its attempts are exhausted.
  await getChallenge(ctx, factorId, challengeId);
  throw new AppError('link_expired', FACTOR_TEXTS.challenge_expired);
}

/** Returns what the code proves; undefined for a wrong code. */
async function checkCode(
  { secrets, now }: Ctx<SignedInUser>,
  factor: OwnFactor,
  challenge: OpenChallenge,
  code: string,
): Promise<{ readonly timeStep: number | undefined } | undefined> {
  if (factor.secret_sealed !== null) {
    const timeStep = await findTimeStep(secrets.open('totp', factor.secret_sealed), code, now);
    return timeStep === undefined ? undefined : { timeStep };
  }
  const isSent = isSame(digestCode(secrets, challenge.id, code), challenge.code_hash ?? '');
  return isSent ? { timeStep: undefined } : undefined;
}

async function consumeChallenge(trx: Db, { now }: Ctx<SignedInUser>, challengeId: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('factor_challenges')
    .set({ used_at: now })
    .where('id', '=', challengeId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('link_used', FACTOR_TEXTS.challenge_used);
  await forgetSecret(trx, challengeId);
}

/**
 * A stored step further ahead than this comes from a wrong clock, and would otherwise lock the user out until that
 * time.
 */
const STEPS_AHEAD_MAX = 120;

/** Prevents replay: a code and all earlier ones are accepted at most once, in whichever session. */
async function consumeTimeStep(
  trx: Db,
  { actor }: Ctx<SignedInUser>,
  factorId: string,
  timeStep: number,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('auth_factors')
    .set({ last_used_step: timeStep })
    .where('id', '=', factorId)
    .where('user_id', '=', actor.id)
    .where((eb) =>
      eb.or([
        eb('last_used_step', 'is', null),
        eb('last_used_step', '<', timeStep),
        eb('last_used_step', '>', timeStep + STEPS_AHEAD_MAX),
      ]),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('invalid_credentials', FACTOR_TEXTS.code_wrong);
}

/** Turns on two-factor authentication for this account. */
async function activateFactor(trx: Db, ctx: Ctx<SignedInUser>, factor: OwnFactor): Promise<void> {
  await trx
    .updateTable('auth_factors')
    .set({ status: 'verified', updated_at: ctx.now })
    .where('id', '=', factor.id)
    .where('user_id', '=', ctx.actor.id)
    .execute();
  await trx
    .updateTable('user_profiles')
    .set({ two_factor_enabled: true })
    .where('user_id', '=', ctx.actor.id)
    .execute();
  await writeAudit(trx, ctx, { action: 'factor.verified', details: { type: factor.factor_type } });
  const what = factor.factor_type === 'totp' ? 'An authenticator app' : 'A phone';
  const notice = securityNotice(
    ctx.actor,
    'A second step was added to your account',
    `${what} was added to your account as a second step of logging in.`,
  );
  await ctx.outbox.put(trx, notice, ctx.now);
}
