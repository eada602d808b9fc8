import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { communityRoutes } from '@larder/contract/community';
import { profileRoutes } from '@larder/contract/profile';
import { type Recipe, RECIPE_LIMITS, type RecipeDetail, recipesRoutes } from '@larder/contract/recipes';
import { versionsRoutes } from '@larder/contract/versions';

import { deriveAgain, deriveCopiesAgain, markContaining } from '#features/recipes/commands/derive-again.ts';
import { prepareAgain, prepareContent } from '#features/recipes/commands/prepare-content.ts';
import { DERIVATION_VERSION } from '#features/recipes/derived.ts';
import { contentOf } from '#features/recipes/details.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createRecipe, createSharedRecipe, createUser, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  [anna, bruno] = await Promise.all([createUser(app), createUser(app)]);
});
afterAll(() => app.close());

const DOUGH = { title: 'Pizza dough', ingredients: ['500 g flour', '300 g water', '10 g salt'], servings: 4 };

const createDough = (given: object = {}, person = anna) => createRecipe(app, person, { ...DOUGH, ...given });

const link = (id: string, ingredient = 0) => ({ linked_recipes: [{ ingredient, recipe_id: id }] });

function createPizza(part: Recipe, given: object = {}): Promise<Recipe> {
  return createRecipe(app, anna, {
    title: 'Pizza',
    ingredients: ['405 g pizza dough', '1 tomato'],
    ...link(part.id),
    ...given,
  });
}

const send = (method: 'PATCH' | 'DELETE', id: string, payload?: object, person = anna) =>
  app.send({ method, url: `/api/recipes/${id}`, ...(payload && { payload }) }, person);

async function get(id: string, person = anna): Promise<RecipeDetail> {
  return (await app.request(recipesRoutes.getRecipe, { params: { id } }, person)).body;
}

async function change(id: string, payload: object): Promise<void> {
  const { version } = await get(id);
  const { status, text } = await send('PATCH', id, { ...payload, version });
  expect(status, text).toBe(200);
}

const linesOf = ({ linked_recipes: links = [] }: Pick<Recipe, 'linked_recipes'>) =>
  links.flatMap((part) => part.ingredients);

async function avoid(allergy: string, person: TestUser): Promise<void> {
  await app.request(profileRoutes.updateProfile, { body: { allergies: [allergy] } }, person);
}

async function titlesFound(q: string): Promise<string[]> {
  const { body } = await app.request(recipesRoutes.listRecipes, { query: { q } }, anna);
  return body.recipes.map(({ title }) => title);
}

