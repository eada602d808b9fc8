import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { categoriesRoutes } from '@larder/contract/categories';
import { type NewRecipe, RECIPE_LIMITS, type RecipeSort, recipesRoutes } from '@larder/contract/recipes';
import { foodVocabulary } from '@larder/culinary/search/food-vocabulary';
import { isCorrectable, editDistanceTo } from '@larder/culinary/search/spelling';
import { indexTerms, searchTerms } from '@larder/culinary/search-terms';

import { toJson } from '#platform/db/tables.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, createRecipe, type TestUser } from '../../../test/factories.ts';
import { searchDocument, searchScope } from './search/document.ts';
import { learnWords } from './search/write-document.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

interface Query {
  readonly q: string;
  readonly category?: string;
  readonly favorites?: 'true';
  readonly sort?: RecipeSort;
  readonly cursor?: string;
  readonly limit?: number;
}

async function search(person: TestUser, query: Query) {
  return (await app.request(recipesRoutes.listRecipes, { query }, person)).body;
}

async function titles(person: TestUser, q: string): Promise<string[]> {
  return (await search(person, { q, limit: RECIPE_LIMITS.page_size_max })).recipes.map(({ title }) => title);
}

async function count(person: TestUser, query: Omit<Query, 'cursor' | 'limit' | 'sort'>): Promise<number> {
  return (await app.request(recipesRoutes.countRecipes, { query }, person)).body.count;
}

/** A new user with recipes, each a second newer than the one before. */
async function cookWith(
  ...recipes: readonly (readonly [title: string, ...ingredients: string[]])[]
): Promise<TestUser> {
  const cook = await createUser(app);
  for (const [title, ...ingredients] of recipes) {
    app.clock.advance({ seconds: 1 });
    await createRecipe(app, cook, { title, description: 'Good.', ingredients: ['water', ...ingredients] });
  }
  return cook;
}

describe('the order of results', () => {
  test('has title matches first, then others, newest first', async () => {
    const cook = await cookWith(
      ['Tomato soup, old'],
      ['Stew', 'tomato soup'],
      ['Tomato pie', 'soup greens'],
      ['Soup of tomatoes'],
      ['Tomato salad'],
    );
    expect(await titles(cook, 'tomato soup')).toEqual(['Soup of tomatoes', 'Tomato soup, old', 'Tomato pie', 'Stew']);
  });

  test('is the requested sort', async () => {
    const cook = await cookWith(['B soup'], ['A stew', 'soup greens'], ['C soup']);
    const inOrder = async (sort: RecipeSort) =>
      (await search(cook, { q: 'soup', sort })).recipes.map(({ title }) => title);
    expect(await inOrder('title')).toEqual(['A stew', 'B soup', 'C soup']);
    expect(await inOrder('date')).toEqual(['C soup', 'A stew', 'B soup']);
    expect(await inOrder('relevance')).toEqual(['C soup', 'B soup', 'A stew']);
  });
});

describe('several words', () => {
  test('find the recipes with most of them if none has all', async () => {
    const cook = await cookWith(
      ['One', 'rice'],
      ['Two', 'chicken', 'rice'],
      ['Three', 'chicken', 'rice', 'broccoli'],
      ['Two others', 'broccoli', 'chicken'],
    );
    expect(await titles(cook, 'chicken rice broccoli tofu')).toEqual(['Three', 'Two others', 'Two']);
    expect(await count(cook, { q: 'chicken rice broccoli tofu' })).toBe(3);
    await createRecipe(app, cook, { title: 'Four', ingredients: ['chicken', 'rice', 'broccoli', 'tofu'] });
    expect(await titles(cook, 'chicken rice broccoli tofu')).toEqual(['Four']);
  });

  test('match as whole words, except the last, which matches as a prefix', async () => {
    const cook = await cookWith(['Tomato soup'], ['Soups and tomatillos']);
    expect(await titles(cook, 'tomato so')).toEqual(['Tomato soup']);
    expect(await titles(cook, 'soup toma')).toEqual(['Soups and tomatillos', 'Tomato soup']);
    expect(await titles(cook, 'tomat soup')).toEqual(['Tomato soup']);
  });

  test('mean the same under any filter', async () => {
    const cook = await cookWith(['Both', 'chicken', 'rice', 'tofu'], ['Some', 'chicken', 'rice']);
    await createRecipe(app, cook, { title: 'Sweet', ingredients: ['rice', 'tofu'], category: 'Dessert' });
    const query = { q: 'chicken rice tofu', category: 'Dessert' };
    expect((await search(cook, query)).recipes).toEqual([]);
    expect(await count(cook, query)).toBe(0);
  });
});

