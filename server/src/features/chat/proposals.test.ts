import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type ChatMessage, chatRoutes } from '@larder/contract/chat';
import { binRoutes } from '@larder/contract/bin';
import { recipePictureUrl } from '@larder/contract/pictures';
import { recipesRoutes } from '@larder/contract/recipes';
import { toJson } from '#platform/db/tables.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { answerProposal, talk } from '../../../test/chat.ts';
import { createApiToken, createChatMessage, createUser, createRecipe, type TestUser } from '../../../test/factories.ts';
import { createPicture } from '../../../test/pictures.ts';
import { presentText } from './present.ts';
import type { ProposedChange } from './tables.ts';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
  anna = await createUser(app);
});
afterAll(() => app.close());

/** A proposal by REECE to delete a recipe. */
async function proposeDelete() {
  const recipe = await createRecipe(app, anna, { title: `Soup ${randomUUID()}` });
  const conversation = talk(app, anna);
  const message = await conversation.say(`delete ${recipe.title}`);
  expect(message.proposal).toMatchObject({ kind: 'delete', recipe_id: recipe.id });
  return { recipe, message, conversation };
}

/** A proposal to change the title. */
async function proposeEdit() {
  const recipe = await createRecipe(app, anna);
  const before = presentText(recipe);
  const after = { ...before, title: 'Better soup', servings: 5 };
  const { version, image_url, is_ai_generated } = recipe;
  const proposal = { kind: 'edit', recipe_id: recipe.id, version, before, after, image_url, is_ai_generated } as const;
  return { recipe, ...(await propose(proposal)) };
}

async function propose(proposal: ProposedChange) {
  const details = { recipe: null, results: [], citations: [], ideas: [], proposal };
  const row = await createChatMessage(app, {
    user_id: anna.id,
    type: 'assistant',
    content: 'Shall I?',
    details: toJson(details),
    proposal_state: 'open',
  });
  const conversation = talk(app, anna, row.conversation_id);
  const [message] = await conversation.messages();
  if (message === undefined) throw new Error('It was just written');
  return { conversation, message };
}

const read = (id: string) => app.request(recipesRoutes.getRecipe, { params: { id } }, anna);
const change = (id: string, version: number) =>
  app.request(recipesRoutes.updateRecipe, { params: { id }, body: { title: 'Changed', version } }, anna);
const stateOf = (message: ChatMessage) => message.proposal?.state;

describe('a yes', () => {
  test('makes the proposed change, and keeps the earlier version', async () => {
    const { recipe, message } = await proposeEdit();
    const done = await answerProposal(app, anna, message, true);
    expect(stateOf(done)).toBe('done');
    expect((await read(recipe.id)).body).toMatchObject({ title: 'Better soup', servings: 5, version: 2 });
  });

  test('is idempotent, repeated and concurrent', async () => {
    const { recipe, message } = await proposeEdit();
    const answers = await Promise.all([1, 2, 3].map(() => answerProposal(app, anna, message, true)));
    expect(answers.map(stateOf)).toEqual(['done', 'done', 'done']);
    const again = await answerProposal(app, anna, message, true);
    expect(again.content.match(/is changed/gu)).toHaveLength(1);
    expect((await read(recipe.id)).body.version).toBe(2);
  });

  test('comes too late after a no', async () => {
    const { recipe, message } = await proposeDelete();
    expect(stateOf(await answerProposal(app, anna, message, false))).toBe('refused');
    expect(stateOf(await answerProposal(app, anna, message, true))).toBe('refused');
    expect((await read(recipe.id)).status).toBe(200);
  });

  test('to the opposite is none: "yes, add it" does not confirm a deletion', async () => {
    const { recipe, conversation } = await proposeDelete();
    await conversation.say('yes, add it');
    expect((await read(recipe.id)).status).toBe(200);
  });

  test('cannot be taken back', async () => {
    const { recipe, message } = await proposeDelete();
    expect(stateOf(await answerProposal(app, anna, message, true))).toBe('done');
    expect(stateOf(await answerProposal(app, anna, message, false))).toBe('done');
    expect((await read(recipe.id)).status).toBe(404);
    const { body } = await app.request(binRoutes.listBin, { query: {} }, anna);
    expect(body.recipes.map(({ id }) => id)).toContain(recipe.id);
  });

  test('and a concurrent no: one of them counts, whichever process has it', async () => {
    for (let turns = 0; turns < 12; turns++) {
      const { recipe, message } = await proposeDelete();
      const yes = answerProposal(app, anna, message, true);
      for (let turn = 0; turn < turns; turn++) await setImmediate();
      const answers = await Promise.all([yes, answerProposal(app, anna, message, false)]);
      const states = new Set(answers.map(stateOf));
      expect(states.size).toBe(1);
      expect((await read(recipe.id)).status).toBe(states.has('done') ? 404 : 200);
    }
  });
});

