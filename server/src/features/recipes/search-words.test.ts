import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { RECIPE_LIMITS, recipesRoutes } from '@larder/contract/recipes';
import { searchWords } from '@larder/culinary/plain-words';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, createRecipe, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

interface Query {
  readonly q: string;
  readonly limit?: number;
}

function list(person: TestUser, query: Query) {
  return app.request(recipesRoutes.listRecipes, { query }, person);
}

async function titles(person: TestUser, q: string): Promise<string[]> {
  return (await list(person, { q })).body.recipes.map(({ title }) => title);
}

describe('a search', () => {
  let anna: TestUser;
  beforeAll(async () => {
    anna = await createUser(app);
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
    // Recipes of others are never found.
    await createRecipe(app, await createUser(app), { title: 'Tomato soup of another cook' });
  });

  test.each([
    ['a word of the title', 'soup', ['Tomato soup']],
    ['capital letters', 'SOUP', ['Tomato soup']],
    ['no accents', 'creme brulee', ['Crème brûlée']],
    ['accents', 'crème brûlée', ['Crème brûlée']],
    ['combining accents', 'cre\u0300me', ['Crème brûlée']],
    ['a letter that equals two', 'strassenmais', ['Straßenmais']],
    ['a plural', 'tomatoes', ['Tomato soup']],
    ['a singular', 'cherry', ['Cherry pie']],
    ['the beginning of a word', 'tom', ['Tomato soup']],
    ['the beginning of a last word', 'creme bru', ['Crème brûlée']],
    ['the middle of a word', 'mato', ['Tomato soup']],
    ['the end of a word', 'mais', ['Straßenmais']],
    ['fewer than four letters within a word', 'oma', []],
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
  ])('by %s (%s) finds %j', async (_case, q, found) => {
    expect(await titles(anna, q)).toEqual(found);
  });

  test('without words lists everything', async () => {
    expect(await titles(anna, '')).toHaveLength(7);
    expect(await titles(anna, '   ')).toHaveLength(7);
  });

  test.each(['!?', '"', '***', '(', '- -', '\\', ':', "'"])('for only %s finds nothing', async (q) => {
    expect(await titles(anna, q)).toEqual([]);
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
  ])('treats the operators in %s as text', async (q, found) => {
    expect(await titles(anna, q)).toEqual(found);
  });

  test.each([
    ['of the maximum length', 'x'.repeat(RECIPE_LIMITS.search_max_characters)],
    ['of many words', 'a '.repeat(100).trim()],
    ['of characters that grow under NFKC', '㌖'.repeat(RECIPE_LIMITS.search_max_characters)],
    ['of old scripts', '𐤀𐤁𐤂 𒀀 𞤀'],
  ])('for a phrase %s finds nothing and does not fail', async (_case, q) => {
    expect(await titles(anna, q)).toEqual([]);
  });

  test('finds words in a recently encoded script', async () => {
    const cook = await createUser(app);
    const { id } = await createRecipe(app, cook, { title: '\u19b0 soup' });
    const { body } = await list(cook, { q: '\u19b0' });
    expect(body.recipes.map((recipe) => recipe.id)).toEqual([id]);
  });

  test('finds any recipe by any word of its title', async () => {
    const cook = await createUser(app);
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
