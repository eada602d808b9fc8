import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { chatRoutes } from '@larder/contract/chat';
import { RECIPE_LIMITS, recipesRoutes } from '@larder/contract/recipes';
import type { RouteResponse } from '@larder/contract/route';
import { versionsRoutes } from '@larder/contract/versions';

import { NO_DETAILS, presentText } from '#features/chat/present.ts';
import { toJson } from '#platform/db/tables.ts';
import type { StoredContent } from '#features/recipes/tables.ts';

import { type Answer, startApp, type TestApp } from '../app.ts';
import {
  createChatMessage,
  createConversation,
  createUser,
  createRecipe,
  newRecipe,
  type TestUser,
} from '../factories.ts';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
  anna = await createUser(app);
});
afterAll(() => app.close());

const signIn = (payload: object) => app.send({ method: 'POST', url: accountRoutes.signIn.path, payload });

test('an over-long address is refused as sent, before it is normalized', async () => {
  // The normalized address would be short enough.
  const { status, error } = await signIn({ email: `${' '.repeat(1_001)}${anna.email}`, password: 'secret1' });
  expect(status).toBe(400);
  expect(error).toMatchObject({ fields: { email: 'This address is too long' } });
});

test('an error names at most 20 fields, each shortened', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`${n}`.padEnd(1_000, 'x'), 1]));
  const { error } = await app.send({ method: 'POST', url: '/recipes', payload: { ...newRecipe(), ...unknown } }, anna);
  const fields = Object.keys(error?.fields ?? {});
  expect(fields).toHaveLength(20);
  for (const field of fields) expect(field).toHaveLength(100);
});

test('a list shortens long texts, while the recipe has all of them', async () => {
  const ingredients = Array.from({ length: 60 }, (_, n) => `${n} ${'x'.repeat(200)}`);
  const { id } = await createRecipe(app, anna, { description: 'd'.repeat(1_000), ingredients });
  const { body } = await app.request(recipesRoutes.listRecipes, { query: {} }, anna);
  const card = body.recipes.find((recipe) => recipe.id === id);
  expect(card?.description).toHaveLength(RECIPE_LIMITS.card_description_max_characters);
  expect(card).not.toHaveProperty('ingredients');
  const whole = await app.request(recipesRoutes.getRecipe, { params: { id } }, anna);
  expect(whole.body).toMatchObject({ description: 'd'.repeat(1_000), ingredients });
});

