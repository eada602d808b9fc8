import { afterEach, beforeEach, expect, test } from 'vitest';

import { createDatabase, type DatabasePlace } from '../database.ts';
import { createUser } from '../factories.ts';
import { call, environmentOf, runCommand, startServerProcess } from './server-process.ts';

/** Allows for two complete runs with hundreds of requests each. */
const SLOW_MS = 600_000;

let place: DatabasePlace;
beforeEach(async () => {
  place = await createDatabase();
});
afterEach(() => place.remove());

const seed = (environment = {}) => runCommand('seed', { ...environmentOf(place), ...environment }, []);

async function countRows() {
  const database = place.open();
  const { db } = database;
  const recipes = await db.selectFrom('recipes').select(['title', 'user_id', 'is_favorite']).execute();
  const ratings = await db.selectFrom('recipe_ratings').select('comment').execute();
  const counts = {
    recipes: recipes.length,
    titles: new Set(recipes.map(({ title }) => title)).size,
    owners: new Set(recipes.map(({ user_id }) => user_id)).size,
    favorites: recipes.filter(({ is_favorite }) => is_favorite).length,
    shares: (await db.selectFrom('shared_recipes').select('recipe_id').execute()).length,
    published: (await db.selectFrom('community_recipes').select('id').execute()).length,
    ratings: ratings.length,
    comments: ratings.filter(({ comment }) => comment !== null).length,
  };
  await database.close();
  return counts;
}

const FULL = {
  recipes: 200,
  titles: 200,
  owners: 3,
  favorites: 40,
  shares: 34,
  published: 50,
  ratings: 100,
  comments: 17,
};

test(
  'npm run seed fills an empty database once, and its users sign in with the printed password',
  async () => {
    const first = await seed();
    expect(first.code, first.output).toBe(0);
    expect(first.output).toContain('Added 200 recipes.');
    expect(await countRows()).toEqual(FULL);

    const second = await seed();
    expect(second.output).toContain('The demo kitchen is there already; nothing was added.');
    expect(await countRows()).toEqual(FULL);

    const server = await startServerProcess({ ...environmentOf(place), EMAIL_CONFIRMATION: 'required' });
    const [, password = ''] = /Password: (.+)/u.exec(first.output) ?? [];
    for (const email of ['mia@demo.example', 'noah@demo.example', 'ida@demo.example']) {
      const answer = await call(server, 'POST', '/api/auth/sign-in/email', { body: { email, password } });
      expect(answer.status).toBe(200);
    }
    server.kill('SIGTERM');
    await server.ended;
  },
  SLOW_MS,
);

test('npm run seed adds nothing to a database with accounts of other people', async () => {
  const database = place.open();
  await createUser({ database });
  await database.close();
  const { code, output } = await seed();
  expect(code).toBe(1);
  expect(output).toContain('This database has accounts of other people, so nothing was added.');
  expect(await countRows()).toMatchObject({ recipes: 0, published: 0 });
});

test('npm run seed adds nothing to an installation on the public web', async () => {
  const { code, output } = await seed({ PUBLIC_URL: 'https://recipes.example.org' });
  expect(code).toBe(1);
  expect(output).toContain('PUBLIC_URL must not be an https address');
  expect(await countRows()).toMatchObject({ recipes: 0 });
});
