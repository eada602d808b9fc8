import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { COMMUNITY_SORTS, communityRoutes, type CommunitySort } from '@larder/contract/community';
import { ratingsRoutes } from '@larder/contract/ratings';

import { TOMBSTONE_ID } from '#features/personal-data/system-accounts.ts';
import { COMMUNITY_SCOPE, searchDocument } from '#features/recipes/search/document.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import {
  createCommunityRecipe,
  createUser,
  createRating,
  createRecipe,
  type TestUser,
} from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
beforeAll(async () => {
  app = await startApp();
  [anna, bruno] = await Promise.all([createUser(app), createUser(app)]);
});
afterAll(() => app.close());
beforeEach(() => app.database.db.deleteFrom('community_recipes').execute());

type Query = Parameters<typeof app.request<typeof communityRoutes.listCommunity>>[1]['query'];

const list = (query: Query = {}) => app.request(communityRoutes.listCommunity, { query }, anna);
const titles = async (query: Query = {}) => (await list(query)).body.recipes.map(({ title }) => title);

/** Publishes a recipe, with its search document. */
async function publish(title: string, person = bruno): Promise<string> {
  const { id } = await createRecipe(app, person, { title, category: 'Soup' });
  return (await app.request(communityRoutes.shareToCommunity, { params: { id } }, person)).body.id;
}

async function pageThrough(query: Query): Promise<string[]> {
  const ids = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const { body }: Awaited<ReturnType<typeof list>> = await list({ ...query, ...(cursor && { cursor }) });
    ids.push(...body.recipes.map(({ id }) => id));
    cursor = body.next_cursor;
  }
  return ids;
}

describe('a card', () => {
  test('shows the author, the ratings, the views and the reader’s own rating, and no address', async () => {
    const { id } = await createCommunityRecipe(app, { shared_by: bruno.id, rating: 4.5, ratings_count: 2, views: 7 });
    await createRating(app, { recipe_id: id, user_id: anna.id, rating: 5 });
    await createRating(app, { recipe_id: id, user_id: bruno.id, rating: 4 });
    const { body } = await list();
    const counts = { rating: 4.5, ratings_count: 2, views: 7, own_rating: 5 };
    const author = { source: 'community', shared_by: bruno.id, shared_by_name: bruno.name, is_favorite: false };
    expect(body).toMatchObject({ recipes: [{ id, ...counts, ...author }], next_cursor: null, words: [], mended: null });
  });

  test('has no own rating before the reader rates, and no name for deleted authors or names that are addresses', async () => {
    const { id } = await createCommunityRecipe(app, { shared_by: TOMBSTONE_ID, title: 'Left' });
    const clara = await createUser(app);
    const named = app.database.db.updateTable('user_profiles').set({ username: clara.email });
    await named.where('user_id', '=', clara.id).execute();
    await createCommunityRecipe(app, { shared_by: clara.id, title: 'Named' });
    await createRating(app, { recipe_id: id, user_id: bruno.id });
    const answer = await list({ sort: 'newest' });
    expect(answer.body.recipes).toHaveLength(2);
    for (const card of answer.body.recipes) expect(card).toMatchObject({ own_rating: null, shared_by_name: 'A cook' });
    expect(answer.text).not.toContain('@');
  });
});

/** A community recipe with the columns that lists depend on. */
const Entry = fc.record({
  by: fc.constantFrom('bruno', 'anna', 'hidden'),
  category: fc.constantFrom('Soup', 'Dessert', null),
  preparation_time: fc.constantFrom(null, 0, 5, 30),
  daysAgo: fc.integer({ min: 0, max: 1 }),
  rated: fc.constantFrom([0, 0], [5, 1], [4, 20], [10 / 3, 3]),
  views: fc.constantFrom(0, 1, 7),
});
type Entry = Readonly<typeof Entry extends fc.Arbitrary<infer Value> ? Value : never> & { readonly id: string };

const weight = ({ rated: [mean = 0, of = 0] }: Entry) => (of === 0 ? 0 : (mean * of + 3 * 5) / (of + 5));
const sortMinutes = ({ preparation_time }: Entry) => preparation_time ?? 1e6;

/** The sort keys of each order, most significant first. Higher comes first; ties go to the later id. */
const KEYS: Readonly<Record<CommunitySort, (entry: Entry) => readonly number[]>> = {
  rating: (entry) => [weight(entry), entry.views, -entry.daysAgo, -sortMinutes(entry)],
  views: (entry) => [entry.views, weight(entry), -entry.daysAgo, -sortMinutes(entry)],
  newest: ({ daysAgo }) => [-daysAgo],
};

function inOrder(entries: readonly Entry[], sort: CommunitySort): string[] {
  const compare = (a: Entry, b: Entry): number => {
    const [first, second] = [KEYS[sort](a), KEYS[sort](b)];
    const at = first.findIndex((value, n) => value !== second[n]);
    return at === -1 ? (a.id < b.id ? 1 : -1) : (second[at] ?? 0) - (first[at] ?? 0);
  };
  return entries.toSorted(compare).map(({ id }) => id);
}

async function insert(wanted: readonly Omit<Entry, 'id'>[]): Promise<Entry[]> {
  const entries = [];
  for (const recipe of wanted) {
    const { by, daysAgo, rated, ...columns } = recipe;
    const [rating, ratings_count] = rated;
    const created_at = new Date(app.clock.now().getTime() - daysAgo * 24 * 60 * 60 * 1000);
    const hidden_at = by === 'hidden' ? app.clock.now() : null;
    const shared_by = by === 'anna' ? anna.id : bruno.id;
    const row = { ...columns, rating, ratings_count, created_at, hidden_at, shared_by };
    const { id } = await createCommunityRecipe(app, row);
    const words = searchDocument({
      title: 'Ribollita',
      description: '',
      ingredients: [],
      category: null,
      details: null,
    });
    await app.database.db
      .insertInto('community_search')
      .values({ id, scope: COMMUNITY_SCOPE, ...words })
      .execute();
    entries.push({ ...recipe, id });
  }
  return entries;
}

