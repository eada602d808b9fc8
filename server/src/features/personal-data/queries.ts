import type { Kysely, Selectable } from 'kysely';
import { NIL } from 'uuid';

import type { Tables } from '#platform/db/tables.ts';
import type { WholeRecipeRow } from '#features/recipes/present.ts';
import { WHOLE_COLUMNS } from '#features/recipes/queries/columns.ts';

export interface RecipeRow extends WholeRecipeRow {
  readonly deleted_at: Date | null;
}

export type CommunityRow = Selectable<Tables['community_recipes']>;
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
  'timestamp',
] as const;
type ConversationRow = Pick<Selectable<Tables['conversations']>, 'id' | 'title' | 'created_at' | 'updated_at'>;
type ChatRow = Pick<Selectable<Tables['chat_messages']>, (typeof CHAT_COLUMNS)[number]>;

type GenerationRow = Pick<
  Selectable<Tables['generations']>,
  'id' | 'request' | 'state' | 'outcome' | 'problem' | 'created_at' | 'ended_at' | 'seen_at'
>;

/** Rows in memory at a time, of what there may be thousands of. */
const PAGE_ROWS = 100;

/** Every row there is, page by page; `read` gives up to `most` rows after one. */
async function* pages<Row>(read: (after: Row | undefined, most: number) => Promise<Row[]>): AsyncGenerator<Row> {
  let rows: Row[] = [];
  do {
    rows = await read(rows.at(-1), PAGE_ROWS);
    yield* rows;
  } while (rows.length === PAGE_ROWS);
}

/** All of a person's recipes, those in the bin as well. */
export function readRecipes(db: Kysely<Tables>, userId: string) {
  return pages<RecipeRow>((after, most) =>
    db
      .selectFrom('recipes')
      .leftJoin('pictures', 'pictures.id', 'recipes.picture_id')
      .select([...WHOLE_COLUMNS, 'recipes.deleted_at'])
      .where('recipes.user_id', '=', userId)
      .where('recipes.id', '>', after?.id ?? NIL)
      .orderBy('recipes.id')
      .limit(most)
      .execute(),
  );
}

/** What a person's recipes were before their changes. */
export function readVersions(db: Kysely<Tables>, userId: string) {
  return pages<VersionRow>((after, most) => {
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
    return query.orderBy('replaced_at').orderBy('recipe_id').orderBy('version').limit(most).execute();
  });
}

/** The photos that a person gave, by their files. */
export function readPictures(db: Kysely<Tables>, userId: string) {
  return pages<{ id: string; width: number }>((after, most) =>
    db
      .selectFrom('pictures')
      .select(['id', 'width'])
      .where('user_id', '=', userId)
      .where('id', '>', after?.id ?? NIL)
      .orderBy('id')
      .limit(most)
      .execute(),
  );
}

/** What a person and the assistant said to each other, each conversation from its beginning. */
export function readChat(db: Kysely<Tables>, userId: string) {
  return pages<ChatRow>((after, most) => {
    let query = db.selectFrom('chat_messages').select(CHAT_COLUMNS).where('user_id', '=', userId);
    if (after !== undefined) {
      const { conversation_id, position } = after;
      query = query.where((eb) =>
        eb(eb.refTuple('conversation_id', 'position'), '>', eb.tuple(conversation_id, position)),
      );
    }
    return query.orderBy('conversation_id').orderBy('position').limit(most).execute();
  });
}

/** What those conversations are called. */
export function readConversations(db: Kysely<Tables>, userId: string) {
  return pages<ConversationRow>((after, most) => {
    let query = db
      .selectFrom('conversations')
      .select(['id', 'title', 'created_at', 'updated_at'])
      .where('user_id', '=', userId);
    if (after !== undefined) {
      query = query.where((eb) => eb(eb.refTuple('updated_at', 'id'), '<', eb.tuple(after.updated_at, after.id)));
    }
    return query.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(most).execute();
  });
}

/** What a person asked the assistant to make in the last days, and what came of it. */
export function readGenerations(db: Kysely<Tables>, userId: string) {
  return pages<GenerationRow>((after, most) => {
    let query = db
      .selectFrom('generations')
      .select(['id', 'request', 'state', 'outcome', 'problem', 'created_at', 'ended_at', 'seen_at'])
      .where('user_id', '=', userId);
    if (after !== undefined) {
      query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after.created_at, after.id)));
    }
    return query.orderBy('created_at').orderBy('id').limit(most).execute();
  });
}

/** What a person gave to the community. */
export function readCommunityRecipes(db: Kysely<Tables>, userId: string) {
  return pages<CommunityRow>((after, most) => {
    let query = db.selectFrom('community_recipes').selectAll().where('shared_by', '=', userId);
    if (after !== undefined) {
      query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after.created_at, after.id)));
    }
    return query.orderBy('created_at').orderBy('id').limit(most).execute();
  });
}

