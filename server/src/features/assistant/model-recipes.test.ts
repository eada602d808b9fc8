import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { assistantRoutes, type Generation } from '@larder/contract/assistant';
import { NewRecipe, RECIPE_CATEGORIES } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import {
  type ScriptedModel,
  fails,
  says,
  startScriptedModel,
  userText,
  WRITTEN,
} from '../../../test/scripted-model.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { completion, sendJson } from '../../../test/model-server.ts';
import { modelRecipe } from './model-recipe.ts';

let model: ScriptedModel;
let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  model = await startScriptedModel();
  app = await startApp({ environment: { AI_COMPOSE_BASE_URL: model.url } });
  anna = await createUser(app);
});
beforeEach(() => {
  model.requests.length = 0;
});
afterAll(async () => {
  await app.close();
  await model.close();
});

async function generate(asked: object = {}, on = app, person = anna): Promise<Generation> {
  const body = { kind: 'ingredients' as const, ingredients: ['leek', 'rice'], ...asked };
  return (await on.request(assistantRoutes.createGeneration, { body }, person)).body;
}

const generateFrom = async (change: object, asked: object = {}) => {
  model.answers = [says({ ...WRITTEN, ...change })];
  return generate(asked);
};

describe('a harmless deviation in the answer of a model is corrected', () => {
  test.each([
    ['spaces and line ends', { title: '  Leek\n rice ' }, { title: 'Leek rice' }],
    [
      'step numbers',
      { instructions: ['1. Wash.', '2) Cut.', 'Step 3: Cook.', '4: Eat.', 'STEP 5 - Rest.'] },
      { instructions: ['Wash.', 'Cut.', 'Cook.', 'Eat.', 'Rest.'] },
    ],
    [
      'numbers that are no step numbers',
      { instructions: ['2 eggs go in.', '1.5 l water boil.'] },
      { instructions: ['2 eggs go in.', '1.5 l water boil.'] },
    ],
    ['bullets', { ingredients: ['- 2 leeks', '• rice', '* 1 egg'] }, { ingredients: ['2 leeks', 'rice', '1 egg'] }],
    [
      'blank lines',
      { ingredients: ['', '2 leeks', '  '], instructions: ['Cook.', ''] },
      { ingredients: ['2 leeks'], instructions: ['Cook.'] },
    ],
    ['numbers in quotes', { servings: '4', preparation_time: '10' }, { servings: 4, preparation_time: 10 }],
    ['fractions of minutes', { cooking_time: 12.6 }, { cooking_time: 13 }],
    ['a category in the plural', { category: 'main dishes' }, { category: 'Main Dish' }],
    ['a category in other words', { category: 'Drink' }, { category: 'Beverage' }],
    ['an unknown category', { category: 'Tuesday' }, { category: 'Main Dish' }],
    ['no description', { description: '' }, { description: WRITTEN.title }],
    ['bidirectional controls', { title: 'Leek \u202Eecir\u202C' }, { title: 'Leek ecir' }],
    ['invisible characters', { title: 'Leek\u{E0049}\u{E0047}' }, { title: 'Leek' }],
    ['controls', { title: 'Le\u0007ek\u0000' }, { title: 'Le ek' }],
    ['half a character', { title: 'Leek \uD83C' }, { title: 'Leek \uFFFD' }],
    ['unknown fields', { image_url: 'https://example.org/x.jpg', user_id: 'x' }, WRITTEN],
  ])('%s', async (_what, change, expected) => {
    const generation = await generateFrom(change);
    expect(generation).toMatchObject({ answered_by: 'provider', recipe: { ...WRITTEN, ...expected } });
    expect(Object.keys(generation.recipe ?? {}).toSorted()).toEqual(Object.keys(WRITTEN).toSorted());
    expect(model.requests).toHaveLength(1);
  });

  test.each(
    RECIPE_CATEGORIES.flatMap((category) => [category, category.toLowerCase(), `${category}s`, `${category}es`]),
  )('the category %s', (category) => {
    const { data } = modelRecipe({}).safeParse({ ...WRITTEN, category });
    expect(category.toLowerCase()).toContain(data?.category.toLowerCase());
  });
});

describe('a fault in the answer of a model is reported to the model once', () => {
  const WRONG: readonly (readonly [string, object])[] = [
    ['no title', { title: ' \u200B\n' }],
    ['no ingredients', { ingredients: [] }],
    ['only blank ingredients', { ingredients: [' '] }],
    ['500 ingredients', { ingredients: Array.from({ length: 500 }, () => 'egg') }],
    ['an endless ingredient', { ingredients: ['x'.repeat(501)] }],
    ['a negative quantity', { ingredients: ['-2 eggs'] }],
    ['no steps', { instructions: [] }],
    ['a step of 50,000 characters', { instructions: ['x'.repeat(50_000)] }],
    ['negative minutes', { cooking_time: -5 }],
    ['too many minutes', { preparation_time: 1e9 }],
    ['minutes that are no number', { preparation_time: 'soon' }],
    ['no servings', { servings: 0 }],
    ['5,000 servings', { servings: 5_000 }],
    ['a list for a text', { title: ['Leek'] }],
    ['a text for a list', { ingredients: 'leek, rice' }],
    ['steps without text', { instructions: [{ step: 1 }] }],
  ];

  test.each(WRONG)('%s: the corrected answer is used', async (_what, change) => {
    model.answers = [says({ ...WRITTEN, ...change }), says(WRITTEN)];
    expect(await generate()).toMatchObject({ answered_by: 'provider', recipe: WRITTEN });
    expect(model.requests).toHaveLength(2);
  });

  test.each(WRONG)('%s: without a correction the kitchen engine answers', async (_what, change) => {
    const generation = await generateFrom(change);
    expect(generation.answered_by).toBe('kitchen');
    expect(generation.notes[0]).toBe(
      'The AI service’s answer was not a recipe, so REECE’s own kitchen engine made this.',
    );
    expect(model.requests).toHaveLength(2);
  });

  test('too many minutes, and other servings than requested', async () => {
    model.answers = [says({ ...WRITTEN, cooking_time: 40, servings: 4 }), says({ ...WRITTEN, servings: 4 })];
    const { recipe } = await generate({ minutes: 20, servings: 4, category: 'Soup' });
    expect(recipe).toEqual({ ...WRITTEN, servings: 4, category: 'Soup' });
    expect(model.requests).toHaveLength(2);
  });

  test('equipment that the kitchen lacks', async () => {
    model.answers = [says({ ...WRITTEN, instructions: ['Bake it in the oven.'] }), says(WRITTEN)];
    expect((await generate({ missing: ['oven'] })).recipe).toMatchObject({ instructions: WRITTEN.instructions });
    expect(model.requests).toHaveLength(2);
    const [first = expect.fail('asked')] = model.requests;
    expect(userText(first)).toContain('"missing":["oven"]');
  });
});