describe('a proposal is stale', () => {
  test.each([
    ['deleted', proposeDelete],
    ['changed', proposeEdit],
  ])('when its recipe was changed before it was to be %s', async (_what, make) => {
    const { recipe, message } = await make();
    await change(recipe.id, 1);
    const answer = await answerProposal(app, anna, message, true);
    expect(stateOf(answer)).toBe('stale');
    expect((await read(recipe.id)).body).toMatchObject({ title: 'Changed', version: 2 });
    expect(stateOf(await answerProposal(app, anna, message, true))).toBe('stale');
  });

  test('when its recipe is in the bin', async () => {
    const { recipe, message } = await proposeEdit();
    await app.request(recipesRoutes.deleteRecipe, { params: { id: recipe.id } }, anna);
    expect(stateOf(await answerProposal(app, anna, message, true))).toBe('stale');
  });

  test('when its recipe changes between the check and the write', async () => {
    for (const make of [proposeDelete, proposeEdit]) {
      const { recipe, message } = await make();
      await change(recipe.id, 1);
      await accept(message);
      expect(stateOf(await answerProposal(app, anna, message, true))).toBe('stale');
      expect((await read(recipe.id)).body).toMatchObject({ title: 'Changed', version: 2 });
    }
  });
});

/** The state that a process leaves when it crashes after storing the yes. */
async function accept({ id }: ChatMessage) {
  await app.database.db.updateTable('chat_messages').set({ proposal_state: 'accepted' }).where('id', '=', id).execute();
}

describe('a change that was interrupted after the yes', () => {
  test('is completed by the next answer, also by a no', async () => {
    const { recipe, conversation, message } = await proposeEdit();
    await accept(message);
    expect(stateOf((await conversation.messages())[0] ?? message)).toBe('open');
    expect(stateOf(await answerProposal(app, anna, message, false))).toBe('done');
    expect((await read(recipe.id)).body.version).toBe(2);
  });

  test('is not repeated when it was done', async () => {
    const edit = await proposeEdit();
    await accept(edit.message);
    const after = { title: 'Better soup', servings: 5, version: 1 };
    await app.request(recipesRoutes.updateRecipe, { params: { id: edit.recipe.id }, body: after }, anna);
    expect(stateOf(await answerProposal(app, anna, edit.message, true))).toBe('done');
    expect((await read(edit.recipe.id)).body.version).toBe(2);

    const deletion = await proposeDelete();
    await accept(deletion.message);
    await app.request(recipesRoutes.deleteRecipe, { params: { id: deletion.recipe.id } }, anna);
    expect(stateOf(await answerProposal(app, anna, deletion.message, true))).toBe('done');
  });
});