describe('a part of a word', () => {
  test.each([
    ['corn', ['Cheeseburgers', 'Popcorn']],
    ['berry', ['Strawberry tart']],
    ['kuchen', ['Apfelkuchen']],
    ['burger', ['Cheeseburgers']],
    ['burger corn', ['Cheeseburgers']],
  ])('%j finds %j, and nothing of others', async (q, expected) => {
    const anna = await cookWith(['Popcorn'], ['Strawberry tart'], ['Apfelkuchen'], ['Cheeseburgers', 'peppercorns']);
    expect((await titles(anna, q)).toSorted()).toEqual(expected);
    expect(await count(anna, { q })).toBe(expected.length);
    expect(await titles(await createUser(app), q)).toEqual([]);
  });

  test('counts only if no recipe has the whole word or one spelled alike', async () => {
    const anna = await cookWith(['Popcorn'], ['Corn soup']);
    expect(await titles(anna, 'corn')).toEqual(['Corn soup']);
    expect(await search(anna, { q: 'popcron' })).toMatchObject({ mended: 'popcorn' });
  });

  test('is found in titles first, page by page', async () => {
    const anna = await cookWith(['Popcorn'], ['Salad', 'popcorn'], ['More popcorn']);
    const first = await search(anna, { q: 'pcor', limit: 2 });
    const rest = await search(anna, { q: 'pcor', limit: 2, cursor: first.next_cursor ?? '' });
    expect([first, rest].flatMap(({ recipes }) => recipes.map(({ title }) => title))).toEqual([
      'More popcorn',
      'Popcorn',
      'Salad',
    ]);
  });
});

