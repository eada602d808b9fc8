/** A table as a backup sees it: what is kept in it, and which tables its rows point to. */
export interface TableShape {
  readonly name: string;
  /** Without those that the database works out by itself. */
  readonly columns: readonly string[];
  readonly references: readonly string[];
}

export type Row = Readonly<Record<string, unknown>>;

/** What triggers write when the rows of another table are written. */
const WRITTEN_BY_TRIGGERS = new Set(['users.is_admin', 'community_search.standing']);

/** Tables that triggers fill while the rows of others are written. */
const FILLED_BY_TRIGGERS = new Set(['user_storage']);

interface NamedColumn {
  readonly table: string;
  readonly column: string;
}

interface Reference {
  readonly from: string;
  readonly to: string;
}

/** The tables of these columns, each behind all that it points to, so that they can be filled in that order. */
export function shapesOf(columns: readonly NamedColumn[], references: readonly Reference[]): readonly TableShape[] {
  const names = [...new Set(columns.map(({ table }) => table))]
    .filter((name) => !FILLED_BY_TRIGGERS.has(name))
    .toSorted();
  const shapes = names.map((name) => ({
    name,
    columns: columns
      .filter(({ table, column }) => table === name && !WRITTEN_BY_TRIGGERS.has(`${table}.${column}`))
      .map(({ column }) => column)
      .toSorted(),
    references: references.filter(({ from, to }) => from === name && to !== name).map(({ to }) => to),
  }));
  return inOrder(shapes);
}

function inOrder(shapes: readonly TableShape[]): readonly TableShape[] {
  const placed = new Set<string>();
  const ordered: TableShape[] = [];
  let waiting = shapes;
  while (waiting.length > 0) {
    const ready = waiting.filter(({ references }) => references.every((name) => placed.has(name)));
    if (ready.length === 0)
      throw new Error(`Tables point to each other: ${waiting.map(({ name }) => name).join(', ')}`);
    for (const shape of ready) placed.add(shape.name);
    ordered.push(...ready);
    waiting = waiting.filter(({ name }) => !placed.has(name));
  }
  return ordered;
}
