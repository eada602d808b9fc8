import { ERROR_TEXTS } from '@larder/contract/errors';
import type { VerifiedSession } from '@larder/contract/factors';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInUser } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import type { HttpExchange } from '#platform/http/route-handlers.ts';
import { lockUser } from '#features/account/commands/lock-user.ts';
import type { AccountLimits, SecondStepAttempt } from '#features/account/limits.ts';
import { secondStepLockedNotice, secondStepRefusedNotice } from '#features/account/messages.ts';
import type { Sessions } from '#features/account/sessions.ts';
import type { AccessTokens } from '#features/tokens/access-tokens.ts';
import { DAY_MS } from '#platform/durations.ts';
import { tryCountUse } from '#platform/rate-limit.ts';

import { reloadActor } from '../queries.ts';

export interface SecondStepDeps {
  readonly sessions: Sessions;
  readonly limits: AccountLimits;
  readonly accessTokens: AccessTokens;
}

/** This many consecutive wrong codes are no typing error. */
const NOTICE_AFTER_FAILURES = 3;
const NOTICE_LIMIT = { max: 1, windowSeconds: DAY_MS / 1000 };

/**
 * Raises the session in one transaction with `prove`, which consumes the proof or throws. `prove` gets the actor as
 * reloaded under the lock.
 */
export async function completeSecondStep(
  ctx: Ctx<SignedInUser>,
  exchange: HttpExchange,
  {
    sessions,
    accessTokens,
    attempt,
  }: Pick<SecondStepDeps, 'sessions' | 'accessTokens'> & { attempt: SecondStepAttempt },
  prove: (trx: Db, actor: SignedInUser) => Promise<void>,
): Promise<VerifiedSession> {
  const { id, email, name, isAdmin, session } = ctx.actor;
  // Signed before the commit, so that a failure consumes nothing. The token is worthless until the session is raised.
  const bearer = { sessionId: session.id, user: { id, email, name, isAdmin }, aal: 'aal2' } as const;
  const answer = await accessTokens.issue(ctx, bearer);
  const raising = ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, id);
    const actor = await reloadActor(trx, ctx.actor);
    const raised = await sessions.raise(trx, ctx, exchange, session);
    if (raised === undefined) throw new AppError('not_authenticated', ERROR_TEXTS.not_authenticated);
    await prove(trx, actor);
    await writeAudit(trx, ctx, { action: 'second-step.completed' });
    return raised;
  });
  const setCookie = await raising.catch((error: unknown) => {
    // A correct code that has been used already (replay).
    if (error instanceof AppError && error.code === 'invalid_credentials')
      return refuseCode(ctx, error.message, attempt);
    throw error;
  });
  setCookie();
  // The sign-in is complete: a failed cleanup must not undo it.
  await attempt.forget().catch((error: unknown) => ctx.log.warn({ err: error }, 'failed attempts not cleared'));
  return answer;
}

/** Records a wrong code and notifies the owner when an attacker seems to know the password. */
export async function refuseCode(ctx: Ctx<SignedInUser>, text: string, attempt: SecondStepAttempt): Promise<never> {
  const { actor, now } = ctx;
  await ctx.db.transaction().execute(async (trx) => {
    await writeAudit(trx, ctx, { action: 'second-step.refused', details: { kind: attempt.kind } });
    if (attempt.atSignIn === undefined) return;
    const { failures, isLast } = attempt.atSignIn;
    if (isLast) {
      await writeAudit(trx, ctx, { action: 'second-step.locked', details: { kind: attempt.kind } });
      await ctx.outbox.put(trx, secondStepLockedNotice(actor), now);
    }
    if (failures < NOTICE_AFTER_FAILURES) return;
    if (!(await tryCountUse(trx, `second-step-notice:${actor.id}`, NOTICE_LIMIT, now))) return;
    await ctx.outbox.put(trx, secondStepRefusedNotice(actor, ctx.address), now);
  });
  throw new AppError('invalid_credentials', text, { fields: { code: text } });
}
