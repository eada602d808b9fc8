import type { Selectable } from 'kysely';
import { NIL } from 'uuid';

import { EXPORT_TEXTS } from '@larder/contract/export-formats';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { inBatches, LARGE_ROWS, SMALL_ROWS } from '#platform/db/in-batches.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import type { WholeRecipeRow } from '#features/recipes/present.ts';
import { readEachWhole } from '#features/recipes/queries/cards.ts';
import { WHOLE_COLUMNS } from '#features/recipes/queries/columns.ts';

const COOK_COLUMNS = [
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
] as const;
export type CookRow = Pick<Selectable<Tables['cook_log']>, (typeof COOK_COLUMNS)[number]>;

/** Reads the actor's recipes outside the bin, in batches: those with the given ids in that order, or all. */
export function readRecipes(ctx: Ctx, ids: readonly string[] | undefined): AsyncIterable<WholeRecipeRow> {
  return ids === undefined ? readAll(ctx) : readEachWhole(ctx, [...new Set(ids)]);
}

function readAll({ reader, actor }: Ctx) {
  return inBatches<WholeRecipeRow>(
    (after, limit) =>
      reader
        .selectFrom('recipes')
        .leftJoin('pictures', 'pictures.id', 'recipes.picture_id')
        .select(WHOLE_COLUMNS)
        .where('recipes.user_id', '=', actor.id)
        .where('recipes.deleted_at', 'is', null)
        .where('recipes.id', '>', after?.id ?? NIL)
        .orderBy('recipes.id')
        .limit(limit)
        .execute(),
    LARGE_ROWS,
  );
}

/** Throws `not_found` if there is nothing to read. */
export async function requireRecipes(ctx: Ctx, ids: readonly string[] | undefined): Promise<void> {
  const first = await readRecipes(ctx, ids)[Symbol.asyncIterator]().next();
  if (first.done !== true) return;
  throw new AppError('not_found', EXPORT_TEXTS.nothing);
}

/** The actor's cook log of a recipe, latest day first. */
export function readCookings({ reader, actor }: Ctx, recipeId: string): Promise<CookRow[]> {
  return reader
    .selectFrom('cook_log')
    .select(COOK_COLUMNS)
    .where('user_id', '=', actor.id)
    .where('recipe_id', '=', recipeId)
    .orderBy('cooked_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The earlier versions of a recipe of the actor, in batches. */
export function readVersions({ reader, actor }: Ctx, recipeId: string) {
  return inBatches<Pick<Selectable<Tables['recipe_versions']>, (typeof VERSION_COLUMNS)[number]>>(
    (after, limit) =>
      reader
        .selectFrom('recipe_versions')
        .select(VERSION_COLUMNS)
        .where('user_id', '=', actor.id)
        .where('recipe_id', '=', recipeId)
        .where('version', '>', after?.version ?? 0)
        .orderBy('version')
        .limit(limit)
        .execute(),
    LARGE_ROWS,
  );
}

const VERSION_COLUMNS = ['recipe_id', 'version', 'made_at', 'replaced_at', 'content'] as const;

/** The ids of the pictures of a recipe's earlier versions, and of their steps. */
export async function readVersionPictures({ reader, actor }: Ctx, recipeId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('recipe_versions')
    .select('picture_id')
    .where('user_id', '=', actor.id)
    .where('recipe_id', '=', recipeId)
    .where('picture_id', 'is not', null)
    .$castTo<{ picture_id: string }>()
    .union(reader.selectFrom('step_pictures').select('picture_id').where('recipe_id', '=', recipeId))
    .execute();
  return rows.map(({ picture_id }) => picture_id);
}

/** The widths of pictures of the actor. */
export function readPictures({ reader, actor }: Ctx, ids: readonly string[]) {
  return reader
    .selectFrom('pictures')
    .select(['id', 'width'])
    .where('user_id', '=', actor.id)
    .where('id', 'in', ids)
    .execute();
}

type ExportedCollectionRow = Omit<Selectable<Tables['collections']>, 'user_id' | 'version'>;

/** The actor's collections, with the ids of their recipes in order. */
export function readCollections({ reader, actor }: Ctx) {
  const rows = inBatches<ExportedCollectionRow>(
    (after, limit) =>
      reader
        .selectFrom('collections')
        .select(['id', 'name', 'description', 'created_at', 'updated_at'])
        .where('user_id', '=', actor.id)
        .where('id', '>', after?.id ?? NIL)
        .orderBy('id')
        .limit(limit)
        .execute(),
    SMALL_ROWS,
  );
  return withRecipeIds(reader, rows);
}

async function* withRecipeIds(db: Db, rows: AsyncIterable<ExportedCollectionRow>) {
  for await (const row of rows) {
    const recipes = await db
      .selectFrom('collection_recipes')
      .select('recipe_id')
      .where('collection_id', '=', row.id)
      .orderBy('place')
      .orderBy('recipe_id')
      .execute();
    yield { ...row, recipes: recipes.map(({ recipe_id }) => recipe_id) };
  }
}
