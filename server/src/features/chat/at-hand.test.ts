import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { type ChatMessage, chatRoutes, type MessageContext } from '@larder/contract/chat';
import { communityRoutes } from '@larder/contract/community';
import { recipesRoutes } from '@larder/contract/recipes';
import { toJson } from '#platform/db/tables.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import {
  createApiToken,
  createRecipe,
  createSharedRecipe,
  createUser,
  type TestUser,
} from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
let conversation: string;
beforeAll(async () => {
  app = await startApp({ environment: { RATE_LIMIT_FACTOR: '1000' } });
});
beforeEach(async () => {
  anna = await createUser(app);
  conversation = randomUUID();
});
afterAll(() => app.close());

const TERIYAKI = {
  title: 'Salmon teriyaki',
  ingredients: ['4 salmon fillets', '60 ml soy sauce', '60 ml sake', '20 g butter'],
  instructions: ['Mix soy sauce and sake.', 'Fry the salmon in butter for 4 minutes, until it flakes.', 'Serve it.'],
  category: 'Main Dish' as const,
  preparation_time: 10,
  cooking_time: 15,
  servings: 4,
};
const RICE = {
  title: 'Plain rice',
  ingredients: ['300 g rice', 'salt'],
  instructions: ['Boil the rice.'],
  servings: 2,
};

interface Sent {
  readonly context?: MessageContext;
  readonly id?: string;
}

async function say(content: string, { context, id = randomUUID() }: Sent = {}): Promise<ChatMessage> {
  const body = { id, conversation_id: conversation, content, ...(context === undefined ? {} : { context }) };
  return (await app.request(chatRoutes.sendMessage, { body }, anna)).body;
}
const create = async (sender = anna, recipe: object = TERIYAKI) => (await createRecipe(app, sender, recipe)).id;

describe('the recipe in front of the user', () => {
  test('is the one that a question means, at its size and step', async () => {
    const context = { recipe_id: await create(), step: 2, servings: 8 };
    expect((await say('what instead of sake?', { context })).content).toMatch(/Instead of the 120 ml sake/u);
    expect((await say('is this done?', { context })).content).toMatch(/until it flakes.*\n.*63 °C/u);
    expect((await say('how much butter do I need?', { context })).content).toContain('“40 g butter”');
    expect((await say('what’s next?', { context })).content).toBe('Step 3 of 3: Serve it.');
  });

  test('may be written without servings, and is multiplied', async () => {
    const context = { recipe_id: await create(anna, { ...RICE, servings: null }), times: 2 };
    expect((await say('how much rice do I need?', { context })).content).toContain('“600 g rice”');
  });

  test('gives the running timers', async () => {
    const timers = [{ label: 'Fry', remaining_s: 65 }];
    const context = { recipe_id: await create(), step: 2, timers };
    expect((await say('how long left?', { context })).content).toBe('Fry: 1 min 5 s left.');
  });

  test('is the one under discussion for every other question about "it"', async () => {
    const context = { recipe_id: await create() };
    expect((await say('how long does it take?', { context })).content).toContain('25 minutes');
    expect((await say('does it contain fish?', { context })).content).toMatch(/^Yes/u);
    expect((await say('how many calories?', { context })).content).toMatch(/“Salmon teriyaki” has .* kcal/u);
    expect(await say('add it to my favorites', { context })).toMatchObject({ proposal: { kind: 'favorite' } });
  });

  test('gives way to a recipe that the message names', async () => {
    await create(anna, RICE);
    const context = { recipe_id: await create() };
    const { proposal } = await say('delete my plain rice', { context });
    expect(proposal).toMatchObject({ kind: 'delete', before: { title: 'Plain rice' } });
  });

  test('gives way to a draft that was written there, until the user opens another recipe', async () => {
    const context = { recipe_id: await create() };
    const { proposal } = await say('make me a pancake recipe', { context });
    const title = proposal?.after?.title ?? '';
    expect((await say('how long does it take?', { context })).content).toContain(title);
    const other = { recipe_id: await create(anna, { ...RICE, cooking_time: 7 }) };
    expect((await say('how long does it take?', { context: other })).content).toContain('Plain rice');
  });

  test('stays under discussion after the user has left it', async () => {
    const context = { recipe_id: await create(), step: 2 };
    await say('is this done?', { context });
    expect((await say('does it contain fish?')).content).toMatch(/^Yes\. Your “Salmon teriyaki”/u);
  });

  test('is not changed by "double it" while the user cooks', async () => {
    const context = { recipe_id: await create(), step: 2, servings: 8 };
    const answer = await say('double it', { context });
    expect(answer).toMatchObject({ proposal: null });
    expect(answer.content).toContain('set Servings to 16');
    expect(await say('double it', { context: { recipe_id: context.recipe_id } })).toMatchObject({
      proposal: { kind: 'edit', after: { servings: 8 } },
    });
  });

  test('without a step of that number has none', async () => {
    const context = { recipe_id: await create(), step: 9 };
    expect((await say('is it done?', { context })).content).toMatch(/Step 2 says.*63 °C/su);
    expect((await say('read step 3', { context })).content).toBe('Step 3 of 3: Serve it.');
  });

  test('gets no substitute that the profile excludes', async () => {
    await app.database.db
      .updateTable('user_profiles')
      .set({ allergies: toJson(['alcohol']) })
      .where('user_id', '=', anna.id)
      .execute();
    const context = { recipe_id: await create(), step: 1 };
    expect((await say('what instead of sake?', { context })).content).not.toMatch(/• .*wine/u);
  });
});

