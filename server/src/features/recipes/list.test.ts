import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { cookbookRoutes } from '@larder/contract/cookbook';
import {
  COOKBOOK_TAGS,
  type NewRecipe,
  type Recipe,
  RECIPE_CATEGORIES,
  RECIPE_LIMITS,
  type RecipeCard,
  recipesRoutes,
} from '@larder/contract/recipes';
import { MEAL_CATEGORIES } from '@larder/culinary/recipe-category';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, createRecipe, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
let all: Recipe[];

const PANTRIES = [
  { ingredients: ['2 carrots'], diets: ['Vegetarian', 'Vegan', 'Gluten-Free'] },
  { ingredients: ['2 eggs'], diets: ['Vegetarian', 'Gluten-Free'] },
  { ingredients: ['100 g flour'], diets: ['Vegetarian', 'Vegan'] },
  { ingredients: ['500 g beef'], diets: ['Gluten-Free'] },
] as const;
const TITLES = ['Éclair', 'eclair', 'Apple pie', 'apple pie', 'Zucchini', '🍲', 'Apple', 'תפוח', '番茄'];

beforeAll(async () => {
  app = await startApp();
  anna = await createUser(app);
  all = [];
  for (let n = 0; n < 60; n++) {
    const recipe: Partial<NewRecipe> = {
      title: TITLES[n % TITLES.length] ?? '',
      category: n % 10 === 9 ? null : (RECIPE_CATEGORIES[n % 9] ?? null),
      ingredients: [...(PANTRIES[n % PANTRIES.length]?.ingredients ?? [])],
      cooking_time: n % 4 === 3 ? null : (n * 7) % 50,
      is_favorite: n % 5 === 0,
    };
    all.push(await createRecipe(app, anna, recipe));
    // Some have the same time.
    if (n % 4 === 0) app.clock.advance({ seconds: 1 });
  }
  const binned = await createRecipe(app, anna, { category: 'Soup', is_favorite: true });
  await app.request(recipesRoutes.deleteRecipe, { params: { id: binned.id } }, anna);
  await createRecipe(app, await createUser(app), { category: 'Soup', is_favorite: true });
});
afterAll(() => app.close());

const SORTS = ['date', 'title', 'cookTime'] as const;
type Sort = (typeof SORTS)[number];

interface Filter {
  readonly category?: string;
  readonly tags?: string;
  readonly favorites?: 'true';
}

async function readAll(query: Filter & { readonly sort?: Sort; readonly limit: number }): Promise<RecipeCard[]> {
  const pages: RecipeCard[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: { readonly cursor?: string } = cursor === '' ? {} : { cursor };
    const { body } = await app.request(recipesRoutes.listRecipes, { query: { ...query, ...page } }, anna);
    expect(body.recipes.length).toBeLessThanOrEqual(query.limit);
    expect(body.recipes.length, 'only an empty list has an empty page').toBeGreaterThan(cursor === '' ? -1 : 0);
    pages.push(...body.recipes);
    cursor = body.next_cursor;
  }
  return pages;
}

function dietsOf(recipe: Recipe): readonly string[] {
  return PANTRIES.find(({ ingredients }) => ingredients[0] === recipe.ingredients[0])?.diets ?? [];
}

function fits(recipe: Recipe, { category, tags = '', favorites }: Filter): boolean {
  const wanted = tags.split(',').filter((tag) => tag !== '');
  const meals = wanted.filter((tag): tag is keyof typeof MEAL_CATEGORIES => tag in MEAL_CATEGORIES);
  const diets = wanted.filter((tag) => !(tag in MEAL_CATEGORIES));
  const isOf = (meal: keyof typeof MEAL_CATEGORIES) => MEAL_CATEGORIES[meal].some((each) => each === recipe.category);
  return (
    (category === undefined || recipe.category === category) &&
    (meals.length === 0 || meals.some(isOf)) &&
    diets.every((diet) => dietsOf(recipe).includes(diet)) &&
    (favorites === undefined || recipe.is_favorite)
  );
}

const anyFilter = fc.record(
  {
    category: fc.constantFrom(...RECIPE_CATEGORIES, 'Nowhere', 'soup\'"; --'),
    tags: fc.subarray([...COOKBOOK_TAGS]).map((tags) => tags.join(',')),
    favorites: fc.constant('true' as const),
  },
  { requiredKeys: [] },
);

