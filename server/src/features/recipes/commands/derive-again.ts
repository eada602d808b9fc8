import { setImmediate } from 'node:timers/promises';

import { NIL } from 'uuid';

import { lockOwner } from '#features/storage/commands.ts';
import type { Ctx } from '#platform/context.ts';
import { inBatches, LARGE_ROWS } from '#platform/db/in-batches.ts';

import { derive, DERIVATION_VERSION } from '../derived.ts';
import { figures, updateFigures } from './figures.ts';
import { writeCommunityDocuments, writeSearchDocument } from '../search/write-document.ts';

export interface DerivingCtx extends Pick<Ctx, 'db' | 'databaseKind'> {
  isStopping(): boolean;
}

/**
 * Derives recipes again that an older engine read, or none. Any instance may do it at any moment. It needs no lease: deriving is
 * idempotent, and a conditional update lets one instance write and count each recipe.
 */
export async function deriveAgain(ctx: DerivingCtx): Promise<void> {
  await readAgain(ctx, findStale, deriveOne);
}

/** The same for the copies that everyone has, which are in no figure. */
export async function deriveCopiesAgain(ctx: DerivingCtx): Promise<void> {
  await readAgain(ctx, findStaleCopies, deriveCopy);
}

interface StalePlace {
  readonly derived_by: number;
  readonly id: string;
}

async function readAgain<Row extends StalePlace>(
  ctx: DerivingCtx,
  findNext: (ctx: DerivingCtx, last: StalePlace) => Promise<Row[]>,
  deriveRow: (ctx: DerivingCtx, row: Row) => Promise<void>,
): Promise<void> {
  const rows = inBatches<Row>((last) => findNext(ctx, last ?? { derived_by: -1, id: NIL }), LARGE_ROWS);
  for await (const row of rows) {
    if (ctx.isStopping()) return;
    // Requests come between.
    await setImmediate();
    // In a transaction of its own, so that no request waits for many.
    await deriveRow(ctx, row);
  }
}

/** The next ones. What is behind `last` was dealt with, by us or by who changed it meanwhile. */
function findStale({ db }: DerivingCtx, last: StalePlace) {
  return db
    .selectFrom('recipes')
    .select(['id', 'user_id', 'title', 'description', 'ingredients', 'category', 'version', 'derived_by'])
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
      // Whoever changed it read it, too.
      .where('version', '=', recipe.version)
      .where('derived_by', '<', DERIVATION_VERSION)
      .returning(COUNTED_COLUMNS)
      .executeTakeFirst();
    if (before === undefined || after === undefined) return;
    await writeSearchDocument(trx, databaseKind, recipe);
    if (before.deleted_at === null) {
      await updateFigures(trx, databaseKind, recipe.user_id, { removed: [before], added: [after] });
    }
  });
}

function findStaleCopies({ db }: DerivingCtx, last: StalePlace) {
  return db
    .selectFrom('community_recipes')
    .select(['id', 'title', 'description', 'ingredients', 'category', 'derived_by'])
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
      // An author who updated it meanwhile brought a current derivation and document.
      .where('derived_by', '<', DERIVATION_VERSION)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await writeCommunityDocuments(trx, databaseKind, [copy]);
  });
}