test('a change that fails temporarily can be retried or refused', async () => {
  const [one, two] = [await proposeEdit(), await proposeEdit()];
  const key = `recipe:${anna.id}`;
  const window_ends_at = new Date(app.clock.now().getTime() + 60_000);
  const { db } = app.database;
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
  await db.insertInto('rate_limits').values({ key, count: 1_000_000, window_ends_at }).execute();
  for (const { message, conversation } of [one, two]) {
    const input = { params: { id: message.id }, body: { accept: true } };
    expect((await app.request(chatRoutes.answerProposal, input, anna)).error.code).toBe('too_many_requests');
    expect(stateOf((await conversation.messages())[0] ?? message)).toBe('open');
  }
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
  expect(stateOf(await answerProposal(app, anna, one.message, true))).toBe('done');
  expect(stateOf(await answerProposal(app, anna, two.message, false))).toBe('refused');
});

test('a recipe is saved without its picture when that is gone', async () => {
  const after = presentText({ ...(await createRecipe(app, anna)), title: 'Saved soup' });
  const recipe_id = randomUUID();
  const picture = `/pictures/${randomUUID()}/640`;
  const proposal = { kind: 'save', recipe_id, version: null, before: null, after, is_ai_generated: true } as const;
  const { message } = await propose({ ...proposal, image_url: picture });
  const done = await answerProposal(app, anna, message, true);
  expect(done).toMatchObject({ action: 'recipe_added', recipe: { id: recipe_id, title: 'Saved soup' } });
});

describe('the photos of steps', () => {
  const instructions = ['Chop.', 'Simmer.', 'Serve.'];
  const createPictured = async () => {
    const image_url = recipePictureUrl(await createPicture(app, anna));
    return createRecipe(app, anna, {
      instructions,
      step_notes: [{ step: 1, note: 'Low.' }],
      step_pictures: [{ step: 1, image_url }],
    });
  };
  const acceptProposal = async (proposal: ProposedChange) =>
    answerProposal(app, anna, (await propose(proposal)).message, true);

  test('stay with their steps in an edit', async () => {
    const recipe = await createPictured();
    const { id: recipe_id, version, image_url, is_ai_generated, step_pictures = [] } = recipe;
    const before = presentText(recipe);
    const after = { ...before, instructions: ['Simmer.', 'Serve.'] };
    await acceptProposal({ kind: 'edit', recipe_id, version, before, after, image_url, is_ai_generated });
    const shown = step_pictures.map((picture) => ({ ...picture, step: 0 }));
    expect((await read(recipe_id)).body.step_pictures).toEqual(shown);
  });

  test('and their notes return when an edit that removed their step is undone', async () => {
    const recipe = await createPictured();
    const { id: recipe_id, version, image_url, is_ai_generated, step_pictures } = recipe;
    const before = presentText(recipe);
    const after = { ...before, instructions: ['Chop.', 'Serve.'] };
    const { message } = await propose({ kind: 'edit', recipe_id, version, before, after, image_url, is_ai_generated });
    await answerProposal(app, anna, message, true);
    expect((await read(recipe_id)).body).not.toHaveProperty('step_pictures');
    await app.request(chatRoutes.undoProposal, { params: { id: message.id } }, anna);
    expect((await read(recipe_id)).body).toMatchObject({ instructions, step_pictures, step_notes: recipe.step_notes });
  });

  test('come along with a copy, and one that is gone is left out', async () => {
    const recipe = await createPictured();
    const after = presentText(recipe);
    const proposal = {
      kind: 'save',
      version: null,
      before: null,
      after,
      image_url: null,
      is_ai_generated: false,
    } as const;
    const copy = { ...proposal, copied_from: recipe.id };
    const [one, two] = [randomUUID(), randomUUID()];
    await acceptProposal({ ...copy, recipe_id: one });
    expect((await read(one)).body.step_pictures).toEqual(recipe.step_pictures);
    const pictureId = recipe.step_pictures?.[0]?.image_url.split('/')[2] ?? '';
    await app.database.db.deleteFrom('pictures').where('id', '=', pictureId).execute();
    await acceptProposal({ ...copy, recipe_id: two });
    expect((await read(two)).body.instructions).toEqual(instructions);
    expect((await read(two)).body.step_pictures).toBeUndefined();
  });
});

