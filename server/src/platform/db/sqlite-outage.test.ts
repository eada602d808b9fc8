import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { ERROR_TEXTS } from '@larder/contract/errors';
import { healthRoutes } from '@larder/contract/health';
import { type Recipe, recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createDatabase, type DatabasePlace, describeOn } from '../../../test/database.ts';
import { createUser, createRecipe, newRecipe, type TestUser } from '../../../test/factories.ts';
import { DatabaseLostError } from './errors.ts';
import { openDatabase, sqlitePath } from './open.ts';
import { SqliteFile } from './sqlite.ts';
import { SqliteFileGuard } from './sqlite-file-guard.ts';

let place: DatabasePlace;
let path: string;
let app: TestApp;
let anna: TestUser;
let soup: Recipe;
let log: string[];

async function start() {
  place = await createDatabase();
  path = sqlitePath(place.dataDir);
  log = [];
  const lines = pino({ level: 'warn' }, { write: (line) => void log.push(line) });
  app = await startApp({ database: openDatabase({ url: undefined, dataDir: place.dataDir, poolSize: 1, log: lines }) });
  anna = await createUser(app);
  soup = await createRecipe(app, anna, { title: 'Soup' });
}

async function stop() {
  await app.close();
  await place.remove();
}

const create = (title: string) => app.request(recipesRoutes.createRecipe, { body: newRecipe({ title }) }, anna);
const rename = (title: string) =>
  app.request(recipesRoutes.updateRecipe, { params: { id: soup.id }, body: { title, version: soup.version } }, anna);
const list = (query: { q?: string } = {}) => app.request(recipesRoutes.listRecipes, { query }, anna);
const ready = async () => (await app.request(healthRoutes.getReady, {})).status;
const alive = async () => (await app.request(healthRoutes.getAlive, {})).status;
const titles = async () => (await list()).body.recipes.map(({ title }) => title).toSorted();

describeOn('sqlite')('while another program holds the write lock of the database', () => {
  let other: DatabaseSync;
  beforeEach(async () => {
    await start();
    other = new DatabaseSync(path);
    other.exec('begin immediate');
  });
  afterEach(async () => {
    other.close();
    await stop();
  });

  test('reads succeed, and writes succeed once the lock is released', async () => {
    const writes = [create('Bread'), create('Cake'), rename('Stew')];
    expect((await list()).status).toBe(200);
    expect((await list({ q: 'soup' })).body.recipes).toHaveLength(1);
    expect([await alive(), await ready()]).toEqual([200, 200]);
    expect(await titles()).toEqual(['Soup']);

    other.exec('rollback');
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([201, 201, 200]);
    expect(await titles()).toEqual(['Bread', 'Cake', 'Stew']);
  });

  test('no statement waits for the lock on the main thread', async () => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(app.database.db);
    expect(rows).toEqual([{ timeout: 0 }]);
  });

  test('a write that waits too long is refused with Retry-After', async () => {
    const [{ status, error, headers }] = await Promise.all([create('Bread'), rename('Stew')]);
    expect({ status, message: error.message }).toEqual({ status: 503, message: ERROR_TEXTS.unavailable });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    other.exec('rollback');
    expect(await titles()).toEqual(['Soup']);
    expect((await create('Bread')).status).toBe(201);
  });

  test('writes beyond the queue limit are refused at once', async () => {
    const first = Array.from({ length: 400 }, async (_, index) =>
      app.database.db
        .insertInto('milestones')
        .values({ name: `${index}`, reached_at: new Date() })
        .execute(),
    );
    const refused = Promise.race(first);
    await expect(refused).rejects.toThrow('cannot answer');
    other.exec('rollback');
    const ends = await Promise.allSettled(first);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(200);
  });
});

