import { RECIPE_TEXTS } from '@larder/contract/recipes';
import { searchWords } from '@larder/culinary/search-words';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
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

/** One's own recipe outside the bin. Throws `not_found`, also for a recipe that is somebody else's. */
export async function getRecipe(db: Db, userId: string, id: string): Promise<RecipeRow> {
  const row = await db
    .selectFrom('recipes')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
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
export async function listRecipes(ctx: Ctx, { q, category, cursor, limit }: RecipeFilter): Promise<RecipeRowPage> {
  const words = searchWords(q ?? '');
  // A phrase without a single letter or digit names no recipe.
  if (q !== undefined && q !== '' && words.length === 0) return { rows: [], nextCursor: null };

  let query = (words.length === 0 ? ctx.db : ctx.reader)
    .selectFrom('recipes')
    .select(CARD_COLUMNS)
    .where('user_id', '=', ctx.actor.id)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (category !== undefined) query = query.where('category', '=', category);
  if (words.length > 0) {
    const ids = matchingIds(ctx.databaseKind, 'recipe_search', searchScope(ctx.actor.id), words);
    query = query.where('id', 'in', ids);
  }
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (after !== undefined) {
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.at, after.id)));
  }

  const rows = await query.execute();
  const page = rows.slice(0, limit);
  return { rows: page, nextCursor: rows.length > limit ? nextCursor(page) : null };
}

function nextCursor(page: readonly RecipeCardRow[]): string | null {
  const last = page.at(-1);
  return last === undefined ? null : writeCursor({ at: last.created_at, id: last.id } satisfies PageCursor);
}

/** The distinct categories of one's own recipes, in alphabetical order. */
export async function listCategories(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('recipes')
    .select('category')
    .distinct()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('category', 'is not', null)
    .orderBy('category')
    .execute();
  return rows.flatMap(({ category }) => (category === null ? [] : [category]));
}
