import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  ASSISTANT_TEXTS,
  assistantRoutes,
  GENERATION_LIMITS,
  QUICK_CREATE_PHRASE,
  SURPRISE_INGREDIENT,
} from '@larder/contract/assistant';
import { recipesRoutes } from '@larder/contract/recipes';
import { composeRecipe } from '@larder/culinary/compose';
import type { Appliance } from '@larder/culinary/compose/equipment';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
  anna = await createUser(app);
});
afterAll(() => app.close());

function generate(body: object) {
  return app.send(
    { method: 'POST', url: assistantRoutes.createGeneration.path, payload: { kind: 'ingredients', ...body } },
    anna,
  );
}

test('a generated recipe can be saved unchanged', async () => {
  const request = { kind: 'ingredients' as const, ingredients: ['chicken', 'rice', '', ' carrots '], servings: 2 };
  const { body } = await app.request(assistantRoutes.createGeneration, { body: request }, anna);
  expect(body).toMatchObject({ answered_by: 'kitchen', unusable: [] });
  if (body.recipe === null) throw new Error('There is a recipe for chicken and rice');
  expect(body.recipe.servings).toBe(2);

  const saved = await app.request(
    recipesRoutes.createRecipe,
    { body: { ...body.recipe, is_ai_generated: true } },
    anna,
  );
  expect(saved.status).toBe(201);
  expect(saved.body).toMatchObject(body.recipe);
});

test('a generation from ingredients saves nothing by default', async () => {
  const cook = await createUser(app);
  await app.request(assistantRoutes.createGeneration, { body: { kind: 'ingredients', ingredients: ['egg'] } }, cook);
  const { body } = await app.request(recipesRoutes.listRecipes, { query: {} }, cook);
  expect(body.recipes).toEqual([]);
});

test('the same request with the same seed gives the same recipe', async () => {
  const ask = async (seed: string) => {
    const body = { kind: 'ingredients' as const, ingredients: ['tomato', 'pasta', 'cheese'], seed };
    return (await app.request(assistantRoutes.createGeneration, { body }, anna)).body.recipe;
  };
  expect(await ask('one')).toEqual(await ask('one'));
});

test('a generated recipe follows diet, cuisine, time and exclusions', async () => {
  const ingredients = ['white beans', 'tomatoes', 'chicken breast'];
  const { body } = await app.request(
    assistantRoutes.createGeneration,
    {
      body: {
        kind: 'ingredients',
        ingredients,
        diets: ['vegan'],
        without: ['onions'],
        cuisine: 'italian',
        minutes: 45,
        category: 'Main Dish',
        seed: 'one',
      },
    },
    anna,
  );
  if (body.recipe === null) throw new Error('There is a recipe for beans and tomatoes');
  expect(body.recipe.category).toBe('Main Dish');
  expect(body.recipe.preparation_time + body.recipe.cooking_time).toBeLessThanOrEqual(45);
  const written = [...body.recipe.ingredients, ...body.recipe.instructions].join(' ');
  expect(written).not.toMatch(/chicken|onion|parmesan|butter|cream\b/iu);
  expect(body.unusable.map(({ text }) => text).join()).toMatch(/chicken/iu);
});

test('a generated recipe uses no equipment that the kitchen lacks, or the answer says why there is none', async () => {
  const ask = async (missing: readonly Appliance[]) => {
    const body = {
      kind: 'ingredients' as const,
      ingredients: ['salmon', 'potatoes'],
      missing: [...missing],
      seed: '1',
    };
    return (await app.request(assistantRoutes.createGeneration, { body }, anna)).body;
  };
  expect((await ask([])).recipe?.instructions.join(' ')).toMatch(/oven/iu);
  expect((await ask(['oven'])).recipe?.instructions.join(' ')).not.toMatch(/oven|bake/iu);
  const without = await ask(['oven', 'hob', 'air fryer', 'microwave', 'slow cooker', 'pressure cooker', 'grill']);
  expect(without.recipe).toBeNull();
  expect(without.unusable).toContainEqual({
    text: 'your kitchen',
    reason: 'Every dish I could think of needs equipment that you don’t have',
  });
});

