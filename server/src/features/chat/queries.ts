import { CHAT_LIMITS } from '@larder/contract/chat';
import { z } from 'zod';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { inBatches, PAGE_ROWS, takePage } from '#platform/db/in-batches.ts';
import type { Db } from '#platform/db/tables.ts';
import { readOrderCursor, startOf, toPage, writeOrderCursor } from '#platform/page-cursor.ts';

import { isFinished, type FinishedRow } from './present.ts';
import type { ConversationRow, MessageRow } from './tables.ts';

const NOT_FOUND = 'This conversation does not exist';

/** One's own conversations, the last used first. */
export async function listConversations({ db, actor }: Ctx, cursor: string | undefined) {
  const after = startOf({ cursor });
  const most = CHAT_LIMITS.conversations_page;
  const rows = await db
    .selectFrom('conversations')
    .selectAll()
    .where('user_id', '=', actor.id)
    .where((eb) => eb(eb.refTuple('updated_at', 'id'), '<', eb.tuple(after.at, after.id)))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most + 1)
    .execute();
  return toPage(rows, most, (row) => ({ at: row.updated_at, id: row.id }));
}

/** One's own conversation. Throws `not_found`. */
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

/** What was said in one's own conversation, in its order: the last of it, or what came before a cursor. */
export async function listMessages(
  { reader, actor }: Ctx,
  { conversationId, cursor }: { readonly conversationId: string; readonly cursor: string | undefined },
) {
  const before = cursor === undefined ? undefined : readOrderCursor(['messages'], Position, cursor).key;
  const most = CHAT_LIMITS.messages_page;
  const { rows, isLast } = await takePage(readMessages(reader, { userId: actor.id, conversationId, before }), most);
  const last = isLast ? undefined : rows.at(-1);
  const nextCursor = last === undefined ? null : writeOrderCursor('messages', { key: last.position, id: last.id });
  return { rows: rows.toReversed(), nextCursor };
}

export interface Stretch {
  readonly userId: string;
  readonly conversationId: string;
  /** Only what stands before this position. */
  readonly before: number | undefined;
}

/** What was said, the last first: `most` messages, or fewer where they hold more than a page may. */
export async function listFinished(db: Db, { most, ...stretch }: Stretch & { readonly most: number }) {
  const { rows } = await takePage(readMessages(db, stretch), most);
  return rows;
}

/** A proposal holds a recipe twice, so that messages may be as large as recipes. */
async function* readMessages(db: Db, { userId, conversationId, before }: Stretch): AsyncGenerator<FinishedRow> {
  const rows = inBatches<MessageRow>(
    (last, most) =>
      db
        .selectFrom('chat_messages')
        .selectAll()
        .where('conversation_id', '=', conversationId)
        .where('user_id', '=', userId)
        .where('position', '<', last?.position ?? before ?? LAST_POSITION)
        .where('state', '<>', 'running')
        .orderBy('position', 'desc')
        .limit(most)
        .execute(),
    PAGE_ROWS,
  );
  for await (const row of rows) if (isFinished(row)) yield row;
}

/** What the person said, the last first, without what was answered. */
export async function listUserMessages(
  db: Db,
  { userId, conversationId, before }: Stretch,
  most: number,
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
    .limit(most)
    .execute();
  return rows.map(({ content }) => content);
}

/** A message of one's own. */
export function findMessage({ db, actor }: Ctx, id: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom('chat_messages')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
}

/** How one rated recipes of the community, the last rated first. */
export function listRatings({ reader, actor }: Ctx, most: number) {
  return reader
    .selectFrom('recipe_ratings')
    .innerJoin('community_recipes', 'community_recipes.id', 'recipe_ratings.recipe_id')
    .select(['community_recipes.id', 'community_recipes.title', 'recipe_ratings.rating', 'recipe_ratings.comment'])
    .where('recipe_ratings.user_id', '=', actor.id)
    .where('community_recipes.hidden_at', 'is', null)
    .orderBy('recipe_ratings.updated_at', 'desc')
    .orderBy('recipe_ratings.id', 'desc')
    .limit(most)
    .execute();
}
