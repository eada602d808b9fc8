import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import {
  categoriesRoutes,
  CATEGORY_SORTS,
  CATEGORY_SOURCES,
  type CategorySort,
  type CategorySource,
  SERVINGS_FILTERS,
  TIME_FILTERS_MINUTES,
} from '@larder/contract/categories';
import { communityRoutes } from '@larder/contract/community';

import { toJson } from '#platform/db/tables.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import {
  createCommunityRecipe,
  createUser,
  createRecipe,
  createSharedRecipe,
  type TestUser,
} from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
// All tests share the community.
beforeEach(() => app.database.db.deleteFrom('community_recipes').execute());

type Query = Parameters<typeof app.request<typeof categoriesRoutes.browseRecipes>>[1]['query'];

const browse = (person: TestUser, query: Query = {}) => app.request(categoriesRoutes.browseRecipes, { query }, person);
const count = async (person: TestUser, query: Query = {}) =>
  (await app.request(categoriesRoutes.countBrowsed, { query }, person)).body;
const titles = async (person: TestUser, query: Query = {}) =>
  (await browse(person, query)).body.recipes.map(({ title }) => title);

interface Fields {
  readonly title?: string;
  readonly category?: string | null;
  readonly preparation_time?: number | null;
  readonly cooking_time?: number | null;
  readonly servings?: number | null;
  readonly created_at?: Date;
  readonly deleted_at?: Date | null;
  readonly is_favorite?: boolean;
}

/** Inserts a recipe. */
async function insert(owner: { readonly id: string }, fields: Fields = {}): Promise<string> {
  const id = uuidv7();
  const texts = { title: 'Soup', description: '', ingredients: toJson(['leek']), instructions: toJson(['Boil.']) };
  const stamps = { created_at: app.clock.now(), updated_at: app.clock.now() };
  await app.database.db
    .insertInto('recipes')
    .values({ id, user_id: owner.id, preparation_time: null, ...texts, ...stamps, ...fields })
    .execute();
  return id;
}

async function insertShared(owner: TestUser, reader: TestUser, fields: Fields = {}): Promise<string> {
  const id = await insert(owner, fields);
  await createSharedRecipe(app, { recipe_id: id, shared_by: owner.id, shared_with: reader.id });
  return id;
}

const people = async () => [await createUser(app), await createUser(app), await createUser(app)] as const;

