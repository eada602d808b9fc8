/** A table in a backup: its columns and the tables that it references. */
export interface TableShape {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly string[];
  readonly references: readonly string[];
}

export type Row = Readonly<Record<string, unknown>>;

/** Columns that triggers write when another table is written. */
const WRITTEN_BY_TRIGGERS = new Set(['users.is_admin', 'community_search.standing']);

/** Tables that triggers fill when others are written. */
const FILLED_BY_TRIGGERS = new Set(['user_storage']);

interface NamedColumn {
  readonly table: string;
  readonly column: string;
}

interface Reference {
  readonly from: string;
  readonly to: string;
}

/** The tables of these columns in topological order: each after all that it references. */
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
  return sortTopologically(shapes);
}

function sortTopologically(shapes: readonly TableShape[]): readonly TableShape[] {
  const placed = new Set<string>();
  const ordered: TableShape[] = [];
  let remaining = shapes;
  while (remaining.length > 0) {
    const ready = remaining.filter(({ references }) => references.every((name) => placed.has(name)));
    if (ready.length === 0)
      throw new Error(`Tables reference each other: ${remaining.map(({ name }) => name).join(', ')}`);
    for (const shape of ready) placed.add(shape.name);
    ordered.push(...ready);
    remaining = remaining.filter(({ name }) => !placed.has(name));
  }
  return ordered;
}
