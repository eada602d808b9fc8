import { FIRST_PAGE, type PageCursor, readCursor, writeCursor } from '#platform/page-cursor.ts';

export interface PageFilter {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface RowPage<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

/** One row more was read than fits, to know whether there is a next page. */
export function toPage<Row>(rows: readonly Row[], limit: number, keyOf: (row: Row) => PageCursor): RowPage<Row> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last !== undefined ? writeCursor(keyOf(last)) : null };
}

export const startOf = ({ cursor }: PageFilter): PageCursor => (cursor === undefined ? FIRST_PAGE : readCursor(cursor));
