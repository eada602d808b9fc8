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
  createPerson,
  createRecipe,
  createSharedRecipe,
  type TestPerson,
} from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
// The community is everyone's.
beforeEach(() => app.database.db.deleteFrom('community_recipes').execute());

type Query = Parameters<typeof app.request<typeof categoriesRoutes.browseRecipes>>[1]['query'];

const browse = (person: TestPerson, query: Query = {}) =>
  app.request(categoriesRoutes.browseRecipes, { query }, person);
const count = async (person: TestPerson, query: Query = {}) =>
  (await app.request(categoriesRoutes.countBrowsed, { query }, person)).body;
const titles = async (person: TestPerson, query: Query = {}) =>
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

/** A recipe as it stands in the database. */
async function keep(owner: { readonly id: string }, fields: Fields = {}): Promise<string> {
  const id = uuidv7();
  const texts = { title: 'Soup', description: '', ingredients: toJson(['leek']), instructions: toJson(['Boil.']) };
  const stamps = { created_at: app.clock.now(), updated_at: app.clock.now() };
  await app.database.db
    .insertInto('recipes')
    .values({ id, user_id: owner.id, preparation_time: null, ...texts, ...stamps, ...fields })
    .execute();
  return id;
}

async function give(owner: TestPerson, reader: TestPerson, fields: Fields = {}): Promise<string> {
  const id = await keep(owner, fields);
  await createSharedRecipe(app, { recipe_id: id, shared_by: owner.id, shared_with: reader.id });
  return id;
}

const people = async () => [await createPerson(app), await createPerson(app), await createPerson(app)] as const;

