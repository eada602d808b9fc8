import { ERROR_TEXTS } from '@larder/contract/errors';
import type { VerifiedSession } from '@larder/contract/factors';

import { AppError } from '#platform/app-error.ts';
import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInPerson } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Exchange } from '#platform/http/route-handlers.ts';
import { holdPerson } from '#features/account/commands/hold-person.ts';
import type { Sessions } from '#features/account/sessions.ts';
import type { AccessTokens } from '#features/tokens/access-tokens.ts';

import { reloadActor } from '../queries.ts';

export interface SecondStepDeps {
  readonly sessions: Sessions;
  readonly accessTokens: AccessTokens;
}

/**
 * Raises the session, in one transaction with `prove`, which uses up what proves the second step or throws. `prove` is
 * given the actor as they were just before.
 */
export async function completeSecondStep(
  ctx: Ctx<SignedInPerson>,
  exchange: Exchange,
  { sessions, accessTokens }: SecondStepDeps,
  prove: (trx: Db, actor: SignedInPerson) => Promise<void>,
): Promise<VerifiedSession> {
  const { id, email, name, isAdmin, session } = ctx.actor;
  // Signed before, so that nothing is used up for an answer that cannot be given; it is worth nothing until then.
  const bearer = { sessionId: session.id, user: { id, email, name, isAdmin }, aal: 'aal2' } as const;
  const answer = await accessTokens.issue(ctx, bearer);
  const handOut = await ctx.db.transaction().execute(async (trx) => {
    await holdPerson(trx, id);
    const actor = await reloadActor(trx, ctx.actor);
    const raised = await sessions.raise(trx, ctx, exchange, session);
    if (raised === undefined) throw new AppError('not_authenticated', ERROR_TEXTS.not_authenticated);
    await prove(trx, actor);
    await writeAudit(trx, ctx, { action: 'second-step.completed' });
    return raised;
  });
  handOut();
  return answer;
}

/** Notes a code down that was not right. */
export async function refuseCode(ctx: Ctx<SignedInPerson>, text: string): Promise<never> {
  await writeAudit(ctx.db, ctx, { action: 'second-step.refused' });
  throw new AppError('invalid_credentials', text, { fields: { code: text } });
}
