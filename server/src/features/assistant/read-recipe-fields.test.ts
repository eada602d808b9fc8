import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { assistantRoutes, Extraction, type GeneratedRecipe } from '@larder/contract/assistant';
import { RECIPE_CATEGORIES } from '@larder/contract/recipes';
import { readJson } from '#platform/models/read-json.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { type ScriptedModel, says, startScriptedModel, WRITTEN } from '../../../test/scripted-model.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { photo } from '../../../test/pictures.ts';
import { modelRecipe } from './model-recipe.ts';
import { readRecipeFields } from './read-recipe-fields.ts';

const json = JSON.stringify;

describe('a field of a recipe', () => {
  test.each([
    ['ingredients', '["2 leeks","rice"]', ['2 leeks', 'rice']],
    ['ingredients', '["2 leeks","rice",]', ['2 leeks', 'rice']],
    ['ingredients', '2 leeks\nrice\r\n1 egg', ['2 leeks', 'rice', '1 egg']],
    ['ingredients', [{ name: 'garlic', amount: 2, unit: 'cloves' }], ['2 cloves garlic']],
    ['ingredients', [{ quantity: '1/2 cup', item: 'rice' }], ['1/2 cup rice']],
    ['ingredients', [{ ingredient: 'onion', qty: 1, unit: null, preparation: 'diced' }], ['1 onion, diced']],
    ['ingredients', [{ name: 'salt', amount: 'to taste', unit: '' }], ['salt, to taste']],
    ['ingredients', [{ name: 'flour', amount: 1 / 3, unit: 'cup' }], ['0.33 cup flour']],
    ['ingredients', [{ text: '2 leeks' }, 'rice'], ['2 leeks', 'rice']],
    ['ingredients', '[{"name":"rice","amount":200,"unit":"g"}]', ['200 g rice']],
    ['ingredients', [{ name: 'rice', amount: { value: 200, unit: 'g' } }], ['200 g rice']],
    ['ingredients', { rice: '200 g', leeks: 2 }, ['200 g rice', '2 leeks']],
    ['ingredients', { 1: '2 leeks', 2: 'rice' }, ['2 leeks', 'rice']],
    [
      'ingredients',
      [
        { section: 'Base', items: ['rice'] },
        { section: 'Top', items: ['2 leeks'] },
      ],
      ['rice', '2 leeks'],
    ],
    ['instructions', { step1: 'Wash.', step2: 'Cook.' }, ['Wash.', 'Cook.']],
    ['instructions', [['Wash.'], ['Cook.']], ['Wash.', 'Cook.']],
    ['instructions', [{ '@type': 'HowToSection', itemListElement: [{ text: 'Wash.' }, 'Cook.'] }], ['Wash.', 'Cook.']],
    ['instructions', '["Wash.","Cook."]', ['Wash.', 'Cook.']],
    ['instructions', '1. Wash.\n2. Cook.', ['1. Wash.', '2. Cook.']],
    ['instructions', [{ step: 1, text: 'Wash.' }], ['Wash.']],
    ['instructions', [{ step_number: 1, instruction: 'Wash.' }], ['Wash.']],
    ['instructions', [{ '@type': 'HowToStep', name: 'First', text: 'Wash.' }], ['Wash.']],
    ['instructions', [{ step: 'Wash.' }], ['Wash.']],
    ['preparation_time', '25 minutes', 25],
    ['cooking_time', '1 hour 15 minutes', 75],
    ['cooking_time', '1h 15m', 75],
    ['cooking_time', '25m', 25],
    ['cooking_time', '1.5 hours', 90],
    ['cooking_time', 'about half an hour', 30],
    ['cooking_time', '25-30 min', 30],
    ['cooking_time', '25-30', 30],
    ['cooking_time', 'PT1H15M', 75],
    ['cooking_time', '1 h 30 min', 90],
    ['cooking_time', 'PT90M0S', 90],
    ['cooking_time', 'P0DT1H30M', 90],
    ['cooking_time', { hours: 1, minutes: 30 }, 90],
    ['cooking_time', { value: 90, unit: 'minutes' }, 90],
    ['cooking_time', '0 minutes', 0],
    ['servings', 'four', 4],
    ['servings', 'Serves four people', 4],
    ['servings', '4 servings', 4],
    ['servings', 'Serves 4', 4],
    ['servings', '4-6 people', 4],
    ['servings', 'Serves: 4 to 6', 4],
    ['diets', '["vegan"]', ['vegan']],
  ])('%s %j is read as %j', (field, written, expected) => {
    expect(readRecipeFields({ [field]: written })).toEqual({ [field]: expected });
  });

  test.each([
    ['ingredients', 'leek, rice'],
    ['ingredients', '["2 leeks'],
    ['ingredients', '["2 leeks",\n"rice"'],
    ['ingredients', [{ amount: 2 }]],
    ['instructions', [{ step: 1 }]],
    ['cooking_time', 'soon'],
    ['cooking_time', '-5 minutes'],
    ['cooking_time', '1:30'],
    ['cooking_time', '20 minutes, and 2 hours in the fridge'],
    ['servings', '-2 servings'],
    ['servings', '2 dozen'],
    ['servings', 'a few'],
    ['title', '["Leek"]'],
    ['constructor', '["x"]'],
  ])('%s %j is left for the schema to reject', (field, written) => {
    expect(readRecipeFields({ [field]: written })).toEqual({ [field]: written });
  });
});

