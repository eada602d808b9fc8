import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { schemaSteps } from '../../server/src/migrations/steps.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { type Database, type DatabaseKind, openDatabase } from '../../server/src/platform/db/open.ts';
import { startPostgresCluster } from '../../server/test/postgres-cluster.ts';
import { SECRET_KEY } from './session.ts';

export const DATABASE_KINDS = ['sqlite', 'postgres'] as const satisfies readonly DatabaseKind[];

export interface TemporaryDatabase {
  readonly folder: string;
  /** Undefined for SQLite, whose file is in `folder`. */
  readonly url: string | undefined;
  /** The environment of a server that uses this database. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Provides a new database to `use` and deletes it afterwards. */
export async function withDatabase<Result>(
  kind: DatabaseKind,
  use: (database: TemporaryDatabase) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const cluster = kind === 'postgres' ? await startPostgresCluster() : undefined;
  const shared = cluster === undefined ? {} : { DATABASE_URL: cluster.url, DATA_DIR_SHARED: 'yes' };
  try {
    return await use({ folder, url: cluster?.url, environment: { DATA_DIR: folder, SECRET_KEY, ...shared } });
  } finally {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens the database and migrates it to the current schema. The caller closes it. */
export async function openMigrated({ folder, url }: Omit<TemporaryDatabase, 'environment'>): Promise<Database> {
  const database = openDatabase({ url, dataDir: folder, poolSize: 4 });
  await migrate(database, schemaSteps, folder);
  return database;
}