describe('a page of large rows is limited to a few MB, and the next page continues after it', () => {
  /** A million characters of two bytes each, and some overhead. */
  const PAGE_MAX_BYTES = 2_100_000;
  const STEPS = Array.from({ length: 40 }, (_, n) => `${n}`.padEnd(4_950, 'ж'));
  const count = 12;

  test('for the versions of a recipe', async () => {
    const { id, ...recipe } = await createRecipe(app, anna, { instructions: STEPS });
    const { db } = app.database;
    const { title, description, ingredients, category, servings } = recipe;
    const content = { title, description, ingredients, instructions: STEPS, category, servings };
    const rest = { image_url: null, preparation_time: null, cooking_time: null };
    await db.updateTable('recipes').set({ version: count }).where('id', '=', id).execute();
    for (let version = 1; version < count; version += 1) {
      const times = { made_at: new Date(), replaced_at: new Date() };
      const row = {
        recipe_id: id,
        version,
        user_id: anna.id,
        content: toJson<StoredContent>({ ...content, ...rest }),
        ...times,
      };
      await db.insertInto('recipe_versions').values(row).execute();
    }
    const seen: number[] = [];
    let before: number | null = 99;
    while (before !== null) {
      const query = { before, limit: 50 };
      const page: Answer<RouteResponse<typeof versionsRoutes.listVersions>> = await app.request(
        versionsRoutes.listVersions,
        { params: { id }, query },
        anna,
      );
      expect(Buffer.byteLength(page.text)).toBeLessThan(PAGE_MAX_BYTES);
      seen.push(...page.body.versions.map(({ version }) => version));
      before = page.body.next_before;
    }
    expect(seen).toEqual(Array.from({ length: count }, (_, n) => count - n));
  });

  test('for a conversation with large proposals', async () => {
    const { id: conversation_id } = await createConversation(app, { user_id: anna.id, last_position: count });
    const recipe = presentText(await createRecipe(app, anna, { instructions: STEPS }));
    const change = { kind: 'edit', recipe_id: null, before: recipe, after: recipe } as const;
    const proposal = { ...change, version: null, image_url: null, is_ai_generated: false };
    const details = toJson({ ...NO_DETAILS, proposal });
    for (let position = 0; position < count; position += 1) {
      const answer = { content: `Answer ${position}`, type: 'assistant', proposal_state: 'open' } as const;
      await createChatMessage(app, { user_id: anna.id, conversation_id, position, details, ...answer });
    }
    const seen: string[] = [];
    let query: { readonly cursor?: string } | null = {};
    while (query !== null) {
      const page: Answer<RouteResponse<typeof chatRoutes.getConversation>> = await app.request(
        chatRoutes.getConversation,
        { params: { id: conversation_id }, query },
        anna,
      );
      expect(Buffer.byteLength(page.text)).toBeLessThan(PAGE_MAX_BYTES);
      seen.unshift(...page.body.messages.map(({ content }) => content));
      query = page.body.next_cursor === null ? null : { cursor: page.body.next_cursor };
    }
    expect(seen).toEqual(Array.from({ length: count }, (_, n) => `Answer ${n}`));
  });
});

test('a search uses its first eight words, and a single letter is a word, not a prefix', async () => {
  const title = 'Alpha beta gamma delta epsilon zeta eta theta';
  await createRecipe(app, anna, { title });
  const find = async (q: string) => {
    const { body } = await app.request(recipesRoutes.listRecipes, { query: { q } }, anna);
    return body.recipes.map((recipe) => recipe.title);
  };
  expect(await find(`${title} nowhere`)).toEqual([title]);
  expect(await find(`zork zurk zirk zark zerk zyrk zoork zaark ${title}`)).toEqual([]);
  expect(await find('ze')).toEqual([title]);
  expect(await find('z')).not.toContain(title);
});

test('a recipe with very many different words adds a bounded number of rows to the lexicon', async () => {
  const { db } = app.database;
  const count = async (table: 'search_words' | 'search_word_forms') => {
    const { rows } = await db.selectFrom(table).select(db.fn.countAll().as('rows')).executeTakeFirstOrThrow();
    return Number(rows);
  };
  const before = [await count('search_words'), await count('search_word_forms')] as const;
  const word = (n: number) =>
    Array.from(String(n).padStart(5, '0'), (digit) => 'qwzxkvjbfp'.charAt(Number(digit))).join('');
  const ingredients = Array.from({ length: 300 }, (_, line) =>
    Array.from({ length: 60 }, (_word, at) => `${word(line * 60 + at)}xq`).join(' '),
  );
  await createRecipe(app, anna, { ingredients });
  expect((await count('search_words')) - before[0]).toBeLessThanOrEqual(2_500);
  expect((await count('search_word_forms')) - before[1]).toBeLessThanOrEqual(2_900);
});

test('responses with personal data are not cached', async () => {
  const { headers } = await app.request(recipesRoutes.listRecipes, { query: {} }, anna);
  expect(headers['cache-control']).toBe('no-store');
});

test('a request with an Authorization header does not sign out the browser session', async () => {
  const headers = { authorization: 'Bearer x' };
  await app.send({ method: 'POST', url: accountRoutes.signOut.path, headers }, anna);
  const { body } = await app.request(accountRoutes.getSession, {}, anna);
  expect(body.user?.id).toBe(anna.id);
});