describe('browsing', () => {
  test('lists own, received and community recipes with their source', async () => {
    const [anna, bruno, clara] = await people();
    await app.database.db
      .updateTable('user_profiles')
      .set({ username: null })
      .where('user_id', '=', clara.id)
      .execute();
    const own = await insert(anna, { title: 'Mine', is_favorite: true });
    const shared = await insertShared(bruno, anna, { title: 'Bruno’s', is_favorite: true });
    const { id } = await createCommunityRecipe(app, { shared_by: clara.id, rating: 4.5, ratings_count: 2 });
    await insert(bruno, { title: 'Not for Anna' });
    await insertShared(bruno, clara, { title: 'For Clara' });

    const { recipes } = (await browse(anna)).body;
    const unrated = { rating: 0, ratings_count: 0 };
    expect(Object.fromEntries(recipes.map((recipe) => [recipe.id, recipe]))).toEqual({
      [own]: expect.objectContaining({
        ...unrated,
        source: 'own',
        shared_by: null,
        shared_by_name: null,
        is_favorite: true,
      }),
      [shared]: expect.objectContaining({
        ...unrated,
        source: 'shared',
        shared_by: bruno.id,
        shared_by_name: bruno.name,
        is_favorite: false,
      }),
      [id]: expect.objectContaining({
        source: 'community',
        shared_by: clara.id,
        shared_by_name: 'A cook',
        rating: 4.5,
        ratings_count: 2,
        is_favorite: false,
      }),
    });
  });

  test('lists a recipe once that was received and is in the community too, and prefers the received one', async () => {
    const [anna, bruno, clara] = await people();
    const both = await insertShared(bruno, anna, { title: 'Both', category: 'Soup' });
    await createCommunityRecipe(app, { title: 'Both', category: 'Soup', shared_by: bruno.id, recipe_id: both });
    await createCommunityRecipe(app, { title: 'Other', category: 'Soup', shared_by: bruno.id });
    for (const sort of CATEGORY_SORTS) {
      const { recipes } = (await browse(anna, { sort })).body;
      expect(recipes.map(({ title, source }) => [title, source]).toSorted()).toEqual([
        ['Both', 'shared'],
        ['Other', 'community'],
      ]);
    }
    expect(await count(anna)).toEqual({ count: 2, more: false });
    // Other users, and the community alone, list the copy.
    for (const listed of [await titles(clara), await titles(anna, { source: 'community' })])
      expect(listed.toSorted()).toEqual(['Both', 'Other']);
    // The received one has left the category; its copy has not.
    await app.database.db.updateTable('recipes').set({ category: 'Dessert' }).where('id', '=', both).execute();
    expect((await titles(anna, { category: 'Soup' })).toSorted()).toEqual(['Both', 'Other']);
    expect(await count(anna, { category: 'Soup' })).toEqual({ count: 2, more: false });
  });

  test('sorts newest first by default', async () => {
    const [anna] = await people();
    const now = app.clock.now().getTime();
    for (const [title, daysAgo, cooking_time] of [
      ['Second', 2, 1],
      ['First', 1, 3],
      ['Third', 3, 2],
    ] as const) {
      await insert(anna, { title, cooking_time, created_at: new Date(now - daysAgo * 24 * 60 * 60 * 1_000) });
    }
    expect(await titles(anna)).toEqual(['First', 'Second', 'Third']);
    expect(await titles(anna, { sort: 'newest' })).toEqual(await titles(anna));
  });

  test('never discloses an email address, even one chosen as a name', async () => {
    const [anna, bruno] = await people();
    const username = bruno.email;
    await app.database.db.updateTable('user_profiles').set({ username }).where('user_id', '=', bruno.id).execute();
    await insertShared(bruno, anna);
    const answer = await browse(anna);
    expect(answer.body.recipes.map(({ shared_by_name: name }) => name)).toEqual(['A cook']);
    expect(answer.text).not.toContain('@');
  });

  test.each<readonly [CategorySource, readonly string[]]>([
    ['all', ['Own', 'Received', 'Theirs']],
    ['mine', ['Own']],
    ['community', ['Own', 'Theirs']],
  ])('the source “%s” lists %j', async (source, expected) => {
    const [anna, bruno] = await people();
    await insert(anna, { title: 'Own' });
    await insertShared(bruno, anna, { title: 'Received' });
    await createCommunityRecipe(app, { shared_by: anna.id, title: 'Own' });
    await createCommunityRecipe(app, { shared_by: bruno.id, title: 'Theirs' });
    expect((await titles(anna, { source })).toSorted()).toEqual(expected.toSorted());
    expect(await count(anna, { source })).toEqual({ count: expected.length, more: false });
  });

  test('excludes recipes in the bin and hidden ones', async () => {
    const [anna, bruno] = await people();
    const deleted_at = app.clock.now();
    await insert(anna, { deleted_at });
    await insertShared(bruno, anna, { deleted_at });
    await createCommunityRecipe(app, { shared_by: bruno.id, hidden_at: new Date(), hidden_reason: 'Spam' });
    for (const source of CATEGORY_SOURCES) {
      expect(await titles(anna, { source })).toEqual([]);
      expect(await count(anna, { source })).toEqual({ count: 0, more: false });
    }
  });

  test.each([
    [1, [1]],
    [2, [2]],
    [4, [4]],
    [6, [6, 7, 12]],
  ])('for %i servings lists recipes for %j', async (servings, fitting) => {
    const anna = await createUser(app);
    for (const written of [1, 2, 3, 4, 5, 6, 7, 12, null]) await insert(anna, { servings: written });
    const { body } = await browse(anna, { servings });
    expect(body.recipes.map((recipe) => Number(recipe.servings)).toSorted((a, b) => a - b)).toEqual(fitting);
    expect(await count(anna, { servings })).toEqual({ count: fitting.length, more: false });
  });
});

describe('a page request', () => {
  test.each(CATEGORY_SORTS)('is refused with a cursor of another sort than %s', async (sort) => {
    const anna = await createUser(app);
    await insert(anna);
    await insert(anna);
    const { body } = await browse(anna, { sort, limit: 1 });
    for (const other of CATEGORY_SORTS.filter((name) => name !== sort)) {
      const { status, error } = await browse(anna, { sort: other, cursor: body.next_cursor ?? '' });
      expect(status).toBe(400);
      expect(error.fields).toEqual({ cursor: 'Not a page of this list' });
    }
  });

  test.each(['', 'x', 'bnVsbA', Buffer.from('["newest",9,0,0,"x"]').toString('base64url')])(
    'is refused with the cursor %j',
    async (cursor) => {
      const { status, error } = await browse(await createUser(app), { cursor });
      expect(status).toBe(400);
      expect(error.fields).toEqual({ cursor: 'Not a page of this list' });
    },
  );

  test.each([
    { category: 'Cake' },
    { minutes: 20 },
    { servings: 3 },
    { sort: 'title' },
    { source: 'others' },
    { limit: 101 },
  ])('is refused with %j, naming the field', async (query) => {
    const { status, error } = await browse(await createUser(app), query as Query);
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toEqual(Object.keys(query));
  });
});

