import type { ChatMessage } from '@larder/contract/chat';

import type { Ctx } from '#platform/context.ts';
import { toJson } from '#platform/db/tables.ts';

import { LEASE_MS } from '../limits.ts';
import { isFinished, type FinishedRow } from '../present.ts';
import { findMessage } from '../queries.ts';
import type { MessageDetails } from '../tables.ts';

/** An answer as it was made. */
export type Draft = Pick<ChatMessage, 'content' | 'action' | 'answered_by' | 'state'> & {
  readonly details: MessageDetails;
};

/** As much as is kept of an answer. */
const CONTENT_CHARACTERS = 50_000;

/** Keeps the answer; where another was kept meanwhile, that one counts. Undefined where the conversation is gone. */
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
      content: content.slice(0, CONTENT_CHARACTERS).toWellFormed().replaceAll('\0', ''),
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

/** Says that the answer is still being made. */
export async function renewLease({ db }: Pick<Ctx, 'db'>, answerId: string, now: Date): Promise<void> {
  await setLease(db, answerId, new Date(now.getTime() + LEASE_MS));
}

/** Leaves the answer to whoever asks next. */
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
