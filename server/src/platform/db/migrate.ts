import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';

import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

import { DatabaseUnavailableError } from './errors.ts';
import type { Database, DatabaseKind } from './open.ts';

/** One migration. Migrations are only ever added, never changed. */
export interface SchemaStep {
  up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void>;
}

/** The database has a migration that this build does not know. */
export class DatabaseTooNewError extends Error {
  constructor(unknown: string) {
    super(
      `This database was last used by a newer version of the app (it has "${unknown}", which this version does not know). ` +
        'Nothing was changed. Please start the newer version, or restore a backup made with this one.',
    );
    this.name = 'DatabaseTooNewError';
  }
}

/** A migration failed. All pending ones run in one transaction, so the database is unchanged. */
export class MigrationFailedError extends Error {
  constructor(step: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `The database could not be brought up to date (step "${step}": ${reason}). Nothing was changed. ` +
        'Correct the cause and start again. Until then, the previous version still works with this database.',
      { cause },
    );
    this.name = 'MigrationFailedError';
  }
}

const LOCK_WAIT_MS = 120_000;

/**
 * Runs pending migrations. Instances that start at once wait for each other: on PostgreSQL by an advisory lock, on
 * SQLite by a lock file, which the system releases when the process dies. With `until`, stops after that migration.
 */
export async function migrate(
  { kind, withoutTimeouts }: Database,
  steps: Readonly<Record<string, SchemaStep>>,
  dataDir: string,
  until?: string,
): Promise<readonly string[]> {
  const release = kind === 'sqlite' ? lockFolder(dataDir) : () => undefined;
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- migrations change the tables, so they have no types of them
    return await withoutTimeouts((db) => runSteps(db as unknown as Kysely<unknown>, kind, steps, until));
  } finally {
    release();
  }
}

async function runSteps(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  steps: Readonly<Record<string, SchemaStep>>,
  until: string | undefined,
) {
  const migrations: Record<string, Migration> = {};
  for (const [name, step] of Object.entries(steps)) migrations[name] = { up: (trx) => step.up(trx, kind) };

  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const unknown = await findUnknownStep(db, migrations);
  if (unknown !== undefined) throw new DatabaseTooNewError(unknown);

  const { error, results } = await (until === undefined ? migrator.migrateToLatest() : migrator.migrateTo(until));
  if (error !== undefined) {
    const failed = results?.find(({ status }) => status === 'Error');
    // An unavailable database has an error of its own.
    if (failed !== undefined && !(error instanceof DatabaseUnavailableError))
      throw new MigrationFailedError(failed.migrationName, error);
    throw error instanceof Error ? error : new Error('The schema could not be changed', { cause: error });
  }
  return (results ?? []).map((result) => result.migrationName);
}

async function findUnknownStep(db: Kysely<unknown>, known: Readonly<Record<string, Migration>>) {
  return (await appliedMigrations(db)).find((name) => !(name in known));
}

/** The applied migrations in order. Empty for a new database. */
export async function appliedMigrations<Schema>(db: Kysely<Schema>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

function lockFolder(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, 'migration-lock.sqlite'), { timeout: LOCK_WAIT_MS });
  lock.exec('begin exclusive');
  return () => lock.close();
}