describe('a recipe as an ingredient', () => {
  test('is filled in with its title and its ingredients in the needed amounts', async () => {
    const dough = await createDough();
    const pizza = await createPizza(dough);
    expect((await get(pizza.id)).linked_recipes).toEqual([
      {
        ingredient: 0,
        recipe_id: dough.id,
        title: 'Pizza dough',
        share: 0.5,
        ingredients: ['250 g flour', '150 g water', '5 g salt'],
      },
    ]);
    expect((await get(pizza.id)).openable_links).toEqual([dough.id]);
  });

  test('is filled in by the server only: what a client sends besides the ids is ignored', async () => {
    const dough = await createDough();
    const { id } = await createPizza(dough, {
      linked_recipes: [{ ingredient: 0, recipe_id: dough.id, title: 'Mine', share: 9, ingredients: ['nuts'] }],
    });
    expect((await get(id)).linked_recipes).toMatchObject([{ title: 'Pizza dough', share: 0.5 }]);
  });

  test('brings its allergens, foods and words', async () => {
    await avoid('gluten', anna);
    const pizza = await createPizza(await createDough({ title: 'Base', ingredients: ['500 g spelt', '1 egg'] }), {
      ingredients: ['1 base', '1 tomato'],
    });
    const { conflicts, culprits } = await get(pizza.id);
    expect(conflicts).toMatchObject([{ certain: true }]);
    expect(culprits).toMatchObject([{ line: null, text: '500 g spelt', swap: null }]);
    expect(await titlesFound('spelt')).toContain('Pizza');
  });

  test('changes with that recipe, with a new version for devices and none in the history', async () => {
    await avoid('milk', anna);
    const dough = await createDough();
    const pizza = await createPizza(dough);
    expect((await get(pizza.id)).conflicts).toEqual([]);
    await change(dough.id, { title: 'Rich dough', ingredients: [...DOUGH.ingredients, '50 g butter'] });
    const after = await get(pizza.id);
    expect(after.linked_recipes?.[0]?.title).toBe('Rich dough');
    expect(linesOf(after)).toContain('25 g butter');
    expect(after.conflicts).toMatchObject([{ certain: true }]);
    expect(after.version).toBe(pizza.version + 1);
    const { body } = await app.request(versionsRoutes.listVersions, { params: { id: pizza.id }, query: {} }, anna);
    expect(body.versions).toHaveLength(1);
  });

  test('changes through two levels', async () => {
    const caramel = await createDough({ title: 'Caramel', ingredients: ['100 g sugar'] });
    const filling = await createRecipe(app, anna, {
      title: 'Filling',
      ingredients: ['1 batch caramel', '100 g apples'],
      ...link(caramel.id),
    });
    const cake = await createPizza(filling, { title: 'Cake', ingredients: ['½ batch filling', '1 egg'] });
    expect(linesOf(await get(cake.id))).toEqual(['50 g sugar', '50 g apples']);
    await change(caramel.id, { ingredients: ['200 g sugar', '20 g cream'] });
    expect(linesOf(await get(cake.id))).toEqual(['100 g sugar', '10 g cream', '50 g apples']);
  });

  test('is completed by the background job when the change was interrupted', async () => {
    const { db, kind } = app.database;
    const dough = await createDough();
    const pizza = await createPizza(dough);
    await db.updateTable('recipes').set({ title: 'New dough' }).where('id', '=', dough.id).execute();
    await markContaining(db, dough.id).execute();
    await avoid('sesame', anna);
    // Until then what it contains is unknown, which hides no allergen.
    expect((await get(pizza.id)).conflicts).toMatchObject([{ certain: false }]);
    await deriveAgain({ db, databaseKind: kind, isStopping: () => false });
    expect((await get(pizza.id)).linked_recipes?.[0]?.title).toBe('New dough');
    expect((await get(pizza.id)).conflicts).toEqual([]);
  });

  test('is read again in the transaction that saves it, if the linked recipe has changed since it was prepared', async () => {
    const { db } = app.database;
    const dough = await createDough();
    const row = await db
      .selectFrom('recipes')
      .selectAll()
      .where('id', '=', (await createPizza(dough)).id)
      .executeTakeFirstOrThrow();
    const preparing = { ownerId: anna.id, recipeId: row.id, content: contentOf(row) };
    const prepared = await prepareContent(db, preparing);
    await change(dough.id, { ingredients: ['500 g spelt'] });
    const { content, derived } = await prepareAgain(db, preparing, prepared);
    expect([linesOf(content), derived.foods]).toEqual([['405 g spelt'], expect.stringContaining('spelt')]);
    expect(await prepareAgain(db, preparing, { ...prepared, content })).toMatchObject({ derived: prepared.derived });
  });

  test('stays what it was when that recipe is in the bin or gone, and cannot be opened then', async () => {
    await avoid('gluten', anna);
    const dough = await createDough();
    const pizza = await createPizza(dough);
    await send('DELETE', dough.id);
    await change(pizza.id, { title: 'Pizza rossa' });
    const binned = await get(pizza.id);
    expect(linesOf(binned)).toEqual(['250 g flour', '150 g water', '5 g salt']);
    expect(binned.conflicts).toMatchObject([{ certain: true }]);
    expect(binned.openable_links).toBeUndefined();
    await app.database.db.deleteFrom('recipes').where('id', '=', dough.id).execute();
    await change(pizza.id, { title: 'Pizza bianca' });
    expect(linesOf(await get(pizza.id))).toEqual(linesOf(binned));
  });

  test('follows its line when only the ingredients are changed, and goes with it', async () => {
    const dough = await createDough();
    const pizza = await createPizza(dough);
    await change(pizza.id, { ingredients: ['1 tomato', 'basil', '405 g pizza dough'] });
    expect((await get(pizza.id)).linked_recipes).toMatchObject([{ ingredient: 2, recipe_id: dough.id }]);
    await change(pizza.id, { ingredients: ['1 tomato', 'basil'] });
    expect((await get(pizza.id)).linked_recipes).toBeUndefined();
  });

  test('takes the amount of a changed line', async () => {
    const pizza = await createPizza(await createDough());
    await change(pizza.id, { ingredients: ['1 batch pizza dough', '1 tomato'] });
    expect(linesOf(await get(pizza.id))).toEqual(DOUGH.ingredients);
  });

  test('reaches a user with whom the recipe is shared, their copy, and the community, with its allergens', async () => {
    await avoid('gluten', bruno);
    const pizza = await createPizza(await createDough());
    await createSharedRecipe(app, { recipe_id: pizza.id, shared_by: anna.id, shared_with: bruno.id });
    const shared = await get(pizza.id, bruno);
    expect([linesOf(shared), shared.openable_links]).toEqual([linesOf(pizza), undefined]);
    expect(shared.conflicts).toMatchObject([{ certain: true }]);

    const params = { id: pizza.id };
    const copy = (await app.request(recipesRoutes.copyRecipe, { params, body: {} }, bruno)).body;
    await send('PATCH', copy.id, { title: 'My pizza', version: 1 }, bruno);
    const copied = await get(copy.id, bruno);
    expect([copied.title, linesOf(copied), copied.openable_links]).toEqual(['My pizza', linesOf(pizza), undefined]);
    expect(copied.conflicts).toMatchObject([{ certain: true }]);

    const { id } = (await app.request(communityRoutes.shareToCommunity, { params }, anna)).body;
    const { db, kind } = app.database;
    await db.updateTable('community_recipes').set({ derived_by: 0, contents: null }).where('id', '=', id).execute();
    await deriveCopiesAgain({ db, databaseKind: kind, isStopping: () => false });
    expect((await get(id, bruno)).conflicts).toMatchObject([{ certain: true }]);
  });

  test('an earlier version is restored with it', async () => {
    const pizza = await createPizza(await createDough());
    await change(pizza.id, { linked_recipes: [] });
    await app.request(
      versionsRoutes.restoreVersion,
      { params: { id: pizza.id, version: 1 }, body: { version: 2 } },
      anna,
    );
    expect(linesOf(await get(pizza.id))).toEqual(linesOf(pizza));
  });
});

