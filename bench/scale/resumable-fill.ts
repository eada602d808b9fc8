import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';

import { learnWords } from '../../server/src/features/recipes/search/write-document.ts';
import { schemaSteps } from '../../server/src/migrations/steps.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { openDatabase } from '../../server/src/platform/db/open.ts';
import type { Tables } from '../../server/src/platform/db/tables.ts';
import type { SliceText } from './slice-thread.ts';

export interface Location {
  /** A PostgreSQL database. If undefined, the SQLite database in `folder`. */
  readonly url: string | undefined;
  readonly folder: string;
}

/** Words that `learnWords` gets as one document. */
const WORDS_PER_BATCH = 200;

/**
 * Fills a database step by step. Completed steps are recorded in the table `scale_notes`, in the same transaction, so an
 * interrupted run resumes. Renaming a step would repeat it.
 */
export class ResumableFill {
  readonly kind: 'postgres' | 'sqlite';
  readonly db: Kysely<Tables>;
  readonly #known = new Set<string>();

  private constructor(kind: 'postgres' | 'sqlite', db: Kysely<Tables>) {
    this.kind = kind;
    this.db = db;
  }

  static async open({ url, folder }: Location): Promise<ResumableFill> {
    const database = openDatabase({ url, dataDir: folder, poolSize: 1 });
    await migrate(database, schemaSteps, folder);
    if (url !== undefined) await database.close();
    // A pool without the statement timeout of the app: indexing millions of rows takes longer.
    const pool = () => new pg.Pool({ connectionString: url, max: 1 });
    const db = url === undefined ? database.db : new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool() }) });
    const fill = new ResumableFill(database.kind, db);
    await sql`create table if not exists scale_notes (name text primary key, value text not null)`.execute(db);
    return fill;
  }

  async note(name: string): Promise<string | undefined> {
    const { rows } = await sql<{ value: string }>`select value from scale_notes where name = ${name}`.execute(this.db);
    return rows[0]?.value;
  }

  /** Writes a slice and the progress in one transaction. */
  async write({ tables, words }: SliceText, name: string, value: string): Promise<void> {
    await this.inTransaction(async (trx) => {
      for (const table of tables) await this.#insert(trx, table);
      const unknown = words.filter((word) => !this.#known.has(word));
      for (let from = 0; from < unknown.length; from += WORDS_PER_BATCH) {
        await learnWords(trx, this.kind, [{ body: unknown.slice(from, from + WORDS_PER_BATCH).join(' ') }]);
      }
      await setNote(trx, name, value);
    });
    for (const word of words) this.#known.add(word);
  }

  /** Runs `work` in a transaction, on PostgreSQL without foreign-key checks and triggers. */
  inTransaction(work: (trx: Transaction<Tables>) => Promise<void>): Promise<void> {
    return this.db.transaction().execute(async (trx) => {
      if (this.kind === 'postgres') await sql`set local session_replication_role = replica`.execute(trx);
      await work(trx);
    });
  }

  /** Runs the step unless it is completed already. */
  async step(name: string, work: (trx: Transaction<Tables>) => Promise<void>): Promise<void> {
    if ((await this.note(name)) !== undefined) return;
    await this.inTransaction(async (trx) => {
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
