import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createEmptyDatabase, type DatabasePlace, describeOn } from '../../../test/database.ts';
import { schemaSteps } from '../../migrations/steps.ts';
import { DatabaseTooNewError, migrate, type SchemaStep } from './migrate.ts';
import type { Database } from './open.ts';

const STEP_NAMES = Object.keys(schemaSteps);

let place: DatabasePlace;
let database: Database;
beforeEach(async () => {
  place = await createEmptyDatabase();
  database = place.open();
});
afterEach(async () => {
  await database.close();
  await place.remove();
});

/** Creates and fills a table. */
const shelves: SchemaStep = {
  async up(db) {
    await sql`create table shelves (name text primary key)`.execute(db);
    await sql`insert into shelves values ('top')`.execute(db);
  },
};

async function tableNames(): Promise<string[]> {
  return (await database.db.introspection.getTables()).map(({ name }) => name);
}

test('migrate applies every migration to a new database', async () => {
  expect(await migrate(database, schemaSteps, place.dataDir)).toEqual(STEP_NAMES);
  expect(await tableNames()).toEqual(expect.arrayContaining(['users', 'recipes', 'recipe_search', 'rate_limits']));
});

test('migrate changes nothing the second time', async () => {
  await migrate(database, schemaSteps, place.dataDir);
  expect(await migrate(database, schemaSteps, place.dataDir)).toEqual([]);
});

test('migrate applies the migrations of a later version and preserves the data', async () => {
  await migrate(database, { '0001-shelves': shelves }, place.dataDir);
  const labels: SchemaStep = {
    async up(db) {
      await sql`alter table shelves add column label text`.execute(db);
    },
  };
  expect(await migrate(database, { '0001-shelves': shelves, '0002-labels': labels }, place.dataDir)).toEqual([
    '0002-labels',
  ]);
  const { rows } = await sql`select * from shelves`.execute(database.db);
  expect(rows).toEqual([{ name: 'top', label: null }]);
});

test('migrate refuses a database of a newer version and leaves it unchanged', async () => {
  await migrate(database, { ...schemaSteps, '9999-shelves': shelves }, place.dataDir);
  const refused = migrate(database, schemaSteps, place.dataDir);
  await expect(refused).rejects.toThrow(DatabaseTooNewError);
  await expect(refused).rejects.toThrow('"9999-shelves"');
  expect(await tableNames()).toContain('shelves');
});

test('migrate rolls back a failing migration, and the next start continues', async () => {
  const broken: SchemaStep = {
    async up(db, kind) {
      await shelves.up(db, kind);
      throw new Error('the power went');
    },
  };
  await expect(migrate(database, { '0001-shelves': broken }, place.dataDir)).rejects.toThrow('the power went');
  expect(await tableNames()).not.toContain('shelves');
  expect(await migrate(database, { '0001-shelves': shelves }, place.dataDir)).toEqual(['0001-shelves']);
});

test('migrate leaves no partial migration of a killed process, and the next start continues', async () => {
  const killed = inProcess(
    `const { sql } = await import('kysely');
     const dies = { async up(db) {
       await sql\`create table shelves (name text primary key)\`.execute(db);
       process.kill(process.pid, 'SIGKILL');
       await new Promise(() => {});
     } };
     await migrate(database, { '0001-shelves': dies }, place.dataDir);`,
  );
  await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL' });
  expect(await tableNames()).not.toContain('shelves');
  expect(await migrate(database, { '0001-shelves': shelves }, place.dataDir)).toEqual(['0001-shelves']);
});

test('migrate runs each migration once when processes start at once', async () => {
  const start = () => inProcess('console.log(JSON.stringify(await migrate(database, schemaSteps, place.dataDir)));');
  const done = await Promise.all([start(), start(), start()]);
  expect(done.map(({ stdout }) => JSON.parse(stdout) as unknown).toSorted()).toEqual([[], [], STEP_NAMES]);
});

/** Runs `code` in a process of its own, with this test's database open. */
function inProcess(code: string) {
  const module = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const settings = JSON.stringify({ url: place.url, dataDir: place.dataDir });
  const script = `
    const { migrate } = await import(${module('./migrate.ts')});
    const { openDatabase } = await import(${module('./open.ts')});
    const { schemaSteps } = await import(${module('../../migrations/steps.ts')});
    const place = ${settings};
    const database = openDatabase({ ...place, poolSize: 2 });
    ${code}
    await database.close();`;
  return promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { cwd: import.meta.dirname });
}

describeOn('postgres')('on a large database', () => {
  test('a migration has no time limit', async () => {
    const limits: string[] = [];
    const patient: SchemaStep = {
      async up(db) {
        const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
        limits.push(...rows.map(({ statement_timeout }) => statement_timeout));
      },
    };
    await migrate(database, { '0001-patient': patient }, place.dataDir);
    expect(limits).toEqual(['0']);
  });
});
