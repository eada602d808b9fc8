import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { linksRoutes } from '@larder/contract/links';
import { recipesRoutes } from '@larder/contract/recipes';
import { searchRoutes } from '@larder/contract/search';
import { tokensRoutes } from '@larder/contract/tokens';

import { BackupError } from '#platform/backup/manifest.ts';
import { BackupFile } from '#platform/backup/read-backup.ts';
import { restoreBackup, type RestoreTarget } from '#platform/backup/restore-backup.ts';
import { type BackupSource, writeBackup } from '#platform/backup/write-backup.ts';
import { type Blobs, BlobsUnavailableError, KEY_PREFIXES } from '#platform/blobs/blobs.ts';
import { createBlobs } from '#platform/blobs/create-blobs.ts';
import { migrate } from '#platform/db/migrate.ts';
import { type Database, openDatabase } from '#platform/db/open.ts';
import { toJson } from '#platform/db/tables.ts';
import { recordSecretKey } from '#platform/secret-key-check.ts';
import { hashToken } from '#platform/secrets.ts';
import { SYSTEM_ACCOUNT_IDS } from '#features/personal-data/system-accounts.ts';

import { schemaSteps } from '../../src/migrations/steps.ts';
import { SECRET_KEY, startApp, type TestApp } from '../app.ts';
import { createDatabase, createEmptyDatabase, type DatabasePlace, describeOn } from '../database.ts';
import { createAdmin, createUser, createRecipe, type TestUser } from '../factories.ts';
import { createPicture } from '../pictures.ts';
import { ALL_USES } from '../uses/all.ts';
import { PASSWORD } from '../uses/stage.ts';

/** A database with the rows of every use of every route, and pictures. */
let place: DatabasePlace;
let source: TestApp;
let anna: TestUser;
let folder: string;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larder-backups-'));
  place = await createDatabase();
  source = await startApp({ database: place.open() });
  anna = await createUser(source, { password: PASSWORD });
  const stage = { app: source, anna, id: (await createRecipe(source, anna)).id };
  for (const [, use] of ALL_USES) await use(stage);
  await createUnusualRows();
  file = await backUp(place);
});
afterAll(async () => {
  await source.close();
  await place.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Creates rows that no route use creates: texts with all kinds of line breaks, and rows of rarely used tables. */
async function createUnusualRows() {
  anna = await createUser(source, { password: PASSWORD });
  const { id } = await createRecipe(source, anna, {
    title: 'Quince jelly 🍯',
    description: 'One\nTwo\r\nThree\u2028Four\u2029Five "six" \\n </script> \u{1F9C0}',
  });
  await createRecipe(source, anna, { linked_recipes: [{ ingredient: 0, recipe_id: id }] });
  await createAdmin(source, anna);
  await createPicture(source, anna);
  await source.request(linksRoutes.createLink, { params: { id } }, anna);
  const password = { grant_type: 'password', email: anna.email, password: PASSWORD } as const;
  await source.request(tokensRoutes.grantToken, { body: password });
  const { db } = source.database;
  const now = source.clock.now();
  const failure = { request_id: 'x', method: 'GET', route: '/', status: 500, message: 'oops' };
  await db
    .insertInto('error_log')
    .values({ id: uuidv7(), at: now, ...failure })
    .execute();
  await recordSecretKey(db, SECRET_KEY);
  await db.insertInto('milestones').values({ name: 'reached', reached_at: now }).execute();
  const allowance = { person_id: anna.id, day: '2026-03-14', tokens: 2 ** 40, images: 1 };
  await db.insertInto('model_allowances').values(allowance).execute();
  await db.insertInto('model_findings').values({ task: 'chat', service: 'x', model: 'y', found_at: now }).execute();
  const evaluated = { service: 'x', model: 'y', result: toJson({ scores: [], misses: [] }), evaluated_at: now };
  await db.insertInto('model_evaluations').values(evaluated).execute();
  await db.insertInto('recipe_copies').values({ recipe_id: id, created_at: now }).execute();
}

let backups = 0;

interface BackupOptions extends Partial<Pick<BackupSource, 'blobs' | 'includeSecretKey'>> {
  readonly path?: string;
}

async function backUp({ url, dataDir }: DatabasePlace, options: BackupOptions = {}): Promise<string> {
  backups += 1;
  const { path = join(folder, `${backups}.zip`), blobs = source.blobs, includeSecretKey = false } = options;
  const key = { secretKey: () => SECRET_KEY, includeSecretKey };
  await writeBackup({ url, dataDir, blobs, ...key, version: '1.2.3', now: new Date() }, path);
  return path;
}

interface Restored {
  readonly place: DatabasePlace;
  readonly blobs: Blobs;
  readonly keys: readonly string[];
}

/** Restores a backup into an empty place. */
async function restore(path: string, into: DatabasePlace, overrides: Partial<RestoreTarget> = {}): Promise<Restored> {
  const { url, dataDir } = into;
  const blobs = createBlobs(undefined, dataDir, 'pictures');
  const keys: string[] = [];
  const backup = await BackupFile.open(path);
  try {
    await restoreBackup(backup, {
      url,
      dataDir,
      blobs,
      steps: schemaSteps,
      systemAccountIds: SYSTEM_ACCOUNT_IDS,
      secretKey: SECRET_KEY,
      saveSecretKey: (key) => keys.push(key),
      ...overrides,
    });
  } finally {
    backup.close();
  }
  return { place: into, blobs, keys };
}

/** Tables that store the size of JSON, which PostgreSQL formats with spaces. */
const TABLES_WITH_JSON_SIZES = new Set(['user_storage', 'recipe_versions']);

/** All rows of all tables, sorted. Omits generated values and row numbers. */
async function contentsOf(database: Database): Promise<Record<string, string[]>> {
  const tables = (await database.db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !name.includes('_fts') && !name.startsWith('sqlite_'));
  const contents: Record<string, string[]> = {};
  for (const name of tables.toSorted()) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(database.db);
    const omitted = TABLES_WITH_JSON_SIZES.has(name) ? { doc_id: undefined, bytes: undefined } : { doc_id: undefined };
    contents[name] = rows.map((row) => JSON.stringify(sorted({ ...row, ...omitted }))).toSorted();
  }
  return contents;
}

function storageIn({ db }: Database) {
  return db.selectFrom('user_storage').selectAll().orderBy('user_id').execute();
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value instanceof Date || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== 'document' && name !== 'standing');
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, of]) => [name, sorted(of)]));
}