test('a linked recipe returns when an edit that removed its line is undone', async () => {
  const part = await createRecipe(app, anna, { title: 'Stock', ingredients: ['1 bone'] });
  const recipe = await createRecipe(app, anna, { linked_recipes: [{ ingredient: 1, recipe_id: part.id }] });
  const { id: recipe_id, version, image_url, is_ai_generated, linked_recipes } = recipe;
  const before = presentText(recipe);
  const after = { ...before, ingredients: before.ingredients.slice(0, 1) };
  const { message } = await propose({ kind: 'edit', recipe_id, version, before, after, image_url, is_ai_generated });
  await answerProposal(app, anna, message, true);
  expect((await read(recipe_id)).body).not.toHaveProperty('linked_recipes');
  await app.request(chatRoutes.undoProposal, { params: { id: message.id } }, anna);
  expect((await read(recipe_id)).body).toMatchObject({ linked_recipes });
});

test('another user gets 404 for a proposal', async () => {
  const { recipe, message } = await proposeDelete();
  const stranger = await createUser(app);
  const body = { accept: true };
  const answer = await app.request(chatRoutes.answerProposal, { params: { id: message.id }, body }, stranger);
  expect(answer.status).toBe(404);
  expect((await read(recipe.id)).status).toBe(200);
});

test('a message without a proposal cannot be answered', async () => {
  const message = await talk(app, anna).say('hello');
  const { status } = await app.request(
    chatRoutes.answerProposal,
    { params: { id: message.id }, body: { accept: true } },
    anna,
  );
  expect(status).toBe(404);
});

describe('a written yes', () => {
  test('confirms the proposal in the previous answer', async () => {
    const recipe = await createRecipe(app, anna, { title: `Soup ${randomUUID()}` });
    const { say, messages } = talk(app, anna);
    await say(`delete ${recipe.title}`);
    expect((await say('Yes, please!')).content).toMatch(/30 days/u);
    expect((await read(recipe.id)).status).toBe(404);
    expect((await messages())[1]?.proposal?.state).toBe('done');
  });

  test('a written no refuses it', async () => {
    const recipe = await createRecipe(app, anna, { title: `Soup ${randomUUID()}` });
    const { say, messages } = talk(app, anna);
    await say(`delete ${recipe.title}`);
    await say('no');
    expect((await read(recipe.id)).status).toBe(200);
    expect((await messages())[1]?.proposal?.state).toBe('refused');
  });

  test('does not confirm an earlier proposal', async () => {
    const recipe = await createRecipe(app, anna, { title: `Soup ${randomUUID()}` });
    const { say } = talk(app, anna);
    await say(`delete ${recipe.title}`);
    await say('hello');
    await say('yes');
    expect((await read(recipe.id)).status).toBe(200);
  });

  test('does not confirm the proposal of an answer that broke off', async () => {
    const { recipe, conversation, message } = await proposeEdit();
    await app.database.db.updateTable('chat_messages').set({ state: 'failed' }).where('id', '=', message.id).execute();
    await conversation.say('yes');
    expect((await read(recipe.id)).body.version).toBe(1);
  });

  test('cannot be sent with an API token', async () => {
    const recipe = await createRecipe(app, anna, { title: `Soup ${randomUUID()}` });
    const program = await createApiToken(app, anna, ['assistant', 'recipes:read', 'recipes:write']);
    const { say } = talk(app, program);
    const { proposal, id } = await say(`delete ${recipe.title}`);
    expect(proposal?.state).toBe('open');
    expect((await say('yes')).content).toMatch(/in the app/u);
    const accepted = await app.request(chatRoutes.answerProposal, { params: { id }, body: { accept: true } }, program);
    expect(accepted.error.code).toBe('insufficient_scope');
    expect((await read(recipe.id)).status).toBe(200);
  });
});
