import type { Transaction } from 'kysely';

import type { Ctx } from '#platform/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';
import { lockActor } from '#features/recipes/commands/lock-actor.ts';

import { type CollectionHead, collectionNotFound, findOwnCollection } from '../queries/collections.ts';
import { publishToRecipients, readRecipients } from './recipients.ts';

const WRITES_PER_USER: RateLimit = { max: 2_000, windowSeconds: 60 * 60 };

export interface CollectionsDeps {
  readonly limitFactor: number;
}

export type Trx = Transaction<Tables>;

/** One transaction under the lock on the actor, so that writes to their collections are serialized. Within their rate limit. */
export function write<Result>(
  ctx: Ctx,
  { limitFactor }: CollectionsDeps,
  change: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction().execute(async (trx) => {
    await lockActor(trx, ctx);
    await countUse(trx, `collections:${ctx.actor.id}`, scaled(WRITES_PER_USER, limitFactor), ctx.now);
    return change(trx);
  });
}

/** The same for a change of one of the actor's collections, which its recipients are notified of. Throws `not_found`. */
export async function writeTo<Result>(
  ctx: Ctx,
  deps: CollectionsDeps,
  id: string,
  change: (trx: Trx, head: CollectionHead) => Promise<Result>,
): Promise<Result> {
  const { result, people } = await write(ctx, deps, async (trx) => {
    const head = await findOwnCollection(trx, ctx, id);
    if (head === undefined) throw collectionNotFound();
    return { result: await change(trx, head), people: await readRecipients(trx, id) };
  });
  publishToRecipients(ctx, 'sharing.changed', id, people);
  return result;
}
