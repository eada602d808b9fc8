import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { parseConfig } from '#platform/config/config.ts';
import { sqlitePath } from '#platform/db/open.ts';

import { createDatabase, createEmptyDatabase, type DatabasePlace, describeOn } from '../test/database.ts';
import { createUser } from '../test/factories.ts';
import { environmentOf } from '../test/process/server-process.ts';
import { explainError } from './explain-error.ts';
import { InstallationError, openInstallation, resolveSecretKey } from './installation.ts';

let place: DatabasePlace;
beforeEach(async () => {
  place = await createEmptyDatabase();
});
afterEach(() => place.remove());

/** Does what a start does before it listens. Returns the secret key. */
async function start(environment: Readonly<Record<string, string>>, previous: readonly string[] = []): Promise<string> {
  const config = parseConfig(environment);
  const database = await openInstallation(config, { poolSize: 1 });
  try {
    return await resolveSecretKey(config, database, previous);
  } finally {
    await database.close();
  }
}

async function refusalOf(environment: Readonly<Record<string, string>>): Promise<string> {
  const error = await start(environment).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(InstallationError);
  return error instanceof InstallationError ? error.message : '';
}

describe('the secret key', () => {
  const OTHER = 'another-key-for-tests-that-is-long-enough';

  test('must be the key that the database was used with, unless SECRET_KEY_LOST is set', async () => {
    const environment = environmentOf(place);
    await start(environment);
    const refusal = await refusalOf({ ...environment, SECRET_KEY: OTHER });
    expect(refusal).toContain('SECRET_KEY is not the secret key that the database was used with');
    expect(refusal).toContain('SECRET_KEY_LOST=yes');
    expect(refusal).not.toContain(OTHER);
    await start(environment);

    await start({ ...environment, SECRET_KEY: OTHER, SECRET_KEY_LOST: 'yes' });
    expect(await start({ ...environment, SECRET_KEY: OTHER })).toBe(OTHER);
    expect(await refusalOf(environment)).toContain('SECRET_KEY is not the secret key');
  });

  test('can be replaced if the previous key is named', async () => {
    const environment = environmentOf(place);
    const before = await start(environment);
    const rotated = { ...environment, SECRET_KEY: OTHER };
    await expect(start(rotated, ['x'.repeat(32)])).rejects.toThrow(InstallationError);
    expect(await start(rotated, [before])).toBe(OTHER);
    expect(await start(rotated)).toBe(OTHER);
    expect(await refusalOf(environment)).toContain('SECRET_KEY is not the secret key');
  });

  test('is audited once when it changes, with whether the previous one was lost', async () => {
    const environment = environmentOf(place);
    const before = await start(environment);
    for (let time = 0; time < 2; time++) await start({ ...environment, SECRET_KEY: OTHER }, [before]);
    await start({ ...environment, SECRET_KEY_LOST: 'yes' });
    const database = place.open();
    const changes = database.db.selectFrom('audit_log').select('details').where('action', '=', 'secret-key.changed');
    const details = (await changes.orderBy('id').execute()).map((row) => row.details);
    await database.close();
    expect(details).toEqual([{ lost: false }, { lost: true }]);
  });
});

