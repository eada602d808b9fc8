import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { CHAT_LIMITS, CHAT_TEXTS, type Chosen, type NewMessage } from '@larder/contract/chat';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { ModelMessage } from '#platform/models/model.ts';
import { type Tables, toJson } from '#platform/db/tables.ts';
import { countUse, type RateLimit } from '#platform/rate-limit.ts';
import { holdActor } from '#features/recipes/commands/hold-owner.ts';
import { withinQuotas } from '#features/storage/quotas.ts';

import { LEASE_MS } from '../limits.ts';
import { conversationTitle } from './conversation-title.ts';
import { NO_DETAILS } from '../present.ts';
import type { MessageRow } from '../tables.ts';

/** Where a message stands, and its answer after it. */
export interface Asked {
  readonly messageId: string;
  readonly answerId: string;
  readonly conversationId: string;
  readonly position: number;
  readonly content: string;
  /** The recipe that was chosen of those that an answer offered. */
  readonly chosen?: Chosen | undefined;
  /** The only recipe that `content` can mean, as the person has chosen it. */
  readonly recipeId?: string | undefined;
  /** What was said before, where it is not the conversation that holds it. */
  readonly before?: readonly ModelMessage[];
}

/** What is to be answered by whoever asked, or an answer that is there or made by somebody else at present. */
export type Beginning = { readonly asked: Asked } | { readonly answer: MessageRow };

/**
 * Keeps a message and the place of its answer, which is then for the caller to make. What was sent before is not kept again: its
 * answer is made once, and again only where nobody makes it any more. Throws `conflict` for an id that is somebody else's or stands
 * for other words, `invalid_input` where the conversation is too long, and `quota_exceeded`.
 */
export function beginAnswer(ctx: Ctx, message: NewMessage, limit: RateLimit): Promise<Beginning> {
  return ctx.db.transaction().execute(async (trx) => {
    await holdActor(trx, ctx);
    const known = await findSent(trx, ctx, message.id);
    if (known !== undefined) return takeOver(trx, ctx, known, message);
    await countUse(trx, `chat:${ctx.actor.id}`, limit, ctx.now);
    const asked = await withinQuotas(trx, {
      userId: ctx.actor.id,
      quotas: ctx.quotas,
      write: () => keepMessage(trx, ctx, message),
    });
    return { asked };
  });
}

function findSent(trx: Transaction<Tables>, { actor }: Ctx, id: string): Promise<MessageRow | undefined> {
  return trx
    .selectFrom('chat_messages')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('type', '=', 'user')
    .executeTakeFirst();
}

async function takeOver(
  trx: Transaction<Tables>,
  { now }: Ctx,
  message: MessageRow,
  sent: NewMessage,
): Promise<Beginning> {
  const isSame = message.content === sent.content && message.conversation_id === sent.conversation_id;
  if (!isSame) throw idTaken('id');
  const answer = await trx
    .selectFrom('chat_messages')
    .selectAll()
    .where('conversation_id', '=', message.conversation_id)
    .where('position', '=', message.position + 1)
    .executeTakeFirstOrThrow();
  if (answer.state !== 'running') return { answer };
  const { numUpdatedRows } = await trx
    .updateTable('chat_messages')
    .set({ held_until: leaseFrom(now) })
    .where('id', '=', answer.id)
    .where('state', '=', 'running')
    .where('held_until', '<=', now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return { answer };
  const { id: messageId, conversation_id: conversationId, position, content } = message;
  const { chosen } = message.details;
  return { asked: { messageId, answerId: answer.id, conversationId, position, content, chosen } };
}

async function keepMessage(trx: Transaction<Tables>, ctx: Ctx, message: NewMessage): Promise<Asked> {
  const { actor, now } = ctx;
  const { id: messageId, conversation_id: conversationId, content, chosen } = message;
  const position = (await takePositions(trx, ctx, message)) - 1;
  const answerId = uuidv7();
  const common = { user_id: actor.id, conversation_id: conversationId, details: toJson(NO_DETAILS), timestamp: now };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('chat_messages')
    .values({
      ...common,
      id: messageId,
      position,
      type: 'user',
      content,
      state: 'done',
      ...(chosen === undefined ? {} : { details: toJson({ ...NO_DETAILS, chosen }) }),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw idTaken('id');
  await trx
    .insertInto('chat_messages')
    .values({
      ...common,
      id: answerId,
      position: position + 1,
      type: 'assistant',
      content: '',
      state: 'running',
      held_until: leaseFrom(now),
    })
    .execute();
  return { messageId, answerId, conversationId, position, content, chosen };
}

/** The later of two places at the end of the conversation, which begins now where there was none. */
async function takePositions(trx: Transaction<Tables>, { actor, now }: Ctx, message: NewMessage): Promise<number> {
  const conversation = await trx
    .insertInto('conversations')
    .values({
      id: message.conversation_id,
      user_id: actor.id,
      title: conversationTitle(message.content),
      last_position: 1,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ last_position: eb('conversations.last_position', '+', 2), updated_at: now }))
        .where('conversations.user_id', '=', actor.id),
    )
    .returning('last_position')
    .executeTakeFirst();
  if (conversation === undefined) throw idTaken('conversation_id');
  if (conversation.last_position >= CHAT_LIMITS.messages_max) {
    throw new AppError('invalid_input', CHAT_TEXTS.too_long, { fields: { conversation_id: CHAT_TEXTS.too_long } });
  }
  return conversation.last_position;
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

function idTaken(field: 'id' | 'conversation_id'): AppError {
  return new AppError('conflict', 'This id is taken', { fields: { [field]: 'This id is taken' } });
}
