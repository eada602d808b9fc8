/** Rows in memory at a time, of what there may be thousands of. */
const PAGE_ROWS = 100;

/** Every row there is, page by page; `read` gives up to `most` rows after one. */
export async function* inPages<Row>(
  read: (after: Row | undefined, most: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let rows: Row[] = [];
  do {
    rows = await read(rows.at(-1), PAGE_ROWS);
    yield* rows;
  } while (rows.length === PAGE_ROWS);
}