describe('a misspelled word', () => {
  let cook: TestUser;
  beforeAll(async () => {
    cook = await cookWith(
      ['Roast chicken'],
      ['Salad', 'lettuce', 'broccoli', 'tomatoes'],
      ['Grandmother’s Zwiebelkuchen'],
      ['Smörgåstårta'],
    );
  });

  test.each([
    ['a letter missing', 'chiken', 'chicken', ['Roast chicken']],
    ['two letters swapped', 'chikcen', 'chicken', ['Roast chicken']],
    ['a letter missing elsewhere', 'letuce', 'lettuce', ['Salad']],
    ['two errors in a long word', 'brocolli', 'broccoli', ['Salad']],
    ['a word that is no food name', 'zwibelkuchen', 'zwiebelkuchen', ['Grandmother’s Zwiebelkuchen']],
    ['a word with accents', 'smorgastorta', 'smorgastarta', ['Smörgåstårta']],
    ['one word of two', 'roast chiken', 'roast chicken', ['Roast chicken']],
    ['an unfinished word', 'brocol', 'broccoli', ['Salad']],
  ])('%s is corrected, and the response says so', async (_case, q, corrected, found) => {
    const { recipes, ...reading } = await search(cook, { q });
    expect(recipes.map(({ title }) => title)).toEqual(found);
    expect(reading).toMatchObject({ mended: corrected, words: corrected.split(' ') });
  });

  test.each([
    ['a plural', 'tomatos', ['Salad']],
    ['an unfinished plural', 'tomatoe', ['Salad']],
  ])('%s needs no correction', async (_case, q, found) => {
    const { recipes, mended } = await search(cook, { q });
    expect(recipes.map(({ title }) => title)).toEqual(found);
    expect(mended).toBeNull();
  });

  test.each(['chi', 'xqzwvyk', 'chick3n', 'a', 'kitchen'])('%s is not corrected', async (q) => {
    expect((await search(cook, { q })).mended).toBeNull();
  });

  test('is not assumed for a food that no recipe contains', async () => {
    const other = await cookWith(['Grandmother’s dish']);
    expect(await search(other, { q: 'fish' })).toMatchObject({ mended: null, recipes: [] });
  });

  test('is not corrected if a recipe is spelled that way', async () => {
    const other = await cookWith(['Chiken, as we spell it'], ['Roast chicken']);
    expect(await search(other, { q: 'chiken' })).toMatchObject({
      mended: null,
      recipes: [{ title: 'Chiken, as we spell it' }],
    });
  });

  test('is corrected to the nearest words', async () => {
    const other = await cookWith(['Quarktorte'], ['Quarkterte'], ['Quarktorta']);
    expect(await titles(other, 'quarktortn')).toEqual(['Quarktorta', 'Quarktorte']);
  });

  test('is corrected to whole words', async () => {
    const other = await cookWith(['Zimt tea'], ['Zimtstern']);
    expect(await titles(other, 'zimmt')).toEqual(['Zimt tea']);
    expect(await titles(other, 'zimt')).toEqual(['Zimtstern', 'Zimt tea']);
  });

  test('is corrected to at most three words', async () => {
    const other = await cookWith(['Quarktorta'], ['Quarktorte'], ['Quarktorti'], ['Quarktorto']);
    expect(await titles(other, 'quarktortn')).toEqual(['Quarktorti', 'Quarktorte', 'Quarktorta']);
  });

  test('never discloses words of invisible recipes', async () => {
    await cookWith(['Uncle Quastelbein’s secret']);
    expect(await search(cook, { q: 'quastelbien' })).toMatchObject({
      mended: null,
      recipes: [],
      words: ['quastelbien'],
    });
  });

  test('is not corrected to a word that occurs only in the bin', async () => {
    const other = await cookWith(['Zimtstern'], ['Roast chicken']);
    const [star] = (await search(other, { q: 'zimtstern' })).recipes;
    await app.request(recipesRoutes.deleteRecipe, { params: { id: star?.id ?? '' } }, other);
    for (const q of ['zimtstern', 'zimtstren']) {
      expect(await search(other, { q })).toMatchObject({ mended: null, recipes: [] });
      expect(await count(other, { q })).toBe(0);
    }
  });
});

describe('the name of a food that no recipe has', () => {
  let cook: TestUser;
  beforeAll(async () => {
    cook = await cookWith(
      ['Pesto', 'garlic', 'olive oil'],
      ['Ratatouille', 'zucchini', 'eggplant', 'garlic'],
      ['Dip', 'sour cream', 'firm pears'],
      ['Miso soup', 'tofu', 'scallions'],
    );
  });

  test.each([
    ['in German', 'Knoblauch', 'garlic', ['Ratatouille', 'Pesto']],
    ['in French', 'ail', 'garlic', ['Ratatouille', 'Pesto']],
    ['in Polish, without its accents', 'czosnek', 'garlic', ['Ratatouille', 'Pesto']],
    ['in Japanese', '豆腐', 'tofu', ['Miso soup']],
    ['in British English', 'courgettes', 'zucchini', ['Ratatouille']],
    ['beside another word', 'aubergine garlic', 'eggplant garlic', ['Ratatouille']],
    ['of two words in English', 'Schmand', 'sour cream', ['Dip']],
    ['that is a compound', 'Frühlingszwiebeln', 'scallion', ['Miso soup']],
  ])('%s finds its other names, and the response says so', async (_case, q, corrected, found) => {
    const { recipes, mended } = await search(cook, { q });
    expect([mended, recipes.map(({ title }) => title).toSorted()]).toEqual([corrected, found.toSorted()]);
  });

  test('finds itself first', async () => {
    const other = await cookWith(['Knoblauchbrot', 'Knoblauch'], ['Pesto', 'garlic']);
    expect(await search(other, { q: 'Knoblauch' })).toMatchObject({
      mended: null,
      recipes: [{ title: 'Knoblauchbrot' }],
    });
  });
});

