import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { RECIPE_LIMITS, type RecipeSort, recipesRoutes } from '@larder/contract/recipes';
import { searchWords } from '@larder/culinary/search-words';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createPerson, createRecipe, type TestPerson } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

interface Query {
  readonly q?: string;
  readonly category?: string;
  readonly cursor?: string;
  readonly limit?: number;
  readonly sort?: RecipeSort;
  readonly tags?: string;
  readonly favorites?: 'true';
}

function list(person: TestPerson, query: Query = {}) {
  return app.request(recipesRoutes.listRecipes, { query }, person);
}

async function titles(person: TestPerson, query: Query = {}): Promise<string[]> {
  return (await list(person, query)).body.recipes.map(({ title }) => title);
}

describe('the list', () => {
  test('is empty at first', async () => {
    expect((await list(await createPerson(app))).body).toEqual({
      recipes: [],
      next_cursor: null,
      words: [],
      mended: null,
    });
  });

  test('shows the newest first, and nobody else’s', async () => {
    const [anna, bruno] = await Promise.all([createPerson(app), createPerson(app)]);
    for (const title of ['Monday', 'Tuesday', 'Wednesday']) {
      await createRecipe(app, anna, { title });
      app.clock.advance({ days: 1 });
    }
    await createRecipe(app, bruno, { title: 'Bruno’s' });
    expect(await titles(anna)).toEqual(['Wednesday', 'Tuesday', 'Monday']);
  });

  test('shows 24 at once when nothing else is asked for', async () => {
    const anna = await createPerson(app);
    for (let index = 0; index < RECIPE_LIMITS.page_size_default + 1; index++) await createRecipe(app, anna);
    const { body } = await list(anna);
    expect(body.recipes).toHaveLength(RECIPE_LIMITS.page_size_default);
    expect(body.next_cursor).toEqual(expect.any(String));
  });

  test('in pages is the same list: all of it, in order, nothing twice', async () => {
    const anna = await createPerson(app);
    for (let index = 0; index < 25; index++) {
      await createRecipe(app, anna, { title: `Soup ${index}`, category: index % 3 === 0 ? 'Soup' : 'Snack' });
      // Some are of the very same moment.
      if (index % 4 === 0) app.clock.advance({ seconds: 1 });
    }
    const all = (await list(anna, { limit: RECIPE_LIMITS.page_size_max })).body.recipes;
    expect(all).toHaveLength(25);
    const inOrder = all.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id));
    expect(all).toEqual(inOrder);

    const filters = [
      { filter: {}, keeps: () => true },
      { filter: { category: 'Soup' }, keeps: (category: string | null) => category === 'Soup' },
      { filter: { q: 'soup' }, keeps: () => true },
      { filter: { q: 'soup', category: 'Snack' }, keeps: (category: string | null) => category === 'Snack' },
    ];
    const everyCase = fc.record({ limit: fc.integer({ min: 1, max: 27 }), which: fc.constantFrom(...filters) });
    await fc.assert(
      fc.asyncProperty(everyCase, async ({ limit, which }) => {
        const pages = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const { body }: Awaited<ReturnType<typeof list>> = await list(anna, {
            ...which.filter,
            limit,
            ...(cursor === '' ? {} : { cursor }),
          });
          expect(body.recipes.length).toBeLessThanOrEqual(limit);
          pages.push(body.recipes);
          cursor = body.next_cursor;
        }
        expect(pages.flat()).toEqual(all.filter(({ category }) => which.keeps(category)));
      }),
      { numRuns: 25 },
    );
  });

  test('goes on where it was, whatever was added or deleted meanwhile', async () => {
    const anna = await createPerson(app);
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      await createRecipe(app, anna, { title });
      app.clock.advance({ seconds: 1 });
    }
    const { recipes, next_cursor } = (await list(anna, { limit: 2 })).body;
    const [, last] = recipes;
    await createRecipe(app, anna, { title: 'Five' });
    await app.request(recipesRoutes.deleteRecipe, { params: { id: last?.id ?? '' } }, anna);
    expect(await titles(anna, { limit: 2, cursor: next_cursor ?? '' })).toEqual(['Two', 'One']);
  });

  test('of a category holds that category alone', async () => {
    const anna = await createPerson(app);
    await createRecipe(app, anna, { title: 'Borscht', category: 'Soup' });
    await createRecipe(app, anna, { title: 'Sorbet', category: 'Dessert' });
    expect(await titles(anna, { category: 'Soup' })).toEqual(['Borscht']);
    expect(await titles(anna, { category: 'soup\'"; --' })).toEqual([]);
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
  ])('refuses a bad %s, naming it', async (field, query) => {
    const asked = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]),
    );
    const { status, error } = await app.send(
      { method: 'GET', url: `/api/recipes?${asked.toString()}` },
      await createPerson(app),
    );
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });
});

