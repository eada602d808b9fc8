import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { Recipe, RecipePage } from '@larder/contract/recipes';
import { searchWords } from '@larder/culinary/plain-words';

import { createDatabase, type DatabasePlace } from '../database.ts';
import { createUser, newRecipe, type TestUser } from '../factories.ts';
import { call, environmentOf, type ServerProcess, startServerProcess } from './server-process.ts';

const ROUNDS = 3;
const WRITERS = 6;
const ACKNOWLEDGED_BEFORE_KILL = 40;

let place: DatabasePlace;
let anna: TestUser;
let server: ServerProcess;
beforeEach(async () => {
  place = await createDatabase();
  const database = place.open();
  anna = await createUser({ database });
  await database.close();
});
afterEach(async () => {
  server.kill('SIGKILL');
  await server.ended;
  await place.remove();
});

/** The states that a recipe may have after a kill: the acknowledged one, or that after the unacknowledged update. */
interface Known {
  acknowledged: Recipe;
  /** The title that an unacknowledged update sets. */
  pendingTitle: string | undefined;
}

const send = (method: string, path: string, body?: object) => call(server, method, path, { cookie: anna.cookie, body });

/** Creates and updates recipes until a request fails. */
async function write(known: Map<string, Known>): Promise<void> {
  for (;;) {
    const id = randomUUID();
    const created = await send('POST', '/recipes', newRecipe({ id, title: `Created ${id}` }));
    expect(created.status).toBe(201);
    const entry: Known = { acknowledged: Recipe.parse(await created.json()), pendingTitle: undefined };
    known.set(id, entry);

    entry.pendingTitle = `Changed ${id}`;
    const changed = await send('PATCH', `/api/recipes/${id}`, { title: entry.pendingTitle, version: 1 });
    expect(changed.status).toBe(200);
    entry.acknowledged = Recipe.parse(await changed.json());
    entry.pendingTitle = undefined;
  }
}

/** Resolves when the connection is lost. Any other error fails the test. */
async function writeUntilKilled(known: Map<string, Known>): Promise<void> {
  try {
    await write(known);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

async function expectAllStored(known: ReadonlyMap<string, Known>) {
  for (const [id, { acknowledged, pendingTitle }] of known) {
    const response = await send('GET', `/api/recipes/${id}`);
    expect(response.status, `${acknowledged.title} was acknowledged`).toBe(200);
    const found = Recipe.parse(await response.json());
    if (found.title === acknowledged.title) {
      expect(found).toEqual(acknowledged);
      continue;
    }
    // The URL of the drawing contains the time of the last update.
    const { updated_at, drawing } = found;
    expect(found).toEqual({ ...acknowledged, title: pendingTitle, version: 2, updated_at, drawing });
  }
  for (const lastId of [...known.keys()].slice(-1)) {
    const search = await send('GET', `/api/recipes?q=${lastId}`);
    expect(RecipePage.parse(await search.json()).recipes.map(({ id }) => id)).toEqual([lastId]);
  }
}

async function expectNoPartialWrites() {
  const database = place.open();
  try {
    const rows = await database.db
      .selectFrom('recipes')
      .leftJoin('recipe_search', 'recipe_search.id', 'recipes.id')
      .select(['recipes.title', 'recipe_search.title as words'])
      .execute();
    for (const { title, words } of rows) expect(words?.trim()).toBe(searchWords(title).join(' '));
    const { recipes } = await database.db
      .selectFrom('recipe_figures')
      .select('recipes')
      .where('user_id', '=', anna.id)
      .executeTakeFirstOrThrow();
    expect(recipes).toBe(rows.length);
    const versions = await database.db.selectFrom('recipe_versions').select('recipe_id').execute();
    expect(versions.length).toBe(rows.filter(({ title }) => title.startsWith('Changed')).length);
    if (database.kind === 'sqlite') {
      expect((await sql`pragma integrity_check`.execute(database.db)).rows).toEqual([{ integrity_check: 'ok' }]);
      expect((await sql`pragma foreign_key_check`.execute(database.db)).rows).toEqual([]);
      await sql`insert into recipe_search_fts (recipe_search_fts) values ('integrity-check')`.execute(database.db);
    }
  } finally {
    await database.close();
  }
}

test('acknowledged writes survive SIGKILL, and no write is partial', { timeout: 90_000 }, async () => {
  const all = new Map<string, Known>();
  for (let round = 0; round < ROUNDS; round++) {
    server = await startServerProcess(environmentOf(place));
    await expectAllStored(all);

    const known = new Map<string, Known>();
    const writers = Array.from({ length: WRITERS }, () => writeUntilKilled(known));
    while (known.size < ACKNOWLEDGED_BEFORE_KILL) await send('GET', '/healthz');
    server.kill('SIGKILL');
    expect(await server.ended).toMatchObject({ signal: 'SIGKILL' });
    await Promise.all(writers);
    await expectNoPartialWrites();
    for (const [id, entry] of known) all.set(id, entry);
  }
  server = await startServerProcess(environmentOf(place));
  await expectAllStored(all);
  expect(all.size).toBeGreaterThanOrEqual(ROUNDS * ACKNOWLEDGED_BEFORE_KILL);
});
