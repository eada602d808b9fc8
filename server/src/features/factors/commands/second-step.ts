import { ERROR_TEXTS } from '@larder/contract/errors';
import type { VerifiedSession } from '@larder/contract/factors';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInPerson } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Exchange } from '#platform/http/route-handlers.ts';
import { holdPerson } from '#features/account/commands/hold-person.ts';
import type { AccountLimits, SecondStepAttempt } from '#features/account/limits.ts';
import { secondStepLockedNotice, secondStepRefusedNotice } from '#features/account/messages.ts';
import type { Sessions } from '#features/account/sessions.ts';
import type { AccessTokens } from '#features/tokens/access-tokens.ts';
import { DAY_MS } from '#platform/durations.ts';
import { isWithin } from '#platform/rate-limit.ts';

import { reloadActor } from '../queries.ts';

export interface SecondStepDeps {
  readonly sessions: Sessions;
  readonly limits: AccountLimits;
  readonly accessTokens: AccessTokens;
}

/** So many wrong codes in a row are no slip of the finger… */
const TOLD_AFTER_FAILURES = 3;
/** …and their owner is told of them once a day. */
const TOLD_AT_MOST = { max: 1, windowSeconds: DAY_MS / 1000 };

/**
 * Raises the session, in one transaction with `prove`, which uses up what proves the second step or throws. `prove` is
 * given the actor as they were just before.
 */
export async function completeSecondStep(
  ctx: Ctx<SignedInPerson>,
  exchange: Exchange,
  {
    sessions,
    accessTokens,
    attempt,
  }: Pick<SecondStepDeps, 'sessions' | 'accessTokens'> & { attempt: SecondStepAttempt },
  prove: (trx: Db, actor: SignedInPerson) => Promise<void>,
): Promise<VerifiedSession> {
  const { id, email, name, isAdmin, session } = ctx.actor;
  // Signed before, so that nothing is used up for an answer that cannot be given; it is worth nothing until then.
  const bearer = { sessionId: session.id, user: { id, email, name, isAdmin }, aal: 'aal2' } as const;
  const answer = await accessTokens.issue(ctx, bearer);
  const raising = ctx.db.transaction().execute(async (trx) => {
    await holdPerson(trx, id);
    const actor = await reloadActor(trx, ctx.actor);
    const raised = await sessions.raise(trx, ctx, exchange, session);
    if (raised === undefined) throw new AppError('not_authenticated', ERROR_TEXTS.not_authenticated);
    await prove(trx, actor);
    await writeAudit(trx, ctx, { action: 'second-step.completed' });
    return raised;
  });
  const handOut = await raising.catch((error: unknown) => {
    // A code that was right, but has been used.
    if (error instanceof AppError && error.code === 'invalid_credentials')
      return refuseCode(ctx, error.message, attempt);
    throw error;
  });
  handOut();
  // Signed in is signed in: what only tidies up may fail without taking that back.
  await attempt.forget().catch((error: unknown) => ctx.log.warn({ err: error }, 'attempts not forgotten'));
  return answer;
}

/** Notes down a code that was not right, and tells the owner when their password seems to be known to somebody else. */
export async function refuseCode(ctx: Ctx<SignedInPerson>, text: string, attempt: SecondStepAttempt): Promise<never> {
  const { actor, now } = ctx;
  await ctx.db.transaction().execute(async (trx) => {
    await writeAudit(trx, ctx, { action: 'second-step.refused', details: { kind: attempt.kind } });
    if (attempt.atSignIn === undefined) return;
    const { failures, isLast } = attempt.atSignIn;
    if (isLast) {
      await writeAudit(trx, ctx, { action: 'second-step.locked', details: { kind: attempt.kind } });
      await ctx.outbox.put(trx, secondStepLockedNotice(actor), now);
    }
    if (failures < TOLD_AFTER_FAILURES) return;
    if (!(await isWithin(trx, `second-step-told:${actor.id}`, TOLD_AT_MOST, now))) return;
    await ctx.outbox.put(trx, secondStepRefusedNotice(actor, ctx.address), now);
  });
  throw new AppError('invalid_credentials', text, { fields: { code: text } });
}
