import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { categoriesRoutes } from '@larder/contract/categories';
import { RECIPE_LIMITS, type RecipeSort, recipesRoutes } from '@larder/contract/recipes';
import { foodVocabulary } from '@larder/culinary/search/food-vocabulary';
import { isMendable, slipsTo } from '@larder/culinary/search/spelling';
import { searchTerms } from '@larder/culinary/search-words';

import { toJson } from '#platform/db/tables.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createPerson, createRecipe, type TestPerson } from '../../../test/factories.ts';
import { writeSearchDocument } from './commands/write-search-document.ts';

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

async function search(person: TestPerson, query: Query) {
  return (await app.request(recipesRoutes.listRecipes, { query }, person)).body;
}

async function titles(person: TestPerson, q: string): Promise<string[]> {
  return (await search(person, { q, limit: RECIPE_LIMITS.page_size_max })).recipes.map(({ title }) => title);
}

async function count(person: TestPerson, query: Omit<Query, 'cursor' | 'limit' | 'sort'>): Promise<number> {
  return (await app.request(recipesRoutes.countRecipes, { query }, person)).body.count;
}

/** Recipes of a new person, each a second newer than the one before. */
async function cookWith(
  ...recipes: readonly (readonly [title: string, ...ingredients: string[]])[]
): Promise<TestPerson> {
  const cook = await createPerson(app);
  for (const [title, ...ingredients] of recipes) {
    app.clock.advance({ seconds: 1 });
    await createRecipe(app, cook, { title, description: 'Good.', ingredients: ['water', ...ingredients] });
  }
  return cook;
}

describe('what fits better', () => {
  test('has all words in the title, then anywhere, the newest first', async () => {
    const cook = await cookWith(
      ['Tomato soup, old'],
      ['Stew', 'tomato soup'],
      ['Tomato pie', 'soup greens'],
      ['Soup of tomatoes'],
      ['Tomato salad'],
    );
    expect(await titles(cook, 'tomato soup')).toEqual(['Soup of tomatoes', 'Tomato soup, old', 'Tomato pie', 'Stew']);
  });

  test('does not come first where another order is asked for', async () => {
    const cook = await cookWith(['B soup'], ['A stew', 'soup greens'], ['C soup']);
    const inOrder = async (sort: RecipeSort) =>
      (await search(cook, { q: 'soup', sort })).recipes.map(({ title }) => title);
    expect(await inOrder('title')).toEqual(['A stew', 'B soup', 'C soup']);
    expect(await inOrder('date')).toEqual(['C soup', 'A stew', 'B soup']);
    expect(await inOrder('relevance')).toEqual(['C soup', 'B soup', 'A stew']);
  });
});