describe('the categories', () => {
  test('are those of one’s own recipes, each once, in alphabetical order', async () => {
    const [anna, bruno] = await Promise.all([createPerson(app), createPerson(app)]);
    for (const category of ['Soup', 'Dessert', null, 'Soup', 'Appetizer'] as const)
      await createRecipe(app, anna, { category });
    await createRecipe(app, bruno, { category: 'Snack' });
    const { body } = await app.request(recipesRoutes.listRecipeCategories, {}, anna);
    expect(body.categories).toEqual(['Appetizer', 'Dessert', 'Soup']);
  });
});

describe('searching', () => {
  let anna: TestPerson;
  beforeAll(async () => {
    anna = await createPerson(app);
    const recipes = [
      { title: 'Crème brûlée', ingredients: ['4 egg yolks', '½ l cream'], category: 'Dessert' },
      { title: 'Tomato soup', ingredients: ['6 tomatoes'], description: 'For cold evenings', category: 'Soup' },
      { title: 'Cherry pie', ingredients: ['500 g cherries'], instructions: ['Bake with tomato-red passion'] },
      { title: 'חומוס עם טחינה', ingredients: ['גרגירי חומוס'] },
      { title: '番茄汤', ingredients: ['番茄'] },
      { title: 'Straßenmais', ingredients: ['2 ears of corn', '7up'] },
      { title: '🍲🔥', ingredients: ['chilli'] },
    ] as const;
    for (const recipe of recipes) {
      const { title, ingredients } = recipe;
      const more = 'description' in recipe ? { description: recipe.description } : { description: 'Good.' };
      const category = 'category' in recipe ? recipe.category : 'Snack';
      const instructions = 'instructions' in recipe ? [...recipe.instructions] : ['Cook.'];
      await createRecipe(app, anna, { title, ingredients: [...ingredients], category, instructions, ...more });
    }
    // What everybody else has is never found.
    await createRecipe(app, await createPerson(app), { title: 'Tomato soup of somebody else' });
  });

  test.each([
    ['a word of the title', 'soup', ['Tomato soup']],
    ['capital letters', 'SOUP', ['Tomato soup']],
    ['no accents', 'creme brulee', ['Crème brûlée']],
    ['accents', 'crème brûlée', ['Crème brûlée']],
    ['accents made of two signs', 'cre\u0300me', ['Crème brûlée']],
    ['a letter that is two', 'strassenmais', ['Straßenmais']],
    ['a plural', 'tomatoes', ['Tomato soup']],
    ['a singular', 'cherry', ['Cherry pie']],
    ['the beginning of a word', 'tom', ['Tomato soup']],
    ['the beginning of a last word', 'creme bru', ['Crème brûlée']],
    ['the middle of a word', 'mato', []],
    ['words in another order', 'soup tomato', ['Tomato soup']],
    ['words of which one is missing', 'tomato pie', []],
    ['words of title and ingredients together', 'creme egg', ['Crème brûlée']],
    ['a word of the description', 'evenings', ['Tomato soup']],
    ['a word of the ingredients', 'yolk', ['Crème brûlée']],
    ['the category', 'dessert', ['Crème brûlée']],
    ['a word of the instructions only', 'passion', []],
    ['a number', '500', ['Cherry pie']],
    ['a number with letters', '7up', ['Straßenmais']],
    ['a language from right to left', 'טחינה', ['חומוס עם טחינה']],
    ['a language without blanks', '番茄', ['番茄汤']],
  ])('by %s', async (_case, q, found) => {
    expect(await titles(anna, { q })).toEqual(found);
  });

  test('by nothing shows everything', async () => {
    expect(await titles(anna, { q: '' })).toHaveLength(7);
    expect(await titles(anna, { q: '   ' })).toHaveLength(7);
  });

  test.each(['!?', '"', '***', '(', '- -', '\\', ':', "'"])('by only %s finds nothing', async (q) => {
    expect(await titles(anna, { q })).toEqual([]);
  });

  test.each([
    ['"tomato soup"', ['Tomato soup']],
    ['tomato* & !soup', ['Tomato soup']],
    ['(tomato | soup)', ['Tomato soup']],
    ["tomato's", ['Tomato soup']],
    ['tomato:*', ['Tomato soup']],
    ['tomato <-> soup', ['Tomato soup']],
    ['-tomato', ['Tomato soup']],
    ['tomato\\', ['Tomato soup']],
    ["tomato'; drop table recipes; --", []],
    ['title:soup', []],
    ['tomato AND soup', ['Tomato soup']],
    ['tomato OR pie', []],
    ['NOT tomato', []],
    ['NEAR(tomato soup, 2)', ['Tomato soup']],
    ['^tomato', ['Tomato soup']],
    ['tomato + soup', ['Tomato soup']],
    ['{title}: tomato', []],
  ])('by %s takes its words as words', async (q, found) => {
    expect(await titles(anna, { q })).toEqual(found);
  });

  test.each([
    ['as long as it may be', 'x'.repeat(RECIPE_LIMITS.search_max_characters)],
    ['of many words', 'a '.repeat(100).trim()],
    ['of signs that grow when they are made searchable', '㌖'.repeat(RECIPE_LIMITS.search_max_characters)],
    ['of old scripts', '𐤀𐤁𐤂 𒀀 𞤀'],
  ])('by a phrase %s finds nothing and breaks nothing', async (_case, q) => {
    expect(await titles(anna, { q })).toEqual([]);
  });

  test('finds words in a script that was given its letters only lately', async () => {
    const cook = await createPerson(app);
    const { id } = await createRecipe(app, cook, { title: '\u19b0 soup' });
    const { body } = await list(cook, { q: '\u19b0' });
    expect(body.recipes.map((recipe) => recipe.id)).toEqual([id]);
  });

  test('finds any recipe by any word of its title', async () => {
    const cook = await createPerson(app);
    const anyTitle = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 40 })
      .map((text) => `${text} x`.trim())
      .filter((text) => !text.includes('\0'));
    await fc.assert(
      fc.asyncProperty(anyTitle, async (title) => {
        const { id } = await createRecipe(app, cook, { title });
        for (const q of searchWords(title)) {
          const { body } = await list(cook, { q, limit: RECIPE_LIMITS.page_size_max });
          expect(
            body.recipes.map((recipe) => recipe.id),
            `${title} by ${q}`,
          ).toContain(id);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('what was just kept', () => {
  let cook: TestPerson;
  beforeEach(async () => {
    cook = await createPerson(app);
  });

  test('is found at once', async () => {
    for (let index = 0; index < 20; index++) {
      const { id } = await createRecipe(app, cook, { title: `Bread number${index}` });
      const { body } = await list(cook, { q: `number${index}` });
      expect(body.recipes.map((recipe) => recipe.id)).toContain(id);
    }
  });
});