test('sorted by rating, recipes outside the community come after viewed ones and unrated ones of the same time', async () => {
  const [anna, bruno] = await people();
  const created_at = app.clock.now();
  const old = new Date(created_at.getTime() - 1_000);
  const viewed = await createCommunityRecipe(app, { shared_by: bruno.id, views: 1, created_at: old });
  const unrated = await createCommunityRecipe(app, { shared_by: bruno.id, created_at });
  const own = [await insert(anna, { created_at }), await insert(anna, { created_at })].toReversed();
  expect(await pageThrough(anna, { sort: 'rating', limit: 1 })).toEqual([viewed.id, unrated.id, ...own]);
});

describe('the count', () => {
  test('is exact up to 10,000 and says if there are more', async () => {
    const [anna, bruno] = await people();
    const row = { shared_by: bruno.id, description: '', ingredients: toJson(['x']), instructions: toJson(['x']) };
    const rows = Array.from({ length: 10_000 }, (_, n) => ({
      ...row,
      id: uuidv7(),
      title: `Soup ${n}`,
      created_at: app.clock.now(),
    }));
    for (let at = 0; at < rows.length; at += 1_000) {
      await app.database.db
        .insertInto('community_recipes')
        .values(rows.slice(at, at + 1_000))
        .execute();
    }
    expect(await count(anna)).toEqual({ count: 10_000, more: false });
    expect(await count(bruno)).toEqual({ count: 0, more: false });
    // The actor's copies do not use up the limit.
    await createCommunityRecipe(app, { shared_by: anna.id });
    expect(await count(anna)).toEqual({ count: 10_000, more: false });
    await insert(anna);
    expect(await count(anna)).toEqual({ count: 10_000, more: true });
    expect(await count(anna, { source: 'community' })).toEqual({ count: 10_000, more: true });
    const clara = await createUser(app);
    await createCommunityRecipe(app, { shared_by: clara.id });
    await createCommunityRecipe(app, { shared_by: clara.id });
    expect(await count(clara)).toEqual({ count: 10_000, more: true });
  });

  test('filtered by time or servings is exact up to 1,000, and for own recipes beyond', async () => {
    const [anna, bruno] = await people();
    const written = { description: '', ingredients: toJson(['x']), instructions: toJson(['x']), preparation_time: 20 };
    const rows = Array.from({ length: 1_001 }, (_, n) => ({
      ...written,
      title: `Soup ${n}`,
      servings: 4,
      created_at: app.clock.now(),
    }));
    const { db } = app.database;
    await db
      .insertInto('community_recipes')
      .values(rows.map((row) => ({ ...row, id: uuidv7(), shared_by: bruno.id })))
      .execute();
    const stamps = { cooking_time: null, updated_at: app.clock.now() };
    await db
      .insertInto('recipes')
      .values(rows.map((row) => ({ ...row, ...stamps, id: uuidv7(), user_id: anna.id })))
      .execute();
    for (const filter of [{ minutes: 30 }, { servings: 4 }]) {
      expect(await count(anna, { source: 'community', ...filter })).toEqual({ count: 1_000, more: true });
      expect(await count(anna, { source: 'mine', ...filter })).toEqual({ count: 1_001, more: false });
    }
    expect(await count(anna, { source: 'community' })).toEqual({ count: 1_001, more: false });
  });
});

