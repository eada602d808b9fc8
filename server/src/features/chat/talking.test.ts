import { randomUUID } from 'node:crypto';

import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { CHAT_LIMITS, type ChatEvent, chatRoutes } from '@larder/contract/chat';
import { recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createPerson, createRecipe, type TestPerson } from '../../../test/factories.ts';

let app: TestApp;
let anna: TestPerson;
beforeAll(async () => {
  app = await startApp();
  anna = await createPerson(app);
});
afterAll(() => app.close());

async function say(content: string, conversation_id = randomUUID(), who = anna, id = uuidv7()) {
  const { body } = await app.request(chatRoutes.sendMessage, { body: { id, conversation_id, content } }, who);
  return body;
}

const listOwn = async (who: TestPerson) =>
  (await app.request(recipesRoutes.listRecipes, { query: {} }, who)).body.recipes;

describe('making a recipe', () => {
  test('keeps it, and shows it', async () => {
    const cook = await createPerson(app);
    const answer = await say('Make me a recipe with chicken and rice', undefined, cook);
    expect(answer).toMatchObject({
      type: 'assistant',
      action: 'recipe_generated',
      answered_by: 'kitchen',
      state: 'done',
    });
    const [recipe] = await listOwn(cook);
    expect(recipe).toMatchObject({ id: answer.recipe?.id, title: answer.recipe?.title, is_ai_generated: true });
    expect(answer.content).toContain(answer.recipe?.title);
  });
});

test('an answer is told piece by piece', async () => {
  const body = { id: uuidv7(), conversation_id: uuidv7(), content: 'How long do I boil an egg?' };
  const { method, path: url } = chatRoutes.sendMessage;
  const { text } = await app.send({ method, url, payload: body, headers: { accept: 'text/event-stream' } }, anna);
  const events = text
    .split('\n\n')
    .filter((part) => part.startsWith('data: '))
    .map((part) => JSON.parse(part.slice(6)) as ChatEvent);
  expect(events.map(({ type }) => type)).toEqual(['doing', 'text', 'end']);
  const end = events.at(-1);
  if (end?.type !== 'end') throw new Error('It ends');
  expect(end.message.content).toContain('boil');
});
