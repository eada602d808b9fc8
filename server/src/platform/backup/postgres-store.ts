import pg from 'pg';

import { DatabaseUnavailableError } from '#platform/db/errors.ts';
import { connectionOptions, NO_TIMEOUTS } from '#platform/db/postgres.ts';

import { BackupError } from './manifest.ts';
import type { RestoreTransaction, Snapshot } from './store.ts';
import { type Row, shapesOf, type TableShape } from './table-shape.ts';

/** Each row may be as large as a recipe. Fewer would make large tables much slower. */
const BATCH_ROWS = 32;

/** A snapshot of a PostgreSQL database, read through a cursor, so that a table of any size needs little memory. */
export class PostgresSnapshot implements Snapshot {
  readonly schema: string;
  readonly shapes: readonly TableShape[];
  readonly #client: pg.Client;

  private constructor(client: pg.Client, schema: string, shapes: readonly TableShape[]) {
    this.#client = client;
    this.schema = schema;
    this.shapes = shapes;
  }

  static open(url: string): Promise<PostgresSnapshot> {
    return connect(url, async (client) => {
      await client.query('begin isolation level repeatable read read only');
      return new PostgresSnapshot(client, await readSchema(client), await readShapes(client));
    });
  }

  async *rows({ name, columns }: TableShape): AsyncIterable<readonly Row[]> {
    await this.#client.query(`declare batch no scroll cursor for select ${listOf(columns)} from ${quoted(name)}`);
    for (;;) {
      const { rows } = await this.#client.query<Row>(`fetch ${BATCH_ROWS} from batch`);
      if (rows.length === 0) break;
      yield rows;
    }
    await this.#client.query('close batch');
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}

export class PostgresRestore implements RestoreTransaction {
  readonly shapes: readonly TableShape[];
  readonly #client: pg.Client;

  private constructor(client: pg.Client, shapes: readonly TableShape[]) {
    this.#client = client;
    this.shapes = shapes;
  }

  static open(url: string): Promise<PostgresRestore> {
    return connect(url, async (client) => {
      await client.query('begin');
      return new PostgresRestore(client, await readShapes(client));
    });
  }

  async hasUsersOtherThan(ids: readonly string[]): Promise<boolean> {
    // Blocks registrations until the restore commits.
    await this.#client.query('lock table users in share row exclusive mode');
    const { rows } = await this.#client.query('select 1 from users where id <> all($1) limit 1', [ids]);
    return rows.length > 0;
  }

  async empty(): Promise<void> {
    for (const { name } of this.shapes.toReversed()) await this.#client.query(`delete from ${quoted(name)}`);
  }

  async insert({ name, columns }: TableShape, rows: readonly Row[]): Promise<void> {
    const list = listOf(columns);
    await this.#client.query(
      `insert into ${quoted(name)} (${list}) select ${list} from json_populate_recordset(null::${quoted(name)}, $1)`,
      [JSON.stringify(rows)],
    );
  }

  async commit(): Promise<void> {
    await this.#client.query('commit');
    // Autovacuum would analyze the tables too late for the first searches.
    await this.#client.query('analyze');
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}

/** Opens a connection and passes it to `make`. Closes it on failure: an open one keeps the process alive. */
async function connect<Result>(url: string, make: (client: pg.Client) => Promise<Result>): Promise<Result> {
  // Statements may wait for a lock or a slow disk.
  const client = new pg.Client({ ...connectionOptions(url), ...NO_TIMEOUTS });
  // The query in progress rejects with the error.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseUnavailableError(error);
  }
  try {
    return await make(client);
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** The last applied migration. */
async function readSchema(client: pg.Client): Promise<string> {
  const known = await client.query(`select 1 where to_regclass('kysely_migration') is not null`);
  if (known.rowCount === 0)
    throw new BackupError(
      'The database at DATABASE_URL has never been used by this app, so there is nothing to back up. Is the address that of the server?',
    );
  const { rows } = await client.query<{ name: string }>('select max(name) as name from kysely_migration');
  return String(rows[0]?.name);
}

/** Our own tables without generated columns. */
async function readShapes(client: pg.Client): Promise<readonly TableShape[]> {
  const columns = await client.query<{ table: string; column: string }>(
    `select t.relname as "table", a.attname as "column"
     from pg_class t
     join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r' and t.relname not like 'kysely\\_%'`,
  );
  const references = await client.query<{ from: string; to: string }>(
    `select f.relname as "from", t.relname as "to"
     from pg_constraint c
     join pg_class f on f.oid = c.conrelid
     join pg_class t on t.oid = c.confrelid
     where c.contype = 'f' and f.relnamespace = current_schema()::regnamespace`,
  );
  return shapesOf(columns.rows, references.rows);
}

function listOf(columns: readonly string[]): string {
  return columns.map(quoted).join(', ');
}

function quoted(name: string): string {
  return pg.escapeIdentifier(name);
}
