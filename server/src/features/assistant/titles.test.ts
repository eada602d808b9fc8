import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { assistantRoutes, type Generation } from '@larder/contract/assistant';
import { completionsRoutes } from '@larder/contract/completions';
import { profileRoutes } from '@larder/contract/profile';
import { recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import { answerProposal, talk } from '../../../test/chat.ts';
import {
  type ScriptedModel,
  fails,
  says,
  startScriptedModel,
  userText,
  WRITTEN,
} from '../../../test/scripted-model.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  anna = await createUser(app);
});

type Eats = { diets?: ('vegan' | 'vegetarian' | 'gluten-free')[]; allergies?: string[] };
const eats = (body: Eats) => app.request(profileRoutes.updateProfile, { body }, anna);

async function choose(title: string, searched?: string, on = app): Promise<Generation> {
  const body = { kind: 'suggestion' as const, title, ...(searched === undefined ? {} : { searched }) };
  return (await on.request(assistantRoutes.createGeneration, { body }, anna)).body;
}

async function titleOf(id: string | null | undefined): Promise<string> {
  return (await app.request(recipesRoutes.getRecipe, { params: { id: id ?? '' } }, anna)).body.title;
}

describe('a suggestion of the kitchen engine', () => {
  test.each<[string, Eats]>([
    ['pickled chili', {}],
    ['thai chickpea', {}],
    ['halloumi and peaches', {}],
    ['soup with leeks for 2', {}],
    ['lentils in 40 minutes for 8 people', {}],
    ['vegan dessert without nuts', {}],
    ['vegetarian sausages', {}],
    ['pasta', { diets: ['vegan'], allergies: ['garlic'] }],
    ['chicken', { diets: ['gluten-free'], allergies: ['nuts', 'soy'] }],
  ])('for %j, eating %j, is saved under the title that was clicked', async (query, eating) => {
    await eats(eating);
    const { recipes } = (await app.request(assistantRoutes.suggestRecipes, { body: { query } }, anna)).body;
    expect(recipes.length).toBeGreaterThan(0);
    for (const { title } of recipes) {
      const generation = await choose(title, query);
      expect(generation.notes.join(' ')).not.toContain('as named');
      expect(await titleOf(generation.recipe_id)).toBe(title);
    }
  });

  test('from POST / is saved under its title', async () => {
    const body = { query: 'recipe for pickled chili' };
    const asked = (await app.request(completionsRoutes.askReece, { body }, anna)).body;
    const results = 'results' in asked ? asked.results : [];
    expect(results.length).toBeGreaterThanOrEqual(3);
    for (const { title } of results)
      expect(await titleOf((await choose(title, 'pickled chili')).recipe_id)).toBe(title);
  });

  const messages = [
    'find pickled chili',
    'what can I cook with leeks in 40 minutes for 2',
    'vegan dessert without nuts',
  ];
  test.each(messages)('in the chat, requested by %j, is generated under its title', async (message) => {
    const { say } = talk(app, anna);
    const { offers } = await say(message);
    expect(offers.length).toBeGreaterThanOrEqual(3);
    for (const { words, message: chosen } of offers) expect((await say(chosen)).proposal?.after?.title).toBe(words);
  });

  test.each(messages)('in the chat, requested by %j, is saved under its title', async (message) => {
    const { say } = talk(app, anna);
    const [first] = (await say(message)).offers;
    const { recipe } = await answerProposal(app, anna, await say('save this recipe'), true);
    expect(await titleOf(recipe?.id)).toBe(first?.words);
  });
});

describe('a title that the kitchen engine cannot make as named', () => {
  test('gives a recipe with its own title and the reason when it violates the eating rules', async () => {
    await eats({ diets: ['vegan'] });
    const { recipe, notes } = await choose('Roast Chicken with Potatoes');
    expect(recipe?.title).not.toMatch(/chicken/iu);
    expect(notes[0]).toMatch(/^I couldn’t make “Roast Chicken with Potatoes” as named \(.*not vegan.*\)\./u);
  });
});

describe('a title that a model suggested', () => {
  let model: ScriptedModel;
  let asking: TestApp;
  beforeAll(async () => {
    model = await startScriptedModel();
    asking = await startApp({ database: app.database, environment: { OPENAI_BASE_URL: model.url } });
  });
  afterAll(() => model.close());

  test('is requested, and applied when the model names the same dish differently', async () => {
    model.requests.length = 0;
    model.answers = [says({ ...WRITTEN, title: 'Crispy toast' })];
    const generation = await choose('Grandma’s Chickpea Toast', undefined, asking);
    expect(userText(model.requests[0] ?? expect.fail('asked'))).toContain('Grandma’s Chickpea Toast');
    expect(generation.notes.join(' ')).not.toContain('as named');
    expect(await titleOf(generation.recipe_id)).toBe('Grandma’s Chickpea Toast');
  });

  test('is replaced, with a note, when the model writes another dish', async () => {
    model.answers = [says(WRITTEN)];
    const { recipe, notes } = await choose('Leek Pie', undefined, asking);
    expect(recipe?.title).toBe(WRITTEN.title);
    expect(notes[0]).toBe('I couldn’t make “Leek Pie” as named. This is the closest dish I know.');
  });

  test.each([
    ['Baked Alaska', false],
    ['Soup of Leek and Potato', true],
  ])('%j, generated by the kitchen engine as fallback, is applied: %j', async (title, stays) => {
    model.answers = [fails(500)];
    const { recipe, notes, answered_by } = await choose(title, undefined, asking);
    expect(answered_by).toBe('kitchen');
    expect(recipe?.title === title).toBe(stays);
    expect(notes[0]).toContain('kitchen engine made this');
    expect(notes[1]?.includes('as named') ?? false).toBe(!stays);
  });
});
