import type { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import { answerProposal, type Talk, talk } from '../../../test/chat.ts';
import { createApiToken, createRecipe, createUser, type TestUser } from '../../../test/factories.ts';
import { type MockedModels, startModelServer } from '../../../test/model-server.ts';

let server: MockedModels;
let mock: LLMock;
let app: TestApp;
let anna: TestUser;
let chat: Talk;
beforeAll(async () => {
  server = await startModelServer();
  ({ mock } = server);
  app = await startApp({ environment: { OPENAI_BASE_URL: server.url, RATE_LIMIT_FACTOR: '1000' } });
});
beforeEach(async () => {
  mock.reset();
  anna = await createUser(app);
  chat = talk(app, anna);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

/** A model that calls one tool and then answers. Returns the tool's results so far. */
function call(name: string, input: object, answer = 'Here it is.') {
  mock.reset();
  const results: string[] = [];
  mock.on(
    { predicate: ({ messages }) => messages.at(-1)?.role !== 'tool' },
    { toolCalls: [{ name, arguments: JSON.stringify(input) }] },
  );
  mock.on(
    {
      predicate: ({ messages }) => {
        const last = messages.at(-1);
        if (last?.role === 'tool' && typeof last.content === 'string') results.push(last.content);
        return last?.role === 'tool';
      },
    },
    { content: answer },
  );
  return results;
}

const read = async (id: string) => (await app.request(recipesRoutes.getRecipe, { params: { id } }, anna)).body;
const createSoup = (owner = anna) =>
  createRecipe(app, owner, { title: 'Leek soup', servings: 2, ingredients: ['1 cup milk', '500 g leeks'] });

describe('a model proposes', () => {
  test.each([
    ['another title', { rename_to: 'Monday soup' }, { title: 'Monday soup' }],
    ['another category', { category: 'Soup' }, { category: 'Soup' }],
    ['other units', { convert_to: 'metric' }, { ingredients: ['240 ml milk', '500 g leeks'] }],
    ['another number of servings', { servings: 4 }, { servings: 4, ingredients: ['2 cups milk', '1 kg leeks'] }],
  ])('%s, as the kitchen engine would, and only a yes changes the recipe', async (_what, act, after) => {
    const { id } = await createSoup();
    call('propose_change', { id, ...act });
    const answer = await chat.say('Please change the leek soup a little');
    expect(answer.proposal).toMatchObject({ kind: 'edit', state: 'open', recipe_id: id, after });
    expect(await read(id)).toMatchObject({ title: 'Leek soup', version: 1 });
    await answerProposal(app, anna, answer, true);
    expect(await read(id)).toMatchObject({ ...after, version: 2 });
  });

  test('to change the draft under discussion, without an id', async () => {
    call('generate_recipe', { ingredients: ['leeks'] });
    await chat.say('Make me a recipe with leeks');
    call('propose_change', { rename_to: 'Leeks for Anna' });
    const answer = await chat.say('Please change its title to something with my name');
    expect(answer).toMatchObject({
      action: 'recipe_generated',
      proposal: { kind: 'save', after: { title: 'Leeks for Anna' } },
    });
  });

  test('a favorite, if the user speaks of favorites', async () => {
    const { id } = await createSoup();
    const refused = call('propose_change', { id, favorite: true });
    expect((await chat.say('I like the leek soup a lot')).proposal).toBeNull();
    expect(refused.join()).toMatch(/did not ask/u);
    call('propose_change', { id, favorite: true });
    expect((await chat.say('The leek soup really belongs to my favourites')).proposal).toMatchObject({
      kind: 'favorite',
      recipe_id: id,
    });
  });

  test('nothing that the user did not ask for, of nobody else’s recipe, and one act at a time', async () => {
    const own = await createSoup();
    const other = await createSoup(await createUser(app));
    for (const [input, message, problem] of [
      [{ id: own.id, rename_to: 'Mine' }, 'What goes with leek soup?', /did not ask/u],
      [{ id: other.id, rename_to: 'Mine' }, 'Rename that leek soup, please', /does not belong/u],
      [{ id: own.id, rename_to: 'Mine', servings: 4 }, 'Change the leek soup', /exactly one/u],
      [{ id: own.id }, 'Change the leek soup', /exactly one/u],
      [{ rename_to: 'Mine' }, 'Change the leek soup', /No single draft/u],
    ] as const) {
      const results = call('propose_change', input);
      expect((await talk(app, anna).say(message)).proposal).toBeNull();
      expect(results.join()).toMatch(problem);
    }
    expect(await read(own.id)).toMatchObject({ title: 'Leek soup', version: 1 });
  });
});

describe('a change is undone', () => {
  const renamed = async () => {
    const { id } = await createSoup();
    call('propose_change', { id, rename_to: 'Monday soup' });
    await answerProposal(app, anna, await chat.say('Please change the title of the leek soup'), true);
    expect((await read(id)).title).toBe('Monday soup');
    return id;
  };

  test('by our own code where the words are plain, without the model', async () => {
    const id = await renamed();
    mock.reset();
    expect((await chat.say('undo that')).content).toMatch(/^Undone: /u);
    expect((await read(id)).title).toBe('Leek soup');
  });

  test('by the model’s tool where the user asks for it in other words', async () => {
    const id = await renamed();
    call('undo_last_change', {}, 'Erledigt.');
    expect((await chat.say('Mach die Änderung bitte rückgängig')).content).toMatch(
      /^Erledigt\.\n\nUndone: “Leek soup”/u,
    );
    expect((await read(id)).title).toBe('Leek soup');
  });

  test('not if the user only asks about it, and not through an API token', async () => {
    const id = await renamed();
    const results = call('undo_last_change', {});
    await chat.say('What happens if I undo the change?');
    expect(results.join()).toMatch(/did not ask/u);
    const program = await createApiToken(app, anna, ['assistant', 'recipes:read', 'recipes:write']);
    call('undo_last_change', {});
    expect((await talk(app, program, chat.id).say('Mach das rückgängig')).content).toMatch(/in the app/u);
    expect((await read(id)).title).toBe('Monday soup');
  });
});

test('a model compares recipes by the kitchen’s figures, and none of another user', async () => {
  const own = await createSoup();
  const results = call('compare_recipes', { ids: [own.id] });
  await chat.say('How do they compare?');
  expect(results.join()).toMatch(/"title":"Leek soup".*"servings":2,"ingredients":2/u);
  const foreign = call('compare_recipes', { ids: [(await createSoup(await createUser(app))).id] });
  await chat.say('How do they compare?');
  expect(foreign.join()).toMatch(/^\{"error"/u);
});

test('a model finds what can be cooked from the foods at hand', async () => {
  const { id } = await createSoup();
  const results = call('find_with_foods', { at_hand: ['leeks', 'some milk'] });
  await chat.say('Something from the fridge?');
  expect(results.join()).toContain(`"id":"${id}","title":"Leek soup","missing":[]`);
});

test('a model that calls no tool does not prevent a change from being proposed', async () => {
  const { id } = await createSoup();
  mock.onMessage(/.*/u, { content: 'I have renamed it!' });
  const answer = await chat.say('rename the leek soup to Monday soup');
  expect(answer).toMatchObject({
    proposal: { kind: 'edit', recipe_id: id },
    content: expect.not.stringContaining('I have renamed it'),
  });
});