test('every recipe that the schema accepts can be saved', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('1. Cook', '- egg', '', 'x'.repeat(600)));
  const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom('5', 'soon', null, -1, 10));
  const answer = fc.record({
    title: text,
    description: text,
    ingredients: fc.array(text, { maxLength: 5 }),
    instructions: fc.array(text, { maxLength: 5 }),
    preparation_time: number,
    cooking_time: number,
    servings: number,
    category: text,
  });
  fc.assert(
    fc.property(answer, (given) => {
      const { success, data } = modelRecipe({}).safeParse(given);
      if (!success) return;
      const saved = NewRecipe.parse(data);
      expect(saved).toMatchObject(data);
      expect(JSON.stringify(data)).not.toMatch(/\\u0000|[\u202A-\u202E]/u);
    }),
  );
});

describe('the request to the model', () => {
  test('has the ingredients and wishes as data', async () => {
    model.answers = [says({ ...WRITTEN, servings: 6 })];
    await generate({
      ingredients: ['2 leeks', ' rice '],
      servings: 6,
      cuisine: 'italian',
      dish: 'risotto',
      without: ['nuts'],
    });
    const [request] = model.requests;
    expect(request?.body.messages?.map(({ role }) => role).slice(0, 2)).toEqual(['system', 'user']);
    const [first, second] = userText(request ?? expect.fail('asked')).split('\n');
    expect(first).toBe('Generate a recipe using these ingredients: ["2 leeks","rice"]');
    expect(JSON.parse(second?.replace(/^Wishes: /u, '') ?? '')).toEqual({
      servings: 6,
      cuisine: 'italian',
      dish: 'risotto',
      without: ['nuts'],
    });
    expect(request?.body).toMatchObject({ model: 'gpt-3.5-turbo', temperature: 0.7 });
  });

  test('has a schema that services can enforce strictly', async () => {
    model.answers = [says(WRITTEN)];
    await generate();
    const schema = JSON.stringify(model.requests[0]?.body.response_format);
    for (const category of RECIPE_CATEGORIES) expect(schema).toContain(category);
    expect(model.requests[0]?.body.response_format).toMatchObject({ json_schema: { strict: true } });
  });
});

describe('without an answer of the model the kitchen engine answers and says why', () => {
  const INSTEAD = ', so REECE’s own kitchen engine made this.';
  test.each([
    ['an error of its own', fails(500), 'The AI service is not answering'],
    ['a rejected key', fails(401), 'The AI service is not letting us in right now'],
    ['an unknown model', fails(404), 'The AI service does not know the model it was asked for'],
    ['too many requests', fails(429), 'The AI service is too busy right now'],
    ['nothing', says(''), 'The AI service’s answer was not a recipe'],
    ['a page', says('<!doctype html><h1>Bad gateway</h1>'), 'The AI service’s answer was not a recipe'],
    ['half of it', says(JSON.stringify(WRITTEN).slice(0, 80)), 'The AI service’s answer was not a recipe'],
    ['5 MB', says('x'.repeat(5 * 1024 * 1024)), 'The AI service’s answer was not a recipe'],
  ])('%s', async (_what, answer, why) => {
    model.answers = [answer];
    // An app of its own: repeated failures open the circuit breaker.
    const own = await startApp({ environment: { AI_COMPOSE_BASE_URL: model.url } });
    const generation = await generate({}, own, await createUser(own));
    expect(generation).toMatchObject({ state: 'done', answered_by: 'kitchen', problem: null });
    expect(generation.recipe).not.toBeNull();
    expect(generation.notes[0]).toBe(`${why}${INSTEAD}`);
    await own.close();
  });

  test('the model declines', async () => {
    model.answers = [(response) => sendJson(response, 200, completion(null, { refusal: 'I cannot help with that.' }))];
    const own = await startApp({ environment: { AI_COMPOSE_BASE_URL: model.url } });
    const generation = await generate({}, own, await createUser(own));
    expect(generation.notes[0]).toBe(`The AI service declined to answer this${INSTEAD}`);
    await own.close();
  });

  test('the user has reached the daily limit', async () => {
    model.answers = [says(WRITTEN)];
    const own = await startApp({ environment: { AI_COMPOSE_BASE_URL: model.url, AI_DAILY_TOKENS: '1' } });
    const person = await createUser(own);
    expect((await generate({}, own, person)).answered_by).toBe('provider');
    const generation = await generate({}, own, person);
    expect(generation.answered_by).toBe('kitchen');
    expect(generation.notes[0]).toBe(`You have used up today’s requests to the AI service${INSTEAD}`);
    await own.close();
  });
});