describe('the lexicon', () => {
  const words = async () =>
    (await app.database.db.selectFrom('search_words').select('word').execute()).map(({ word }) => word);
  const spellingForms = async () =>
    (await app.database.db.selectFrom('search_word_forms').select('word').execute()).map(({ word }) => word);

  test('has all words; spelling forms have only letters and are no food names', async () => {
    await cookWith(['Quetschkommode 4e5b x 12345 ' + 'y'.repeat(40), 'chicken']);
    expect(await words()).toEqual(expect.arrayContaining(['quetschkommode', '4e5b', '12345', 'chicken']));
    const known = await spellingForms();
    expect(known).toContain('quetschkommode');
    expect(known.filter((word) => !/^\p{L}{4,24}$/u.test(word) || foodVocabulary().has(word))).toEqual([]);
  });

  test('finds words by prefix, regardless of their number', async () => {
    const numbers = Array.from({ length: 200 }, (_, n) => `zz${n + 100}`);
    const others = Array.from({ length: 110 }, (_, n) => [`Stew ${n}`, 'rice'] as const);
    const cook = await cookWith(['Old', 'rice', ...numbers.slice(0, 80)], ...others);
    expect(await titles(cook, 'zz')).toEqual(['Old']);
    for (const [title, ingredients] of [
      ['Newer', numbers.slice(80, 150)],
      ['Newest', numbers.slice(150)],
    ] as const) {
      app.clock.advance({ seconds: 1 });
      await createRecipe(app, cook, { title, ingredients });
    }
    expect(await titles(cook, 'zz')).toEqual(['Newest', 'Newer', 'Old']);
    expect(await titles(cook, 'rice zz')).toEqual(['Old']);
  });

  test('learns a word once under concurrency', async () => {
    const cooks = await Promise.all(Array.from({ length: 6 }, () => createUser(app)));
    const title = 'Aalquappe Beutelmeise Chausseefloh Dachsparren Eierschecke';
    const texts = [title, title.split(' ').toReversed().join(' ')];
    const created = await Promise.all(
      cooks.flatMap((cook) => texts.map((text) => createRecipe(app, cook, { title: text }))),
    );
    expect(created).toHaveLength(12);
    expect((await words()).filter((word) => word === 'beutelmeise')).toEqual(['beutelmeise']);
  });
});

describe('a phrase', () => {
  let cook: TestUser;
  const add = async (recipe: Partial<NewRecipe>) => {
    app.clock.advance({ seconds: 1 });
    await createRecipe(app, cook, { description: 'Good.', ...recipe });
  };
  beforeAll(async () => {
    cook = await createUser(app);
    const fast = { preparation_time: 5, cooking_time: 10 };
    const slow = { preparation_time: 60, cooking_time: 90 };
    await add({ title: 'Lentil soup', ingredients: ['1 cup lentils'], category: 'Soup', ...fast });
    await add({ title: 'Chicken soup', ingredients: ['1 chicken'], category: 'Soup', ...fast });
    await add({ title: 'Lentil stew', ingredients: ['1 cup lentils'], category: 'Main Dish', ...slow });
    await add({ title: 'Quick bread', ingredients: ['3 cups flour'], category: 'Breakfast', ...slow });
    await add({ title: 'My quick vegetarian soup', ingredients: ['1 chicken'], category: 'Soup', ...slow });
  });

  test.each([
    ['vegetarian soup', ['My quick vegetarian soup', 'Lentil soup']],
    ['lentils under 30 minutes', ['Lentil soup']],
    ['vegetarian main dish', ['Lentil stew']],
  ])('%s applies its filters', async (q, found) => {
    expect(await titles(cook, q)).toEqual(found);
    expect(await count(cook, { q })).toBe(found.length);
    const { recipes } = await search(cook, { q, sort: 'title' });
    expect(recipes.map(({ title }) => title)).toEqual(found.toSorted());
  });

  test('reports in the response how it was understood', async () => {
    const { understood, words } = await search(cook, { q: 'vegetarian soup' });
    expect(understood).toEqual([expect.objectContaining({ kind: 'diet', text: 'vegetarian' })]);
    expect(words).toEqual(['soup']);
  });

  test('finds a title with all its words despite its filters', async () => {
    expect(await titles(cook, 'quick vegetarian soup')).toEqual(['My quick vegetarian soup', 'Lentil soup']);
    expect(await titles(cook, 'quick bread')).toEqual(['Quick bread']);
  });

  test('has its pages in the same order', async () => {
    const first = await search(cook, { q: 'quick vegetarian soup', limit: 1 });
    const second = await search(cook, { q: 'quick vegetarian soup', limit: 1, cursor: first.next_cursor ?? '' });
    expect([...first.recipes, ...second.recipes].map(({ title }) => title)).toEqual([
      'My quick vegetarian soup',
      'Lentil soup',
    ]);
    expect(second.next_cursor).toBeNull();
  });
});