describe('a link is refused with its field', () => {
  async function refusal(id: string, payload: object): Promise<unknown> {
    const { version } = await get(id);
    return (await send('PATCH', id, { ...payload, version })).error.fields;
  }

  test.for([
    ['to a recipe that does not exist', () => randomUUID()],
    ['to a recipe of another user', async () => (await createDough({}, bruno)).id],
    [
      'to a recipe in the bin',
      async () => {
        const { id } = await createDough();
        await send('DELETE', id);
        return id;
      },
    ],
  ] as const)('%s', async ([, partId]) => {
    const { id } = await createRecipe(app, anna);
    expect(await refusal(id, link(await partId()))).toEqual({
      'linked_recipes.0': 'This recipe is not in your cookbook',
    });
  });

  test('to itself, directly or through others', async () => {
    const dough = await createDough();
    const pizza = await createPizza(dough);
    const menu = await createPizza(pizza, { title: 'Menu' });
    const loop = { 'linked_recipes.0': 'A recipe cannot be an ingredient of itself' };
    expect(await refusal(dough.id, link(dough.id))).toEqual(loop);
    expect(await refusal(dough.id, link(pizza.id))).toEqual(loop);
    expect(await refusal(dough.id, link(menu.id))).toEqual(loop);
  });

  test('the one of several that is refused', async () => {
    const [dough, sauce] = [await createDough(), await createDough({ title: 'Sauce' })];
    const pizza = await createPizza(dough);
    const both = [sauce.id, pizza.id].map((recipe_id, ingredient) => ({ ingredient, recipe_id }));
    expect(await refusal(dough.id, { linked_recipes: both })).toEqual({
      'linked_recipes.1': 'A recipe cannot be an ingredient of itself',
    });
  });

  test('deeper than the limit, built from below and from above', async () => {
    const deep = {
      'linked_recipes.0': `Recipes can contain each other at most ${RECIPE_LIMITS.linked_levels_max} levels deep`,
    };
    const [bottom, low, high, top] = [
      await createDough({ title: '1' }),
      await createDough({ title: '2' }),
      await createDough({ title: '3' }),
      await createDough({ title: '4' }),
    ];
    await change(low.id, link(bottom.id));
    await change(high.id, link(low.id));
    expect(await refusal(top.id, link(high.id))).toEqual(deep);
    await change(high.id, { linked_recipes: [] });
    await change(top.id, link(high.id));
    expect(await refusal(high.id, link(low.id))).toEqual(deep);
  });

  test('on a line that does not exist', async () => {
    const { id } = await createRecipe(app, anna);
    expect(await refusal(id, link((await createDough()).id, 200))).toEqual({
      'linked_recipes.0': 'A linked recipe refers to an ingredient that does not exist',
    });
  });

  test('beyond the lines of one recipe', async () => {
    const ingredients = Array.from({ length: RECIPE_LIMITS.ingredients_max }, (_, at) => `${at + 1} g salt`);
    const { id } = await createRecipe(app, anna);
    expect(await refusal(id, link((await createDough({ ingredients })).id))).toEqual({
      linked_recipes: 'With its linked recipes this recipe is too long',
    });
  });

  test('a recipe that grows beyond the limits makes those that contain it unsure', async () => {
    const dough = await createDough();
    const pizza = await createPizza(dough);
    await avoid('sesame', anna);
    await change(dough.id, {
      ingredients: Array.from({ length: RECIPE_LIMITS.ingredients_max }, (_, at) => `${at + 1} g salt`),
    });
    expect((await get(pizza.id)).conflicts).toMatchObject([{ certain: false }]);
  });
});

test('after any changes of two recipes at once, every link is as the linked recipe is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { minLength: 2, maxLength: 6 }), async (steps) => {
      const dough = await createDough();
      const pizza = await createPizza(dough);
      await Promise.all(
        steps.map(async (isPart, at) => {
          const id = isPart ? dough.id : pizza.id;
          const { version } = await get(id);
          const texts = isPart ? { ingredients: [`${at + 1} g sugar`] } : { title: `Pizza ${at}` };
          await send('PATCH', id, { ...texts, version });
        }),
      );
      const [part, whole] = [await get(dough.id), await get(pizza.id)];
      expect(linesOf(whole).map((line) => line.replace(/^\S+ /u, ''))).toEqual(
        part.ingredients.map((line) => line.replace(/^\S+ /u, '')),
      );
      const row = app.database.db.selectFrom('recipes').select('derived_by').where('id', '=', pizza.id);
      expect(await row.executeTakeFirst()).toEqual({ derived_by: DERIVATION_VERSION });
    }),
    { numRuns: 10 },
  );
});
