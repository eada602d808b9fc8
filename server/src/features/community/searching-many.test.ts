import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { categoriesRoutes } from '@larder/contract/categories';
import { COMMUNITY_SORTS, communityRoutes, type CommunitySort } from '@larder/contract/community';
import { SEARCH_LIMITS, searchRoutes } from '@larder/contract/search';

import { COMMUNITY_SCOPE } from '#features/recipes/search-document.ts';
import { indexedWords } from '#platform/db/text-index.ts';
import { toJson } from '#platform/db/tables.ts';
import { HOUR_MS } from '#platform/durations.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createDatabase, type DatabasePlace } from '../../../test/database.ts';
import { createPerson, createRecipe, type TestPerson } from '../../../test/factories.ts';
import { recordQueries, type RecordedQuery } from '../../../test/query-recorder.ts';

const RECIPES = 9_000;
const ROWS_AT_ONCE = 500;
/** One in so many has the word: more than are known by their ids, and too few for a page to be full soon in any order. */
const SELDOM = 20;
/** One in so many has this one, the newest among them: the sample tells that they are many. */
const KNOWN = 12;
/** One in so many has this one: so few that no sample has it often, and so many that a page is full soon. */
const OFTEN = 4;

let place: DatabasePlace;
let app: TestApp;
let anna: TestPerson;
let queries: () => readonly RecordedQuery[];
let ran: () => readonly string[];
beforeAll(async () => {
  place = await createDatabase();
  const recorded = recordQueries(place.open());
  ({ queries, ran } = recorded);
  app = await startApp({ database: recorded.database });
  anna = await createPerson(app);
  await fill();
});
afterAll(async () => {
  await app.close();
  await place.remove();
});

/** So many of the newest are known to whoever searches. */
const SAMPLED = 1_000;

const isSoup = (n: number) => n % 3 === 0;
const words = (n: number) => [
  'dish',
  isSoup(n) ? 'soup' : 'dessert',
  ...(n >= SAMPLED && n % SELDOM === 0 ? ['kohlrabi'] : []),
  ...(n >= SAMPLED && n % OFTEN === 0 ? ['leek'] : []),
  ...(n % KNOWN === 1 ? ['fennel'] : []),
  // Fewer than are known by their ids, and all of them among the best.
  ...(n >= SAMPLED && n % 84 === 0 ? ['chervil'] : []),
  // Fewer still, none of them among the best and all of them desserts.
  ...(n >= SAMPLED && n % 210 === 2 ? ['lovage'] : []),
  // Of the soups the oldest alone has it.
  ...((isSoup(n) ? n + 3 >= RECIPES : n % 4 === 1) ? ['sorrel'] : []),
];

/** Some stand first and some second among the best rated. */
const standing = (n: number) => {
  if (n % 7 === 0) return { rating: 5, ratings_count: 1_000 };
  return n % 7 === 1 ? { rating: 5, ratings_count: 9 } : {};
};

interface Given {
  readonly n: number;
  readonly words: readonly string[];
  readonly rating?: number;
  readonly ratings_count?: number;
  readonly hidden_at: Date | null;
}