test.each([
  ['suppe', 'Tomatensuppe'],
  ['豆腐', '麻婆豆腐'],
  ['豆', '麻婆豆腐'],
])('%s finds %s as part of a compound word', async (q, title) => {
  const cook = await cookWith([title], ['Plain stew']);
  expect(await titles(cook, q)).toEqual([title]);
});

test('an emoji is found by itself', async () => {
  const cook = await cookWith(['Pizza 🍕🔥'], ['Soup 🍲']);
  expect(await titles(cook, '🍕')).toEqual(['Pizza 🍕🔥']);
  expect(await titles(cook, '🍲 soup')).toEqual(['Soup 🍲']);
  expect(await titles(cook, '🦖'.repeat(100))).toEqual([]);
});

test.each(['title', 'date', 'cookTime'] as const)(
  'a cursor of the list by %s is refused for a search',
  async (sort) => {
    const cook = await cookWith(['One soup'], ['Two soup']);
    const { next_cursor: cursor } = await search(cook, { q: 'soup', sort, limit: 1 });
    const { status, error } = await app.request(
      recipesRoutes.listRecipes,
      { query: { q: 'soup', cursor: cursor ?? '' } },
      cook,
    );
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['cursor']]);
  },
);

/** More matches than a search sorts: a common word is then tested row by row in list order. */
const MANY = 1_200;
const ROWS_AT_ONCE = 200;
const VOCABULARY = 'chicken rice tofu broccoli salt soup stew pie creamy winter tomato beans zwiebelkuchen 7up b'.split(
  ' ',
);

interface Known {
  readonly id: string;
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly category: string;
  readonly at: number;
}

async function insertAll(cook: TestUser, recipes: readonly Known[]): Promise<void> {
  const { db, kind } = app.database;
  for (let from = 0; from < recipes.length; from += ROWS_AT_ONCE) {
    const some = recipes.slice(from, from + ROWS_AT_ONCE).map(({ at, ...recipe }) => ({
      ...recipe,
      user_id: cook.id,
      description: 'Good.',
      created_at: new Date(at),
      updated_at: new Date(at),
    }));
    const lists = (row: Known) => ({ ingredients: toJson([...row.ingredients]), instructions: toJson(['Cook.']) });
    await db
      .insertInto('recipes')
      .values(some.map((row) => ({ ...row, ...lists({ ...row, at: 0 }) })))
      .execute();
    const documents = some.map((row) => ({
      id: row.id,
      scope: searchScope(cook.id),
      ...searchDocument({ ...row, details: null }),
    }));
    await db.insertInto('recipe_search').values(documents).execute();
    await learnWords(db, kind, documents);
  }
}

test('words beyond the daily limit of a user are searchable but not learned', async () => {
  const cook = await createUser(app);
  const learned = async (word: string) =>
    (await app.database.db.selectFrom('search_words').select('word').where('word', '=', word).execute()).length;
  await createRecipe(app, cook, { title: 'Quandongkompott' });
  expect(await learned('quandongkompott')).toBe(1);
  const nearlyAll = app.database.db.updateTable('rate_limits').set({ count: 50_000 });
  await nearlyAll.where('key', '=', `words:${cook.id}`).execute();
  await createRecipe(app, cook, { title: 'Riberrykompott' });
  expect(await learned('riberrykompott')).toBe(0);
  expect(await titles(cook, 'riberrykompott')).toEqual(['Riberrykompott']);
});