describe('who may see the recipe', () => {
  test('a recipe of the community counts, and one that is shared with the user', async () => {
    const author = await createUser(app);
    const id = await create(author);
    const { body } = await app.request(communityRoutes.shareToCommunity, { params: { id } }, author);
    expect((await say('what instead of sake?', { context: { recipe_id: body.id } })).content).toContain('60 ml sake');
    await createSharedRecipe(app, { recipe_id: id, shared_by: author.id, shared_with: anna.id });
    expect((await say('what instead of sake?', { context: { recipe_id: id } })).content).toContain('60 ml sake');
  });

  test('one that the user may not see is answered like one that does not exist', async () => {
    const hidden = await create(await createUser(app));
    const answers: string[] = [];
    for (const recipe_id of [hidden, randomUUID()]) {
      conversation = randomUUID();
      const texts = [
        await say('what instead of sake?', { context: { recipe_id, step: 1 } }),
        await say('how long does it take?', { context: { recipe_id } }),
        await say('does it contain fish?'),
      ];
      answers.push(texts.map(({ content }) => content).join('\n'));
    }
    expect(answers[0]).toBe(answers[1]);
    expect(answers[0]).not.toContain('teriyaki');
  });

  test('one that the user may not see leaves the recipe under discussion', async () => {
    await create(anna, RICE);
    await say('open my plain rice');
    const context = { recipe_id: await create(await createUser(app)) };
    expect((await say('does it contain fish?', { context })).content).toMatch(/^No.*“Plain rice”/u);
  });

  test('a token that may not read recipes gets nothing of it', async () => {
    const context = { recipe_id: await create(), step: 2 };
    const { token } = await createApiToken(app, anna, ['assistant']);
    const body = { id: randomUUID(), conversation_id: conversation, content: 'what’s next?', context };
    const answer = await app.request(chatRoutes.sendMessage, { body }, { token });
    expect(answer.body.content).not.toContain('Serve it');
  });

  test('one that is deleted meanwhile is forgotten', async () => {
    const id = await create();
    const context = { recipe_id: id, step: 2 };
    await say('is this done?', { context });
    await app.request(recipesRoutes.deleteRecipe, { params: { id } }, anna);
    expect((await say('what’s next?', { context })).content).not.toContain('Serve it');
    expect((await say('does it contain fish?')).content).not.toContain('teriyaki');
  });
});

describe('the context of a message', () => {
  test('is that of its first sending, whatever a repeated one says', async () => {
    const id = randomUUID();
    const first = await say('what’s next?', { id, context: { recipe_id: await create(), step: 1 } });
    const again = await say('what’s next?', { id, context: { recipe_id: await create(anna, RICE), step: 1 } });
    expect(again).toEqual(first);
    expect(again.content).toContain('Step 2 of 3');
  });

  test('is the stored one when another process takes the answer over', async () => {
    const id = randomUUID();
    const first = await say('what’s next?', { id, context: { recipe_id: await create(), step: 1 } });
    await app.database.db
      .updateTable('chat_messages')
      .set({ state: 'running', content: '', held_until: new Date(0) })
      .where('id', '=', first.id)
      .execute();
    const again = await say('what’s next?', { id, context: { recipe_id: await create(anna, RICE), step: 1 } });
    expect(again.content).toBe(first.content);
  });

  test.each([
    [{ recipe_id: 'no id' }],
    [{ recipe_id: randomUUID(), step: 0 }],
    [{ recipe_id: randomUUID(), step: 1.5 }],
    [{ recipe_id: randomUUID(), servings: 100_000 }],
    [{ recipe_id: randomUUID(), times: -1 }],
    [{ recipe_id: randomUUID(), timers: Array.from({ length: 21 }, () => ({ label: 'x', remaining_s: 1 })) }],
    [{ recipe_id: randomUUID(), timers: [{ label: 'x'.repeat(201), remaining_s: 1 }] }],
    [{ recipe_id: randomUUID(), title: 'more than it has' }],
  ])('%j is refused', async (context) => {
    const body = { id: randomUUID(), conversation_id: conversation, content: 'hello', context };
    const { status } = await app.send({ method: 'POST', url: chatRoutes.sendMessage.path, payload: body }, anna);
    expect(status).toBe(400);
  });
});