describeOn('sqlite')('an embedded database and its secret key in one folder', () => {
  let environment: Readonly<Record<string, string>>;
  let path: string;
  let keyPath: string;
  beforeEach(() => {
    environment = { DATA_DIR: place.dataDir };
    path = sqlitePath(place.dataDir);
    keyPath = join(place.dataDir, 'secret-key');
  });

  const LOSSES: readonly (readonly [what: string, lose: () => void])[] = [
    ['is gone', () => undefined],
    ['is an empty file', () => writeFileSync(path, '')],
    [
      'has no tables',
      () => {
        const database = new DatabaseSync(path);
        database.exec('pragma journal_mode = wal');
        database.close();
      },
    ],
  ];

  test.each(LOSSES)('start refuses a key whose database %s, until the key is removed', async (_what, lose) => {
    await start(environment);
    rmSync(path);
    lose();
    const refusal = await refusalOf(environment);
    expect(refusal).toContain(`${path} is missing or empty, but ${keyPath} exists`);
    expect(refusal).toContain('npm run restore');
    expect(refusal).toContain(`remove ${keyPath}`);
    expect(await refusalOf({ ...environment, SECRET_KEY: 'x'.repeat(32) })).toContain('is missing or empty');

    rmSync(keyPath);
    await start(environment);
  });

  test('start leaves a write-ahead log without its database untouched', async () => {
    writeFileSync(`${path}-wal`, 'what was written last');
    expect(await refusalOf(environment)).toContain(`but ${path}-wal exists`);
    expect(readFileSync(`${path}-wal`, 'utf8')).toBe('what was written last');
    expect(existsSync(path)).toBe(false);
  });

  test('start creates no new key for a database whose key is missing', async () => {
    const key = await start(environment);
    rmSync(keyPath);
    expect(await refusalOf(environment)).toContain(`SECRET_KEY is not set and ${keyPath} is missing`);
    expect(existsSync(keyPath)).toBe(false);
    expect(await start({ ...environment, SECRET_KEY: key })).toBe(key);
    expect(await start({ ...environment, SECRET_KEY_LOST: 'yes' })).not.toBe(key);
  });

  test('start creates no new key for a database of an older version that has sessions', async () => {
    const used = await createDatabase();
    const database = used.open();
    await createUser({ database });
    await database.close();
    expect(await refusalOf({ DATA_DIR: used.dataDir })).toContain('SECRET_KEY is not set');
    await used.remove();
  });

  test('start creates the key after a first start that ended before it did', async () => {
    const database = await openInstallation(parseConfig(environment), { poolSize: 1 });
    await database.close();
    expect(existsSync(keyPath)).toBe(false);
    await start(environment);
    expect(existsSync(keyPath)).toBe(true);
  });
});

/** What the operator reads when the server does not start. */
async function explanationOf(environment: Readonly<Record<string, string>>): Promise<string> {
  const error = await start(environment).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  const explanation = explainError(error);
  expect(explanation, 'no stack trace').not.toMatch(/^\s+at /mu);
  return explanation;
}

test('start explains that a newer version has used the database', async () => {
  await start(environmentOf(place));
  const database = place.open();
  await database.db
    .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    .insertInto('kysely_migration')
    .values({ name: '9999-from-the-future', timestamp: '2999-01-01T00:00:00Z' })
    .execute();
  await database.close();
  expect(await explanationOf(environmentOf(place))).toMatch(/newer version.*"9999-from-the-future"/u);
});

describeOn('sqlite')('start explains', () => {
  test('that the secret key file is empty', async () => {
    const path = join(place.dataDir, 'secret-key');
    writeFileSync(path, '');
    const explanation = await explanationOf({ DATA_DIR: place.dataDir });
    expect(explanation).toContain(path);
    expect(explanation).toContain('at least 32 characters');
    expect(explanation).toContain('SECRET_KEY_LOST=yes');
  });

  test('that the secret key file is a folder', async () => {
    mkdirSync(join(place.dataDir, 'secret-key'));
    expect(await explanationOf({ DATA_DIR: place.dataDir })).toContain('DATA_DIR must be a folder');
  });

  test('that the data folder is a file, or inside one', async () => {
    const file = join(place.dataDir, 'file');
    writeFileSync(file, '');
    for (const DATA_DIR of [file, join(file, 'data')]) {
      const explanation = await explanationOf({ ...environmentOf(place), DATA_DIR });
      expect(explanation).toContain('DATA_DIR must be a folder');
      expect(explanation).toContain(DATA_DIR);
    }
  });

  test.each([
    ['holds the write lock of the database', ['begin immediate']],
    ['holds an exclusive lock on the database', ['pragma locking_mode = exclusive', 'begin immediate', 'commit']],
  ])('that another program %s', async (_what, statements) => {
    const database = place.open();
    await database.ping();
    await database.close();
    const other = new DatabaseSync(sqlitePath(place.dataDir));
    for (const statement of statements) other.exec(statement);
    expect(await explanationOf(environmentOf(place))).toContain('Another program holds the write lock');
    other.close();
  });
});
