import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { categoriesRoutes } from '@larder/contract/categories';
import { COMMUNITY_SORTS, communityRoutes, type CommunitySort } from '@larder/contract/community';
import { SEARCH_LIMITS, searchRoutes } from '@larder/contract/search';

import { toJson } from '#platform/db/tables.ts';
import { indexedWords } from '#platform/db/text-index.ts';
import { COMMUNITY_SCOPE } from '#features/recipes/search/document.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';

/** Half have leek, too many to fetch and sort; every twentieth has kohlrabi, few enough to. */
const RECIPES = 2_400;
const ROWS_AT_ONCE = 400;

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
beforeAll(async () => {
  app = await startApp();
  anna = await createUser(app);
  bruno = await createUser(app);
  await fill();
});
afterAll(() => app.close());

const wordsOf = (n: number) => [
  'dish',
  n % 3 === 0 ? 'soup' : 'dessert',
  ...(n % 2 === 0 ? ['leek'] : []),
  ...(n % 20 === 0 ? ['kohlrabi'] : []),
];

async function fill(): Promise<void> {
  const { db } = app.database;
  const rows = Array.from({ length: RECIPES }, (_, n) => ({
    id: uuidv7(),
    shared_by: anna.id,
    title: `Dish ${n}`,
    description: 'Hot.',
    ingredients: toJson(['salt']),
    instructions: toJson(['Stir.']),
    category: n % 3 === 0 ? 'Soup' : 'Dessert',
    views: (n * 7_919) % 1_000,
    rating: 1 + ((n * 31) % 40) / 10,
    ratings_count: n % 40,
    // Pairs share a timestamp.
    created_at: new Date(app.clock.now().getTime() - Math.floor(n / 2) * 1_000),
    hidden_at: n % 100 === 60 ? new Date() : null,
  }));
  for (let from = 0; from < RECIPES; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    const documents = some.map(({ id }, at) => ({
      id,
      scope: COMMUNITY_SCOPE,
      title: indexedWords(['dish']),
      body: indexedWords(wordsOf(from + at)),
    }));
    await db.insertInto('community_recipes').values(some).execute();
    await db.insertInto('community_search').values(documents).execute();
  }
  await sql`analyze`.execute(db);
}

interface Query {
  readonly sort: CommunitySort;
  readonly category?: 'Soup';
}

async function pageThrough(read: (cursor: { readonly cursor?: string }) => Promise<Page>): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page: Page = await read(cursor === undefined ? {} : { cursor });
    ids.push(...page.recipes.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  return ids;
}

interface Page {
  readonly recipes: readonly { readonly id: string }[];
  readonly next_cursor: string | null;
}

const list = (q: string, query: Query) =>
  pageThrough(async (cursor) => {
    const pageQuery = { ...query, ...cursor, q, limit: 100 };
    return (await app.request(communityRoutes.listCommunity, { query: pageQuery }, bruno)).body;
  });

/** All recipes with the word, in the order of the full list. */
async function expected(word: string, query: Query): Promise<string[]> {
  const having = await app.database.db
    .selectFrom('community_search')
    .select('id')
    .where('body', 'like', `% ${word} %`)
    .execute();
  const ids = new Set(having.map(({ id }) => id));
  return (await list('', query)).filter((id) => ids.has(id));
}

describe.each(COMMUNITY_SORTS)('searching many recipes, by %s', (sort) => {
  test.each([
    ['kohlrabi', {}],
    ['leek', {}],
    ['leek', { category: 'Soup' }],
    ['le', { category: 'Soup' }],
  ] as const)('finds those with %s once each and in order, in %j', async (word, filter) => {
    const query = { sort, ...filter };
    const found = await list(word, query);
    expect(found.length).toBeGreaterThan(50);
    expect(found).toEqual(await expected(word === 'le' ? 'leek' : word, query));
  });
});

test.each(['newest', 'rating'] as const)('the categories find the same, by %s', async (sort) => {
  const found = await pageThrough(async (cursor) => {
    const query = { q: 'leek', sort, limit: 100, ...cursor };
    return (await app.request(categoriesRoutes.browseRecipes, { query }, bruno)).body;
  });
  expect(found).toEqual(await expected('leek', { sort }));
});

test.each(['kohlrabi', 'leek'])('a search everywhere returns the newest with %s', async (word) => {
  const { body } = await app.request(searchRoutes.searchRecipes, { query: { q: word } }, bruno);
  const newest = await expected(word, { sort: 'newest' });
  expect(body.recipes.map(({ id }) => id)).toEqual(newest.slice(0, SEARCH_LIMITS.hits_max));
});