describeOn('sqlite')('when the database file is lost', () => {
  beforeEach(start);
  afterEach(stop);

  const movedFolder = () => `${place.dataDir}-moved`;

  const LOSSES: readonly (readonly [what: string, lose: () => void])[] = [
    ['the file is deleted', () => rmSync(path)],
    ['its write-ahead log is deleted', () => rmSync(`${path}-wal`)],
    ['its shared memory is deleted', () => rmSync(`${path}-shm`)],
    [
      'another file replaces it',
      () => {
        copyFileSync(path, `${path}.restored`);
        renameSync(`${path}.restored`, path);
      },
    ],
    [
      'the folder is moved and an empty one replaces it',
      () => {
        renameSync(place.dataDir, movedFolder());
        mkdirSync(place.dataDir);
      },
    ],
  ];
  afterEach(() => rmSync(movedFolder(), { recursive: true, force: true }));

  test.each(LOSSES)('%s: writes and readiness fail, reads succeed', async (_what, lose) => {
    expect(await ready()).toBe(200);
    lose();
    for (const { status, error, headers } of [await create('Bread'), await rename('Stew')]) {
      expect(status).toBe(503);
      expect(error.message).toContain('lost its database file');
      expect(headers['retry-after']).toBeDefined();
    }
    expect([await ready(), await alive()]).toEqual([503, 200]);
    expect(await titles()).toEqual(['Soup']);
    // The use of a session is recorded after this time.
    app.clock.advance({ hours: 2 });
    expect((await app.request(accountRoutes.getSession, {}, anna)).body).toMatchObject({ user: { id: anna.id } });
    const fatal = log.filter((line) => line.includes('"level":60'));
    expect(fatal).toHaveLength(1);
    expect(fatal[0]).toMatch(/larder\.sqlite.*deleted, moved or replaced.*restore a backup.*start it again/u);
  });

  test.each([
    ['overwritten with a copy', () => copyFileSync(`${path}.copy`, path), 'was overwritten'],
    ['emptied', () => truncateSync(path), 'is damaged'],
  ])('a database file that is %s stops all writes', async (_what, overwrite, reason) => {
    copyFileSync(path, `${path}.copy`);
    overwrite();
    const { status, error } = await create('Bread');
    expect(status).toBe(503);
    expect(error.message).toContain('lost its database file');
    expect(await ready()).toBe(503);
    expect(log.find((line) => line.includes('"level":60'))).toContain(`${path} ${reason}`);
  });

  test('damage that only a reader thread finds stops all writes', async () => {
    const { reader } = app.database;
    await reader.selectFrom('milestones').select('name').execute();
    const other = new DatabaseSync(path);
    other.exec('pragma wal_checkpoint(truncate)');
    other.close();
    const schema = readFileSync(path).subarray(0, 4_096);
    writeFileSync(path, Buffer.concat([schema, randomBytes(statSync(path).size - schema.length)]));
    const reading = reader.selectFrom('recipes').selectAll().execute();
    await expect(reading).rejects.toBeInstanceOf(DatabaseLostError);
    expect((await create('Bread')).error.message).toContain('lost its database file');
    expect(log.find((line) => line.includes('"level":60'))).toContain(`${path} is damaged`);
  });

  const LOG_LOSSES: readonly (readonly [what: string, lose: (file: string) => void])[] = [
    ['emptied', (file) => truncateSync(file)],
    ['cut short', (file) => truncateSync(file, statSync(file).size - 1)],
    ['given another header', (file) => writeFileSync(file, randomBytes(32), { flag: 'r+' })],
    ['overwritten', (file) => writeFileSync(file, randomBytes(statSync(file).size))],
  ];

  test.each(LOG_LOSSES)('a write-ahead log that is %s stops all writes', async (_what, lose) => {
    lose(`${path}-wal`);
    const { status, error } = await create('Bread');
    expect(status).toBe(503);
    expect(error.message).toContain('lost its database file');
    const loggedFatal = async () =>
      (await ready()) === 503 ? log.find((line) => line.includes('"level":60')) : undefined;
    await expect.poll(loggedFatal).toMatch(/was overwritten|is damaged/u);
  });

  test('a copy that overwrites the database retains its own log', async () => {
    const other = await createDatabase();
    const copied = other.open();
    await copied.db.insertInto('milestones').values({ name: 'copied', reached_at: new Date() }).execute();
    for (const suffix of ['', '-wal']) copyFileSync(sqlitePath(other.dataDir) + suffix, path + suffix);
    await copied.close();
    await other.remove();
    const loggedFatal = async () => ((await ready()) === 503 ? log.some((line) => line.includes('"level":60')) : false);
    await expect.poll(loggedFatal).toBe(true);
    expect(readdirSync(place.dataDir).filter((name) => name.endsWith('.lost'))).toEqual([]);
  });

  test('a checkpoint that ends during the file check does not count as data loss', async () => {
    /** Runs a function before and after each read, as another program could. */
    class Interrupted extends SqliteFile {
      interrupt = (): void => undefined;

      override prepare(statement: string) {
        const prepared = super.prepare(statement);
        const all = (parameters: readonly unknown[]) => {
          this.interrupt();
          const rows = prepared.all(parameters);
          this.interrupt();
          return rows;
        };
        return { ...prepared, all };
      }
    }
    const reader = new Interrupted(path, { readOnly: true });
    reader.exec('select 1 from sqlite_schema');
    const guard = new SqliteFileGuard(path, reader);
    const other = new DatabaseSync(path);
    other.exec('create table notes (text)');
    for (const moment of [1, 2, 3, 4]) {
      let left = moment;
      reader.interrupt = () => {
        if (left-- === 1) other.exec("insert into notes values ('a'); pragma wal_checkpoint");
      };
      expect(() => guard.check()).not.toThrow();
      expect(() => guard.check()).not.toThrow();
    }
    guard.close();
    reader.close();
    other.close();
  });

  /** More than the cache holds spills into the log before the commit. */
  const SPILL =
    'pragma cache_size = 10; begin; insert into notes select hex(randomblob(2000)) from pragma_function_list; rollback';

  test('writes and checkpoints of another program do not count as data loss', async () => {
    const other = new DatabaseSync(path);
    other.exec('create table notes (text)');
    for (const statement of [
      "insert into notes values ('a')",
      'pragma wal_checkpoint(truncate)',
      'pragma wal_checkpoint',
      SPILL,
      'pragma wal_checkpoint(truncate)',
      'vacuum',
    ]) {
      other.exec(statement);
      expect((await create('Bread')).status).toBe(201);
      other.exec(statement);
      expect(await ready()).toBe(200);
    }
    for (const statement of ['pragma wal_checkpoint(truncate)', SPILL]) {
      other.exec(statement);
      expect(await ready()).toBe(200);
    }
    other.close();
    expect(log).toEqual([]);
  });

  test('a transaction during which the file is lost is neither acknowledged nor stored', async () => {
    const { db } = app.database;
    const writing = db.transaction().execute(async (trx) => {
      await trx.insertInto('milestones').values({ name: 'lost', reached_at: new Date() }).execute();
      renameSync(path, movedFolder());
    });
    await expect(writing).rejects.toThrow('cannot answer');
    renameSync(movedFolder(), path);
    expect(await db.selectFrom('milestones').select('name').where('name', '=', 'lost').execute()).toEqual([]);
  });

  test('writes succeed again when the file is back', async () => {
    renameSync(place.dataDir, movedFolder());
    expect((await create('Bread')).status).toBe(503);
    renameSync(movedFolder(), place.dataDir);
    expect((await create('Bread')).status).toBe(201);
    expect(await ready()).toBe(200);
    expect(await titles()).toEqual(['Bread', 'Soup']);
  });
});
