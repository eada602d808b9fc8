import { sql } from 'kysely';

import { IMPORT_LIMITS, IMPORT_TEXTS } from '@larder/contract/imports';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';

import type { ImportRow } from '../tables.ts';

/** How many drafts of an import are in which state. */
export interface DraftCounts {
  readonly drafts: number;
  readonly duplicates: number;
  readonly doubtful: number;
  readonly saved: number;
  readonly to_save: number;
  readonly problems: number;
  readonly pending: number;
}

export type CountedImport = ImportRow & { readonly counts: DraftCounts; readonly parts: readonly number[] };

const NO_DRAFTS: DraftCounts = { drafts: 0, duplicates: 0, doubtful: 0, saved: 0, to_save: 0, problems: 0, pending: 0 };

/** The actor's imports, newest first. */
export async function listImports(ctx: Ctx): Promise<CountedImport[]> {
  const rows = await ctx.db
    .selectFrom('imports')
    .selectAll()
    .where('user_id', '=', ctx.actor.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(IMPORT_LIMITS.imports_max)
    .execute();
  return withCounts(ctx.db, rows);
}

/** The actor's import. Throws `not_found`. */
export async function getImport(db: Db, { actor }: Pick<Ctx, 'actor'>, id: string): Promise<CountedImport> {
  const row = await db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  const [counted] = row === undefined ? [] : await withCounts(db, [row]);
  if (counted === undefined) throw importNotFound();
  return counted;
}

export function importNotFound(): AppError {
  return new AppError('not_found', IMPORT_TEXTS.not_found);
}

async function withCounts(db: Db, rows: readonly ImportRow[]): Promise<CountedImport[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counted = await db
    .selectFrom('import_drafts')
    .select([
      'import_id',
      countIf('is_readable').as('drafts'),
      countIf('duplicate_by is not null').as('duplicates'),
      countIf('is_readable and doubt_count > 0').as('doubtful'),
      countIf('saved_as is not null').as('saved'),
      countIf(`is_readable and saved_as is null and choice <> 'skip'`).as('to_save'),
      countIf('problem is not null').as('problems'),
      countIf('wanted is not null').as('pending'),
    ])
    .where('import_id', 'in', ids)
    .groupBy('import_id')
    .execute();
  const parts = await db
    .selectFrom('import_parts')
    .select(['import_id', 'part'])
    .where('import_id', 'in', ids)
    .execute();
  const counts = new Map(counted.map(({ import_id, ...each }) => [import_id, each]));
  const partsOfImport = Map.groupBy(parts, ({ import_id }) => import_id);
  return rows.map((row) => ({
    ...row,
    counts: counts.get(row.id) ?? NO_DRAFTS,
    parts: (partsOfImport.get(row.id) ?? []).map(({ part }) => part),
  }));
}

/** The number of rows that match a condition, as an integer in both databases. */
function countIf(condition: string) {
  return sql<number>`cast(sum(case when ${sql.raw(condition)} then 1 else 0 end) as integer)`;
}
