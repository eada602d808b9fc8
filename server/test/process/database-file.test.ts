import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { RecipePage } from '@larder/contract/recipes';

import { openDatabase, sqlitePath } from '#platform/db/open.ts';

import { createDatabase, type DatabasePlace, describeOn } from '../database.ts';
import { createUser, newRecipe, type TestUser } from '../factories.ts';
import { call, environmentOf, runServerProcess, type ServerProcess, startServerProcess } from './server-process.ts';

describeOn('sqlite')('a server whose database file is replaced', () => {
  let place: DatabasePlace;
  let path: string;
  let anna: TestUser;
  let server: ServerProcess;
  beforeEach(async () => {
    place = await createDatabase();
    path = sqlitePath(place.dataDir);
    const database = openDatabase({ url: undefined, dataDir: place.dataDir, poolSize: 1 });
    anna = await createUser({ database });
    await database.close();
    server = await startServerProcess(environmentOf(place));
  });
  afterEach(async () => {
    server.kill('SIGKILL');
    await server.ended;
    await place.remove();
  });

  async function create(title: string): Promise<number> {
    const body = newRecipe({ title });
    return (await call(server, 'POST', '/recipes', { cookie: anna.cookie, body })).status;
  }

  async function titles(): Promise<string[]> {
    const answer = await call(server, 'GET', '/api/recipes', { cookie: anna.cookie });
    return RecipePage.parse(await answer.json()).recipes.map(({ title }) => title);
  }

  /** Copies the database, and returns the path of the copy. */
  function copyDatabase(): string {
    const copy = `${path}.copy`;
    const database = new DatabaseSync(path);
    database.exec(`vacuum into '${copy}'`);
    database.close();
    return copy;
  }

  async function stop(): Promise<string> {
    server.kill('SIGTERM');
    const { code, output } = await server.ended;
    expect(code, output).toBe(0);
    return output;
  }

  test.each([
    ['moved to its place', renameSync],
    ['copied over it', copyFileSync],
  ])('stops writing, and starts again on an older file that was %s, without mixing the two', async (_what, put) => {
    expect(await create('Soup')).toBe(201);
    const copy = copyDatabase();
    expect(await create('Bread')).toBe(201);
    put(copy, path);
    expect(await create('Cake')).toBe(503);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(await stop()).toContain('Nothing is saved any more');

    server = await startServerProcess(environmentOf(place));
    expect(await titles()).toEqual(['Soup']);
    expect(await create('Cake')).toBe(201);
    const database = new DatabaseSync(path, { readOnly: true });
    expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    database.close();
  });

  test('refuses to start after the file was deleted', async () => {
    rmSync(path);
    expect(await create('Soup')).toBe(503);
    await stop();
    const { code, output } = await runServerProcess(environmentOf(place));
    expect(code).toBe(1);
    expect(output).toContain(`${path} is missing or empty, but ${path}-wal exists`);
  });
});
