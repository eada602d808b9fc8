import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';

import { learnWords } from '../../server/src/features/recipes/search/write-document.ts';
import { schemaSteps } from '../../server/src/migrations/steps.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { openDatabase } from '../../server/src/platform/db/open.ts';
import type { Tables } from '../../server/src/platform/db/tables.ts';
import type { SliceText } from './slice-thread.ts';

export interface Place {
  /** A PostgreSQL database; without one the embedded database in `folder`. */
  readonly url: string | undefined;
  readonly folder: string;
}

/** Most words that are learnt as if they stood in one recipe. */
const WORDS_AT_ONCE = 200;

/** A database that is filled slice by slice, and knows how far it is. */
export class Filling {
  readonly kind: 'postgres' | 'sqlite';
  readonly db: Kysely<Tables>;
  readonly #known = new Set<string>();

  private constructor(kind: 'postgres' | 'sqlite', db: Kysely<Tables>) {
    this.kind = kind;
    this.db = db;
  }

  static async open({ url, folder }: Place): Promise<Filling> {
    const database = openDatabase({ url, dataDir: folder, poolSize: 1 });
    await migrate(database, schemaSteps, folder);
    if (url !== undefined) await database.close();
    // What makes an index of millions of rows takes longer than any statement of ours may.
    const pool = () => new pg.Pool({ connectionString: url, max: 1 });
    const db = url === undefined ? database.db : new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool() }) });
    const filling = new Filling(database.kind, db);
    await sql`create table if not exists scale_notes (name text primary key, value text not null)`.execute(db);
    return filling;
  }

  async note(name: string): Promise<string | undefined> {
    const { rows } = await sql<{ value: string }>`select value from scale_notes where name = ${name}`.execute(this.db);
    return rows[0]?.value;
  }

  /** All of the slice and how far it goes, or nothing of it. */
  async write({ tables, words }: SliceText, name: string, value: string): Promise<void> {
    await this.once(async (trx) => {
      for (const table of tables) await this.#insert(trx, table);
      const unknown = words.filter((word) => !this.#known.has(word));
      for (let from = 0; from < unknown.length; from += WORDS_AT_ONCE) {
        await learnWords(trx, this.kind, [{ body: unknown.slice(from, from + WORDS_AT_ONCE).join(' ') }]);
      }
      await setNote(trx, name, value);
    });
    for (const word of words) this.#known.add(word);
  }

  /** As one; who is who is known by making, and need not be looked up by PostgreSQL. */
  once(work: (trx: Transaction<Tables>) => Promise<void>): Promise<void> {
    return this.db.transaction().execute(async (trx) => {
      if (this.kind === 'postgres') await sql`set local session_replication_role = replica`.execute(trx);
      await work(trx);
    });
  }

  /** Does the step unless it was done before. */
  async step(name: string, work: (trx: Transaction<Tables>) => Promise<void>): Promise<void> {
    if ((await this.note(name)) !== undefined) return;
    await this.once(async (trx) => {
      await work(trx);
      await setNote(trx, name, 'done');
    });
  }

  close(): Promise<void> {
    return this.db.destroy();
  }

  async #insert(trx: Transaction<Tables>, { name, columns, rows }: SliceText['tables'][number]): Promise<void> {
    const list = sql.join(columns.map((column) => sql.ref(column)));
    const values =
      this.kind === 'postgres'
        ? sql`select ${list} from json_populate_recordset(null::${sql.table(name)}, ${rows}::json)`
        : sql`select ${sql.join(columns.map((column) => sql`value ->> ${sql.lit(column)}`))} from json_each(${rows})`;
    await sql`insert into ${sql.table(name)} (${list}) ${values}`.execute(trx);
  }
}

async function setNote(trx: Transaction<Tables>, name: string, value: string): Promise<void> {
  await sql`
    insert into scale_notes (name, value) values (${name}, ${value})
    on conflict (name) do update set value = excluded.value`.execute(trx);
}
