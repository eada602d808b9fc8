import { CHAT_LIMITS } from '@larder/contract/chat';
import type { Fact } from '@larder/culinary/dialog/facts';
import { z } from 'zod';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { inBatches, PAGE_ROWS, takePage } from '#platform/db/in-batches.ts';
import type { Db } from '#platform/db/tables.ts';
import { readOrderCursor, startOf, toPage, writeOrderCursor } from '#platform/page-cursor.ts';

import { isFinished, type FinishedRow } from './present.ts';
import type { ConversationRow, MessageRow } from './tables.ts';

const NOT_FOUND = 'This conversation does not exist';

/** The actor's conversations, the most recently used first. */
export async function listConversations({ db, actor }: Ctx, cursor: string | undefined) {
  const after = startOf({ cursor });
  const limit = CHAT_LIMITS.conversations_page;
  const rows = await db
    .selectFrom('conversations')
    .selectAll()
    .where('user_id', '=', actor.id)
    .where((eb) => eb(eb.refTuple('updated_at', 'id'), '<', eb.tuple(after.at, after.id)))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, (row) => ({ at: row.updated_at, id: row.id }));
}

/** A conversation of the actor. Throws `not_found`. */
export async function getConversation({ db, actor }: Ctx, id: string): Promise<ConversationRow> {
  const row = await db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  if (row === undefined) throw conversationNotFound();
  return row;
}

export function conversationNotFound(): AppError {
  return new AppError('not_found', NOT_FOUND);
}

const LAST_POSITION = 2_147_483_647;
const Position = z.int().min(0).max(LAST_POSITION);

/** A page of a conversation of the actor, oldest message first: its end, or what precedes the cursor. */
export async function listMessages(
  { reader, actor }: Ctx,
  { conversationId, cursor }: { readonly conversationId: string; readonly cursor: string | undefined },
) {
  const before = cursor === undefined ? undefined : readOrderCursor(['messages'], Position, cursor).key;
  const limit = CHAT_LIMITS.messages_page;
  const { rows, isLast } = await takePage(readMessages(reader, { userId: actor.id, conversationId, before }), limit);
  const last = isLast ? undefined : rows.at(-1);
  const nextCursor = last === undefined ? null : writeOrderCursor('messages', { key: last.position, id: last.id });
  return { rows: rows.toReversed(), nextCursor };
}

export interface MessageRange {
  readonly userId: string;
  readonly conversationId: string;
  /** Only messages before this position. */
  readonly before: number | undefined;
}

/** The latest complete messages, the last first: up to `limit`, fewer if they exceed the bytes of a page. */
export async function listFinished(db: Db, { limit, ...range }: MessageRange & { readonly limit: number }) {
  const { rows } = await takePage(readMessages(db, range), limit);
  return rows;
}

/** Reads in batches, because messages can be large: a proposal holds a recipe twice. */
async function* readMessages(db: Db, { userId, conversationId, before }: MessageRange): AsyncGenerator<FinishedRow> {
  const rows = inBatches<MessageRow>(
    (last, limit) =>
      db
        .selectFrom('chat_messages')
        .selectAll()
        .where('conversation_id', '=', conversationId)
        .where('user_id', '=', userId)
        .where('position', '<', last?.position ?? before ?? LAST_POSITION)
        .where('state', '<>', 'running')
        .orderBy('position', 'desc')
        .limit(limit)
        .execute(),
    PAGE_ROWS,
  );
  for await (const row of rows) if (isFinished(row)) yield row;
}

/** The texts of the user's own messages, the last first. */
export async function listUserMessages(
  db: Db,
  { userId, conversationId, before }: MessageRange,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .select('content')
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .where('position', '<', before ?? LAST_POSITION)
    .where('type', '=', 'user')
    .where('state', '<>', 'running')
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ content }) => content);
}

/** What holds in a conversation of the actor. Throws `not_found`. */
export async function listFacts(ctx: Ctx, conversationId: string): Promise<readonly Fact[]> {
  const { facts } = await getConversation(ctx, conversationId);
  return facts ?? [];
}

/** A message in a conversation of the actor. */
export function findMessage({ db, actor }: Ctx, id: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom('chat_messages')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
}

/** The actor's ratings of community recipes, the latest first. */
export function listRatings({ reader, actor }: Ctx, limit: number) {
  return reader
    .selectFrom('recipe_ratings')
    .innerJoin('community_recipes', 'community_recipes.id', 'recipe_ratings.recipe_id')
    .select(['community_recipes.id', 'community_recipes.title', 'recipe_ratings.rating', 'recipe_ratings.comment'])
    .where('recipe_ratings.user_id', '=', actor.id)
    .where('community_recipes.hidden_at', 'is', null)
    .orderBy('recipe_ratings.updated_at', 'desc')
    .orderBy('recipe_ratings.id', 'desc')
    .limit(limit)
    .execute();
}

/** The foods of the actor's newest recipes. */
export function listFoodsOfOwn({ reader, actor }: Ctx, limit: number) {
  return reader
    .selectFrom('recipes')
    .select(['id', 'foods'])
    .where('user_id', '=', actor.id)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
