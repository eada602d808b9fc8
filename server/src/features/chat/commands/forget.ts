import { type Fact, factKey } from '@larder/culinary/dialog/facts';

import type { Ctx } from '#platform/context.ts';
import { toJson } from '#platform/db/tables.ts';
import { lockActor } from '#features/recipes/commands/lock-actor.ts';

import { factsOfEarlier } from '../facts.ts';
import { conversationNotFound } from '../queries.ts';

/** Forgets a fact of a conversation, and returns those that remain. Idempotent. Throws `not_found`. */
export function forgetFact(ctx: Ctx, conversationId: string, key: string): Promise<readonly Fact[]> {
  return ctx.db.transaction().execute(async (trx) => {
    await lockActor(trx, ctx);
    const conversation = await trx
      .selectFrom('conversations')
      .select('facts')
      .where('id', '=', conversationId)
      .where('user_id', '=', ctx.actor.id)
      .executeTakeFirst();
    if (conversation === undefined) throw conversationNotFound();
    const range = { userId: ctx.actor.id, conversationId, before: undefined };
    const facts = (conversation.facts ?? (await factsOfEarlier(trx, range))).filter((fact) => factKey(fact) !== key);
    await trx
      .updateTable('conversations')
      .set({ facts: toJson(facts) })
      .where('id', '=', conversationId)
      .where('user_id', '=', ctx.actor.id)
      .execute();
    return facts;
  });
}
