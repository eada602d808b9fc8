import { sqlitePath } from '#platform/db/open.ts';
import { LARGE_ROWS } from '#platform/db/in-batches.ts';
import { SqliteFile } from '#platform/db/sqlite.ts';

import type { RestoreTransaction, Snapshot } from './store.ts';
import { type Row, shapesOf, type TableShape } from './table-shape.ts';

const LAST_STEP = 'select max(name) as name from kysely_migration';

/** A snapshot of the embedded database: in WAL mode, a reader sees nothing that is written after its first read. */
export class SqliteSnapshot implements Snapshot {
  readonly schema: string;
  readonly shapes: readonly TableShape[];
  readonly #file: SqliteFile;

  constructor(dataDir: string) {
    this.#file = new SqliteFile(sqlitePath(dataDir), { readOnly: true });
    this.#file.exec('begin');
    this.schema = String([...rowsOf(this.#file, LAST_STEP)][0]?.['name']);
    this.shapes = readShapes(this.#file);
  }

  async *rows({ name, columns }: TableShape): AsyncIterable<readonly Row[]> {
    const batch: Row[] = [];
    for (const row of rowsOf(this.#file, `select ${listOf(columns)} from ${quoted(name)}`)) {
      batch.push(row);
      if (batch.length === LARGE_ROWS) yield batch.splice(0);
    }
    yield batch;
  }

  async close(): Promise<void> {
    this.#file.close();
  }
}

export class SqliteRestore implements RestoreTransaction {
  readonly shapes: readonly TableShape[];
  readonly #file: SqliteFile;
  /** The JSON columns, as `table.column`. */
  readonly #json: ReadonlySet<unknown>;

  constructor(dataDir: string) {
    this.#file = new SqliteFile(sqlitePath(dataDir));
    this.#file.exec('begin immediate');
    this.shapes = readShapes(this.#file);
    this.#json = new Set(
      columnsOf(this.#file)
        .filter(({ type }) => type === 'jsonb')
        .map(({ table, column }) => `${table}.${column}`),
    );
  }

  async hasUsersOtherThan(ids: readonly string[]): Promise<boolean> {
    const places = ids.map(() => '?').join(', ');
    return this.#file.prepare(`select 1 from users where id not in (${places}) limit 1`).all(ids).length > 0;
  }

  async empty(): Promise<void> {
    for (const { name } of this.shapes.toReversed()) this.#file.exec(`delete from ${quoted(name)}`);
  }

  async insert({ name, columns }: TableShape, rows: readonly Row[]): Promise<void> {
    const places = columns.map(() => '?').join(', ');
    const statement = this.#file.prepare(`insert into ${quoted(name)} (${listOf(columns)}) values (${places})`);
    for (const row of rows) {
      statement.run(
        columns.map((column) => {
          const value = row[column] ?? null;
          return value !== null && this.#json.has(`${name}.${column}`) ? JSON.stringify(value) : value;
        }),
      );
    }
  }

  async commit(): Promise<void> {
    this.#file.exec('commit');
  }

  async close(): Promise<void> {
    this.#file.close();
  }
}

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

function readShapes(file: SqliteFile): readonly TableShape[] {
  const references = rowsOf(
    file,
    `select tables.name as "from", keys."table" as "to"
     from pragma_table_list as tables, pragma_foreign_key_list(tables.name) as keys`,
  ).map(({ from, to }) => ({ from: String(from), to: String(to) }));
  return shapesOf(columnsOf(file), [...references]);
}

/** The columns of our own tables, without generated columns and rowids. */
function columnsOf(file: SqliteFile): readonly Column[] {
  const columns = rowsOf(
    file,
    `select tables.name as "table", columns.name as "column", columns.type as type
     from pragma_table_list as tables, pragma_table_xinfo(tables.name) as columns
     where tables.schema = 'main' and tables.type = 'table' and columns.hidden = 0
       and not (columns.pk = 1 and lower(columns.type) = 'integer')
       and tables.name not like 'sqlite\\_%' escape '\\' and tables.name not like 'kysely\\_%' escape '\\'`,
  );
  return [...columns].map(({ table, column, type }) => ({
    table: String(table),
    column: String(column),
    type: String(type).toLowerCase(),
  }));
}

function rowsOf(file: SqliteFile, sql: string): IteratorObject<Row> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row is an object by the names of its columns
  return file.prepare(sql).iterate([]) as IteratorObject<Row>;
}

function listOf(columns: readonly string[]): string {
  return columns.map(quoted).join(', ');
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