/** Rows that are their own one line, and that no number or bullet is taken from. */
const row = fc
  .array(fc.stringMatching(/^[a-zé½,.]{1,9}$/u), { minLength: 1, maxLength: 4 })
  .map((words) => `Use ${words.join(' ')}`);
const rows = fc.array(row, { minLength: 2, maxLength: 6 });
const recipes: fc.Arbitrary<GeneratedRecipe> = fc.record({
  title: row,
  description: row,
  ingredients: rows,
  instructions: rows,
  preparation_time: fc.integer({ min: 0, max: 300 }),
  cooking_time: fc.integer({ min: 0, max: 300 }),
  servings: fc.integer({ min: 1, max: 50 }),
  category: fc.constantFrom(...RECIPE_CATEGORIES),
});

type Write<Value> = (value: Value) => unknown;
const pick = <Value>(...ways: Write<Value>[]) => fc.constantFrom(...ways);
const asLists: Write<string[]>[] = [
  (list) => list,
  json,
  (list) => json(list).replace(/\]$/u, ',]'),
  (list) => list.join('\n'),
  (list) => list.map((each) => `- ${each}`).join('\n'),
];
const ingredientRows = (write: Write<string>) => (list: string[]) => list.map(write);
const ways = fc.record({
  ingredients: pick(
    ...asLists,
    ingredientRows((name) => ({ name, amount: null, unit: '' })),
    ingredientRows((each) => ({ quantity: each.split(' ')[0], item: each.slice(4) })),
    (list) => json(list.map((item) => ({ item }))),
    (list) => Object.fromEntries(list.map((text, at) => [at + 1, text])),
    (list) => [{ section: 'All', items: list }],
  ),
  instructions: pick(
    ...asLists,
    (list) => list.map((text, at) => ({ step: at + 1, text })),
    (list) => json(list.map((instruction) => ({ instruction }))),
    (list) => list.map((text, at) => `${at + 1}. ${text}`).join('\n'),
  ),
  minutes: pick<number>(
    (minutes) => minutes,
    String,
    (minutes) => `${minutes} minutes`,
    (minutes) => (minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`),
    (minutes) => `PT${Math.floor(minutes / 60)}H${minutes % 60}M`,
  ),
  servings: pick<number>(
    (servings) => servings,
    String,
    (servings) => `${servings} servings`,
    (servings) => `Serves ${servings}`,
  ),
  reply: pick<object>(
    json,
    (recipe) => json([recipe]),
    (recipe) => json({ recipe }),
    (recipe) => json({ recipe: json(recipe), notes: 'Enjoy!' }),
    (recipe) => json({ recipes: [recipe] }),
    (recipe) => json({ name: 'recipe', arguments: recipe }),
    (recipe) => json({ thought: 'Good.', result: recipe }),
    (recipe) =>
      json(recipe)
        .replace(/"title":/u, '"name":')
        .replace(/"instructions":/u, '"Steps":'),
    (recipe) =>
      json(recipe)
        .replace(/"preparation_time":/u, '"prepTimeMinutes":')
        .replace(/"cooking_time":/u, '"Cook Time":'),
    (recipe) => json(recipe, null, 1).replace(/\n/u, '\n// a recipe\n'),
    (recipe) => json(recipe).replaceAll('"', "'"),
    (recipe) => json(json(recipe)),
    (recipe) => `Here it is:\n\`\`\`json\n${json(recipe, null, 2).replace(/\n\}$/u, ',\n}')}\n\`\`\``,
  ),
});

const schema = modelRecipe({});

test('a recipe is read from every shape in which models write one', () => {
  fc.assert(
    fc.property(recipes, ways, (recipe, write) => {
      const reply = write.reply({
        ...recipe,
        ingredients: write.ingredients(recipe.ingredients),
        instructions: write.instructions(recipe.instructions),
        preparation_time: write.minutes(recipe.preparation_time),
        cooking_time: write.minutes(recipe.cooking_time),
        servings: write.servings(recipe.servings),
      });
      expect(schema.parse(readJson(String(reply)))).toEqual(recipe);
    }),
    { numRuns: 200 },
  );
});

test('any model output is read without throwing and in bounded time', () => {
  const field = fc.constantFrom(
    'ingredients',
    'instructions',
    'servings',
    'cooking_time',
    'recipe',
    'title',
    '__proto__',
  );
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(field, fc.jsonValue())), (value) => {
      void schema.safeParse(value);
      void schema.safeParse(json(value));
    }),
  );
  const deep: unknown = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`);
  expect(schema.safeParse(deep).success).toBe(false);
  const long = ['4 ', '[', ': ', '1-', '\n', 'a '].map((part) => part.repeat(50_000));
  for (const text of long) readRecipeFields({ ingredients: text, servings: text, cooking_time: text });
});

describe('over HTTP', () => {
  let model: ScriptedModel;
  let app: TestApp;
  let anna: TestUser;
  beforeAll(async () => {
    model = await startScriptedModel();
    app = await startApp({ environment: { OPENAI_BASE_URL: model.url, AI_VISION_MODEL: 'eyes' } });
    anna = await createUser(app);
  });
  beforeEach(() => {
    model.requests.length = 0;
  });
  afterAll(async () => {
    await app.close();
    await model.close();
  });

  const { ingredients, instructions } = WRITTEN;
  test.each([
    ['lists as JSON strings', json({ ...WRITTEN, ingredients: json(ingredients), instructions: json(instructions) })],
    [
      'lists as lines',
      json({ ...WRITTEN, ingredients: ingredients.join('\n'), instructions: instructions.join('\n') }),
    ],
    ['a list of one recipe', json([WRITTEN])],
    ['an envelope', json({ recipe: WRITTEN })],
    ['a trailing comma', json(WRITTEN).replace(/\}$/u, ',}')],
    ['counts and times in words', json({ ...WRITTEN, servings: '2 servings', cooking_time: '10 minutes' })],
    ['steps as objects', json({ ...WRITTEN, instructions: instructions.map((text, at) => ({ step: at + 1, text })) })],
  ])('a recipe that arrives with %s is read without a correction', async (_what, reply) => {
    model.answers = [says(reply)];
    const body = { kind: 'ingredients' as const, ingredients: ['chickpeas'] };
    const generation = (await app.request(assistantRoutes.createGeneration, { body }, anna)).body;
    expect(generation).toMatchObject({ answered_by: 'provider', recipe: WRITTEN, notes: [] });
    expect(model.requests).toHaveLength(1);
  });

  const named = ['Leek soup', 'Pea soup', 'Bean soup'].map((title) => ({ title, description: 'Good.' }));
  test.each([
    ['a JSON string', { recipes: json(named) }],
    ['JSON strings in a list', { recipes: named.map((idea) => json(idea)) }],
    ['a list alone', named],
    ['a list under another name', { suggestions: named }],
  ])('ideas that arrive as %s are read without a correction', async (_what, reply) => {
    model.answers = [says(reply)];
    const { body } = await app.request(assistantRoutes.suggestRecipes, { body: { query: 'soup' } }, anna);
    expect(body).toEqual({ recipes: named, answered_by: 'provider' });
    expect(model.requests).toHaveLength(1);
  });

  test.each([
    ['a JSON string', { ingredients: '["2 tomatoes","rice"]' }],
    ['a list alone', ['2 tomatoes', 'rice']],
    ['objects', { ingredients: [{ name: 'tomatoes', quantity: 2 }, { name: 'rice' }] }],
  ])('ingredients of a photo that arrive as %s are read without a correction', async (_what, reply) => {
    model.answers = [says(reply)];
    const { method, path: url } = assistantRoutes.extractIngredients;
    const payload = await photo().png().toBuffer();
    const answer = await app.send({ method, url, payload, headers: { 'content-type': 'image/png' } }, anna);
    expect(Extraction.parse(answer.body).ingredients).toEqual(['2 tomatoes', 'rice']);
    expect(model.requests).toHaveLength(1);
  });
});
