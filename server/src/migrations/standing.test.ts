import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { communityRoutes } from '@larder/contract/community';
import { ratingsRoutes } from '@larder/contract/ratings';

import { migrate } from '#platform/db/migrate.ts';
import type { Database } from '#platform/db/open.ts';
import { COMMUNITY_SCOPE, searchDocument } from '#features/recipes/search-document.ts';

import { startApp } from '../../test/app.ts';
import { createEmptyDatabase, type DatabasePlace, describeOn } from '../../test/database.ts';
import { createCommunityRecipe, createPerson, createRecipe } from '../../test/factories.ts';
import { schemaSteps } from './steps.ts';

let place: DatabasePlace;
beforeEach(async () => {
  place = await createEmptyDatabase();
});
afterEach(() => place.remove());

const before = Object.fromEntries(Object.entries(schemaSteps).filter(([name]) => name < '0029'));

/** The words that the index has of each recipe but those that are written. */
async function standings({ db }: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ words: string }>`
    select array_to_string(array(select substr(word, length('scommunity') + 1) from unnest(tsvector_to_array(document)) as word
      where word like 's%' order by 1), ' ') as words
    from community_search order by id`.execute(db);
  return rows.map(({ words }) => words);
}

/** The words of recipes that stand apart, in the first and in the second place. */
async function apart({ db }: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ words: string }>`
    select array_to_string(array(select left(word, 1) || substr(word, length('fcommunity') + 1)
      from unnest(tsvector_to_array(document)) as word where word like 'f%' or word like 'g%' order by 1), ' ') as words
    from community_search order by id`.execute(db);
  return rows.map(({ words }) => words);
}

/** Pairs of letters of three bytes, so many as a recipe might have: PostgreSQL takes them once and not twice. */
const MANY_WORDS = Array.from(
  { length: 33_000 },
  (_, at) => `${String.fromCodePoint(0x4e_00 + (at % 20_000), 0x4e_00 + Math.floor(at / 20_000))} `,
).join('');

/** Three recipes given before the index knew, and brought up to date. */
async function keepBefore(database: Database): Promise<void> {
  await migrate(database, before, place.dataDir);
  const { id: shared_by } = await createPerson({ database });
  const given = [
    { title: 'Good soup', created_at: new Date('2024-12-31T23:59:59Z'), rating: 5, ratings_count: 40, views: 5_000 },
    { title: 'Fair soup', created_at: new Date('2025-01-01T00:00:00Z'), rating: 3.5, ratings_count: 5, views: 16 },
    { title: 'Soup', created_at: new Date('2025-06-15T00:00:00Z') },
  ];
  for (const row of given) {
    const { id } = await createCommunityRecipe({ database }, { shared_by, ...row });
    const document = searchDocument({ title: row.title, description: '', ingredients: [], category: null });
    const body = row.rating === 5 ? `${document.body}${MANY_WORDS}` : document.body;
    await database.db
      .insertInto('community_search')
      .values({ id, scope: COMMUNITY_SCOPE, ...document, body })
      .execute();
  }
  await migrate(database, schemaSteps, place.dataDir);
}

test('what was given before is found', async () => {
  const database = place.open();
  await keepBefore(database);
  const app = await startApp({ database });
  const anna = await createPerson(app);
  const { body } = await app.request(communityRoutes.listCommunity, { query: { q: 'soup', sort: 'rating' } }, anna);
  expect(body.recipes.map(({ title }) => title)).toEqual(['Good soup', 'Fair soup', 'Soup']);
  await app.close();
});

describeOn('postgres')('the index of words knows how a recipe stands', () => {
  test('that was there before', async () => {
    const database = place.open();
    await keepBefore(database);
    expect(await standings(database)).toEqual(['m24300 r7 v5', 'm24301 r2 v1', 'm24306 r0 v0']);
    const [first = '', ...others] = await apart(database);
    expect(first.split(' ').length).toBeGreaterThan(20_000);
    expect(first).toContain('fgood fsoup');
    expect(others).toEqual(['', '']);
    await database.close();
  });

  test('as it is rated, viewed and given anew', async () => {
    const app = await startApp();
    const now = app.clock.now();
    const month = `m${12 * now.getUTCFullYear() + now.getUTCMonth() + 1}`;
    const [anna, bruno] = [await createPerson(app), await createPerson(app)];
    const { id } = await createRecipe(app, bruno);
    const given = await app.request(communityRoutes.shareToCommunity, { params: { id } }, bruno);
    const params = { id: given.body.id };
    expect(await standings(app.database)).toEqual([`${month} r0 v0`]);
    const rate = (rating: number) =>
      app.request(ratingsRoutes.rateRecipe, { params, body: { rating, comment: null } }, anna);
    expect((await rate(5)).status).toBe(200);
    expect(await standings(app.database)).toEqual([`${month} r2 v0`]);
    await app.database.db.updateTable('community_recipes').set({ views: 15 }).execute();
    await app.request(communityRoutes.viewCommunityRecipe, { params }, anna);
    expect(await standings(app.database)).toEqual([`${month} r2 v1`]);
    expect((await app.request(communityRoutes.updateCommunityCopy, { params }, bruno)).status).toBe(200);
    expect(await standings(app.database)).toEqual([`${month} r2 v1`]);
    expect((await rate(1)).status).toBe(200);
    expect(await standings(app.database)).toEqual([`${month} r0 v1`]);
    await app.close();
  });

  test('and has the words of the best apart, however many words', async () => {
    const app = await startApp();
    const { id: shared_by } = await createPerson(app);
    const { id } = await createCommunityRecipe(app, { shared_by });
    const short = searchDocument({ title: 'Pea soup', description: '', ingredients: [], category: null });
    // Two letters of three bytes each: short words take most room, as each has in the index what tells where it stands.
    const letters = Array.from({ length: 40_000 }, (_, at) =>
      String.fromCodePoint(0x4e_00 + (at % 20_000), 0x4e_00 + Math.floor(at / 20_000)),
    );
    const long = searchDocument({ title: 'Pea soup', description: '', ingredients: letters, category: null });
    await app.database.db
      .insertInto('community_search')
      .values({ id, scope: COMMUNITY_SCOPE, ...short })
      .execute();
    const rate = (rating: number, ratings_count: number) =>
      app.database.db.updateTable('community_recipes').set({ rating, ratings_count }).where('id', '=', id).execute();
    expect(await apart(app.database)).toEqual(['']);
    await rate(5, 9);
    expect(await apart(app.database)).toEqual(['gpea gsoup']);
    await rate(5, 1_000);
    expect(await apart(app.database)).toEqual(['fpea fsoup']);
    await rate(3, 1_000);
    await app.database.db.updateTable('community_search').set(long).execute();
    await rate(5, 1_000);
    // As many as a search document has.
    expect((await apart(app.database)).join(' ').split(' ').length).toBeGreaterThan(2_000);
    await app.close();
  });
});
