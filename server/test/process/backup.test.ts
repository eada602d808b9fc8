import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { recordSecretKey } from '#platform/secret-key-check.ts';

import { createDatabase, createEmptyDatabase, DATABASE_KIND, type DatabasePlace, describeOn } from '../database.ts';
import { createUser, newRecipe, sessionCookie } from '../factories.ts';
import { call, environmentOf, runCommand, type ServerProcess, startServerProcess } from './server-process.ts';

const WRITERS = 4;
const CREATED_BEFORE = 40;

let place: DatabasePlace;
let other: DatabasePlace;
const running: ServerProcess[] = [];
beforeEach(async () => {
  [place, other] = await Promise.all([createDatabase(), createEmptyDatabase()]);
});
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.kill('SIGKILL');
    await server.ended;
  }
  await Promise.all([place.remove(), other.remove()]);
});

/** With the embedded database the server generates its secret key. */
function environmentFor(at: DatabasePlace): Record<string, string> {
  const { SECRET_KEY = '', ...environment } = environmentOf(at);
  return DATABASE_KIND === 'sqlite' ? environment : { ...environment, SECRET_KEY };
}

async function start(at: DatabasePlace): Promise<ServerProcess> {
  const server = await startServerProcess(environmentFor(at));
  running.push(server);
  return server;
}

function keyOf(at: DatabasePlace): string {
  if (DATABASE_KIND === 'postgres') return environmentOf(at)['SECRET_KEY'] ?? '';
  return readFileSync(join(at.dataDir, 'secret-key'), 'utf8').trim();
}

async function signUp(): Promise<string> {
  const database = place.open();
  const token = randomUUID();
  await createUser({ database }, { session: { token } });
  await database.close();
  return sessionCookie(token, keyOf(place));
}

/** Creates recipes one after the other, while `continues` returns true. */
async function write(
  server: ServerProcess,
  cookie: string,
  created: string[],
  continues: () => boolean,
): Promise<void> {
  while (continues()) {
    const response = await call(server, 'POST', '/recipes', {
      cookie,
      body: newRecipe({ title: `Soup ${created.length}` }),
    });
    expect(response.status).toBe(201);
    created.push(((await response.json()) as { id: string }).id);
  }
}

async function countsIn(at: DatabasePlace) {
  const database = at.open();
  const { rows } = await sql<{ recipes: number; counted: number; found: number }>`
    select (select count(*) from recipes) as recipes, (select sum(recipes) from recipe_figures) as counted,
      (select count(*) from recipe_search) as found`.execute(database.db);
  await database.close();
  return rows.map(({ recipes, counted, found }) => [recipes, counted, found].map(Number))[0];
}

describe('npm run backup and npm run restore', () => {
  test('back up a consistent snapshot of a server under writes, and restore it elsewhere', async () => {
    const server = await start(place);
    const cookie = await signUp();
    const created: string[] = [];
    await write(server, cookie, created, () => created.length < CREATED_BEFORE);
    const before = [...created];
    let continues = true;
    const writers = Array.from({ length: WRITERS }, () => write(server, cookie, created, () => continues));
    const { code, output } = await runCommand('backup', environmentFor(place), []);
    continues = false;
    await Promise.all(writers);
    expect(code, output).toBe(0);
    expect(created.length, 'written during the backup').toBeGreaterThan(before.length);
    server.kill('SIGTERM');
    await server.ended;

    const [name = ''] = readdirSync(join(place.dataDir, 'backups'));
    expect(output).toContain(name);
    const restored = await runCommand('restore', environmentFor(other), [join(place.dataDir, 'backups', name)]);
    expect(restored.code, restored.output).toBe(0);
    expect(restored.output).toContain('1 person, ');

    const [recipes = 0, counted, found] = (await countsIn(other)) ?? [];
    expect([counted, found]).toEqual([recipes, recipes]);
    expect(recipes).toBeGreaterThanOrEqual(before.length);
    const second = await start(other);
    for (const id of before) expect((await call(second, 'GET', `/api/recipes/${id}`, { cookie })).status).toBe(200);
  });

  test('explain each refusal in plain words, without a stack trace', async () => {
    const database = place.open();
    await createUser({ database });
    const file = join(other.dataDir, 'kept.zip');
    expect(await runCommand('backup', environmentOf(place), [file])).toMatchObject({ code: 0 });
    for (const [command, words, text, at = place] of [
      ['backup', [], 'nothing to back up', other],
      ['backup', [file], 'already exists'],
      ['restore', [], 'Which backup?'],
      ['restore', [file], 'There are accounts here already'],
    ] as const) {
      const { code, output } = await runCommand(command, environmentOf(at), words);
      expect(code, output).toBe(1);
      expect(output).toContain(text);
      expect(output).not.toMatch(/^\s+at /mu);
    }
    // An unexpected failure: the schema was changed by hand.
    await sql`alter table users rename to people`.execute(database.db);
    await database.close();
    expect(await runCommand('restore', environmentOf(place), [file])).toMatchObject({ code: 1 });
  });
});

describeOn('sqlite')('npm run backup', () => {
  test('creates no secret key when the server has one outside of DATA_DIR', async () => {
    const database = place.open();
    await recordSecretKey(database.db, environmentOf(place)['SECRET_KEY'] ?? '');
    await database.close();
    const { code, output } = await runCommand('backup', environmentFor(place), []);
    expect(code, output).toBe(1);
    expect(output).toContain("Please set SECRET_KEY to the server's key");
    expect(readdirSync(place.dataDir)).not.toContain('secret-key');
    expect(readdirSync(join(place.dataDir, 'backups'))).toEqual([]);
  });
});