describe('what is at hand', () => {
  test('finds the recipes with most of it where none has all', async () => {
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

  test('is never one word of two', async () => {
    const cook = await cookWith(['Tomato soup'], ['Cherry pie']);
    expect(await titles(cook, 'tomato pie')).toEqual([]);
  });

  test('of more than five words is told by those that fewest recipes have, or else by those that most have', async () => {
    const cook = await cookWith(
      ['One', 'leek'],
      ['Two', 'tofu'],
      ['Three', 'lime'],
      ['Four', 'chicken', 'rice', 'garlic'],
      ['Five', 'chicken', 'rice', 'garlic'],
      ['Six', 'chicken', 'rice', 'garlic'],
    );
    const q = 'chicken leek rice tofu garlic lime';
    expect(await titles(cook, q)).toEqual(['Six', 'Five', 'Four']);
    await createRecipe(app, cook, { title: 'Seven', ingredients: ['leek', 'tofu', 'lime'] });
    expect(await titles(cook, q)).toEqual(['Seven']);
    expect(await count(cook, { q })).toBe(1);
  });

  test('means the same whatever the list is narrowed to', async () => {
    const cook = await cookWith(['Both', 'chicken', 'rice', 'tofu'], ['Some', 'chicken', 'rice']);
    await createRecipe(app, cook, { title: 'Sweet', ingredients: ['rice', 'tofu'], category: 'Dessert' });
    const query = { q: 'chicken rice tofu', category: 'Dessert' };
    expect((await search(cook, query)).recipes).toEqual([]);
    expect(await count(cook, query)).toBe(0);
  });
});

describe('a slip of the pen', () => {
  let cook: TestPerson;
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
    ['two slips in a long word', 'brocolli', 'broccoli', ['Salad']],
    ['a word that no food is called', 'zwibelkuchen', 'zwiebelkuchen', ['Grandmother’s Zwiebelkuchen']],
    ['a word with accents', 'smorgastorta', 'smorgastarta', ['Smörgåstårta']],
    ['one word of two', 'roast chiken', 'roast chicken', ['Roast chicken']],
    ['a word that is not finished', 'brocol', 'broccoli', ['Salad']],
  ])('%s is mended and said', async (_case, q, mended, found) => {
    const { recipes, ...reading } = await search(cook, { q });
    expect(recipes.map(({ title }) => title)).toEqual(found);
    expect(reading).toMatchObject({ mended, words: mended.split(' ') });
  });

  test.each([
    ['a plural', 'tomatos', ['Salad']],
    ['a plural on its way', 'tomatoe', ['Salad']],
  ])('%s needs no mending', async (_case, q, found) => {
    const { recipes, mended } = await search(cook, { q });
    expect(recipes.map(({ title }) => title)).toEqual(found);
    expect(mended).toBeNull();
  });

  test.each(['chi', 'xqzwvyk', 'chick3n', 'a', 'kitchen'])('%s is left alone', async (q) => {
    expect((await search(cook, { q })).mended).toBeNull();
  });

  test('is no food that no recipe has', async () => {
    const other = await cookWith(['Grandmother’s dish']);
    expect(await search(other, { q: 'fish' })).toMatchObject({ mended: null, recipes: [] });
  });

  test('is not mended where somebody meant it', async () => {
    const other = await cookWith(['Chiken, as we spell it'], ['Roast chicken']);
    expect(await search(other, { q: 'chiken' })).toMatchObject({
      mended: null,
      recipes: [{ title: 'Chiken, as we spell it' }],
    });
  });

  test('means the words that are nearest, and none that is further', async () => {
    const other = await cookWith(['Quarktorte'], ['Quarkterte'], ['Quarktorta']);
    expect(await titles(other, 'quarktortn')).toEqual(['Quarktorta', 'Quarktorte']);
  });

  test('means whole words', async () => {
    const other = await cookWith(['Zimt tea'], ['Zimtstern']);
    expect(await titles(other, 'zimmt')).toEqual(['Zimt tea']);
    expect(await titles(other, 'zimt')).toEqual(['Zimtstern', 'Zimt tea']);
  });

  test('means three words at most', async () => {
    const other = await cookWith(['Quarktorta'], ['Quarktorte'], ['Quarktorti'], ['Quarktorto']);
    expect(await titles(other, 'quarktortn')).toEqual(['Quarktorti', 'Quarktorte', 'Quarktorta']);
  });

  test('does not tell what others wrote', async () => {
    await cookWith(['Uncle Quastelbein’s secret']);
    expect(await search(cook, { q: 'quastelbien' })).toMatchObject({
      mended: null,
      recipes: [],
      words: ['quastelbien'],
    });
  });

  test('and the bin has no part in it', async () => {
    const other = await cookWith(['Zimtstern'], ['Roast chicken']);
    const [star] = (await search(other, { q: 'zimtstern' })).recipes;
    await app.request(recipesRoutes.deleteRecipe, { params: { id: star?.id ?? '' } }, other);
    for (const q of ['zimtstern', 'zimtstren']) {
      expect(await search(other, { q })).toMatchObject({ mended: null, recipes: [] });
      expect(await count(other, { q })).toBe(0);
    }
  });
});

