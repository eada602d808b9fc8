import type { Ctx } from '#platform/context.ts';
import { toJson } from '#platform/db/tables.ts';

import type { Draft } from '../draft.ts';
import { LEASE_MS } from '../limits.ts';
import { isFinished, type FinishedRow } from '../present.ts';
import { findMessage } from '../queries.ts';

/** Longer answers are cut. */
const MAX_CONTENT_CHARACTERS = 50_000;

/** Stores the answer, unless another process has stored one. Returns the stored answer; undefined if the conversation was deleted. */
export async function finishAnswer(
  ctx: Ctx,
  answerId: string,
  draft: Draft,
  now: Date,
): Promise<FinishedRow | undefined> {
  const { details, content, ...rest } = draft;
  await ctx.db
    .updateTable('chat_messages')
    .set({
      ...rest,
      content: content.slice(0, MAX_CONTENT_CHARACTERS).toWellFormed().replaceAll('\0', ''),
      details: toJson(details),
      proposal_state: details.proposal === null ? null : 'open',
      held_until: null,
      timestamp: now,
    })
    .where('id', '=', answerId)
    .where('user_id', '=', ctx.actor.id)
    .where('state', '=', 'running')
    .execute();
  const row = await findMessage(ctx, answerId);
  return row !== undefined && isFinished(row) ? row : undefined;
}

export async function renewLease({ db }: Pick<Ctx, 'db'>, answerId: string, now: Date): Promise<void> {
  await setLease(db, answerId, new Date(now.getTime() + LEASE_MS));
}

/** Expires the lease, so that the next request for the message takes over. */
export async function releaseLease({ db }: Pick<Ctx, 'db'>, answerId: string, now: Date): Promise<void> {
  await setLease(db, answerId, now);
}

async function setLease(db: Ctx['db'], answerId: string, until: Date): Promise<void> {
  await db
    .updateTable('chat_messages')
    .set({ held_until: until })
    .where('id', '=', answerId)
    .where('state', '=', 'running')
    .execute();
}
