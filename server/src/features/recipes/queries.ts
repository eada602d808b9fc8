import { RECIPE_LIMITS, RECIPE_TEXTS } from '@larder/contract/recipes';
import { searchWords } from '@larder/culinary/search-words';
import type { Kysely } from 'kysely';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { type LookupDb, prepareLookup } from '#platform/db/lookup.ts';
import type { Tables } from '#platform/db/tables.ts';
import { matchingIds } from '#platform/db/text-index.ts';
import { type PageCursor, readCursor, writeCursor } from '#platform/page-cursor.ts';

import type { RecipeCardRow } from './present.ts';
import { searchScope } from './search-document.ts';
import type { RecipeRow } from './tables.ts';

const CARD_COLUMNS = [
  'id',
  'title',
  'description',
  'ingredients',
  'image_url',
  'is_ai_generated',
  'category',
  'preparation_time',
  'cooking_time',
  'servings',
  'is_favorite',
  'created_at',
] as const;

const findOwn = prepareLookup<{ id: string; userId: string }>()((db, param) =>
  db
    .selectFrom('recipes')
    .selectAll()
    .where('id', '=', param('id'))
    .where('user_id', '=', param('userId'))
    .where('deleted_at', 'is', null),
);

/** One's own recipe outside the bin. Throws `not_found`, also for a recipe that is somebody else's. */
export async function getRecipe(on: LookupDb, userId: string, id: string): Promise<RecipeRow> {
  const [row] = await findOwn(on, { id, userId });
  if (row === undefined) throw recipeNotFound();
  return row;
}

export function recipeNotFound(): AppError {
  return new AppError('not_found', RECIPE_TEXTS.not_found);
}

export interface RecipeFilter {
  readonly q?: string | undefined;
  readonly category?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface RecipeRowPage {
  readonly rows: readonly RecipeCardRow[];
  readonly nextCursor: string | null;
}

/**
 * One's own recipes, newest first. The page after the one that ended with a row is found by that row's key, so the
 * 400th costs what the first does.
 */
export async function listRecipes(ctx: Ctx, filter: RecipeFilter): Promise<RecipeRowPage> {
  const { q = '', limit } = filter;
  const words = [...new Set(searchWords(q))].slice(0, RECIPE_LIMITS.search_words_max);
  // A phrase without a single letter or digit names no recipe.
  if (q !== '' && words.length === 0) return { rows: [], nextCursor: null };

  const isFirstPage = words.length === 0 && filter.category === undefined && filter.cursor === undefined;
  const rows = isFirstPage
    ? await listNewest(ctx.lookups, { userId: ctx.actor.id, most: limit + 1 })
    : await listFiltered(ctx, filter, words);
  const page = rows.slice(0, limit);
  return { rows: page, nextCursor: rows.length > limit ? nextCursor(page) : null };
}

function ownNewest(db: Kysely<Tables>, userId: string, most: number) {
  return db
    .selectFrom('recipes')
    .select(CARD_COLUMNS)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
}

const listNewest = prepareLookup<{ userId: string; most: number }>()((db, param) =>
  ownNewest(db, param('userId'), param('most')),
);

function listFiltered(ctx: Ctx, { category, cursor, limit }: RecipeFilter, words: readonly string[]) {
  let query = ownNewest(words.length === 0 ? ctx.db : ctx.reader, ctx.actor.id, limit + 1);
  if (category !== undefined) query = query.where('category', '=', category);
  if (words.length > 0) {
    const ids = matchingIds(ctx.databaseKind, 'recipe_search', searchScope(ctx.actor.id), words);
    query = query.where('id', 'in', ids);
  }
  if (cursor !== undefined) {
    const { at, id } = readCursor(cursor);
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(at, id)));
  }
  return query.execute();
}

function nextCursor(page: readonly RecipeCardRow[]): string | null {
  const last = page.at(-1);
  return last === undefined ? null : writeCursor({ at: last.created_at, id: last.id } satisfies PageCursor);
}

/** The distinct categories of one's own recipes, in alphabetical order. */
export async function listCategories({ db, actor }: Ctx): Promise<string[]> {
  const rows = await db
    .selectFrom('recipes')
    .select('category')
    .distinct()
    .where('user_id', '=', actor.id)
    .where('deleted_at', 'is', null)
    .where('category', 'is not', null)
    .orderBy('category')
    .execute();
  return rows.flatMap(({ category }) => (category === null ? [] : [category]));
}