test('recipes in the bin are neither found nor counted', async () => {
  const cook = await createUser(app);
  const titled = (title: string, at: number) => ({ id: uuidv7(), title, ingredients: ['leek'], category: 'Soup', at });
  const star = titled('Zimtstern', 0);
  const binned = Array.from({ length: MANY }, (_, at) => titled('Zimtstern', at + 1));
  const mistyped = titled('Zimtstirn', MANY + 1);
  await insertAll(cook, [star, ...binned, mistyped]);
  const bin = (ids: readonly string[]) =>
    app.database.db
      .updateTable('recipes')
      .set({ deleted_at: app.clock.now() })
      .where('user_id', '=', cook.id)
      .where('title', '=', 'Zimtstern')
      .where('id', 'not in', ids)
      .execute();
  await bin([star.id]);
  expect(await search(cook, { q: 'zimtstern' })).toMatchObject({ recipes: [{ id: star.id }], mended: null });
  expect(await count(cook, { q: 'zimtstern' })).toBe(1);
  expect(await count(cook, { q: 'leek' })).toBe(2);
  await app.database.db.updateTable('recipes').set({ deleted_at: app.clock.now() }).where('id', '=', star.id).execute();
  expect(await search(cook, { q: 'zimtstern' })).toMatchObject({ recipes: [{ id: mistyped.id }], mended: 'zimtstirn' });
});

test('counts stop at their limit and exclude the bin', async () => {
  const cook = await createUser(app);
  const most = RECIPE_LIMITS.search_count_max;
  const soup = (at: number) => ({ id: uuidv7(), title: 'Soup', ingredients: ['leek'], category: 'Soup', at });
  const [first, second, ...others] = Array.from({ length: most + 2 }, (_, at) => soup(at));
  await insertAll(cook, [first ?? soup(0), second ?? soup(0), ...others]);
  const counted = async (query: object) => (await app.request(recipesRoutes.countRecipes, { query }, cook)).body;
  for (const [binned, more] of [
    [first, true],
    [second, false],
  ] as const) {
    await app.request(recipesRoutes.deleteRecipe, { params: { id: binned?.id ?? '' } }, cook);
    expect(await counted({ q: 'soup' })).toEqual({ count: most, more });
    expect(await counted({ q: 'soup', category: 'Soup' })).toEqual({ count: most, more });
  }
  const filter = { q: 'leek', source: 'mine' } as const;
  expect((await app.request(categoriesRoutes.countBrowsed, { query: filter }, cook)).body).toEqual({
    count: most,
    more: false,
  });
  await createRecipe(app, cook, { title: 'Leek pie' });
  expect((await app.request(categoriesRoutes.countBrowsed, { query: filter }, cook)).body).toEqual({
    count: most,
    more: true,
  });
  expect(await counted({})).toEqual({ count: most + 1, more: false });
});

test('a word at the end of a very long recipe is found', async () => {
  const cook = await createUser(app);
  const late = Array.from(
    { length: RECIPE_LIMITS.ingredients_max - 1 },
    (_, at) => `Foodstuffnumbereda${at.toString(26)}`,
  );
  await createRecipe(app, cook, { title: 'Long', ingredients: [...late, 'zanzibar'] });
  expect(await titles(cook, 'zanzibar')).toEqual(['Long']);
  expect(await titles(cook, 'long zanzibar')).toEqual(['Long']);
});

describe('many recipes', () => {
  let cook: TestUser;
  let known: Known[];
  beforeAll(async () => {
    cook = await createUser(app);
    known = corpus();
    await insertAll(cook, known);
  });

  test('are found as by a reference implementation, in order and page by page', async () => {
    const word = fc.constantFrom(...VOCABULARY);
    const asked = fc.oneof(
      { weight: 4, arbitrary: word },
      { weight: 1, arbitrary: word.map((text) => text.slice(0, 3)) },
      {
        weight: 1,
        arbitrary: word.filter((text) => text.length > 4).map((text) => `${text.slice(0, 2)}${text.slice(3)}`),
      },
      { weight: 1, arbitrary: fc.constantFrom('caviar', 'truffle') },
    );
    const questions = fc.record({
      q: fc.array(asked, { minLength: 1, maxLength: 5 }).map((words) => words.join(' ')),
      category: fc.constantFrom(undefined, 'Soup'),
      limit: fc.constantFrom(60, 100),
    });
    await fc.assert(
      fc.asyncProperty(questions, async ({ q, category, limit }) => {
        const expected = searchByRules(known, q).filter(
          (recipe) => category === undefined || recipe.category === category,
        );
        const filter = category === undefined ? {} : { category };
        const found: string[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const page = cursor === '' ? {} : { cursor };
          const body: Awaited<ReturnType<typeof search>> = await search(cook, { q, limit, ...filter, ...page });
          found.push(...body.recipes.map(({ id }) => id));
          cursor = body.next_cursor;
        }
        expect(found).toEqual(expected.map(({ id }) => id));
        expect(await count(cook, { q, ...filter })).toBe(expected.length);
      }),
      { numRuns: 25 },
    );
  });
});

