import { CHAT_LIMITS } from '@larder/contract/chat';
import { z } from 'zod';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { FIRST_PAGE, readCursor, readOrderCursor, writeCursor, writeOrderCursor } from '#platform/page-cursor.ts';

import { isStanding, type StandingRow } from './present.ts';
import type { ConversationRow, MessageRow } from './tables.ts';

const NOT_FOUND = 'This conversation does not exist';

/** One's own conversations, the last used first. */
export async function listConversations({ db, actor }: Ctx, cursor: string | undefined) {
  const after = cursor === undefined ? FIRST_PAGE : readCursor(cursor);
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
  const page = rows.slice(0, most);
  const last = rows.length > most ? page.at(-1) : undefined;
  return { rows: page, nextCursor: last === undefined ? null : writeCursor({ at: last.updated_at, id: last.id }) };
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
  { db, actor }: Ctx,
  { conversationId, cursor }: { readonly conversationId: string; readonly cursor: string | undefined },
) {
  const before = cursor === undefined ? undefined : readOrderCursor(['messages'], Position, cursor).key;
  const most = CHAT_LIMITS.messages_page;
  const rows = await standing(db, { userId: actor.id, conversationId, before, most: most + 1 });
  const page = rows.slice(0, most);
  const last = rows.length > most ? page.at(-1) : undefined;
  const nextCursor = last === undefined ? null : writeOrderCursor('messages', { key: last.position, id: last.id });
  return { rows: page.toReversed(), nextCursor };
}

export interface Stretch {
  readonly userId: string;
  readonly conversationId: string;
  /** Only what stands before this position. */
  readonly before: number | undefined;
  readonly most: number;
}

/** What was said, the last first. */
export async function standing(db: Db, { userId, conversationId, before, most }: Stretch): Promise<StandingRow[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .where('position', '<', before ?? LAST_POSITION)
    .where('state', '<>', 'running')
    .orderBy('position', 'desc')
    .limit(most)
    .execute();
  return rows.filter(isStanding);
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