/** Number 0 is the newest; they are hardly seen to very much, and rated from badly to well. */
async function give(recipes: readonly Given[]): Promise<void> {
  const { db } = app.database;
  const rows = recipes.map(({ n, words: has, ...given }) => ({
    has,
    row: {
      id: uuidv7(),
      shared_by: anna.id,
      title: `Dish ${n}`,
      description: 'Hot.',
      ingredients: toJson(['salt']),
      instructions: toJson(['Stir.']),
      category: isSoup(n) ? 'Soup' : 'Dessert',
      views: (n * 7_919) % 10_000,
      rating: 1 + ((n * 31) % 40) / 10,
      ratings_count: n % 40,
      created_at: new Date(app.clock.now().getTime() - n * 3 * HOUR_MS),
      derived_by: 1,
      ...given,
    },
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    await db
      .insertInto('community_recipes')
      .values(some.map(({ row }) => row))
      .execute();
    const documents = some.map(({ row: { id }, has }) => ({
      id,
      scope: COMMUNITY_SCOPE,
      title: indexedWords(['dish']),
      body: indexedWords(has),
    }));
    await db.insertInto('community_search').values(documents).execute();
  }
}

/** Number 0 comes last, the first is some years old. */
async function fill(): Promise<void> {
  const { db } = app.database;
  const numbers = Array.from({ length: RECIPES }, (_, at) => RECIPES - 1 - at);
  await give(
    numbers.map((n) => ({ n, words: words(n), hidden_at: n % 100 === 60 ? new Date() : null, ...standing(n) })),
  );
  const known = ['dish', 'soup', 'dessert', 'kohlrabi', 'leek', 'fennel', 'sorrel', 'chervil', 'lovage', 'quorple'].map(
    (word) => ({
      word,
    }),
  );
  await db.insertInto('search_words').values(known).execute();
  await sql`analyze`.execute(db);
}

async function pageThrough(q: string, query: { readonly sort: CommunitySort; readonly category?: 'Soup' }) {
  const ids: string[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const { body } = await app.request(
      communityRoutes.listCommunity,
      { query: { ...query, q, ...(cursor !== undefined && { cursor }) } },
      anna,
    );
    ids.push(...body.recipes.map(({ id }) => id));
    cursor = body.next_cursor;
  }
  return ids;
}

/** All that have the word, in the order of the whole list. */
async function expected(word: string, query: { readonly sort: CommunitySort; readonly category?: 'Soup' }) {
  const having = await app.database.db
    .selectFrom('community_search')
    .select('id')
    .where('body', 'like', `% ${word} %`)
    .execute();
  const ids = new Set(having.map(({ id }) => id));
  return (await pageThrough('', query)).filter((id) => ids.has(id));
}

/** How often the index was asked how many fit, since so many queries had run. */
const countings = (before: number) =>
  ran()
    .slice(before)
    .filter((text) => text.includes('few_community')).length;

const BY_INDEX = /(?:= any\(array\(|in \()select "community_search"\.id/u;

// First, as of each query that is alike the first alone is noted down.
describe('what so many have', () => {
  test('that few are between two of a page, is not taken by the index', async () => {
    const before = queries().length;
    await pageThrough('leek', { sort: 'rating' });
    expect(
      queries()
        .slice(before)
        .filter(({ sql: text }) => BY_INDEX.test(text)),
    ).toEqual([]);
  });

  test('that a page is full only after very many others, is taken by the index', async () => {
    const before = queries().length;
    await pageThrough('kohlrabi', { sort: 'rating' });
    expect(
      queries()
        .slice(before)
        .some(({ sql: text }) => BY_INDEX.test(text)),
    ).toBe(true);
  });

  test('that the sample tells of it, is taken by the index at once, all parts of it in one question', async () => {
    const before = queries().length;
    await pageThrough('fennel', { sort: 'views' });
    const asked = queries().slice(before);
    expect(asked.filter(({ sql: text }) => text.includes('few_community'))).toEqual([]);
    const taken = asked.filter(({ sql: text }) => BY_INDEX.test(text));
    expect(taken.map(({ sql: text }) => text.match(/ as few_part\b/gu)?.length)).toEqual(
      app.database.kind === 'postgres' ? [3] : [],
    );
  });

  test('that one category has hardly any of it, is not looked for among all of that', async () => {
    const before = queries().length;
    expect(await pageThrough('sorrel', { sort: 'newest', category: 'Soup' })).toHaveLength(1);
    const readThrough = /from "community_recipes" as "card".*(?:strpos|instr)\(/su;
    expect(
      queries()
        .slice(before)
        .filter(({ sql: text }) => readThrough.test(text)),
    ).toEqual([]);
  });
});

test.each(['newest', 'rating'] as const)('among all that one may see, by %s, they are found as well', async (sort) => {
  const bruno = await createPerson(app);
  const ids: string[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const query = { q: 'kohlrabi', sort, ...(cursor !== undefined && { cursor }) };
    const { body } = await app.request(categoriesRoutes.browseRecipes, { query }, bruno);
    ids.push(...body.recipes.map(({ id }) => id));
    cursor = body.next_cursor;
  }
  expect(ids).toEqual(await expected('kohlrabi', { sort }));
});

test('a search everywhere gives the newest of them', async () => {
  const bruno = await createPerson(app);
  const before = queries().length;
  const { body } = await app.request(searchRoutes.searchRecipes, { query: { q: 'kohlrabi' } }, bruno);
  // How many have it, and how many in their title; not once more how many have it elsewhere.
  const counting = queries()
    .slice(before)
    .filter(({ sql: text }) => text.includes('few_community'));
  expect(counting).toHaveLength(2);
  const newest = await expected('kohlrabi', { sort: 'newest' });
  expect(body.recipes.map(({ id }) => id)).toEqual(newest.slice(0, SEARCH_LIMITS.hits_max));
});

test('of what few have, all of them the best, a search everywhere learns at once how well each fits', async () => {
  const bruno = await createPerson(app);
  const before = ran().length;
  const { body } = await app.request(searchRoutes.searchRecipes, { query: { q: 'chervil' } }, bruno);
  expect(countings(before)).toBe(1);
  const newest = await expected('chervil', { sort: 'newest' });
  expect(body.recipes.map(({ id }) => id)).toEqual(newest.slice(0, SEARCH_LIMITS.hits_max));
});

test('in a category it is looked for there at once, unless what it means anywhere was asked before', async () => {
  const list = (query: { readonly q: string; readonly category?: 'Dessert' | 'Soup' }) =>
    app.request(communityRoutes.listCommunity, { query }, anna);
  const first = ran().length;
  expect((await list({ q: 'kohlrabi!', category: 'Soup' })).body.recipes).not.toEqual([]);
  expect(countings(first)).toBe(1);
  const before = ran().length;
  expect((await list({ q: 'lovage!', category: 'Dessert' })).body.recipes).not.toEqual([]);
  expect(countings(before)).toBe(1);
  expect((await list({ q: 'lovage?' })).body.recipes).not.toEqual([]);
  expect(countings(before)).toBe(2);
  expect((await list({ q: 'lovage?', category: 'Dessert' })).body.recipes).not.toEqual([]);
  expect(countings(before)).toBe(2);
});

describe.each(COMMUNITY_SORTS)('of very many recipes, by %s', (sort) => {
  test.each([
    ['kohlrabi', {}],
    ['kohlrabi', { category: 'Soup' }],
    ['leek', {}],
    ['leek', { category: 'Soup' }],
    ['fennel', {}],
  ] as const)('all with %s are found, each once and in order, in %j', async (word, narrowed) => {
    const query = { sort, ...narrowed };
    const found = await pageThrough(word, query);
    expect(found.length).toBeGreaterThan(100);
    expect(found).toEqual(await expected(word, query));
  });
});

// Last, as it adds to them.
test('what the best have of which all are hidden is not there, so that another word may be meant', async () => {
  const best = { words: ['dish', 'quorple'], rating: 5, ratings_count: 1_000, hidden_at: new Date() };
  await give(Array.from({ length: 60 }, (_, at) => ({ n: RECIPES + at, ...best })));
  const { id } = await createRecipe(app, anna, { title: 'Quorble soup' });
  await app.request(communityRoutes.shareToCommunity, { params: { id } }, anna);
  const { body } = await app.request(communityRoutes.listCommunity, { query: { q: 'quorple' } }, anna);
  expect(body.recipes.map(({ title }) => title)).toEqual(['Quorble soup']);
});
