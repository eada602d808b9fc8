import { isDeepStrictEqual } from 'node:util';

import { GENERATION_LIMITS, type NewGeneration } from '@larder/contract/assistant';
import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { lockActor } from '#features/recipes/commands/lock-actor.ts';
import { requireQuota, withinQuotas } from '#features/storage/quotas.ts';
import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { type Tables, toJson } from '#platform/db/tables.ts';

import { requireMaySave } from '../policy.ts';
import { isToBeSaved } from '../present.ts';
import { countGeneration } from './count-generation.ts';
import { leaseFrom } from './lease.ts';
import type { GenerationRequest, GenerationRow } from '../tables.ts';

const RETRY_AFTER_SECONDS = 5;
const TAKEN = 'This id is taken';
const BUSY = `At most ${GENERATION_LIMITS.running_max} recipes at once. Please wait for one of them.`;

interface Created {
  readonly row: GenerationRow;
  /** False when the same request was sent before. */
  readonly isNew: boolean;
}

/**
 * Creates a generation with its lease held by this process. Idempotent: the same request with the same id returns the existing row.
 * Throws `conflict` for an id in other use, `too_many_requests`, `insufficient_scope` when the recipe is to be saved and the token
 * may not write recipes, and `quota_exceeded` when there is no room to save it.
 */
export async function createGeneration(
  ctx: Ctx,
  { limitFactor }: { readonly limitFactor: number },
  { id = uuidv7(), ...request }: NewGeneration,
): Promise<Created> {
  if (isToBeSaved(request)) requireMaySave(ctx.actor);
  return ctx.db.transaction().execute(async (trx) => {
    // Locks the user row, so that the count of running generations is exact.
    await lockActor(trx, ctx);
    const before = await findDuplicate(trx, ctx.actor.id, id, request);
    if (before !== undefined) return { row: before, isNew: false };
    await requireRoom(trx, ctx.actor.id);
    await countGeneration(trx, ctx, limitFactor);
    const insert = trx
      .insertInto('generations')
      .values({
        id,
        user_id: ctx.actor.id,
        request: toJson(request),
        state: 'running',
        stage: 'writing',
        attempts: 1,
        lease_until: leaseFrom(ctx.now),
        created_at: ctx.now,
      })
      // Another user may have inserted the same id concurrently.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll();
    const owner = { userId: ctx.actor.id, quotas: ctx.quotas };
    // Checked now, because the recipe is saved only after it was generated.
    if (isToBeSaved(request)) await requireQuota(trx, owner, ['recipes']);
    const row = await withinQuotas(trx, {
      ...owner,
      write: () => insert.executeTakeFirst(),
    });
    if (row === undefined) throw taken();
    return { row, isNew: true };
  });
}

async function findDuplicate(trx: Transaction<Tables>, userId: string, id: string, request: GenerationRequest) {
  const before = await trx.selectFrom('generations').selectAll().where('id', '=', id).executeTakeFirst();
  if (before !== undefined) {
    const isSame = before.user_id === userId && isDeepStrictEqual(before.request, JSON.parse(toJson(request)));
    if (!isSame) throw taken();
    return before;
  }
  const recipe = await trx.selectFrom('recipes').select('id').where('id', '=', id).executeTakeFirst();
  if (recipe !== undefined) throw taken();
  return undefined;
}

async function requireRoom(trx: Transaction<Tables>, userId: string): Promise<void> {
  const running = await trx
    .selectFrom('generations')
    .select('id')
    .where('user_id', '=', userId)
    .where('lease_until', 'is not', null)
    .limit(GENERATION_LIMITS.running_max)
    .execute();
  if (running.length < GENERATION_LIMITS.running_max) return;
  throw new AppError('too_many_requests', BUSY, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

function taken(): AppError {
  return new AppError('conflict', TAKEN, { fields: { id: TAKEN } });
}
