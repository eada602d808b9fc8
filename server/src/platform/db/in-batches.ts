/** Rows in memory at a time that hold all of a recipe, each of up to 600 KB: about 5 MB. */
export const LARGE_ROWS = 8;
/** The same for a page, which ends after the first few of the largest. */
export const PAGE_ROWS = 4;
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
export function toChunks<Item>(items: readonly Item[], most: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, part) =>
    items.slice(part * most, (part + 1) * most),
  );
}

/** Characters in a page whose rows may be large: 1 to 3 MB. */
const PAGE_CHARACTERS = 1_000_000;

/** A page of `rows`: it ends after `most` of them, or before the one with which it would hold more than a page may. There is at least one. */
export async function takePage<Row>(
  rows: AsyncIterable<Row>,
  most: number,
): Promise<{ readonly rows: Row[]; readonly isLast: boolean }> {
  const page: Row[] = [];
  let characters = 0;
  for await (const row of rows) {
    characters += charactersIn(row);
    if (page.length === most || (page.length > 0 && characters > PAGE_CHARACTERS)) return { rows: page, isLast: false };
    page.push(row);
  }
  return { rows: page, isLast: true };
}

/** In all of its texts. */
function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + charactersIn(part), 0);
}
