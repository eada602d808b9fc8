import type { Kysely, Selectable } from 'kysely';
import { NIL } from 'uuid';

import { inBatches, LARGE_ROWS, SMALL_ROWS } from '#platform/db/in-batches.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { WholeRecipeRow } from '#features/recipes/present.ts';
import { WHOLE_COLUMNS } from '#features/recipes/queries/columns.ts';

export interface RecipeRow extends WholeRecipeRow {
  readonly deleted_at: Date | null;
}

export type VersionRow = Pick<
  Selectable<Tables['recipe_versions']>,
  'recipe_id' | 'version' | 'made_at' | 'replaced_at' | 'content'
>;
const CHAT_COLUMNS = [
  'id',
  'conversation_id',
  'position',
  'type',
  'content',
  'action',
  'details',
  'answered_by',
  'state',
  'proposal_state',
  'undone_at',
  'timestamp',
] as const;
export type ConversationRow = Pick<
  Selectable<Tables['conversations']>,
  'id' | 'title' | 'facts' | 'created_at' | 'updated_at'
>;
type ChatRow = Pick<Selectable<Tables['chat_messages']>, (typeof CHAT_COLUMNS)[number]>;

type GenerationRow = Pick<
  Selectable<Tables['generations']>,
  'id' | 'request' | 'state' | 'outcome' | 'problem' | 'created_at' | 'ended_at' | 'seen_at'
>;

/** All recipes of a user, including the bin. */
export function readRecipes(db: Kysely<Tables>, userId: string) {
  return inBatches<RecipeRow>(
    (after, limit) =>
      db
        .selectFrom('recipes')
        .leftJoin('pictures', 'pictures.id', 'recipes.picture_id')
        .select([...WHOLE_COLUMNS, 'recipes.deleted_at'])
        .where('recipes.user_id', '=', userId)
        .where('recipes.id', '>', after?.id ?? NIL)
        .orderBy('recipes.id')
        .limit(limit)
        .execute(),
    LARGE_ROWS,
  );
}

/** The earlier versions of a user's recipes. */
export function readVersions(db: Kysely<Tables>, userId: string) {
  return inBatches<VersionRow>((after, limit) => {
    let query = db
      .selectFrom('recipe_versions')
      .select(['recipe_id', 'version', 'made_at', 'replaced_at', 'content'])
      .where('user_id', '=', userId);
    if (after !== undefined) {
      const { replaced_at, recipe_id, version } = after;
      query = query.where((eb) =>
        eb(eb.refTuple('replaced_at', 'recipe_id', 'version'), '>', eb.tuple(replaced_at, recipe_id, version)),
      );
    }
    return query.orderBy('replaced_at').orderBy('recipe_id').orderBy('version').limit(limit).execute();
  }, LARGE_ROWS);
}

type CookEntryRow = Omit<Selectable<Tables['cook_log']>, 'user_id'>;

/** A user's cook log. */
export function readCookLog(db: Kysely<Tables>, userId: string) {
  return inBatches<CookEntryRow>(
    (after, limit) =>
      db
        .selectFrom('cook_log')
        .select([
          'id',
          'recipe_id',
          'title',
          'cooked_on',
          'servings',
          'note',
          'stars',
          'image_url',
          'picture_id',
          'created_at',
        ])
        .where('user_id', '=', userId)
        .where('id', '>', after?.id ?? NIL)
        .orderBy('id')
        .limit(limit)
        .execute(),
    LARGE_ROWS,
  );
}

/** A user's photos. */
export function readPictures(db: Kysely<Tables>, userId: string) {
  return inBatches<{ id: string; width: number }>(
    (after, limit) =>
      db
        .selectFrom('pictures')
        .select(['id', 'width'])
        .where('user_id', '=', userId)
        .where('id', '>', after?.id ?? NIL)
        .orderBy('id')
        .limit(limit)
        .execute(),
    SMALL_ROWS,
  );
}

/** A user's chat messages, by conversation and position. */
export function readChat(db: Kysely<Tables>, userId: string) {
  return inBatches<ChatRow>((after, limit) => {
    let query = db.selectFrom('chat_messages').select(CHAT_COLUMNS).where('user_id', '=', userId);
    if (after !== undefined) {
      const { conversation_id, position } = after;
      query = query.where((eb) =>
        eb(eb.refTuple('conversation_id', 'position'), '>', eb.tuple(conversation_id, position)),
      );
    }
    return query.orderBy('conversation_id').orderBy('position').limit(limit).execute();
  }, LARGE_ROWS);
}

/** A user's conversations, newest first. */
export function readConversations(db: Kysely<Tables>, userId: string) {
  return inBatches<ConversationRow>((after, limit) => {
    let query = db
      .selectFrom('conversations')
      .select(['id', 'title', 'facts', 'created_at', 'updated_at'])
      .where('user_id', '=', userId);
    if (after !== undefined) {
      query = query.where((eb) => eb(eb.refTuple('updated_at', 'id'), '<', eb.tuple(after.updated_at, after.id)));
    }
    return query.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  }, SMALL_ROWS);
}

/** A user's generations and their outcomes, until they are purged. */
export function readGenerations(db: Kysely<Tables>, userId: string) {
  return inBatches<GenerationRow>((after, limit) => {
    let query = db
      .selectFrom('generations')
      .select(['id', 'request', 'state', 'outcome', 'problem', 'created_at', 'ended_at', 'seen_at'])
      .where('user_id', '=', userId);
    if (after !== undefined) {
      query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after.created_at, after.id)));
    }
    return query.orderBy('created_at').orderBy('id').limit(limit).execute();
  }, LARGE_ROWS);
}