test('inedible ingredients give no recipe, and the answer says why', async () => {
  const { body } = await app.request(
    assistantRoutes.createGeneration,
    { body: { kind: 'ingredients', ingredients: ['bleach'] } },
    anna,
  );
  expect(body.recipe).toBeNull();
  expect(body.unusable).toEqual([{ text: 'bleach', reason: expect.any(String) }]);
});

describe('an invalid request is refused with its field', () => {
  test.each([
    ['no ingredients', {}, 'ingredients'],
    ['only blank ingredients', { ingredients: ['', '  '] }, 'ingredients'],
    [
      'too many ingredients',
      { ingredients: Array.from({ length: GENERATION_LIMITS.ingredients_max + 1 }, () => 'egg') },
      'ingredients',
    ],
    [
      'ingredients that are too long together',
      { ingredients: Array.from({ length: 11 }, () => 'vegan '.repeat(83)) },
      'ingredients',
    ],
    ['an ingredient that is too long', { ingredients: ['x'.repeat(501)] }, 'ingredients.0'],
    ['a text instead of a list', { ingredients: 'eggs' }, 'ingredients'],
    ['no servings', { ingredients: ['egg'], servings: 0 }, 'servings'],
    ['too many servings', { ingredients: ['egg'], servings: GENERATION_LIMITS.servings_max + 1 }, 'servings'],
    ['too few minutes', { ingredients: ['egg'], minutes: 1 }, 'minutes'],
    ['an unknown diet', { ingredients: ['egg'], diets: ['paleo'] }, 'diets.0'],
    ['unknown equipment', { ingredients: ['egg'], missing: ['oven', 'sous vide'] }, 'missing.1'],
    ['an unknown cuisine', { ingredients: ['egg'], cuisine: 'martian' }, 'cuisine'],
    ['an unknown field', { ingredients: ['egg'], model: 'gpt' }, 'model'],
  ])('%s', async (_case, body, field) => {
    const { status, error } = await generate(body);
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });

  test('without ingredients, in the words of the product', async () => {
    expect((await generate({ ingredients: [''] })).error.message).toBe(ASSISTANT_TEXTS.ingredient_required);
  });
});

describe.each([
  ['surprise', SURPRISE_INGREDIENT],
  ['quick', QUICK_CREATE_PHRASE],
] as const)('%s', (kind, phrase) => {
  /** Two ids from which the kitchen engine composes the same dish. */
  function twins(): [string, string] {
    const byTitle = new Map<string, string>();
    for (;;) {
      const id = uuidv7();
      const title = composeRecipe({ ingredients: [phrase], seed: id }).recipe?.title ?? '';
      const twin = byTitle.get(title);
      if (twin !== undefined) return [twin, id];
      byTitle.set(title, id);
    }
  }

  test('gives another dish each time, and the same one for the same id', async () => {
    const cook = await createUser(app);
    const make = async (id: string) => {
      return (await app.request(assistantRoutes.createGeneration, { body: { kind, id } }, cook)).body.recipe;
    };
    const [one, other] = twins();
    const first = await make(one);
    expect(await make(one)).toEqual(first);
    const second = await make(other);
    expect(second?.title).not.toBe(first?.title);
    expect(await make(other)).toEqual(second);
  });

  test('does not repeat a dish that was just deleted', async () => {
    const cook = await createUser(app);
    const [one, other] = twins();
    const first = (await app.request(assistantRoutes.createGeneration, { body: { kind, id: one } }, cook)).body;
    await app.request(recipesRoutes.deleteRecipe, { params: { id: one } }, cook);
    const second = (await app.request(assistantRoutes.createGeneration, { body: { kind, id: other } }, cook)).body;
    expect(second.recipe?.title).not.toBe(first.recipe?.title);
  });
});