test('paging returns each match once, in order, with any page size; trending and best rated are its beginning', async () => {
  let q = 'ribollita';
  await fc.assert(
    fc.asyncProperty(
      fc.array(Entry, { minLength: 4, maxLength: 25 }),
      fc.integer({ min: 1, max: 6 }),
      async (wanted, limit) => {
        await app.database.db.deleteFrom('community_recipes').execute();
        const visible = (await insert(wanted)).filter(({ by }) => by !== 'hidden');
        // A new phrase each time: parsed phrases are cached.
        q = `!${q}`;
        for (const sort of COMMUNITY_SORTS) {
          expect(await pageThrough({ sort, limit })).toEqual(inOrder(visible, sort));
          expect(await pageThrough({ sort, limit, q })).toEqual(inOrder(visible, sort));
          const soups = visible.filter(({ category }) => category === 'Soup');
          expect(await pageThrough({ sort, limit, category: 'Soup' })).toEqual(inOrder(soups, sort));
        }
        const trending = await app.request(communityRoutes.listTrending, {}, anna);
        expect(trending.body.recipes.map(({ id }) => id)).toEqual(inOrder(visible, 'views').slice(0, 3));
        const { body } = await app.request(communityRoutes.listRecommended, {}, anna);
        const viewed = new Set(trending.body.recipes.map(({ id }) => id));
        const isRepeated = (id: string) =>
          viewed.has(id) && visible.some(({ id: other, rated }) => other === id && rated[1] === 0);
        const [rest, repeated] = [false, true].map((is) =>
          inOrder(visible, 'rating').filter((id) => isRepeated(id) === is),
        );
        expect(body.recipes.map(({ id }) => id)).toEqual([...(rest ?? []), ...(repeated ?? [])].slice(0, 3));
        expect(body.reason).toBe(null);
      },
    ),
    { numRuns: 12 },
  );
});

test('a new community shows three recipes as trending and three others as recommended, until a rating exists', async () => {
  const ids = [];
  for (let n = 0; n < 6; n++) ids.push(await publish(`Stew ${n}`));
  const picked = async (route: typeof communityRoutes.listTrending | typeof communityRoutes.listRecommended) =>
    (await app.request(route, {}, anna)).body.recipes.map(({ id }) => id);
  const [last = '', ...others] = ids.toReversed();
  expect(await picked(communityRoutes.listTrending)).toEqual([last, ...others.slice(0, 2)]);
  expect(await picked(communityRoutes.listRecommended)).toEqual(others.slice(2));
  await app.request(communityRoutes.viewCommunityRecipe, { params: { id: last } }, anna);
  expect(await picked(communityRoutes.listRecommended)).toEqual(others.slice(2));
  // A rated recipe is listed as best rated even if it is also trending.
  await app.request(ratingsRoutes.rateRecipe, { params: { id: last }, body: { rating: 1 } }, anna);
  expect(await picked(communityRoutes.listRecommended)).toEqual([last, ...others.slice(2, 4)]);
});

test('five stars of one user do not come before four stars of many', async () => {
  await createCommunityRecipe(app, { shared_by: bruno.id, title: 'One', rating: 5, ratings_count: 1 });
  await createCommunityRecipe(app, { shared_by: bruno.id, title: 'Many', rating: 4.2, ratings_count: 50 });
  expect(await titles()).toEqual(['Many', 'One']);
});

describe('searching the community', () => {
  test('keeps the order of the list across pages, and corrects a misspelling', async () => {
    const [first, second] = [await publish('Ribollita of kale'), await publish('Ribollita of beans', anna)];
    await publish('Porridge');
    const view = (id: string) => app.request(communityRoutes.viewCommunityRecipe, { params: { id } }, anna);
    await view(first);
    expect(await titles({ q: 'ribollita', sort: 'views' })).toEqual(['Ribollita of kale', 'Ribollita of beans']);
    const page = (await list({ q: 'ribolita', sort: 'views', limit: 1 })).body;
    expect(page).toMatchObject({ recipes: [{ id: first }], mended: 'ribollita', words: ['ribollita'] });
    const cursor = page.next_cursor ?? '';
    expect((await list({ q: 'ribolita', sort: 'views', limit: 1, cursor })).body).toMatchObject({
      recipes: [{ id: second }],
      next_cursor: null,
    });
    expect(await titles({ q: 'ribollita', category: 'Dessert' })).toEqual([]);
    expect(await titles({ q: 'xqzwvyk' })).toEqual([]);
    expect(await titles({ q: '  ' })).toHaveLength(3);
  });

  test('finds no private and no hidden recipes', async () => {
    await createRecipe(app, anna, { title: 'Grandmother’s secret' });
    const id = await publish('Secret stew');
    await app.database.db
      .updateTable('community_recipes')
      .set({ hidden_at: new Date() })
      .where('id', '=', id)
      .execute();
    expect(await titles({ q: 'secret' })).toEqual([]);
  });
});

test('an invalid cursor, or one of another order, is rejected', async () => {
  await publish('One');
  await publish('Two');
  const { next_cursor } = (await list({ sort: 'views', limit: 1 })).body;
  for (const cursor of ['x', '', next_cursor ?? '']) {
    const { status, error } = await list({ sort: 'rating', cursor });
    expect(status).toBe(400);
    expect(error.fields).toEqual({ cursor: 'Not a page of this list' });
  }
});