describe('a search', () => {
  test('covers every source, with the filters, order and count of the list', async () => {
    const [anna, bruno] = await people();
    const fields = { category: 'Soup', description: 'Green and quick.', servings: 4 } as const;
    const create = (owner: TestUser, title: string, preparation_time: number) =>
      createRecipe(app, owner, { ...fields, title, preparation_time });
    await create(anna, 'Leek soup', 30);
    await create(anna, 'Pea soup', 5);
    const shared = await create(bruno, 'Leek pie', 10);
    await createSharedRecipe(app, { recipe_id: shared.id, shared_by: bruno.id, shared_with: anna.id });
    const published = await create(bruno, 'Leek stew', 20);
    expect(await titles(bruno, { q: 'leek', source: 'community' })).toEqual([]);
    await app.request(communityRoutes.shareToCommunity, { params: { id: published.id } }, bruno);
    expect(await titles(bruno, { q: 'leek', source: 'community' })).toEqual(['Leek stew']);
    await create(bruno, 'Leek of nobody else', 1);

    const { body } = await browse(anna, { q: 'leek', sort: 'quickest' });
    expect(body.recipes.map(({ title }) => title)).toEqual(['Leek pie', 'Leek stew', 'Leek soup']);
    expect(body).toMatchObject({ words: expect.arrayContaining(['leek']), mended: null });
    expect(await titles(anna, { q: 'leek', sort: 'quickest', minutes: 15 })).toEqual(['Leek pie']);
    expect(await titles(anna, { q: 'leek', category: 'Dessert' })).toEqual([]);
    expect(await titles(anna, { q: 'leek', source: 'mine' })).toEqual(['Leek soup']);
    expect(await titles(anna, { q: 'leek', source: 'community' })).toEqual(['Leek stew']);
    expect(await count(anna, { q: 'leek' })).toEqual({ count: 3, more: false });
    expect(await count(anna, { q: 'leek', minutes: 15 })).toEqual({ count: 1, more: false });
    const first = (await browse(anna, { q: 'leek', sort: 'quickest', limit: 2 })).body;
    expect(await titles(anna, { q: 'leek', sort: 'quickest', limit: 2, cursor: first.next_cursor ?? '' })).toEqual([
      'Leek soup',
    ]);
  });

  test('lists everything for a blank phrase, and reports a correction', async () => {
    const anna = await createUser(app);
    await createRecipe(app, anna, { title: 'Ribollita' });
    expect((await browse(anna, { q: '  ' })).body).toMatchObject({
      recipes: [{ title: 'Ribollita' }],
      words: [],
      mended: null,
    });
    expect((await browse(anna, { q: 'ribolita' })).body).toMatchObject({
      recipes: [{ title: 'Ribollita' }],
      mended: 'ribollita',
    });
    expect(await count(anna, { q: 'ribolita' })).toEqual({ count: 1, more: false });
    expect((await browse(anna, { q: 'ribolita', source: 'community' })).body).toMatchObject({
      recipes: [],
      mended: null,
    });
  });
});

/** A recipe of any source with the columns that lists use. */
const AnyRecipe = fc.record({
  place: fc.constantFrom('own', 'shared', 'community', 'own copy', 'a stranger’s', 'bin', 'hidden'),
  category: fc.constantFrom('Soup', 'Dessert', null),
  preparation_time: fc.constantFrom(null, 0, 5, 15, 30),
  cooking_time: fc.constantFrom(null, 0, 10, 45, 120),
  servings: fc.constantFrom(null, 1, 2, 4, 5, 6, 8),
  daysAgo: fc.integer({ min: 0, max: 3 }),
  // Mean and number of ratings: a few best ratings weigh less than many good ones.
  rated: fc.constantFrom([0, 0], [5, 1], [4, 20], [10 / 3, 3], [1.5, 2]),
  views: fc.constantFrom(0, 0, 7),
});
type AnyRecipe = Readonly<typeof AnyRecipe extends fc.Arbitrary<infer Value> ? Value : never> & { readonly id: string };

const AnyQuery = fc.record({
  source: fc.constantFrom(...CATEGORY_SOURCES),
  sort: fc.constantFrom(...CATEGORY_SORTS),
  category: fc.option(fc.constantFrom('Soup', 'Dessert', 'Salad'), { nil: undefined, freq: 2 }),
  minutes: fc.option(fc.constantFrom(...TIME_FILTERS_MINUTES), { nil: undefined, freq: 2 }),
  servings: fc.option(fc.constantFrom(...SERVINGS_FILTERS), { nil: undefined, freq: 2 }),
  limit: fc.integer({ min: 1, max: 7 }),
});
type AnyQuery = Readonly<typeof AnyQuery extends fc.Arbitrary<infer Value> ? Value : never>;

const VISIBLE: Readonly<Record<CategorySource, readonly AnyRecipe['place'][]>> = {
  all: ['own', 'shared', 'community'],
  mine: ['own'],
  community: ['community', 'own copy'],
};

const minutesOf = ({ preparation_time, cooking_time }: AnyRecipe) => (preparation_time ?? 0) + (cooking_time ?? 0);
const isOfCommunity = ({ place }: AnyRecipe) => place === 'community' || place === 'own copy';
const weightOf = ({ rated: [mean = 0, of = 0] }: AnyRecipe) => (of === 0 ? 0 : (mean * of + 3 * 5) / (of + 5));
const rank = (recipe: AnyRecipe) => (isOfCommunity(recipe) ? [weightOf(recipe), recipe.views] : [0, 0]);
const compareNumbers = ([a = 0, ...as]: number[], [b = 0, ...bs]: number[]): number =>
  a - b || (as.length + bs.length === 0 ? 0 : compareNumbers(as, bs));
