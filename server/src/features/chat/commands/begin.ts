import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { CHAT_LIMITS, CHAT_TEXTS, type NewMessage } from '@larder/contract/chat';
import { applyFacts, type Fact, type FactChanges, factKey } from '@larder/culinary/dialog/facts';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { type Tables, toJson } from '#platform/db/tables.ts';
import { countUse, type RateLimit } from '#platform/rate-limit.ts';
import { lockActor } from '#features/recipes/commands/lock-actor.ts';
import { withinQuotas } from '#features/storage/quotas.ts';

import type { UserMessage } from '../chat-request.ts';
import { factsOfEarlier, readChanges } from '../facts.ts';
import { LEASE_MS } from '../limits.ts';
import { conversationTitle } from './conversation-title.ts';
import { NO_DETAILS } from '../present.ts';
import { conversationNotFound } from '../queries.ts';
import type { MessageRow } from '../tables.ts';

/** A message for the caller to answer, or an answer that is complete or running elsewhere. */
export type BeginResult = { readonly toAnswer: UserMessage } | { readonly answer: MessageRow };

/**
 * Stores a message and its empty answer, which the caller then generates under a lease. Idempotent by the message's id: a repeated
 * message gets the existing answer, and is answered again only if the lease has expired. Throws `conflict` for an id that another user
 * or another message has, `invalid_input` if the conversation is full, and `quota_exceeded`.
 */
export async function beginAnswer(ctx: Ctx, message: NewMessage, limit: RateLimit): Promise<BeginResult> {
  // Read before the transaction, which is to be short.
  const changes = await readChanges(message.content);
  return ctx.db.transaction().execute(async (trx) => {
    await lockActor(trx, ctx);
    const stored = await findStored(trx, ctx, message.id);
    if (stored !== undefined) return takeOver(trx, ctx, stored, message);
    await countUse(trx, `chat:${ctx.actor.id}`, limit, ctx.now);
    const toAnswer = await withinQuotas(trx, {
      userId: ctx.actor.id,
      quotas: ctx.quotas,
      write: () => insertMessage(trx, ctx, message, changes),
    });
    return { toAnswer };
  });
}

function findStored(trx: Transaction<Tables>, { actor }: Ctx, id: string): Promise<MessageRow | undefined> {
  return trx
    .selectFrom('chat_messages')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('type', '=', 'user')
    .executeTakeFirst();
}

/** Claims an answer whose lease has expired. Conditional update: only one of two concurrent claims succeeds. */
async function takeOver(
  trx: Transaction<Tables>,
  { now }: Ctx,
  stored: MessageRow,
  sent: NewMessage,
): Promise<BeginResult> {
  const isSame = stored.content === sent.content && stored.conversation_id === sent.conversation_id;
  if (!isSame) throw idTaken('id');
  const answer = await trx
    .selectFrom('chat_messages')
    .selectAll()
    .where('conversation_id', '=', stored.conversation_id)
    .where('position', '=', stored.position + 1)
    .executeTakeFirst();
  // The conversation was deleted after its message was read.
  if (answer === undefined) throw conversationNotFound();
  if (answer.state !== 'running') return { answer };
  const { numUpdatedRows } = await trx
    .updateTable('chat_messages')
    .set({ held_until: leaseFrom(now) })
    .where('id', '=', answer.id)
    .where('state', '=', 'running')
    .where('held_until', '<=', now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return { answer };
  const { id: messageId, conversation_id: conversationId, position, content } = stored;
  // As stored: a repeated message is answered for the place where it was first sent.
  const { chosen, context } = stored.details;
  const facts = (await findFacts(trx, conversationId)) ?? [];
  const ids = { messageId, answerId: answer.id, conversationId, position };
  return { toAnswer: { ...ids, content, facts, chosen, context } };
}

async function insertMessage(
  trx: Transaction<Tables>,
  ctx: Ctx,
  message: NewMessage,
  changes: FactChanges,
): Promise<UserMessage> {
  const { actor, now } = ctx;
  const { id: messageId, conversation_id: conversationId, content, chosen, context } = message;
  const position = (await reservePositions(trx, ctx, message)) - 1;
  const { facts, learned, forgotten } = await updateFacts(trx, ctx, conversationId, { position, changes });
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
      details: toJson({
        ...NO_DETAILS,
        ...(chosen === undefined ? {} : { chosen }),
        ...(context === undefined ? {} : { context }),
      }),
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
  return { messageId, answerId, conversationId, position, content, facts, learned, forgotten, chosen, context };
}

async function findFacts(trx: Transaction<Tables>, conversationId: string): Promise<readonly Fact[] | null> {
  const { facts } = await trx
    .selectFrom('conversations')
    .select('facts')
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow();
  return facts;
}

/** The facts that others do not contain. */
function missingIn(others: readonly Fact[], facts: readonly Fact[]): Fact[] {
  const keys = new Set(others.map(factKey));
  return facts.filter((fact) => !keys.has(factKey(fact)));
}

/** Stores what the message says that holds from now on. Called once per message, because a repeated message is not inserted. */
async function updateFacts(
  trx: Transaction<Tables>,
  { actor }: Ctx,
  conversationId: string,
  { position, changes }: { readonly position: number; readonly changes: FactChanges },
): Promise<Required<Pick<UserMessage, 'facts' | 'learned' | 'forgotten'>>> {
  const range = { userId: actor.id, conversationId, before: position };
  const before = (await findFacts(trx, conversationId)) ?? (await factsOfEarlier(trx, range));
  const facts = applyFacts(before, changes);
  await trx
    .updateTable('conversations')
    .set({ facts: toJson(facts) })
    .where('id', '=', conversationId)
    .where('user_id', '=', actor.id)
    .execute();
  return { facts, learned: missingIn(before, facts), forgotten: missingIn(facts, before) };
}

/** Reserves the next two positions, creating the conversation if needed. Returns the second one, which is the answer's. */
async function reservePositions(trx: Transaction<Tables>, { actor, now }: Ctx, message: NewMessage): Promise<number> {
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