describe('the words that are known', () => {
  const words = async () =>
    (await app.database.db.selectFrom('search_words').select('word').execute()).map(({ word }) => word);
  const formed = async () =>
    (await app.database.db.selectFrom('search_word_forms').select('word').execute()).map(({ word }) => word);

  test('are all of recipes; misspellings only of those that are words and that no food is called by', async () => {
    await cookWith(['Quetschkommode 4e5b x 12345 ' + 'y'.repeat(40), 'chicken']);
    expect(await words()).toEqual(expect.arrayContaining(['quetschkommode', '4e5b', '12345', 'chicken']));
    const known = await formed();
    expect(known).toContain('quetschkommode');
    expect(known.filter((word) => !/^\p{L}{4,24}$/u.test(word) || foodVocabulary().has(word))).toEqual([]);
  });

  test('are looked up by their beginning, however many begin so', async () => {
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

  test('are learnt once, also by many at the same time', async () => {
    const cooks = await Promise.all(Array.from({ length: 6 }, () => createPerson(app)));
    const title = 'Aalquappe Beutelmeise Chausseefloh Dachsparren Eierschecke';
    const texts = [title, title.split(' ').toReversed().join(' ')];
    const kept = await Promise.all(
      cooks.flatMap((cook) => texts.map((text) => createRecipe(app, cook, { title: text }))),
    );
    expect(kept).toHaveLength(12);
    expect((await words()).filter((word) => word === 'beutelmeise')).toEqual(['beutelmeise']);
  });
});

test('a picture is found by itself', async () => {
  const cook = await cookWith(['Pizza 🍕🔥'], ['Soup 🍲']);
  expect(await titles(cook, '🍕')).toEqual(['Pizza 🍕🔥']);
  expect(await titles(cook, '🍲 soup')).toEqual(['Soup 🍲']);
  expect(await titles(cook, '🦖'.repeat(100))).toEqual([]);
});

test.each(['title', 'date', 'cookTime'] as const)('a page of the list by %s is none of a search', async (sort) => {
  const cook = await cookWith(['One soup'], ['Two soup']);
  const { next_cursor: cursor } = await search(cook, { q: 'soup', sort, limit: 1 });
  const { status, error } = await app.request(
    recipesRoutes.listRecipes,
    { query: { q: 'soup', cursor: cursor ?? '' } },
    cook,
  );
  expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['cursor']]);
});

/** More than are read to see how common a word is, so that both ways of finding are used. */
const MANY = 320;
const VOCABULARY = 'chicken rice tofu broccoli salt soup stew pie creamy winter tomato beans zwiebelkuchen 7up a'.split(
  ' ',
);

interface Known {
  readonly id: string;
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly category: string;
  readonly at: number;
}

async function keepAll(cook: TestPerson, recipes: readonly Known[]): Promise<void> {
  const { db } = app.database;
  for (const { at, ingredients, ...recipe } of recipes) {
    const row = { ...recipe, user_id: cook.id, description: 'Good.', instructions: toJson(['Cook.']) };
    const created_at = new Date(at);
    await db
      .insertInto('recipes')
      .values({ ...row, ingredients: toJson([...ingredients]), created_at, updated_at: created_at })
      .execute();
    await writeSearchDocument(db, { ...row, ingredients: [...ingredients] });
  }
}