export async function readProfile(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('users')
    .innerJoin('user_profiles', 'user_profiles.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.email_verified',
      'users.name',
      'users.image',
      'users.is_admin',
      'users.created_at',
      'users.updated_at',
      'user_profiles.username',
      'user_profiles.bio',
      'user_profiles.phone_number',
      'user_profiles.notification_preferences',
      'user_profiles.diets',
      'user_profiles.allergies',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Recipes that went from person to person, with the username of the other of the two, and those that anyone reads by a link. */
export async function readShares(db: Kysely<Tables>, userId: string) {
  const shares = (own: 'shared_by' | 'shared_with', other: 'shared_by' | 'shared_with') =>
    db
      .selectFrom('shared_recipes')
      .leftJoin('user_profiles', 'user_profiles.user_id', `shared_recipes.${other}`)
      .select((eb) => [
        'shared_recipes.recipe_id',
        'shared_recipes.viewed',
        'shared_recipes.created_at',
        'shared_recipes.email',
        'user_profiles.username',
        eb.selectFrom('recipes').select('title').whereRef('recipes.id', '=', 'shared_recipes.recipe_id').as('title'),
      ])
      .where(`shared_recipes.${own}`, '=', userId)
      .execute();
  const by_link = await db
    .selectFrom('public_links')
    .innerJoin('recipes', 'recipes.id', 'public_links.recipe_id')
    .select(['public_links.recipe_id', 'public_links.created_at', 'recipes.title'])
    .where('public_links.user_id', '=', userId)
    .execute();
  return {
    by_me: await shares('shared_by', 'shared_with'),
    with_me: await shares('shared_with', 'shared_by'),
    by_link,
  };
}

export type Shares = Awaited<ReturnType<typeof readShares>>;

export async function readRatings(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('recipe_ratings')
    .select((eb) => [
      'recipe_ratings.recipe_id',
      'recipe_ratings.rating',
      'recipe_ratings.comment',
      'recipe_ratings.created_at',
      'recipe_ratings.updated_at',
      eb
        .selectFrom('community_recipes')
        .select('title')
        .whereRef('community_recipes.id', '=', 'recipe_ratings.recipe_id')
        .as('title'),
    ])
    .where('recipe_ratings.user_id', '=', userId)
    .execute();
}

/** Which community recipes a person looked at, as long as that is kept. */
export async function readViews(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('recipe_views')
    .innerJoin('community_recipes', 'community_recipes.id', 'recipe_views.recipe_id')
    .select(['recipe_views.recipe_id', 'recipe_views.viewed_at', 'community_recipes.title'])
    .where('recipe_views.user_id', '=', userId)
    .execute();
}

/** What a person reported, and what was decided about it. */
export async function readReports(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('reports')
    .innerJoin('reported_things', 'reported_things.id', 'reports.thing_id')
    .select([
      'reported_things.recipe_id',
      'reported_things.rating_id',
      'reports.reason',
      'reports.details',
      'reports.created_at',
      'reported_things.outcome',
    ])
    .where('reports.reporter_id', '=', userId)
    .execute();
}

/** Messages to a person, without the links and codes in them. */
export async function readMessages(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('outbox_messages')
    .select(['channel', 'recipient', 'subject', 'status', 'created_at', 'sent_at'])
    .where('user_id', '=', userId)
    .execute();
}

/** What a person caused at language models, by day. */
export async function readModelUsage(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('model_usage')
    .select([
      'day',
      'task',
      'model',
      'service',
      'calls',
      'failures',
      'input_tokens',
      'output_tokens',
      'images',
      'cost_micros',
    ])
    .where('person_id', '=', userId)
    .orderBy('day')
    .execute();
}

export async function readSessions(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'ip_address', 'user_agent', 'aal', 'authenticated_at', 'created_at', 'updated_at', 'expires_at'])
    .where('user_id', '=', userId)
    .execute();
}

/** How a person proves who they are, without anything that proves it, and what happened to the account. */
export async function readSecurity(db: Kysely<Tables>, userId: string) {
  const ways_to_sign_in = await db
    .selectFrom('accounts')
    .select(['provider_id', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .execute();
  const factors = await db
    .selectFrom('auth_factors')
    .select(['id', 'factor_type', 'status', 'friendly_name', 'phone', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .execute();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'transports', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .execute();
  const api_tokens = await db
    .selectFrom('api_tokens')
    .select(['id', 'name', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .execute();
  const recovery_codes = await db
    .selectFrom('recovery_codes')
    .select(['created_at', 'used_at'])
    .where('user_id', '=', userId)
    .execute();
  return { ways_to_sign_in, factors, passkeys, api_tokens, recovery_codes, activity: await readActivity(db, userId) };
}

/** What the person did themselves bears the address they did it from. */
async function readActivity(db: Kysely<Tables>, userId: string) {
  const rows = await db
    .selectFrom('audit_log')
    .select(['at', 'action', 'actor_id', 'address'])
    .where('subject_id', '=', userId)
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ at, action, actor_id, address }) => ({
    at,
    action,
    address: actor_id === null || actor_id === userId ? address : null,
  }));
}