/** Deterministic. */
function corpus(): Known[] {
  const some = (most: number) =>
    fc.array(fc.constantFrom(...VOCABULARY, 'salt', 'salt'), { minLength: 1, maxLength: most });
  const each = fc.record({ words: some(3), ingredients: some(6), rare: fc.nat(40), day: fc.nat(200) });
  return fc.sample(each, { numRuns: MANY, seed: 7 }).map(({ words, ingredients, rare, day }) => ({
    id: uuidv7(),
    title: words.join(' '),
    ingredients: rare === 0 ? [...ingredients, 'saffron'] : ingredients,
    category: rare % 3 === 0 ? 'Soup' : 'Snack',
    // Some have the same time.
    at: Date.UTC(2025, 0, 1) + day * 1000,
  }));
}

/** Reference implementation of the search. */
function searchByRules(recipes: readonly Known[], q: string): Known[] {
  const documents = recipes.map((recipe) => {
    const title = indexTerms(recipe.title);
    const any = [...title, ...indexTerms(`Good. ${recipe.ingredients.join(' ')} ${recipe.category}`)];
    return { recipe, title, any };
  });
  /** A word is one of several forms; one that ends with an asterisk is a prefix. */
  const has = (terms: readonly string[], forms: readonly string[]) =>
    terms.some((term) =>
      forms.some((form) => (form.endsWith('*') ? term.startsWith(form.slice(0, -1)) : term === form)),
    );
  const terms = [...new Set(searchTerms(q))];
  const typed = terms.map((term) => [term === terms.at(-1) && term.length > 1 ? `${term}*` : term]);
  const isKnown = (forms: readonly string[]) => documents.some(({ any }) => has(any, forms));
  const ranked = (words: readonly (readonly string[])[]) =>
    documents.map((document) => ({
      ...document,
      inTitle: words.every((word) => has(document.title, word)),
      count: words.filter((word) => has(document.any, word)).length,
    }));
  const everyWord = new Set([...documents.flatMap(({ any }) => any), ...foodVocabulary()]);
  const corrected = typed.map((forms, at) => {
    const term = terms[at] ?? '';
    if (isKnown(forms) || !isCorrectable(term) || foodVocabulary().has(term)) return forms;
    const near = [...everyWord]
      .map((each) => ({ each, slips: editDistanceTo(each, term, at === terms.length - 1) ?? 99 }))
      .filter(({ each, slips }) => slips < 99 && isCorrectable(each) && isKnown([each]))
      .toSorted((a, b) => a.slips - b.slips || (a.each < b.each ? -1 : 1));
    const best = near.filter(({ slips }) => slips === near[0]?.slips).slice(0, 3);
    return best.length === 0 ? forms : best.map(({ each }) => each);
  });
  const newest = (a: Known, b: Known) => b.at - a.at || (a.id < b.id ? 1 : -1);
  for (const words of [typed, corrected]) {
    const all = ranked(words).filter(({ count: found }) => found === words.length);
    if (all.length > 0) {
      return all
        .toSorted((a, b) => Number(b.inTitle) - Number(a.inTitle) || newest(a.recipe, b.recipe))
        .map(({ recipe }) => recipe);
    }
  }
  const enough = Math.max(2, Math.ceil(typed.length / 2));
  return ranked(corrected)
    .filter(({ count: found }) => found >= enough)
    .toSorted((a, b) => b.count - a.count || newest(a.recipe, b.recipe))
    .map(({ recipe }) => recipe);
}
