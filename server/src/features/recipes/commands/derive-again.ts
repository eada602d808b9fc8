import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

import { NIL } from 'uuid';

import { detailsOf } from '@larder/contract/details-of';

import { lockOwner } from '#features/storage/commands.ts';
import type { Ctx } from '#platform/context.ts';
import { inBatches, LARGE_ROWS } from '#platform/db/in-batches.ts';
import type { Db } from '#platform/db/tables.ts';

import { derive, DERIVATION_VERSION } from '../derived.ts';
import { columnsOf, contentOf } from '../details.ts';
import { learnWords, upsertDocument, writeCommunityDocuments } from '../search/write-document.ts';
import { COUNTED_COLUMNS, updateCounters } from './counters.ts';
import { prepareAgain, prepareContent } from './prepare-content.ts';

export interface DerivingCtx extends Pick<Ctx, 'db' | 'databaseKind'> {
  isStopping(): boolean;
}

/**
 * Recomputes the derived columns, search document and counters of recipes that were never derived, or by an older kitchen engine. All
 * instances may run it at the same time without a lease: deriving is idempotent, and only the first conditional update of each recipe
 * writes and counts.
 */
export async function deriveAgain(ctx: DerivingCtx): Promise<void> {
  await deriveEach(ctx, findStale, deriveWithContaining);
}

/** `deriveAgain` for community copies, which have no counters. */
export async function deriveCopiesAgain(ctx: DerivingCtx): Promise<void> {
  await deriveEach(ctx, findStaleCopies, deriveCopy);
}

interface StaleKey {
  readonly derived_by: number;
  readonly id: string;
}

async function deriveEach<Row extends StaleKey>(
  ctx: DerivingCtx,
  findNext: (ctx: DerivingCtx, last: StaleKey) => Promise<Row[]>,
  deriveRow: (ctx: DerivingCtx, row: Row) => Promise<void>,
): Promise<void> {
  const rows = inBatches<Row>((last) => findNext(ctx, last ?? { derived_by: -1, id: NIL }), LARGE_ROWS);
  for await (const row of rows) {
    if (ctx.isStopping()) return;
    // Yields to requests.
    await setImmediate();
    // One transaction for each, so that requests do not wait long.
    await deriveRow(ctx, row);
  }
}

const STALE_COLUMNS = [
  'id',
  'user_id',
  'title',
  'description',
  'ingredients',
  'instructions',
  'image_url',
  'category',
  'preparation_time',
  'cooking_time',
  'servings',
  'details',
  'version',
  'derived_by',
] as const;

/** The next batch (keyset pagination). Recipes before `last` are current: derived here, or by a concurrent update. */
function findStale({ db }: DerivingCtx, last: StaleKey) {
  return db
    .selectFrom('recipes')
    .select(STALE_COLUMNS)
    .where('derived_by', '<', DERIVATION_VERSION)
    .where((eb) => eb(eb.refTuple('derived_by', 'id'), '>', eb.tuple(last.derived_by, last.id)))
    .orderBy('derived_by')
    .orderBy('id')
    .limit(LARGE_ROWS)
    .execute();
}

type Stale = Awaited<ReturnType<typeof findStale>>[number];

/**
 * A statement that marks the recipes that contain a changed recipe: their links are filled in and they are derived again. Until then
 * what they contain is unknown, which hides no allergen. Call `deriveEachAgain` with their ids after the transaction.
 */
export function markContaining(db: Db, partId: string) {
  return db
    .updateTable('recipes')
    .set({ derived_by: DERIVATION_VERSION - 1, contents: null })
    .where('id', 'in', db.selectFrom('recipe_parts').select('recipe_id').where('part_id', '=', partId))
    .where('derived_by', '=', DERIVATION_VERSION)
    .returning('id');
}

/** Most recipes that one change derives again at once. The others wait for `deriveAgain`. */
const AT_ONCE_MAX = 100;

