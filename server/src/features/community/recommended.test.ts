import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { communityRoutes } from '@larder/contract/community';
import { profileRoutes } from '@larder/contract/profile';
import { ratingsRoutes } from '@larder/contract/ratings';
import { recipesRoutes } from '@larder/contract/recipes';

import { toJson } from '#platform/db/tables.ts';
import { deriveCopiesAgain } from '#features/recipes/commands/derive-again.ts';

import { DERIVATION_VERSION } from '#features/recipes/derived.ts';
import { startApp, type TestApp } from '../../../test/app.ts';
import { createCommunityRecipe, createUser, createRecipe, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
let author: TestUser;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.deleteFrom('community_recipes').execute();
  author = await createUser(app);
});

interface NewCopy {
  readonly title: string;
  readonly category: string;
  readonly ingredients: string[];
  /** The number of five-star ratings. */
  readonly fives?: number;
}

/** Inserts community recipes and derives their columns. */
async function publish(copies: readonly NewCopy[], by: TestUser = author): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { title, category, ingredients, fives = 0 } of copies) {
    const { id } = await createCommunityRecipe(app, {
      shared_by: by.id,
      title,
      category,
      ingredients: toJson(ingredients),
      instructions: toJson(['Cook it.']),
      rating: fives === 0 ? 0 : 5,
      ratings_count: fives,
      stars_5: fives,
    });
    ids.set(title, id);
  }
  const { db, kind } = app.database;
  await deriveCopiesAgain({ db, databaseKind: kind, isStopping: () => false });
  return ids;
}

const FAMOUS: NewCopy[] = ['Cake', 'Pie', 'Tart', 'Trifle'].map((title) => ({
  title,
  category: 'Dessert',
  ingredients: ['200 g flour', '3 eggs', '100 g sugar'],
  fives: 50,
}));
const RATED_SOUPS = ['Minestrone', 'Ribollita', 'Harira', 'Dal', 'Chowder'].map((title) => ({
  title,
  category: 'Soup',
  ingredients: ['1 can chickpeas', '2 carrots', '1 onion'],
}));
const SOUPS: NewCopy[] = [
  { title: 'Moroccan Pot', category: 'Soup', ingredients: ['2 cans chickpeas', '1 lemon'] },
  { title: 'Leek Pot', category: 'Soup', ingredients: ['3 leeks', '500 g potatoes'] },
  { title: 'Peanut Pot', category: 'Soup', ingredients: ['100 g peanut butter', '400 g spinach'] },
  { title: 'Creamy Pot', category: 'Soup', ingredients: ['1 head cauliflower', '200 ml heavy cream'] },
];

async function rate(person: TestUser, ids: Iterable<string>, rating = 5): Promise<void> {
  for (const id of ids) {
    const { status } = await app.request(ratingsRoutes.rateRecipe, { params: { id }, body: { rating } }, person);
    expect(status).toBe(200);
    app.clock.advance({ seconds: 1 });
  }
}

async function recommendedTo(person: TestUser) {
  const { body } = await app.request(communityRoutes.listRecommended, {}, person);
  return { titles: body.recipes.map(({ title }) => title), reason: body.reason };
}

const SOUPY = ['Moroccan Pot', 'Leek Pot', 'Peanut Pot', 'Creamy Pot'];