/** Recipes outside the community come after those of the same time. */
const quickness = (recipe: AnyRecipe) => (isOfCommunity(recipe) ? -(recipe.preparation_time ?? 1e6) : -1e9);
const upwards = (a: string, b: string) => (a < b ? -1 : 1);
const byAge = (a: AnyRecipe, b: AnyRecipe) => a.daysAgo - b.daysAgo || upwards(b.id, a.id);
const timeless = (minutes: number) => (minutes === 0 ? Infinity : minutes);
const ORDER: Readonly<Record<CategorySort, (a: AnyRecipe, b: AnyRecipe) => number>> = {
  newest: byAge,
  rating: (a, b) =>
    compareNumbers(rank(b), rank(a)) || a.daysAgo - b.daysAgo || quickness(b) - quickness(a) || upwards(b.id, a.id),
  quickest: (a, b) => {
    const [first, second] = [timeless(minutesOf(a)), timeless(minutesOf(b))];
    return first === second ? upwards(a.id, b.id) : first - second;
  },
};

const isFor = (wanted: number, servings: number | null) =>
  wanted === 6 ? servings !== null && servings >= 6 : servings === wanted;

/** Reference implementation of filter and order. */
function expectedIds(recipes: readonly AnyRecipe[], { source, sort, category, minutes, servings }: AnyQuery): string[] {
  return recipes
    .filter(({ place }) => VISIBLE[source].includes(place))
    .filter((recipe) => category === undefined || recipe.category === category)
    .filter((recipe) => minutes === undefined || (minutesOf(recipe) > 0 && minutesOf(recipe) <= minutes))
    .filter((recipe) => servings === undefined || isFor(servings, recipe.servings))
    .toSorted(ORDER[sort])
    .map(({ id }) => id);
}

/** Inserts each recipe into its place. Returns them with their ids. */
async function insertAll(
  anna: TestUser,
  bruno: TestUser,
  wanted: readonly Omit<AnyRecipe, 'id'>[],
): Promise<AnyRecipe[]> {
  const inserted = [];
  for (const [index, recipe] of wanted.entries()) {
    const { place, daysAgo, rated, views, category, preparation_time, cooking_time, servings } = recipe;
    const created_at = new Date(app.clock.now().getTime() - daysAgo * 24 * 60 * 60 * 1000);
    const fields = { title: `${index}`, category, preparation_time, cooking_time, servings, created_at };
    const [rating, ratings_count] = rated;
    const published = {
      ...fields,
      rating,
      ratings_count,
      views,
      hidden_at: place === 'hidden' ? app.clock.now() : null,
    };
    const insertInto = {
      own: () => insert(anna, fields),
      shared: () => insertShared(bruno, anna, fields),
      'a stranger’s': () => insert(bruno, fields),
      bin: () => insert(anna, { ...fields, deleted_at: app.clock.now() }),
      community: async () => (await createCommunityRecipe(app, { ...published, shared_by: bruno.id })).id,
      'own copy': async () => (await createCommunityRecipe(app, { ...published, shared_by: anna.id })).id,
      hidden: async () => (await createCommunityRecipe(app, { ...published, shared_by: bruno.id })).id,
    };
    inserted.push({ ...recipe, id: await insertInto[place]() });
  }
  return inserted;
}

async function pageThrough(person: TestUser, query: Query): Promise<string[]> {
  const ids = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const { body }: Awaited<ReturnType<typeof browse>> = await browse(person, { ...query, ...(cursor && { cursor }) });
    ids.push(...body.recipes.map(({ id }) => id));
    cursor = body.next_cursor;
  }
  return ids;
}

test('pages of any filter, sort and size contain each matching recipe once, in order, and are counted', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(AnyRecipe, { minLength: 8, maxLength: 30 }),
      fc.array(AnyQuery, { minLength: 8, maxLength: 8 }),
      async (wanted, queries) => {
        await app.database.db.deleteFrom('community_recipes').execute();
        const [anna, bruno] = await people();
        const recipes = await insertAll(anna, bruno, wanted);
        for (const query of queries) {
          const expected = expectedIds(recipes, query);
          const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
          expect(await pageThrough(anna, given)).toEqual(expected);
          const { limit: _limit, sort: _sort, ...filter } = given;
          expect(await count(anna, filter)).toEqual({ count: expected.length, more: false });
        }
      },
    ),
    { numRuns: 12 },
  );
});