describe('the pages of a list', () => {
  test('contain each matching recipe once, for any filter, sort and size', async () => {
    const anyCase = fc.record({
      filter: anyFilter,
      sort: fc.constantFrom(...SORTS),
      limit: fc.integer({ min: 1, max: 30 }),
    });
    await fc.assert(
      fc.asyncProperty(anyCase, async ({ filter, sort, limit }) => {
        const cards = await readAll({ ...filter, sort, limit });
        const expected = all.filter((recipe) => fits(recipe, filter));
        expect(cards.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
        expectInOrder(cards, sort);
        const { body } = await app.request(recipesRoutes.countRecipes, { query: filter }, anna);
        expect(body.count).toBe(expected.length);
        const { body: selection } = await app.request(cookbookRoutes.listRecipeIds, { query: filter }, anna);
        expect(selection.ids.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
      }),
      { numRuns: 60 },
    );
  });

  test('are sorted by date by default, newest first', async () => {
    expect(await readAll({ limit: 24 })).toEqual(await readAll({ limit: 24, sort: 'date' }));
  });
});

function expectInOrder(cards: readonly RecipeCard[], sort: Sort): void {
  const plain = (title: string) => title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const keys = {
    date: (card: RecipeCard) => [-Date.parse(card.created_at)],
    title: (card: RecipeCard) => [plain(card.title)],
    cookTime: (card: RecipeCard) => [card.cooking_time ?? Infinity],
  }[sort];
  const compare = (a: RecipeCard, b: RecipeCard) => {
    const [x = 0] = keys(a);
    const [y = 0] = keys(b);
    return typeof x === 'string' ? Buffer.compare(Buffer.from(x), Buffer.from(String(y))) : x - Number(y) || 0;
  };
  expect(cards.map((card) => keys(card))).toEqual(cards.toSorted(compare).map((card) => keys(card)));
}

describe('a cursor', () => {
  test.each(SORTS)('of the sort %s is refused for another sort', async (sort) => {
    const first = await app.request(recipesRoutes.listRecipes, { query: { sort, limit: 5 } }, anna);
    const cursor = first.body.next_cursor ?? '';
    expect(cursor).not.toBe('');
    for (const other of SORTS.filter((each) => each !== sort)) {
      const { status, error } = await app.request(recipesRoutes.listRecipes, { query: { sort: other, cursor } }, anna);
      expect(status).toBe(400);
      expect(Object.keys(error.fields ?? {})).toEqual(['cursor']);
    }
  });

  test.each([
    ['title', ['title', 'a\u0000b', '018e3e5c-0000-7000-8000-000000000000']],
    ['title', ['title', '\ud83c', '018e3e5c-0000-7000-8000-000000000000']],
    ['title', ['title', 5, '018e3e5c-0000-7000-8000-000000000000']],
    ['cookTime', ['cookTime', 'x', '018e3e5c-0000-7000-8000-000000000000']],
    ['cookTime', ['cookTime', 9e12, '018e3e5c-0000-7000-8000-000000000000']],
    ['cookTime', ['cookTime', 1.5, '018e3e5c-0000-7000-8000-000000000000']],
    ['date', ['date', 1e300, '018e3e5c-0000-7000-8000-000000000000']],
    ['date', ['date', 5, 'nobody']],
  ] as const)('of the sort %s is refused if forged: %j', async (sort, key) => {
    const cursor = Buffer.from(JSON.stringify(key)).toString('base64url');
    const { status, error } = await app.request(recipesRoutes.listRecipes, { query: { sort, cursor } }, anna);
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toEqual(['cursor']);
  });

  test('is short enough to be sent back for any title', async () => {
    const cook = await createUser(app);
    const controls = `A${'\u0001'.repeat(199)}`;
    for (const title of ['㌖'.repeat(200), '"'.repeat(200), '漢'.repeat(200), '🍲'.repeat(100), controls]) {
      await createRecipe(app, cook, { title });
      await createRecipe(app, cook, { title });
      const sort = 'title' as const;
      const { body } = await app.request(recipesRoutes.listRecipes, { query: { sort, limit: 1 } }, cook);
      const cursor = body.next_cursor ?? '';
      expect((await app.request(recipesRoutes.listRecipes, { query: { sort, cursor } }, cook)).status).toBe(200);
    }
  });
});

interface Query {
  readonly cursor?: string;
  readonly limit?: number;
}

const list = (person: TestUser, query: Query = {}) => app.request(recipesRoutes.listRecipes, { query }, person);

describe('the list of own recipes', () => {
  test('is empty for a new user', async () => {
    expect((await list(await createUser(app))).body).toEqual({
      recipes: [],
      next_cursor: null,
      words: [],
      mended: null,
    });
  });

  test('has 24 recipes per page by default', async () => {
    const cook = await createUser(app);
    for (let index = 0; index < RECIPE_LIMITS.page_size_default + 1; index++) await createRecipe(app, cook);
    const { body } = await list(cook);
    expect(body.recipes).toHaveLength(RECIPE_LIMITS.page_size_default);
    expect(body.next_cursor).toEqual(expect.any(String));
  });

  test('continues after the last row despite insertions and deletions between pages', async () => {
    const cook = await createUser(app);
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      await createRecipe(app, cook, { title });
      app.clock.advance({ seconds: 1 });
    }
    const { recipes, next_cursor } = (await list(cook, { limit: 2 })).body;
    const [, last] = recipes;
    await createRecipe(app, cook, { title: 'Five' });
    await app.request(recipesRoutes.deleteRecipe, { params: { id: last?.id ?? '' } }, cook);
    const { body } = await list(cook, { limit: 2, cursor: next_cursor ?? '' });
    expect(body.recipes.map(({ title }) => title)).toEqual(['Two', 'One']);
  });

  test.each([
    ['limit', { limit: 0 }],
    ['limit', { limit: 101 }],
    ['limit', { limit: 1.5 }],
    ['limit', { limit: Number.NaN }],
    ['q', { q: 'x'.repeat(RECIPE_LIMITS.search_max_characters + 1) }],
    ['category', { category: 'bad\u0000' }],
    ['q', { q: 'bad\u0000' }],
    ['cursor', { cursor: 'nonsense' }],
    ['cursor', { cursor: Buffer.from('[1,2]').toString('base64url') }],
    [
      'cursor',
      { cursor: Buffer.from('[9007199254740991,"018e3e5c-0000-7000-8000-000000000000"]').toString('base64url') },
    ],
    [
      'cursor',
      { cursor: Buffer.from('[-9007199254740991,"018e3e5c-0000-7000-8000-000000000000"]').toString('base64url') },
    ],
    ['sort', { sort: 'relevance' }],
    ['tags.1', { tags: 'Vegan,Poison' }],
    ['favorites', { favorites: 'false' }],
  ])('refuses an invalid %s and names it', async (field, query) => {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]),
    );
    const { status, error } = await app.send(
      { method: 'GET', url: `/api/recipes?${search.toString()}` },
      await createUser(app),
    );
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });
});

