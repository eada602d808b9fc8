import { setImmediate } from 'node:timers/promises';

import { NIL } from 'uuid';

import { lockOwner } from '#features/storage/commands.ts';
import type { Ctx } from '#platform/context.ts';
import { inBatches, LARGE_ROWS } from '#platform/db/in-batches.ts';

import { derive, DERIVATION_VERSION } from '../derived.ts';
import { COUNTED_COLUMNS, updateCounters } from './counters.ts';
import { writeCommunityDocuments, writeSearchDocument } from '../search/write-document.ts';

export interface DerivingCtx extends Pick<Ctx, 'db' | 'databaseKind'> {
  isStopping(): boolean;
}

/**
 * Recomputes the derived columns, search document and counters of recipes that were never derived, or by an older kitchen engine. All
 * instances may run it at the same time without a lease: deriving is idempotent, and only the first conditional update of each recipe
 * writes and counts.
 */
export async function deriveAgain(ctx: DerivingCtx): Promise<void> {
  await deriveEach(ctx, findStale, deriveOne);
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

/** The next batch (keyset pagination). Recipes before `last` are current: derived here, or by a concurrent update. */
function findStale({ db }: DerivingCtx, last: StaleKey) {
  return db
    .selectFrom('recipes')
    .select([
      'id',
      'user_id',
      'title',
      'description',
      'ingredients',
      'instructions',
      'category',
      'details',
      'version',
      'derived_by',
    ])
    .where('derived_by', '<', DERIVATION_VERSION)
    .where((eb) => eb(eb.refTuple('derived_by', 'id'), '>', eb.tuple(last.derived_by, last.id)))
    .orderBy('derived_by')
    .orderBy('id')
    .limit(LARGE_ROWS)
    .execute();
}

type Stale = Awaited<ReturnType<typeof findStale>>[number];

async function deriveOne({ db, databaseKind }: DerivingCtx, recipe: Stale): Promise<void> {
  const derived = await derive(recipe);
  await db.transaction().execute(async (trx) => {
    if (!(await lockOwner(trx, databaseKind, recipe.user_id))) return;
    const before = await trx
      .selectFrom('recipes')
      .select([...COUNTED_COLUMNS, 'deleted_at'])
      .where('id', '=', recipe.id)
      .executeTakeFirst();
    const after = await trx
      .updateTable('recipes')
      .set(derived)
      .where('id', '=', recipe.id)
      // After a concurrent update this matches no row: the update derived the columns.
      .where('version', '=', recipe.version)
      .where('derived_by', '<', DERIVATION_VERSION)
      .returning(COUNTED_COLUMNS)
      .executeTakeFirst();
    if (before === undefined || after === undefined) return;
    await writeSearchDocument(trx, databaseKind, recipe);
    if (before.deleted_at === null) {
      await updateCounters(trx, databaseKind, recipe.user_id, { removed: [before], added: [after] });
    }
  });
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
  const { title_order: _unused, ...derived } = await derive(copy);
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
