/** Batch size for complete recipes of up to 600 KB each: about 5 MB in memory. */
export const LARGE_ROWS = 8;
/** Batch size for a page, which ends after the first few of the largest rows. */
export const PAGE_ROWS = 4;
/** Batch size for rows of some KB. */
export const SMALL_ROWS = 100;

/** Iterates over all rows in batches. `read` returns up to `limit` rows after the given one (keyset pagination). */
export async function* inBatches<Row>(
  read: (after: Row | undefined, limit: number) => Promise<Row[]>,
  limit: number,
): AsyncGenerator<Row> {
  let rows: Row[] = [];
  do {
    rows = await read(rows.at(-1), limit);
    yield* rows;
  } while (rows.length === limit);
}

export async function* mapEach<Row, Mapped>(
  rows: AsyncIterable<Row>,
  map: (row: Row) => Mapped,
): AsyncGenerator<Mapped> {
  for await (const row of rows) yield map(row);
}

/** Splits `items` into chunks of at most `size`. */
export function toChunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

/** Characters in a page of large rows: 1 to 3 MB. */
const PAGE_CHARACTERS = 1_000_000;

/** Takes a page of `rows`: at most `limit`, and fewer if they are large. At least one, if there are any. */
export async function takePage<Row>(
  rows: AsyncIterable<Row>,
  limit: number,
): Promise<{ readonly rows: Row[]; readonly isLast: boolean }> {
  const page: Row[] = [];
  let characters = 0;
  for await (const row of rows) {
    characters += charactersIn(row);
    if (page.length === limit || (page.length > 0 && characters > PAGE_CHARACTERS))
      return { rows: page, isLast: false };
    page.push(row);
  }
  return { rows: page, isLast: true };
}

function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + charactersIn(part), 0);
}
