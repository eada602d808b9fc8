import { afterAll, beforeAll, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { RECIPE_LIMITS, recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../app.ts';
import { createPerson, createRecipe, newRecipe, type TestPerson } from '../factories.ts';

let app: TestApp;
let anna: TestPerson;
beforeAll(async () => {
  app = await startApp();
  anna = await createPerson(app);
});
afterAll(() => app.close());

const signIn = (payload: object) => app.send({ method: 'POST', url: accountRoutes.signIn.path, payload });

test('a body far larger than an address and a password is not read', async () => {
  const { status, error } = await signIn({ email: 'a'.repeat(20_000), password: 'x' });
  expect(status).toBe(413);
  expect(error).toMatchObject({ code: 'too_large' });
});

test('an address that is too long is refused as it was sent, before anything is done with it', async () => {
  // In its normal form this one would be short enough.
  const { status, error } = await signIn({ email: `${' '.repeat(1_001)}${anna.email}`, password: 'secret1' });
  expect(status).toBe(400);
  expect(error).toMatchObject({ fields: { email: 'This address is too long' } });
});

test('a caller who gets everything wrong is told the beginning of it', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`${n}`.padEnd(1_000, 'x'), 1]));
  const { error } = await app.send({ method: 'POST', url: '/recipes', payload: { ...newRecipe(), ...unknown } }, anna);
  const fields = Object.keys(error?.fields ?? {});
  expect(fields).toHaveLength(20);
  for (const field of fields) expect(field).toHaveLength(100);
});

test('a list carries the beginnings of what is long, the recipe itself all of it', async () => {
  const ingredients = Array.from({ length: 60 }, (_, n) => `${n} ${'x'.repeat(200)}`);
  const { id } = await createRecipe(app, anna, { description: 'd'.repeat(1_000), ingredients });
  const { body } = await app.request(recipesRoutes.listRecipes, { query: {} }, anna);
  const card = body.recipes.find((recipe) => recipe.id === id);
  expect(card?.description).toHaveLength(RECIPE_LIMITS.card_description_max_characters);
  expect(card).not.toHaveProperty('ingredients');
  const whole = await app.request(recipesRoutes.getRecipe, { params: { id } }, anna);
  expect(whole.body).toMatchObject({ description: 'd'.repeat(1_000), ingredients });
});

test('a search minds its first eight words, and one letter is a word and no beginning', async () => {
  const title = 'Alpha beta gamma delta epsilon zeta eta theta';
  await createRecipe(app, anna, { title });
  const find = async (q: string) => {
    const { body } = await app.request(recipesRoutes.listRecipes, { query: { q } }, anna);
    return body.recipes.map((recipe) => recipe.title);
  };
  expect(await find(`${title} nowhere`)).toEqual([title]);
  expect(await find(`no where at all is that to be ${title}`)).toEqual([]);
  expect(await find('ze')).toEqual([title]);
  expect(await find('z')).not.toContain(title);
});

test('what one person is told is for nobody’s cache', async () => {
  const { headers } = await app.request(recipesRoutes.listRecipes, { query: {} }, anna);
  expect(headers['cache-control']).toBe('no-store');
});

test('a request with a token of its own does not end the session of the browser', async () => {
  const headers = { authorization: 'Bearer x' };
  await app.send({ method: 'POST', url: accountRoutes.signOut.path, headers }, anna);
  const { body } = await app.request(accountRoutes.getSession, {}, anna);
  expect(body.user?.id).toBe(anna.id);
});
