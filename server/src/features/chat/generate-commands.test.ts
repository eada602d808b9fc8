import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import { talk } from '../../../test/chat.ts';
import { createUser } from '../../../test/factories.ts';
import { type MockedModels, startModelServer } from '../../../test/model-server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ environment: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

/** The answer to a new user, and the number of their recipes afterwards. */
async function sayTo(kitchen: TestApp, message: string) {
  const who = await createUser(app);
  const answer = await talk(kitchen, who).say(message);
  const { recipes } = (await app.request(recipesRoutes.listRecipes, { query: {} }, who)).body;
  return { action: answer.action, proposal: answer.proposal, saved: recipes.length, content: answer.content };
}

const COMMANDS = [
  'make a recipe with pasta',
  'Make me a recipe with chicken and rice',
  'create a recipe with chicken and rice',
  'Create recipe: chicken, rice',
  'CREATE A RECIPE WITH BEANS',
  'generate a recipe from eggs and cheese',
  'Generate a quick recipe using beef and noodles',
  'please generate a new recipe with potatoes',
  'can you make me a recipe with leeks?',
  'Can you create a recipe with carrots and lentils?',
  'could you please make me a pasta recipe?',
  'Would you generate a vegan recipe for me?',
  'I want you to create a recipe with salmon',
  'I want to make a recipe with pasta',
  'I would like to create a recipe with noodles',
  'I need you to make a recipe with mushrooms',
  'recipe: make something with eggs',
  'help me create a recipe with beef',
  'help us make a soup recipe',
  'Hey Reece, make a recipe with broccoli',
  'Reece, make another recipe with beans',
  'I have pasta and tomatoes. Make a recipe.',
  'pasta, garlic: generate a recipe',
  'Are you there? Make a recipe with rice.',
  'I need a quick recipe, make it with rice',
  'Find a recipe and make it',
  'let’s make a recipe with sweet potatoes',
  'make a dessert recipe with apples',
  'make a recipe that my kids like',
  'Make a recipe without nuts for four people',
  'make a recipe like the recipe we made yesterday',
  'create a dinner recipe for 2',
];

const MENTIONS = [
  'my recipe makes too much sauce',
  'Is this recipe makeable without eggs?',
  'I created a recipe yesterday, where is it?',
  'recipe making tips',
  'The recipe I make is too salty',
  'this recipe should make four servings but makes six',
  'I like this recipe but it makes too much sauce',
  'I love that recipe, it makes a great dinner',
  'I love making recipes with my kids',
  'I always make this recipe with butter',
  'Creating recipes is fun',
  'The app generated a strange recipe for me',
  'who created this recipe?',
  'When was my recipe created?',
  'why does the recipe generator take so long?',
  'Does the generated recipe keep in the fridge?',
  'what makes a good recipe?',
  'what recipe can you make with pasta?',
  'I have pasta. What recipe can I make?',
  'Which recipes did I create last week?',
  'How many recipes have I created?',
  'how do I make this recipe without eggs?',
  'Hi Reece, how do I make this recipe without eggs?',
  'how do I create a recipe myself?',
  'How to make a recipe',
  'can I make that recipe ahead?',
  'should I make the recipe again?',
  'Can you tell me why my recipe does not make enough sauce?',
  'Can you explain how recipes are created?',
  "don't make a recipe, just tell me about pasta",
  'please do not create a recipe yet',
  'my grandmother made this recipe and makes it still',
  'that recipe does not make sense',
  'the recipe you made yesterday makes me happy',
];

describe('the kitchen engine', () => {
  test.each(COMMANDS)('generates a draft for the command %j, and saves nothing', async (message) => {
    const proposal = { kind: 'save', state: 'open', before: null };
    expect(await sayTo(app, message)).toMatchObject({ action: 'recipe_generated', proposal, saved: 0 });
  });

  test.each(MENTIONS)('saves and proposes nothing for %j, which is no command', async (message) => {
    expect(await sayTo(app, message)).toMatchObject({ action: null, proposal: null, saved: 0 });
  });

  test.each([
    'how do I remove skin from salmon?',
    'the skin is hard to remove',
    'where can I find saffron?',
    'find a substitute for butter',
    'how do I add a recipe to my cookbook?',
  ])('answers %j in words, without searching the cookbook', async (message) => {
    const answer = await sayTo(app, message);
    expect(answer).toMatchObject({ action: null, proposal: null });
    expect(answer.content).not.toMatch(/no recipe of yours|No recipes found|Which recipe/u);
  });
});

describe('a model that rejects tools', () => {
  const WORDS = 'That is a good question.';
  let server: MockedModels;
  let withModel: TestApp;
  beforeAll(async () => {
    server = await startModelServer();
    withModel = await startApp({
      database: app.database,
      environment: { OPENAI_BASE_URL: server.url, RATE_LIMIT_FACTOR: '1000' },
    });
    const error = { message: 'tools are not supported' };
    server.mock.on({ predicate: ({ tools }) => tools !== undefined }, { error, status: 400 });
    server.mock.onMessage(/.*/u, { content: WORDS });
  });
  afterAll(() => server.close());

  test.each(MENTIONS.slice(0, 4))('answers %j in its own words, and nothing is saved', async (message) => {
    expect(await sayTo(withModel, message)).toMatchObject({ content: WORDS, action: null, saved: 0 });
  });

  test.each(['make a recipe with pasta', 'can you make me a recipe with leeks?'])(
    'does not prevent the command %j from generating a draft',
    async (message) => {
      const proposal = { kind: 'save', state: 'open' };
      expect(await sayTo(withModel, message)).toMatchObject({ action: 'recipe_generated', proposal, saved: 0 });
    },
  );
});