test('who has written very many new words in a day is found by further ones written out, but they are not learned', async () => {
  const cook = await createPerson(app);
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

test('what only the bin has is not there, also where the index is asked for it', async () => {
  const cook = await createPerson(app);
  const titled = (title: string, at: number) => ({ id: uuidv7(), title, ingredients: ['leek'], category: 'Soup', at });
  const [star, mistyped] = [titled('Zimtstern', 1), titled('Zimtstirn', 2)];
  await keepAll(cook, [star, mistyped, ...Array.from({ length: 200 }, (_, at) => titled('Soup', at + 3))]);
  expect(await search(cook, { q: 'zimtstern' })).toMatchObject({ recipes: [{ id: star.id }], mended: null });
  await app.request(recipesRoutes.deleteRecipe, { params: { id: star.id } }, cook);
  expect(await search(cook, { q: 'zimtstern' })).toMatchObject({ recipes: [{ id: mistyped.id }], mended: 'zimtstirn' });
  expect(await count(cook, { q: 'zimtstern' })).toBe(1);
  expect(await count(cook, { q: 'leek' })).toBe(201);
});

test('what very many recipes in the bin have is not there either', async () => {
  const cook = await createPerson(app);
  const titled = (title: string, at: number) => ({ id: uuidv7(), title, ingredients: ['leek'], category: 'Soup', at });
  const stars = Array.from({ length: MANY }, (_, at) => titled('Zimtstern', at));
  const mistyped = titled('Zimtstirn', MANY);
  await keepAll(cook, [...stars, mistyped, ...Array.from({ length: 100 }, (_, at) => titled('Soup', MANY + 1 + at))]);
  await app.database.db
    .updateTable('recipes')
    .set({ deleted_at: app.clock.now() })
    .where('user_id', '=', cook.id)
    .where('title', '=', 'Zimtstern')
    .execute();
  expect(await search(cook, { q: 'zimtstern' })).toMatchObject({ recipes: [{ id: mistyped.id }], mended: 'zimtstirn' });
});

test('what is not in the bin is there, however many in the bin stand before it', async () => {
  const cook = await createPerson(app);
  const titled = (title: string, at: number) => ({ id: uuidv7(), title, ingredients: ['leek'], category: 'Soup', at });
  const binned = Array.from({ length: MANY }, (_, at) => titled('Zimtstern', at + 1));
  const star = titled('Zimtstern', 0);
  await keepAll(cook, [...binned, star, ...Array.from({ length: 100 }, (_, at) => titled('Soup', MANY + 1 + at))]);
  await app.database.db
    .updateTable('recipes')
    .set({ deleted_at: app.clock.now() })
    .where('user_id', '=', cook.id)
    .where('title', '=', 'Zimtstern')
    .where('id', '<>', star.id)
    .execute();
  expect(await search(cook, { q: 'zimtstern' })).toMatchObject({ recipes: [{ id: star.id }], mended: null });
});

test('very many recipes that fit are counted up to a number, and those in the bin are none of them', async () => {
  const cook = await createPerson(app);
  const most = RECIPE_LIMITS.search_count_max;
  const soup = (at: number) => ({ id: uuidv7(), title: 'Soup', ingredients: ['leek'], category: 'Soup', at });
  const [first, second, ...others] = Array.from({ length: most + 2 }, (_, at) => soup(at));
  await keepAll(cook, [first ?? soup(0), second ?? soup(0), ...others]);
  const counted = async (query: object) => (await app.request(recipesRoutes.countRecipes, { query }, cook)).body;
  for (const [binned, more] of [
    [first, true],
    [second, false],
  ] as const) {
    await app.request(recipesRoutes.deleteRecipe, { params: { id: binned?.id ?? '' } }, cook);
    expect(await counted({ q: 'soup' })).toEqual({ count: most, more });
    expect(await counted({ q: 'soup', category: 'Soup' })).toEqual({ count: most, more });
  }
  const browse = { q: 'leek', source: 'mine' } as const;
  expect((await app.request(categoriesRoutes.countBrowsed, { query: browse }, cook)).body).toEqual({
    count: most,
    more: false,
  });
  await createRecipe(app, cook, { title: 'Leek pie' });
  expect((await app.request(categoriesRoutes.countBrowsed, { query: browse }, cook)).body).toEqual({
    count: most,
    more: true,
  });
  expect(await counted({})).toEqual({ count: most + 1, more: false });
});

describe('what is asked of the index', () => {
  const NEWEST = 100;
  const recipe = (title: string, ingredients: string[], at: number) => ({
    id: uuidv7(),
    title,
    ingredients,
    category: 'Soup',
    at,
  });
  const newest = (ingredients: string[]) =>
    Array.from({ length: NEWEST }, (_, at) => recipe('New', ingredients, 10_000 + at));

  test('has what was written a moment ago, and not what was deleted', async () => {
    const cook = await createPerson(app);
    const old = recipe('Zimtstern', ['nuts'], 1);
    await keepAll(cook, [old, ...newest(['leek'])]);
    expect(await titles(cook, 'zimtstern nuts')).toEqual(['Zimtstern']);
    expect(await titles(cook, 'quarktorte')).toEqual([]);
    await createRecipe(app, cook, { title: 'Quarktorte' });
    expect(await titles(cook, 'quarktorte')).toEqual(['Quarktorte']);
    await app.request(recipesRoutes.deleteRecipe, { params: { id: old.id } }, cook);
    expect(await titles(cook, 'zimtstern nuts')).toEqual([]);
  });

  test('of a long phrase are its telling words, among very many that have one', async () => {
    const cook = await createPerson(app);
    const q = 'chicken leek rice tofu garlic lime';
    await keepAll(cook, [
      ...Array.from({ length: 160 }, (_, at) => recipe('Leek', ['leek'], 5_000 + at)),
      recipe('Some', ['tofu', 'rice', 'garlic'], 1),
      recipe('Most', ['tofu', 'chicken', 'rice', 'garlic'], 2),
      ...newest(['chicken', 'rice']),
    ]);
    expect(await titles(cook, q)).toEqual(['Most', 'Some']);
    expect(await count(cook, { q })).toBe(2);
  });

  test('of a long phrase are its rarest words, and all others are there as well', async () => {
    const cook = await createPerson(app);
    const q = 'chicken leek rice tofu garlic lime';
    const all = q.split(' ');
    await keepAll(cook, [
      recipe('All', all, 1),
      ...all.map((_missing, at) => recipe(`Without ${at}`, all.toSpliced(at, 1), 2 + at)),
      ...newest(['chicken', 'rice']),
    ]);
    expect(await titles(cook, q)).toEqual(['All']);
    const [, ...others] = all;
    await keepAll(
      cook,
      Array.from({ length: 310 }, (_, at) => recipe('Near', others, 100 + at)),
    );
    expect(await titles(cook, `${q} `)).toEqual(['All']);
  });

  test('is what stands late in a very long recipe', async () => {
    const cook = await createPerson(app);
    const late = Array.from(
      { length: RECIPE_LIMITS.ingredients_max - 1 },
      (_, at) => `Foodstuffnumbereda${at.toString(26)}`,
    );
    await createRecipe(app, cook, { title: 'Long', ingredients: [...late, 'zanzibar'] });
    expect(await titles(cook, 'zanzibar')).toEqual(['Long']);
    expect(await titles(cook, 'long zanzibar')).toEqual(['Long']);
  });
});

describe('many recipes', () => {
  let cook: TestPerson;
  let known: Known[];
  beforeAll(async () => {
    cook = await createPerson(app);
    known = corpus();
    await keepAll(cook, known);
  });

  test('are found by the rules, in the order of the rules, page by page', async () => {
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
      limit: fc.integer({ min: 40, max: 100 }),
    });
    await fc.assert(
      fc.asyncProperty(questions, async ({ q, category, limit }) => {
        const expected = byTheRules(known, q).filter(
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
      { numRuns: 40 },
    );
  });
});

/** The same each time. */
function corpus(): Known[] {
  const some = (most: number) =>
    fc.array(fc.constantFrom(...VOCABULARY, 'salt', 'salt'), { minLength: 1, maxLength: most });
  const each = fc.record({ words: some(3), ingredients: some(6), rare: fc.nat(40), day: fc.nat(200) });
  return fc.sample(each, { numRuns: MANY, seed: 7 }).map(({ words, ingredients, rare, day }) => ({
    id: uuidv7(),
    title: words.join(' '),
    ingredients: rare === 0 ? [...ingredients, 'saffron'] : ingredients,
    category: rare % 3 === 0 ? 'Soup' : 'Snack',
    // Some are of the very same moment.
    at: Date.UTC(2025, 0, 1) + day * 1000,
  }));
}

/** What a search is to find, told without any index. */
function byTheRules(recipes: readonly Known[], q: string): Known[] {
  const documents = recipes.map((recipe) => {
    const title = searchTerms(recipe.title);
    const any = [...title, ...searchTerms(`Good. ${recipe.ingredients.join(' ')} ${recipe.category}`)];
    return { recipe, title, any };
  });
  const has = (terms: readonly string[], word: readonly string[]) =>
    terms.some((term) =>
      word.some((each) => (each.length === 1 || each.endsWith(' ') ? term === each.trim() : term.startsWith(each))),
    );
  const isKnown = (word: readonly string[]) => documents.some(({ any }) => has(any, word));
  const typed = [...new Set(searchTerms(q))].map((word) => [word]);
  const ranked = (words: readonly (readonly string[])[]) =>
    documents.map((document) => ({
      ...document,
      inTitle: words.every((word) => has(document.title, word)),
      count: words.filter((word) => has(document.any, word)).length,
    }));
  const everyWord = new Set([...documents.flatMap(({ any }) => any), ...foodVocabulary()]);
  const mended = typed.map(([word = '']) => {
    if (isKnown([word]) || !isMendable(word)) return [word];
    const near = [...everyWord]
      .map((each) => ({ each, slips: slipsTo(each, word, word === typed.at(-1)?.[0]) ?? 99 }))
      .filter(({ each, slips }) => slips < 99 && isMendable(each) && isKnown([`${each} `]))
      .toSorted((a, b) => a.slips - b.slips || (a.each < b.each ? -1 : 1));
    const best = near.filter(({ slips }) => slips === near[0]?.slips).slice(0, 3);
    return best.length === 0 ? [word] : best.map(({ each }) => `${each} `);
  });
  const newest = (a: Known, b: Known) => b.at - a.at || (a.id < b.id ? 1 : -1);
  for (const words of [typed, mended]) {
    const all = ranked(words).filter(({ count: found }) => found === words.length);
    if (all.length > 0) {
      return all
        .toSorted((a, b) => Number(b.inTitle) - Number(a.inTitle) || newest(a.recipe, b.recipe))
        .map(({ recipe }) => recipe);
    }
  }
  const enough = Math.max(2, Math.ceil(typed.length / 2));
  return ranked(mended)
    .filter(({ count: found }) => found >= enough)
    .toSorted((a, b) => b.count - a.count || newest(a.recipe, b.recipe))
    .map(({ recipe }) => recipe);
}
