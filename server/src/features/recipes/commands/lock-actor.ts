import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { countUse } from '#platform/rate-limit.ts';

import { writeLimit, type WritingDeps } from '../limits.ts';

/**
 * One transaction after the other writes the recipes of a person, so that figures are counted from what really was: locks who acts.
 * It comes before any row of theirs, as whoever leaves is removed in that order. Throws `not_authenticated`, also for somebody who was disabled since they
 * came.
 */
export async function lockActor(trx: Db, { actor, databaseKind }: Ctx): Promise<void> {
  const person = trx.selectFrom('users').select('id').where('id', '=', actor.id).where('disabled_at', 'is', null);
  const found = await (databaseKind === 'postgres' ? person.forNoKeyUpdate() : person).executeTakeFirst();
  if (found !== undefined) return;
  throw new AppError('not_authenticated', ERROR_TEXTS.not_authenticated);
}

/** The same for who writes a recipe, and counts it. Throws `too_many_requests` for whoever writes without end. */
export async function lockWriter(trx: Db, ctx: Ctx, deps: WritingDeps): Promise<void> {
  await lockActor(trx, ctx);
  await countUse(trx, `recipe:${ctx.actor.id}`, writeLimit(deps), ctx.now);
}