/** Derives marked recipes again, then those that contain them. `deriveAgain` completes what is interrupted. */
export async function deriveEachAgain(ctx: Pick<Ctx, 'db' | 'databaseKind'>, ids: readonly string[]): Promise<void> {
  const queue = [...ids];
  for (let done = 0; done < AT_ONCE_MAX; done++) {
    const id = queue.shift();
    if (id === undefined) return;
    const recipe = await ctx.db
      .selectFrom('recipes')
      .select(STALE_COLUMNS)
      .where('id', '=', id)
      .where('derived_by', '<', DERIVATION_VERSION)
      .executeTakeFirst();
    if (recipe !== undefined) queue.push(...(await deriveOne(ctx, recipe)));
  }
}

/** Returns the ids of the recipes that contain it and are stale now. */
async function deriveOne({ db, databaseKind }: Pick<Ctx, 'db' | 'databaseKind'>, recipe: Stale): Promise<string[]> {
  const former = contentOf(recipe);
  const linking = {
    ownerId: recipe.user_id,
    recipeId: recipe.id,
    content: former,
    before: former.linked_recipes,
    isUpdate: true,
  };
  const prepared = await prepareContent(db, linking);
  return db.transaction().execute(async (trx) => {
    if (!(await lockOwner(trx, databaseKind, recipe.user_id))) return [];
    const { content, derived, document } = await prepareAgain(trx, linking, prepared);
    const isRefilled = !isDeepStrictEqual(content.linked_recipes, former.linked_recipes);
    const before = await trx
      .selectFrom('recipes')
      .select([...COUNTED_COLUMNS, 'deleted_at'])
      .where('id', '=', recipe.id)
      .executeTakeFirst();
    const after = await trx
      .updateTable('recipes')
      .set(derived)
      // A new version, so that devices fetch it again.
      .$if(isRefilled, (query) => query.set({ ...columnsOf(content), version: recipe.version + 1 }))
      .where('id', '=', recipe.id)
      // After a concurrent update this matches no row: the update derived the columns.
      .where('version', '=', recipe.version)
      .where('derived_by', '<', DERIVATION_VERSION)
      .returning(COUNTED_COLUMNS)
      .executeTakeFirst();
    if (before === undefined || after === undefined) return [];
    await upsertDocument(trx, recipe, document).execute();
    await learnWords(trx, databaseKind, [document]);
    if (before.deleted_at === null) {
      await updateCounters(trx, databaseKind, recipe.user_id, { removed: [before], added: [after] });
    }
    if (!isRefilled) return [];
    const containing = await markContaining(trx, recipe.id).execute();
    return containing.map(({ id }) => id);
  });
}

/** Derives one recipe again, and those that contain it. */
async function deriveWithContaining(ctx: DerivingCtx, recipe: Stale): Promise<void> {
  await deriveEachAgain(ctx, await deriveOne(ctx, recipe));
}

function findStaleCopies({ db }: DerivingCtx, last: StaleKey) {
  return db
    .selectFrom('community_recipes')
    .select(['id', 'title', 'description', 'ingredients', 'instructions', 'category', 'details', 'derived_by'])
    .where('derived_by', '<', DERIVATION_VERSION)
    .where((eb) => eb(eb.refTuple('derived_by', 'id'), '>', eb.tuple(last.derived_by, last.id)))
    .orderBy('derived_by')
    .orderBy('id')
    .limit(LARGE_ROWS)
    .execute();
}

type StaleCopy = Awaited<ReturnType<typeof findStaleCopies>>[number];

async function deriveCopy({ db, databaseKind }: DerivingCtx, copy: StaleCopy): Promise<void> {
  const { linked_recipes } = detailsOf(copy.details ?? {});
  const { title_order: _unused, ...derived } = await derive({ ...copy, linked_recipes });
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('community_recipes')
      .set(derived)
      .where('id', '=', copy.id)
      // After a concurrent update by the author this matches no row: the update derived the columns.
      .where('derived_by', '<', DERIVATION_VERSION)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await writeCommunityDocuments(trx, databaseKind, [copy]);
  });
}
