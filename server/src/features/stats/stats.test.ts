import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { recipesRoutes } from '@larder/contract/recipes';
import { STATS_LIMITS, statsRoutes } from '@larder/contract/stats';

import { startApp, type TestApp } from '../../../test/app.ts';
import {
  createCommunityRecipe,
  createUser,
  createRecipe,
  createSharedRecipe,
  type TestUser,
} from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  [anna, bruno] = [await createUser(app), await createUser(app)];
});
afterAll(() => app.close());

const stats = async (person = anna) => (await app.request(statsRoutes.getStats, {}, person)).body;
const remove = (id: string) => app.request(recipesRoutes.deleteRecipe, { params: { id } }, anna);

async function change(id: string, version: number): Promise<void> {
  app.clock.advance({ seconds: 1 });
  const body = { title: `Changed ${version}`, version };
  expect((await app.request(recipesRoutes.updateRecipe, { params: { id }, body }, anna)).status).toBe(200);
}

function share(id: string, person: TestUser) {
  app.clock.advance({ seconds: 1 });
  const row = { recipe_id: id, shared_by: anna.id, shared_with: person.id, created_at: app.clock.now() };
  return createSharedRecipe(app, row);
}

function publish(id: string, title: string) {
  app.clock.advance({ seconds: 1 });
  return createCommunityRecipe(app, { shared_by: anna.id, recipe_id: id, title, created_at: app.clock.now() });
}

describe('figures', () => {
  test('are zero for a user without recipes', async () => {
    await createRecipe(app, bruno);
    expect(await stats()).toEqual({
      totalRecipes: 0,
      aiGeneratedRecipes: 0,
      manualRecipes: 0,
      sharedRecipes: 0,
      totalCookingTime: 0,
      averageCookingTime: 0,
      mostUsedIngredients: [],
      recentActivity: [],
    });
  });

  test('count recipes by origin, and average the known cooking times', async () => {
    await createRecipe(app, anna, { cooking_time: 20, preparation_time: 500, is_ai_generated: true });
    await createRecipe(app, anna, { cooking_time: 25 });
    await createRecipe(app, anna, { cooking_time: null });
    await createRecipe(app, anna, { cooking_time: 0 });
    const binned = await createRecipe(app, anna, { cooking_time: 1_000, is_ai_generated: true });
    await remove(binned.id);
    expect(await stats()).toMatchObject({
      totalRecipes: 4,
      aiGeneratedRecipes: 1,
      manualRecipes: 3,
      totalCookingTime: 45,
      averageCookingTime: 15,
    });
  });

  test('rank foods by use, then alphabetically', async () => {
    const foods = Array.from({ length: 12 }, (_, n) => `${String.fromCodePoint(97 + n)}${'x'.repeat(4)}q`);
    await createRecipe(app, anna, { ingredients: [...foods] });
    await createRecipe(app, anna, { ingredients: ['salt', ...foods.slice(3, 5)] });
    const { mostUsedIngredients } = await stats();
    const [first, second] = foods.slice(3, 5);
    expect(mostUsedIngredients).toHaveLength(STATS_LIMITS.ingredients_max);
    expect(mostUsedIngredients.slice(0, 3)).toEqual([
      { ingredient: first, count: 2 },
      { ingredient: second, count: 2 },
      { ingredient: foods[0], count: 1 },
    ]);
  });

  test('count a recipe once however often it is shared, and no recipe in the bin', async () => {
    const [soup, cake, pie] = [
      await createRecipe(app, anna),
      await createRecipe(app, anna),
      await createRecipe(app, anna),
    ];
    const carla = await createUser(app);
    await share(soup.id, bruno);
    await share(soup.id, carla);
    await publish(soup.id, 'Soup');
    await publish(cake.id, 'Cake');
    await share(pie.id, bruno);
    await remove(pie.id);
    // Neither a community copy of a purged recipe counts, nor a recipe that another user shared.
    await createCommunityRecipe(app, { shared_by: anna.id, title: 'Gone' });
    const theirs = await createRecipe(app, bruno);
    await createSharedRecipe(app, { recipe_id: theirs.id, shared_by: bruno.id, shared_with: anna.id });
    expect((await stats()).sharedRecipes).toBe(2);
    expect((await stats(bruno)).sharedRecipes).toBe(1);
  });
});

describe('recent activity', () => {
  const activity = async () => (await stats()).recentActivity.map(({ type, title }) => [type, title]);

  test('is listed newest first, deduplicated by type and recipe', async () => {
    const soup = await createRecipe(app, anna, { title: 'Soup' });
    await change(soup.id, 1);
    await change(soup.id, 2);
    await share(soup.id, bruno);
    await share(soup.id, await createUser(app));
    await publish(soup.id, 'Soup');
    app.clock.advance({ seconds: 1 });
    await createRecipe(app, anna, { title: 'Cake' });
    expect(await activity()).toEqual([
      ['created', 'Cake'],
      ['shared', 'Changed 2'],
      ['updated', 'Changed 2'],
      ['created', 'Changed 2'],
    ]);
    const [, , updated] = (await stats()).recentActivity;
    expect(updated).toMatchObject({ recipe_id: soup.id });
    expect(updated?.at).toBe(
      (await app.request(recipesRoutes.getRecipe, { params: { id: soup.id } }, anna)).body.updated_at,
    );
  });

  test('shows repeated changes of one recipe once, beside changes of others', async () => {
    const [soup, cake] = [await createRecipe(app, anna), await createRecipe(app, anna)];
    await change(cake.id, 1);
    for (let version = 1; version <= 6; version++) await change(soup.id, version);
    expect((await activity()).slice(0, 2)).toEqual([
      ['updated', 'Changed 6'],
      ['updated', 'Changed 1'],
    ]);
  });

  test('lists at most five entries, none of a recipe in the bin', async () => {
    const ids = [];
    for (let n = 0; n < 7; n++) {
      app.clock.advance({ seconds: 1 });
      ids.push((await createRecipe(app, anna, { title: `Soup ${n}` })).id);
    }
    const last = ids.at(-1) ?? '';
    await change(last, 1);
    await share(last, bruno);
    await remove(last);
    expect(await activity()).toEqual([5, 4, 3, 2, 1].map((n) => ['created', `Soup ${n}`]));
  });
});