describe('the tags of a cook’s own', () => {
  const create = async (cook: TestUser, title: string, ...tags: string[]) =>
    createRecipe(app, cook, { title, description: 'Good.', tags });
  const titled = async (cook: TestUser, query: { tag: string; q?: string }) => {
    const { body } = await app.request(recipesRoutes.listRecipes, { query }, cook);
    const counted = await app.request(recipesRoutes.countRecipes, { query }, cook);
    expect(counted.body.count).toBe(body.recipes.length);
    return body.recipes.map(({ title }) => title);
  };

  test('are listed in alphabetical order, each once in its most frequent letter case', async () => {
    const [cook, other] = await Promise.all([createUser(app), createUser(app)]);
    await create(cook, 'One', 'Quick', 'für Gäste');
    await create(cook, 'Two', 'quick', 'Äpfel');
    await create(cook, 'Three', 'quick');
    await create(other, 'Four', 'Secret');
    const binned = await create(cook, 'Five', 'Gone');
    await app.request(recipesRoutes.deleteRecipe, { params: { id: binned.id } }, cook);
    const { body } = await app.request(recipesRoutes.listRecipeTags, {}, cook);
    expect(body.tags).toEqual(['Äpfel', 'für Gäste', 'quick']);
  });

  test('filter the list and the search in any letter case', async () => {
    const cook = await createUser(app);
    await create(cook, 'Leek soup', 'FÜR GÄSTE', 'quick');
    await create(cook, 'Pea soup', 'für Gäste');
    await create(cook, 'Pea salad', 'für Gästezimmer');
    await createRecipe(app, cook, { title: 'Plain soup' });
    expect(await titled(cook, { tag: 'Für gäste' })).toEqual(['Pea soup', 'Leek soup']);
    expect(await titled(cook, { tag: 'für gäste', q: 'pea' })).toEqual(['Pea soup']);
    expect(await titled(cook, { tag: 'nobody has this' })).toEqual([]);
  });
});

describe('the list of categories', () => {
  test('has those of the user’s own recipes, each once, in alphabetical order', async () => {
    const [cook, other] = await Promise.all([createUser(app), createUser(app)]);
    for (const category of ['Soup', 'Dessert', null, 'Soup', 'Appetizer'] as const)
      await createRecipe(app, cook, { category });
    await createRecipe(app, other, { category: 'Snack' });
    const { body } = await app.request(recipesRoutes.listRecipeCategories, {}, cook);
    expect(body.categories).toEqual(['Appetizer', 'Dessert', 'Soup']);
  });
});
