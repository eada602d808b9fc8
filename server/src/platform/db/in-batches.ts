/** Rows in memory at a time that hold all of a recipe, each of up to 600 KB: about 5 MB. */
export const LARGE_ROWS = 8;
/** The same of rows of some KB. */
export const SMALL_ROWS = 100;

/** Every row there is, batch by batch; `read` gives up to `most` rows after one. */
export async function* inBatches<Row>(
  read: (after: Row | undefined, most: number) => Promise<Row[]>,
  most: number,
): AsyncGenerator<Row> {
  let rows: Row[] = [];
  do {
    rows = await read(rows.at(-1), most);
    yield* rows;
  } while (rows.length === most);
}

export async function* mapEach<Row, Mapped>(
  rows: AsyncIterable<Row>,
  map: (row: Row) => Mapped,
): AsyncGenerator<Mapped> {
  for await (const row of rows) yield map(row);
}

/** `items` in parts of at most `most`. */
export function inParts<Item>(items: readonly Item[], most: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, part) =>
    items.slice(part * most, (part + 1) * most),
  );
}

/** Bytes of JSON in a page whose rows may be large. */
const PAGE_BYTES = 2 * 1024 * 1024;

/** A page of `rows`: it ends after `most` of them, or before the one with which it would hold more bytes than a page may. There is at least one. */
export async function takePage<Row>(
  rows: AsyncIterable<Row>,
  most: number,
): Promise<{ readonly rows: Row[]; readonly isLast: boolean }> {
  const page: Row[] = [];
  let bytes = 0;
  for await (const row of rows) {
    bytes += Buffer.byteLength(JSON.stringify(row));
    if (page.length === most || (page.length > 0 && bytes > PAGE_BYTES)) return { rows: page, isLast: false };
    page.push(row);
  }
  return { rows: page, isLast: true };
}
