import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';
import { describe, inject } from 'vitest';

import { migrate } from '#platform/db/migrate.ts';
import { type Database, type DatabaseKind, openDatabase, sqlitePath } from '#platform/db/open.ts';

import { schemaSteps } from '../src/migrations/steps.ts';

/** The kind of database that this test run uses. */
export const DATABASE_KIND: DatabaseKind = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'sqlite';

/** `describe` for tests of one kind of database. */
export function describeOn(kind: DatabaseKind): (name: string, tests: () => void) => void {
  return kind === DATABASE_KIND ? describe : () => undefined;
}

const TEMPLATE = 'larder_template';
/** The key of the advisory lock: any number, the same in all test files. */
const TEMPLATE_LOCK = 7_305;

/** A location of one database. `remove` deletes it. */
export interface DatabasePlace {
  readonly dataDir: string;
  /** Undefined for the embedded database, whose file is in `dataDir`. */
  readonly url: string | undefined;
  open(): Database;
  remove(): Promise<void>;
}

/** Creates an empty database. */
export function createEmptyDatabase(): Promise<DatabasePlace> {
  return createPlace(undefined);
}

/** Creates a database with the current schema and no rows. */
export async function createDatabase(): Promise<DatabasePlace> {
  if (DATABASE_KIND === 'postgres') {
    await ensureTemplate();
    return createPlace(TEMPLATE);
  }
  migratedFile ??= await readMigratedFile();
  const place = await createPlace(undefined);
  writeFileSync(sqlitePath(place.dataDir), migratedFile);
  return place;
}

/** The file of a migrated embedded database; created once per test process. */
let migratedFile: Buffer | undefined;

async function readMigratedFile(): Promise<Buffer> {
  const place = await createPlace(undefined);
  const database = place.open();
  await migrate(database, schemaSteps, place.dataDir);
  await database.close();
  const file = readFileSync(sqlitePath(place.dataDir));
  await place.remove();
  return file;
}

async function createPlace(template: string | undefined): Promise<DatabasePlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-test-'));
  const url = DATABASE_KIND === 'postgres' ? await createPostgresDatabase(template) : undefined;
  return {
    dataDir,
    url,
    open: () => openDatabase({ url, dataDir, poolSize: 5 }),
    remove: async () => {
      rmSync(dataDir, { recursive: true, force: true });
      if (url !== undefined) await administer(`drop database "${nameIn(url)}" with (force)`);
    },
  };
}

async function createPostgresDatabase(template: string | undefined): Promise<string> {
  const name = `test_${randomUUID()}`;
  const copied = template === undefined ? '' : ` template "${template}" strategy file_copy`;
  await administer(`create database "${name}"${copied}`);
  return urlOf(name);
}

/** Creates the template database unless it exists. An advisory lock makes other test processes wait. */
async function ensureTemplate(): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
    if (rowCount === 0) await createTemplate(client);
  } finally {
    await client.end();
  }
}

async function createTemplate(client: pg.Client): Promise<void> {
  const draft = `${TEMPLATE}_draft`;
  await client.query(`drop database if exists "${draft}"`);
  await client.query(`create database "${draft}"`);
  const database = openDatabase({ url: urlOf(draft), dataDir: tmpdir(), poolSize: 1 });
  await migrate(database, schemaSteps, tmpdir());
  await database.close();
  await client.query(`alter database "${draft}" rename to "${TEMPLATE}"`);
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function urlOf(name: string): string {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

function nameIn(url: string): string {
  return new URL(url).pathname.slice(1);
}