describe('for a user who rated soups highly', () => {
  test('recommends soups after the fifth rating, with a reason', async () => {
    const anna = await createUser(app);
    const rated = await publish(RATED_SOUPS);
    await publish([...FAMOUS, ...SOUPS]);
    await rate(anna, [...rated.values()].slice(0, 4));
    const before = await recommendedTo(anna);
    expect(before.reason).toBeNull();
    for (const title of before.titles) expect(FAMOUS.map((each) => each.title)).toContain(title);
    await rate(anna, [...rated.values()].slice(4));
    const { titles, reason } = await recommendedTo(anna);
    expect(titles).toHaveLength(3);
    expect(titles[0]).toBe('Moroccan Pot');
    for (const title of titles) expect(SOUPY).toContain(title);
    expect(reason).toBe('Because you liked soups and recipes with chickpeas');
    expect(await recommendedTo(anna)).toEqual({ titles, reason });
    // Another user's recommendations do not depend on these ratings.
    expect((await recommendedTo(await createUser(app))).reason).toBeNull();
  });

  test('leaves out own, rated, hidden and withdrawn recipes, with immediate effect', async () => {
    const anna = await createUser(app);
    await rate(anna, (await publish(RATED_SOUPS)).values());
    const ids = await publish(SOUPS);
    const own = await publish(
      [{ title: 'Own Chickpea Pot', category: 'Soup', ingredients: ['2 cans chickpeas'] }],
      anna,
    );
    const hidden = { hidden_at: new Date(), hidden_reason: 'Dull' };
    const hide = (title: string) =>
      app.database.db
        .updateTable('community_recipes')
        .set(hidden)
        .where('id', '=', ids.get(title) ?? '')
        .execute();
    await hide('Moroccan Pot');
    expect((await recommendedTo(anna)).titles.toSorted()).toEqual(['Creamy Pot', 'Leek Pot', 'Peanut Pot']);
    await rate(anna, [ids.get('Peanut Pot') ?? '']);
    await publish([{ title: 'Bean Pot', category: 'Soup', ingredients: ['2 cans black beans'] }]);
    const after = (await recommendedTo(anna)).titles;
    expect(after).toHaveLength(3);
    expect(after).toEqual(expect.arrayContaining(['Creamy Pot', 'Leek Pot', 'Bean Pot']));
    await publish([{ title: 'Late Pot', category: 'Soup', ingredients: ['1 fennel bulb'] }]);
    await hide('Leek Pot');
    expect((await recommendedTo(anna)).titles.toSorted()).toEqual(['Bean Pot', 'Creamy Pot', 'Late Pot']);
    expect(own.size).toBe(1);
  });

  test('follows their eating rules by the full text, with immediate effect', async () => {
    const anna = await createUser(app);
    await rate(anna, (await publish(RATED_SOUPS)).values());
    await publish(SOUPS);
    await publish([{ title: 'Plain Pot', category: 'Salad', ingredients: ['1 cucumber'] }]);
    const eats = async (body: { diets?: 'vegan'[]; allergies?: string[] }) => {
      expect((await app.request(profileRoutes.updateProfile, { body }, anna)).status).toBe(200);
    };
    expect((await recommendedTo(anna)).titles).toHaveLength(3);
    await eats({ allergies: ['peanuts'] });
    expect((await recommendedTo(anna)).titles).toEqual(expect.arrayContaining(['Creamy Pot', 'Leek Pot']));
    await eats({ allergies: ['peanuts', 'leeks'], diets: ['vegan'] });
    expect((await recommendedTo(anna)).titles).toEqual(['Moroccan Pot', 'Plain Pot']);
  });

  test('fills up with the best rated when few recipes match, and the reason names only the matches', async () => {
    const anna = await createUser(app);
    await rate(anna, (await publish(RATED_SOUPS)).values());
    await publish([...FAMOUS, { title: 'Leek Pot', category: 'Soup', ingredients: ['3 leeks'] }]);
    const { titles, reason } = await recommendedTo(anna);
    expect(titles).toHaveLength(3);
    expect(titles[0]).toBe('Leek Pot');
    expect(reason).toBe('Because you liked soups');
  });
});

test('a user who disliked everything gets other recipes and no reason', async () => {
  const anna = await createUser(app);
  await rate(anna, (await publish(RATED_SOUPS)).values(), 1);
  await publish([...SOUPS, ...FAMOUS]);
  const { titles, reason } = await recommendedTo(anna);
  expect(reason).toBeNull();
  for (const title of titles) expect(FAMOUS.map((each) => each.title)).toContain(title);
});

test('a user who rated everything gets the best rated', async () => {
  const anna = await createUser(app);
  await rate(anna, (await publish(RATED_SOUPS)).values());
  const { titles, reason } = await recommendedTo(anna);
  expect(titles).toHaveLength(3);
  expect(reason).toBeNull();
});

test('a copy has the foods of its recipe, also after an update', async () => {
  const { db } = app.database;
  const { id } = await createRecipe(app, author, { ingredients: ['2 cans chickpeas'] });
  const { body: copy } = await app.request(communityRoutes.shareToCommunity, { params: { id } }, author);
  const foods = async () =>
    (await db.selectFrom('community_recipes').select(['foods', 'derived_by']).where('id', '=', copy.id).execute())[0];
  expect(await foods()).toEqual({ foods: ['chickpea'], derived_by: DERIVATION_VERSION });
  await app.request(
    recipesRoutes.updateRecipe,
    { params: { id }, body: { ingredients: ['1 mango'], version: 1 } },
    author,
  );
  await app.request(communityRoutes.updateCommunityCopy, { params: { id: copy.id } }, author);
  expect(await foods()).toEqual({ foods: ['mango'], derived_by: DERIVATION_VERSION });
});
