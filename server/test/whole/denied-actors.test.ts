import { randomUUID } from 'node:crypto';

import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { ERROR_TEXTS } from '@larder/contract/errors';
import type { Recipe } from '@larder/contract/recipes';

import { type Sender, startApp, type TestApp } from '../app.ts';
import { listRoutes, type RouteName } from '../contract-routes.ts';
import { createPerson, createRecipe, newRecipe, sessionCookie, type TestPerson } from '../factories.ts';

/**
 * What a route is about, as far as permission goes: `anyone` may use it, `own` things are all it ever touches, or it
 * names one thing that belongs to somebody. A new route does not compile, nor pass, until it says so here.
 */
type Subject = 'anyone' | 'own' | { readonly of: 'recipe'; readonly body?: object };

const SUBJECTS: Readonly<Record<RouteName, Subject>> = {
  'account.getSession': 'anyone',
  'account.signUp': 'anyone',
  'account.signIn': 'anyone',
  'account.signOut': 'anyone',
  'assistant.generateRecipe': 'own',
  'health.getHealth': 'anyone',
  'health.getAlive': 'anyone',
  'health.getReady': 'anyone',
  'recipes.listRecipes': 'own',
  'recipes.listRecipeCategories': 'own',
  'recipes.createRecipe': 'own',
  'recipes.getRecipe': { of: 'recipe' },
  'recipes.updateRecipe': { of: 'recipe', body: { title: 'Mine now' } },
  'recipes.deleteRecipe': { of: 'recipe' },
  'recipes.restoreRecipe': { of: 'recipe' },
};

let app: TestApp;
let owner: TestPerson;
let stranger: TestPerson;
let recipe: Recipe;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  [owner, stranger] = await Promise.all([createPerson(app), createPerson(app)]);
  recipe = await createRecipe(app, owner, { title: 'Grandmother’s secret' });
});
afterAll(() => app.close());

/** Everything in the tables that a request could change, but for who is logged in. */
async function everything(): Promise<unknown> {
  const { db } = app.database;
  return {
    users: await db.selectFrom('users').selectAll().orderBy('id').execute(),
    recipes: await db.selectFrom('recipes').selectAll().orderBy('id').execute(),
    recipe_search: await db.selectFrom('recipe_search').select(['id', 'title', 'body']).orderBy('id').execute(),
  };
}

function requestFor(
  { method, path }: { readonly method: string; readonly path: string },
  id: string,
  body?: object,
): InjectOptions {
  const payload = body ?? (method === 'POST' && path === '/recipes' ? newRecipe() : undefined);
  return { method, url: path.replace('{id}', id), ...(payload === undefined ? {} : { payload }) };
}

test('every route has been thought about', () => {
  expect(Object.keys(SUBJECTS).toSorted()).toEqual(
    listRoutes()
      .map(({ name }) => name)
      .toSorted(),
  );
});

describe.each(listRoutes())('$name', ({ name, route }) => {
  const subject = SUBJECTS[name];

  test('asks for a session unless it is for anyone', () => {
    expect(route.access === 'session').toBe(subject !== 'anyone');
  });

  if (subject === 'anyone') return;
  const body = typeof subject === 'object' ? subject.body : undefined;

  const nobodies: readonly (readonly [string, () => Sender])[] = [
    ['a visitor', () => ({})],
    ['someone with a session that never was', () => ({ cookie: sessionCookie(randomUUID()) })],
    [
      'someone with a session that another server signed',
      () => ({ cookie: sessionCookie('x', 'the key of another server, as long as ours') }),
    ],
  ];

  test.each(nobodies)('does nothing for %s', async (_who, sender) => {
    const before = await everything();
    const { status, error, headers } = await app.send(requestFor(route, recipe.id, body), sender());
    expect(status).toBe(401);
    expect(error).toEqual({
      code: 'not_authenticated',
      message: ERROR_TEXTS.not_authenticated,
      requestId: headers['x-request-id'],
    });
    expect(await everything()).toEqual(before);
  });

  test('tells a visitor nothing of what is wrong with the request, nor whether the thing exists', async () => {
    const { status } = await app.send(requestFor(route, 'not-an-id', { nonsense: true }));
    expect(status).toBe(401);
  });

  if (subject === 'own') return;

  test('shows and changes nothing of another person’s', async () => {
    const before = await everything();
    const theirs = await app.send(requestFor(route, recipe.id, body), stranger);
    expect(theirs.status).toBe(404);
    expect(theirs.text).not.toContain('Grandmother');
    expect(await everything()).toEqual(before);

    const nobodys = await app.send(requestFor(route, randomUUID(), body), stranger);
    const comparable = ({ requestId: _id, ...error }: typeof theirs.error) => error;
    expect(nobodys.status).toBe(404);
    expect(comparable(nobodys.error)).toEqual(comparable(theirs.error));
  });

  test('does it for the owner', async () => {
    const { status } = await app.send(requestFor(route, recipe.id, body), owner);
    expect(status).toBe(route.status);
  });

  test.each([
    '1',
    'null',
    '..%2f..%2fetc%2fpasswd',
    "'; drop table recipes; --",
    'x'.repeat(199),
    '%00',
    '%F0%9F%8D%B2',
  ])('finds nothing under %s', async (id) => {
    const { status, error } = await app.send(requestFor(route, id, body), owner);
    expect(status).toBe(404);
    expect(error.code).toBe('not_found');
  });
});
