import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { assistantRoutes } from '@larder/contract/assistant';
import { healthRoutes } from '@larder/contract/health';
import { recipesRoutes } from '@larder/contract/recipes';

import { keepHouse } from '../../src/housekeeping.ts';
import { startApp, type TestApp } from '../app.ts';
import type { RouteName } from '../contract-routes.ts';
import { createDatabase, type DatabasePlace } from '../database.ts';
import { createPerson, createRecipe, newRecipe, type TestPerson } from '../factories.ts';
import { findDetours, recordQueries, type RecordedQuery } from '../query-recorder.ts';

const PASSWORD = 'correct horse';

interface Stage {
  readonly app: TestApp;
  readonly anna: TestPerson;
  readonly id: string;
}

/** Uses each route in every way that asks the database differently. A new route does not compile until it is here. */
const USES: Readonly<Record<RouteName | 'housekeeping', (stage: Stage) => Promise<unknown>>> = {
  housekeeping: ({ app }) => keepHouse({ db: app.database.db, now: app.clock.now() }),
  'account.getSession': async ({ app, anna }) => {
    app.clock.advance({ days: 2 });
    await app.request(accountRoutes.getSession, {}, anna);
  },
  'account.signUp': ({ app }) =>
    app.request(accountRoutes.signUp, { body: { email: 'new@example.org', password: PASSWORD } }),
  'account.signIn': async ({ app, anna }) => {
    const guest = await createPerson(app);
    await app.request(accountRoutes.signIn, { body: { email: anna.email, password: PASSWORD } }, guest);
    await app.request(accountRoutes.signIn, { body: { email: 'nobody@example.org', password: PASSWORD } });
  },
  'account.signOut': async ({ app }) => app.request(accountRoutes.signOut, {}, await createPerson(app)),
  'assistant.generateRecipe': ({ app, anna }) =>
    app.request(assistantRoutes.generateRecipe, { body: { ingredients: ['egg'] } }, anna),
  'health.getHealth': ({ app }) => app.request(healthRoutes.getHealth, {}),
  'health.getAlive': ({ app }) => app.request(healthRoutes.getAlive, {}),
  'health.getReady': ({ app }) => app.request(healthRoutes.getReady, {}),
  'recipes.listRecipes': async ({ app, anna }) => {
    const { body } = await app.request(recipesRoutes.listRecipes, { query: { limit: 1 } }, anna);
    const cursor = { cursor: body.next_cursor ?? '' };
    for (const page of [{}, cursor]) {
      for (const category of [{}, { category: 'Soup' }]) {
        for (const search of [{}, { q: 'tomato' }]) {
          const answer = await app.request(
            recipesRoutes.listRecipes,
            { query: { ...page, ...category, ...search } },
            anna,
          );
          expect(answer.status).toBe(200);
        }
      }
    }
  },
  'recipes.listRecipeCategories': ({ app, anna }) => app.request(recipesRoutes.listRecipeCategories, {}, anna),
  'recipes.createRecipe': async ({ app, anna, id }) => {
    await app.request(recipesRoutes.createRecipe, { body: newRecipe() }, anna);
    await app.request(recipesRoutes.createRecipe, { body: newRecipe({ id }) }, anna);
  },
  'recipes.getRecipe': ({ app, anna, id }) => app.request(recipesRoutes.getRecipe, { params: { id } }, anna),
  'recipes.updateRecipe': ({ app, anna, id }) =>
    app.request(recipesRoutes.updateRecipe, { params: { id }, body: { title: 'New', ingredients: ['egg'] } }, anna),
  'recipes.deleteRecipe': ({ app, anna, id }) => app.request(recipesRoutes.deleteRecipe, { params: { id } }, anna),
  'recipes.restoreRecipe': ({ app, anna, id }) => app.request(recipesRoutes.restoreRecipe, { params: { id } }, anna),
};

let place: DatabasePlace;
let app: TestApp;
let stage: Stage;
let queries: () => readonly RecordedQuery[];
beforeAll(async () => {
  place = await createDatabase();
  const recorded = recordQueries(place.open());
  queries = recorded.queries;
  app = await startApp({ database: recorded.database });
  const anna = await createPerson(app, { password: PASSWORD });
  await createRecipe(app, anna);
  stage = { app, anna, id: (await createRecipe(app, anna)).id };
});
afterAll(async () => {
  await app.close();
  await place.remove();
});

/** What a query may do although it is a detour, and why. */
function isAllowed({ sql }: RecordedQuery, step: string): boolean {
  // What a search found comes in the order of the text index and is put into the order of the list.
  return sql.includes('"recipe_search"') && /order by|sort/iu.test(step);
}

describe('every query finds its rows by an index, in order', () => {
  test.each(Object.entries(USES))('for %s', async (_name, use) => {
    await use(stage);
    const detours = [];
    for (const query of queries().filter(({ sql }) => /^(?:select|insert|update|delete|with)\b/u.test(sql))) {
      const steps = (await findDetours(place, query)).filter((step) => !isAllowed(query, step));
      if (steps.length > 0) detours.push({ sql: query.sql, steps });
    }
    expect(detours).toEqual([]);
  });

  test('and a query that would is noticed', async () => {
    expect(
      await findDetours(place, { sql: "select id from recipes where title = 'Soup'", parameters: [] }),
    ).not.toEqual([]);
    expect(await findDetours(place, { sql: 'select id from recipes order by id', parameters: [] })).not.toEqual([]);
    expect(
      await findDetours(place, {
        sql: `select id from recipes where user_id = '${stage.anna.id}' order by title`,
        parameters: [],
      }),
    ).not.toEqual([]);
  });

  test('and all of them were looked at', () => {
    const seen = queries().map(({ sql }) => sql);
    for (const table of ['sessions', 'users', 'accounts', 'user_profiles', 'rate_limits', 'recipes', 'recipe_search']) {
      expect(
        seen.some((sql) => sql.includes(`"${table}"`)),
        table,
      ).toBe(true);
    }
  });
});