async function contentsAt(at: DatabasePlace): Promise<Record<string, string[]>> {
  const database = at.open();
  try {
    return await contentsOf(database);
  } finally {
    await database.close();
  }
}

async function filesIn(blobs: Blobs): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const beginning of KEY_PREFIXES) {
    for await (const { key } of blobs.list(beginning)) {
      // Preview cards are not backed up; they are drawn again on demand.
      const blob = key.endsWith('/card.jpg') ? null : await blobs.open(key);
      if (blob !== null) files[key] = hashToken((await buffer(blob.stream)).toString('base64'));
    }
  }
  return files;
}

let empty: DatabasePlace;
beforeEach(async () => {
  empty = await createEmptyDatabase();
  return () => empty.remove();
});

test('the source has rows in every table, and pictures', async () => {
  const contents = await contentsOf(source.database);
  const emptyTables = Object.entries(contents).filter(([, rows]) => rows.length === 0);
  expect(emptyTables.map(([name]) => name)).toEqual([]);
  expect(Object.keys(await filesIn(source.blobs)).length).toBeGreaterThan(0);
});

describe('a backup', () => {
  test('restores every row and every picture file', async () => {
    const { blobs } = await restore(file, empty);
    expect(await contentsAt(empty)).toEqual(await contentsOf(source.database));
    expect(await filesIn(blobs)).toEqual(await filesIn(source.blobs));
    // Triggers recompute the storage counters during the restore.
    const database = empty.open();
    expect(await storageIn(database)).toEqual(await storageIn(source.database));
    await database.close();
  });

  test('restores sessions, search and sealed secrets', async () => {
    const { blobs } = await restore(file, empty);
    const database = empty.open();
    const app = await startApp({ database, blobs });
    const found = await app.request(searchRoutes.searchRecipes, { query: { q: 'quince' } }, anna);
    const [hit] = found.body.recipes;
    expect(hit).toMatchObject({ title: 'Quince jelly 🍯' });
    const params = { id: hit?.id ?? '' };
    const before = await source.request(linksRoutes.findLink, { params }, anna);
    expect(before.body.link).not.toBeNull();
    expect((await app.request(linksRoutes.findLink, { params }, anna)).body).toEqual(before.body);
    const changed = await app.request(recipesRoutes.updateRecipe, { params, body: { title: 'Jam', version: 1 } }, anna);
    expect(changed.body).toMatchObject({ title: 'Jam', version: 2 });
    await app.close();
  });

  test('of an older schema is migrated on restore', async () => {
    const old = await createEmptyDatabase();
    const database = old.open();
    await migrate(database, schemaSteps, old.dataDir, '0004-words');
    await sql`
      insert into users (id, email, name, created_at, updated_at)
      values (${uuidv7()}, 'old@example.org', 'Old', ${new Date()}, ${new Date()})`.execute(database.db);
    await database.close();
    await restore(await backUp(old), empty);
    const contents = await contentsAt(empty);
    expect(contents['users']?.join()).toContain('old@example.org');
    expect(Object.keys(contents)).toEqual(Object.keys(await contentsOf(source.database)));
    await old.remove();
  });

  test('contains a generated secret key, and restores it when the configuration has none', async () => {
    const path = await backUp(place, { includeSecretKey: true });
    expect((await restore(path, empty, { secretKey: undefined })).keys).toEqual([SECRET_KEY]);
  });

  test('is readable by its owner only, and leaves no partial file', () => {
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describeOn('postgres')('between the databases', () => {
  test('a backup moves everything to SQLite and back', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'larder-test-'));
    const open = () => openDatabase({ url: undefined, dataDir, poolSize: 1 });
    const embedded = { url: undefined, dataDir, open, remove: async () => rmSync(dataDir, { recursive: true }) };
    const { blobs } = await restore(file, embedded);
    expect(await contentsAt(embedded)).toEqual(await contentsOf(source.database));
    await restore(await backUp(embedded, { blobs }), empty);
    expect(await contentsAt(empty)).toEqual(await contentsOf(source.database));
    await embedded.remove();
  });
});

/** The message of a refused restore. Checks that the restore has added nothing. */
async function refusalOf(path: string, into: DatabasePlace, overrides: Partial<RestoreTarget> = {}): Promise<string> {
  const { users } = await contentsAt(into);
  const error: unknown = await restore(path, into, overrides).catch((failure: unknown) => failure);
  const after = await contentsAt(into);
  if (after['users'] !== undefined) expect(after['users']).toHaveLength(users?.length ?? SYSTEM_ACCOUNT_IDS.length);
  expect(after['recipes'] ?? []).toEqual([]);
  if (!(error instanceof BackupError)) throw new Error('An unexpected error', { cause: error });
  return error.message;
}

// On one database, because the checks and the file format do not depend on it.
describeOn('sqlite')('a restore is refused', () => {
  test('when there is an account already', async () => {
    const taken = await createDatabase();
    const database = taken.open();
    await createUser({ database });
    await database.close();
    expect(await refusalOf(file, taken)).toContain('There are accounts here already');
    await taken.remove();
  });

  test('with another secret key', async () => {
    expect(await refusalOf(file, empty, { secretKey: `${SECRET_KEY}2` })).toContain('Please set SECRET_KEY');
    expect(await refusalOf(file, empty, { secretKey: undefined })).toContain('Please set SECRET_KEY');
  });

  test('when the schema is newer than that of the backup', async () => {
    const old = await createEmptyDatabase();
    const database = old.open();
    await migrate(database, schemaSteps, old.dataDir, '0004-words');
    await database.close();
    const fresh = await createDatabase();
    expect(await refusalOf(await backUp(old), fresh)).toContain('made by an older version');
    await Promise.all([old.remove(), fresh.remove()]);
  });

  test('when the backup is of a newer version', async () => {
    const steps = Object.fromEntries(Object.entries(schemaSteps).slice(0, -1));
    await expect(restore(file, empty, { steps })).rejects.toThrow('a newer version of the app');
  });

  test.each(['', 'not an archive at all'])('from a file that contains %j', async (text) => {
    const path = join(folder, 'no-backup.zip');
    await writeFile(path, text);
    expect(await refusalOf(path, empty)).toContain('cannot be read');
  });

  /** A hash of everything that a restore reads. */
  async function hashOf(backup: BackupFile): Promise<string> {
    const read: string[] = [];
    for (const { name } of backup.manifest.tables)
      for await (const rows of backup.rows(name)) read.push(JSON.stringify(rows));
    for await (const { key, bytes } of backup.pictures()) read.push(key, bytes.toString('base64'));
    backup.close();
    return hashToken(read.join());
  }

  test('from a damaged file, wherever the damage is', async () => {
    const bytes = await readFile(file);
    const path = join(folder, 'damaged.zip');
    const whole = await hashOf(await BackupFile.open(file));
    const damage = async (at: number, by: number) => {
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ by;
      await writeFile(path, damaged);
      const opened = await BackupFile.open(path).catch((error: unknown) => error);
      // Damage is harmless in what a restore does not read: times, attributes and duplicated headers.
      if (opened instanceof BackupFile) expect(await hashOf(opened)).toBe(whole);
      else expect(opened).toBeInstanceOf(BackupError);
    };
    await fc.assert(fc.asyncProperty(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 }), damage), {
      numRuns: 40,
    });
    // The checksums of the archive do not cover names.
    const folderName = 'pictures/';
    for (let at = bytes.indexOf(folderName); at !== -1; at = bytes.indexOf(folderName, at + 1))
      await damage(at + folderName.length + 3, 1);
    // A truncated copy.
    await writeFile(path, bytes.subarray(0, bytes.length / 2));
    expect(await refusalOf(path, empty)).toContain('cannot be read');
  });
});

describeOn('sqlite')('no backup is written', () => {
  test('when the picture store is down, and no partial file remains', async () => {
    const blobs: Blobs = {
      ...source.blobs,
      // oxlint-disable-next-line require-yield -- it fails before it has anything
      async *list() {
        throw new BlobsUnavailableError(new Error('gone'));
      },
    };
    const path = join(folder, 'half.zip');
    await expect(backUp(place, { path, blobs })).rejects.toThrow('is unavailable right now');
    expect(readdirSync(folder).filter((name) => name.startsWith('half'))).toEqual([]);
  });
});