describe('what is shown', () => {
  test('is one’s own, what was shared with one and what the community has, with where it comes from', async () => {
    const [anna, bruno, clara] = await people();
    await app.database.db
      .updateTable('user_profiles')
      .set({ username: null })
      .where('user_id', '=', clara.id)
      .execute();
    const own = await keep(anna, { title: 'Mine', is_favorite: true });
    const shared = await give(bruno, anna, { title: 'Bruno’s', is_favorite: true });
    const { id } = await createCommunityRecipe(app, { shared_by: clara.id, rating: 4.5, ratings_count: 2 });
    await keep(bruno, { title: 'Not for Anna' });
    await give(bruno, clara, { title: 'For Clara' });

    const { recipes } = (await browse(anna)).body;
    const nobodys = { rating: 0, ratings_count: 0 };
    expect(Object.fromEntries(recipes.map((recipe) => [recipe.id, recipe]))).toEqual({
      [own]: expect.objectContaining({
        ...nobodys,
        source: 'own',
        shared_by: null,
        shared_by_name: null,
        is_favorite: true,
      }),
      [shared]: expect.objectContaining({
        ...nobodys,
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

  test('is the newest first where nothing else is asked for', async () => {
    const [anna] = await people();
    const now = app.clock.now().getTime();
    for (const [title, daysAgo, cooking_time] of [
      ['Second', 2, 1],
      ['First', 1, 3],
      ['Third', 3, 2],
    ] as const) {
      await keep(anna, { title, cooking_time, created_at: new Date(now - daysAgo * 24 * 60 * 60 * 1_000) });
    }
    expect(await titles(anna)).toEqual(['First', 'Second', 'Third']);
    expect(await titles(anna, { sort: 'newest' })).toEqual(await titles(anna));
  });

  test('never says an address, also where somebody goes by it', async () => {
    const [anna, bruno] = await people();
    const username = bruno.email;
    await app.database.db.updateTable('user_profiles').set({ username }).where('user_id', '=', bruno.id).execute();
    await give(bruno, anna);
    const answer = await browse(anna);
    expect(answer.body.recipes.map(({ shared_by_name: name }) => name)).toEqual(['A cook']);
    expect(answer.text).not.toContain('@');
  });

  test.each<readonly [CategorySource, readonly string[]]>([
    ['all', ['Kept', 'Given', 'Theirs']],
    ['mine', ['Kept']],
    ['community', ['Kept', 'Theirs']],
  ])('of the source “%s” is its own', async (source, expected) => {
    const [anna, bruno] = await people();
    await keep(anna, { title: 'Kept' });
    await give(bruno, anna, { title: 'Given' });
    await createCommunityRecipe(app, { shared_by: anna.id, title: 'Kept' });
    await createCommunityRecipe(app, { shared_by: bruno.id, title: 'Theirs' });
    expect((await titles(anna, { source })).toSorted()).toEqual(expected.toSorted());
    expect(await count(anna, { source })).toEqual({ count: expected.length, more: false });
  });

  test('is nothing from a bin, and nothing that is hidden', async () => {
    const [anna, bruno] = await people();
    const deleted_at = app.clock.now();
    await keep(anna, { deleted_at });
    await give(bruno, anna, { deleted_at });
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
  ])('for %i servings is what is written for %j', async (servings, fitting) => {
    const anna = await createPerson(app);
    for (const written of [1, 2, 3, 4, 5, 6, 7, 12, null]) await keep(anna, { servings: written });
    const { body } = await browse(anna, { servings });
    expect(body.recipes.map((recipe) => Number(recipe.servings)).toSorted((a, b) => a - b)).toEqual(fitting);
    expect(await count(anna, { servings })).toEqual({ count: fitting.length, more: false });
  });
});

describe('a page', () => {
  test.each(CATEGORY_SORTS)('of the list by %s refuses the key of another order by name', async (sort) => {
    const anna = await createPerson(app);
    await keep(anna);
    await keep(anna);
    const { body } = await browse(anna, { sort, limit: 1 });
    for (const other of CATEGORY_SORTS.filter((name) => name !== sort)) {
      const { status, error } = await browse(anna, { sort: other, cursor: body.next_cursor ?? '' });
      expect(status).toBe(400);
      expect(error.fields).toEqual({ cursor: 'Not a page of this list' });
    }
  });

  test.each(['', 'x', 'bnVsbA', Buffer.from('["newest",9,0,0,"x"]').toString('base64url')])(
    'cannot begin after %j',
    async (cursor) => {
      const { status, error } = await browse(await createPerson(app), { cursor });
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
  ])('is refused by what is wrong with it: %j', async (query) => {
    const { status, error } = await browse(await createPerson(app), query as Query);
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toEqual(Object.keys(query));
  });
});

test('what nobody can rate comes after what is viewed, and after what is just as new and not rated', async () => {
  const [anna, bruno] = await people();
  const created_at = app.clock.now();
  const old = new Date(created_at.getTime() - 1_000);
  const viewed = await createCommunityRecipe(app, { shared_by: bruno.id, views: 1, created_at: old });
  const unrated = await createCommunityRecipe(app, { shared_by: bruno.id, created_at });
  const own = [await keep(anna, { created_at }), await keep(anna, { created_at })].toReversed();
  expect(await pageThrough(anna, { sort: 'rating', limit: 1 })).toEqual([viewed.id, unrated.id, ...own]);
});

describe('the count', () => {
  test('is exact up to 10,000, and says when there are more', async () => {
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
    // One's own copies are no reason to stop before everyone else's were counted.
    await createCommunityRecipe(app, { shared_by: anna.id });
    expect(await count(anna)).toEqual({ count: 10_000, more: false });
    await keep(anna);
    expect(await count(anna)).toEqual({ count: 10_000, more: true });
    expect(await count(anna, { source: 'community' })).toEqual({ count: 10_000, more: true });
    const clara = await createPerson(app);
    await createCommunityRecipe(app, { shared_by: clara.id });
    await createCommunityRecipe(app, { shared_by: clara.id });
    expect(await count(clara)).toEqual({ count: 10_000, more: true });
  });

  test('of what a time or servings narrow is exact up to 1,000, but of one’s own', async () => {
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
    for (const narrowed of [{ minutes: 30 }, { servings: 4 }]) {
      expect(await count(anna, { source: 'community', ...narrowed })).toEqual({ count: 1_000, more: true });
      expect(await count(anna, { source: 'mine', ...narrowed })).toEqual({ count: 1_001, more: false });
    }
    expect(await count(anna, { source: 'community' })).toEqual({ count: 1_001, more: false });
  });
});

describe('what is searched for', () => {
  test('is found in every source, narrowed and ordered as the list is, and counted', async () => {
    const [anna, bruno] = await people();
    const fields = { category: 'Soup', description: 'Green and quick.', servings: 4 } as const;
    const kept = (owner: TestPerson, title: string, preparation_time: number) =>
      createRecipe(app, owner, { ...fields, title, preparation_time });
    await kept(anna, 'Leek soup', 30);
    await kept(anna, 'Pea soup', 5);
    const shared = await kept(bruno, 'Leek pie', 10);
    await createSharedRecipe(app, { recipe_id: shared.id, shared_by: bruno.id, shared_with: anna.id });
    const given = await kept(bruno, 'Leek stew', 20);
    expect(await titles(bruno, { q: 'leek', source: 'community' })).toEqual([]);
    await app.request(communityRoutes.shareToCommunity, { params: { id: given.id } }, bruno);
    expect(await titles(bruno, { q: 'leek', source: 'community' })).toEqual(['Leek stew']);
    await kept(bruno, 'Leek of nobody else', 1);

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

  test('is everything where it is blank, and says what stood in for a slip', async () => {
    const anna = await createPerson(app);
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

/** One recipe that may be there, and what of it a list looks at. */
const Kept = fc.record({
  place: fc.constantFrom('own', 'shared', 'community', 'own copy', 'a stranger’s', 'bin', 'hidden'),
  category: fc.constantFrom('Soup', 'Dessert', null),
  preparation_time: fc.constantFrom(null, 0, 5, 15, 30),
  cooking_time: fc.constantFrom(null, 0, 10, 45, 120),
  servings: fc.constantFrom(null, 1, 2, 4, 5, 6, 8),
  daysAgo: fc.integer({ min: 0, max: 3 }),
  // The average, and of how many: few who say the best weigh less than many who say nearly that.
  rated: fc.constantFrom([0, 0], [5, 1], [4, 20], [10 / 3, 3], [1.5, 2]),
  views: fc.constantFrom(0, 0, 7),
});
type Kept = Readonly<typeof Kept extends fc.Arbitrary<infer Value> ? Value : never> & { readonly id: string };

const Asked = fc.record({
  source: fc.constantFrom(...CATEGORY_SOURCES),
  sort: fc.constantFrom(...CATEGORY_SORTS),
  category: fc.option(fc.constantFrom('Soup', 'Dessert', 'Salad'), { nil: undefined, freq: 2 }),
  minutes: fc.option(fc.constantFrom(...TIME_FILTERS_MINUTES), { nil: undefined, freq: 2 }),
  servings: fc.option(fc.constantFrom(...SERVINGS_FILTERS), { nil: undefined, freq: 2 }),
  limit: fc.integer({ min: 1, max: 7 }),
});
type Asked = Readonly<typeof Asked extends fc.Arbitrary<infer Value> ? Value : never>;

const VISIBLE: Readonly<Record<CategorySource, readonly Kept['place'][]>> = {
  all: ['own', 'shared', 'community'],
  mine: ['own'],
  community: ['community', 'own copy'],
};

const minutesOf = ({ preparation_time, cooking_time }: Kept) => (preparation_time ?? 0) + (cooking_time ?? 0);
const isOfCommunity = ({ place }: Kept) => place === 'community' || place === 'own copy';
const weightOf = ({ rated: [mean = 0, of = 0] }: Kept) => (of === 0 ? 0 : (mean * of + 3 * 5) / (of + 5));
const rank = (recipe: Kept) => (isOfCommunity(recipe) ? [weightOf(recipe), recipe.views] : [0, 0]);
const compareNumbers = ([a = 0, ...as]: number[], [b = 0, ...bs]: number[]): number =>
  a - b || (as.length + bs.length === 0 ? 0 : compareNumbers(as, bs));
/** What nobody can rate comes after what is just as new. */
const haste = (recipe: Kept) => (isOfCommunity(recipe) ? -(recipe.preparation_time ?? 1e6) : -1e9);
const upwards = (a: string, b: string) => (a < b ? -1 : 1);
const byAge = (a: Kept, b: Kept) => a.daysAgo - b.daysAgo || upwards(b.id, a.id);
const timeless = (minutes: number) => (minutes === 0 ? Infinity : minutes);
const ORDER: Readonly<Record<CategorySort, (a: Kept, b: Kept) => number>> = {
  newest: byAge,
  rating: (a, b) =>
    compareNumbers(rank(b), rank(a)) || a.daysAgo - b.daysAgo || haste(b) - haste(a) || upwards(b.id, a.id),
  quickest: (a, b) => {
    const [first, second] = [timeless(minutesOf(a)), timeless(minutesOf(b))];
    return first === second ? upwards(a.id, b.id) : first - second;
  },
};

const isFor = (wanted: number, servings: number | null) =>
  wanted === 6 ? servings !== null && servings >= 6 : servings === wanted;

/** What should come, said once more in plain words. */
function fittingIds(kept: readonly Kept[], { source, sort, category, minutes, servings }: Asked): string[] {
  return kept
    .filter(({ place }) => VISIBLE[source].includes(place))
    .filter((recipe) => category === undefined || recipe.category === category)
    .filter((recipe) => minutes === undefined || (minutesOf(recipe) > 0 && minutesOf(recipe) <= minutes))
    .filter((recipe) => servings === undefined || isFor(servings, recipe.servings))
    .toSorted(ORDER[sort])
    .map(({ id }) => id);
}

/** Puts them where they say, in any order; gives them with their ids. */
async function put(anna: TestPerson, bruno: TestPerson, wanted: readonly Omit<Kept, 'id'>[]): Promise<Kept[]> {
  const kept = [];
  for (const [index, recipe] of wanted.entries()) {
    const { place, daysAgo, rated, views, category, preparation_time, cooking_time, servings } = recipe;
    const created_at = new Date(app.clock.now().getTime() - daysAgo * 24 * 60 * 60 * 1000);
    const fields = { title: `${index}`, category, preparation_time, cooking_time, servings, created_at };
    const [rating, ratings_count] = rated;
    const given = { ...fields, rating, ratings_count, views, hidden_at: place === 'hidden' ? app.clock.now() : null };
    const make = {
      own: () => keep(anna, fields),
      shared: () => give(bruno, anna, fields),
      'a stranger’s': () => keep(bruno, fields),
      bin: () => keep(anna, { ...fields, deleted_at: app.clock.now() }),
      community: async () => (await createCommunityRecipe(app, { ...given, shared_by: bruno.id })).id,
      'own copy': async () => (await createCommunityRecipe(app, { ...given, shared_by: anna.id })).id,
      hidden: async () => (await createCommunityRecipe(app, { ...given, shared_by: bruno.id })).id,
    };
    kept.push({ ...recipe, id: await make[place]() });
  }
  return kept;
}

async function pageThrough(person: TestPerson, query: Query): Promise<string[]> {
  const ids = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const { body }: Awaited<ReturnType<typeof browse>> = await browse(person, { ...query, ...(cursor && { cursor }) });
    ids.push(...body.recipes.map(({ id }) => id));
    cursor = body.next_cursor;
  }
  return ids;
}

test('any way of paging through any list gives each recipe that fits once, in order, and counts it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(Kept, { minLength: 8, maxLength: 30 }),
      fc.array(Asked, { minLength: 8, maxLength: 8 }),
      async (wanted, asked) => {
        await app.database.db.deleteFrom('community_recipes').execute();
        const [anna, bruno] = await people();
        const kept = await put(anna, bruno, wanted);
        for (const query of asked) {
          const fitting = fittingIds(kept, query);
          const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
          expect(await pageThrough(anna, given)).toEqual(fitting);
          const { limit: _limit, sort: _sort, ...filter } = given;
          expect(await count(anna, filter)).toEqual({ count: fitting.length, more: false });
        }
      },
    ),
    { numRuns: 12 },
  );
});
