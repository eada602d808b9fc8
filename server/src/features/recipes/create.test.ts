import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { NewRecipe, Recipe, RECIPE_LIMITS, RECIPE_TEXTS, recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, createRecipe, newRecipe, type TestUser } from '../../../test/factories.ts';

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

/** Creates a recipe from any payload, as an untyped client would send it. */
function create(payload: object, person = anna) {
  return app.send({ method: 'POST', url: recipesRoutes.createRecipe.path, payload }, person);
}

function get(id: string, person = anna) {
  return app.request(recipesRoutes.getRecipe, { params: { id } }, person);
}

/** The stored recipe, without its source. */
async function stored(id: string, person = anna): Promise<Recipe> {
  return Recipe.parse((await get(id, person)).body);
}

function change(id: string, body: object, person = anna) {
  return app.send({ method: 'PATCH', url: `/api/recipes/${id}`, payload: { version: 1, ...body } }, person);
}

function remove(id: string, person = anna) {
  return app.request(recipesRoutes.deleteRecipe, { params: { id } }, person);
}

async function titles(person = anna, query: { q?: string; category?: string } = {}): Promise<string[]> {
  const { body } = await app.request(recipesRoutes.listRecipes, { query }, person);
  return body.recipes.map(({ title }) => title);
}

const full = {
  title: 'Shakshuka',
  description: 'Eggs in tomato sauce.',
  ingredients: ['6 eggs', '800 g tomatoes'],
  instructions: ['Cook the sauce.', 'Add the eggs.'],
  image_url: 'https://example.org/shakshuka.jpg',
  category: 'Breakfast',
  preparation_time: 10,
  cooking_time: 25,
  servings: 3,
  is_ai_generated: true,
  is_favorite: true,
};

describe('creating a recipe', () => {
  test('returns the stored recipe with id, owner and times', async () => {
    const { status, body } = await create(full);
    const now = app.clock.now().toISOString();
    expect(status).toBe(201);
    // UUIDv7 sorts by time.
    const id = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u) as string;
    const set = { id, user_id: anna.id, created_at: now, updated_at: now };
    const computed = { version: 1, conflicts: [], picture: null, drawing: expect.any(String) as string };
    expect(body).toEqual({ ...full, ...set, ...computed });
    expect(await stored((body as { id: string }).id)).toEqual(body);
  });

  test('requires title, description, ingredients and instructions, and defaults the rest', async () => {
    const { title, description, ingredients, instructions } = full;
    const { body } = await create({ title, description, ingredients, instructions });
    expect(body).toMatchObject({
      image_url: null,
      category: 'Main Dish',
      preparation_time: null,
      cooking_time: null,
      servings: null,
      is_ai_generated: false,
      is_favorite: false,
    });
  });

  test('accepts lists as JSON text and booleans as 1 and 0', async () => {
    const { body } = await create({
      ...full,
      ingredients: JSON.stringify(full.ingredients),
      instructions: JSON.stringify(full.instructions),
      is_ai_generated: 1,
      is_favorite: 0,
    });
    expect(body).toMatchObject({ ...full, is_ai_generated: true, is_favorite: false });
  });

  test('accepts lists as lines of text', async () => {
    const { body } = await create({
      ...full,
      ingredients: full.ingredients.join('\n'),
      instructions: `${full.instructions.join('\r\n')}\n`,
    });
    expect(body).toMatchObject(full);
  });

  test('assigns it to the actor, whatever user_id the body has', async () => {
    const { body } = await create({ ...full, user_id: bruno.id });
    expect(body).toMatchObject({ user_id: anna.id });
    expect(await titles(bruno)).toEqual([]);
  });

  test('drops blank rows and trims texts', async () => {
    const { body } = await create({
      ...full,
      title: '  Shakshuka ',
      ingredients: [' 6 eggs ', '', '   '],
      image_url: '',
    });
    expect(body).toMatchObject({ title: 'Shakshuka', ingredients: ['6 eggs'], image_url: null });
  });

  test.each([
    ['title', 'x'.repeat(RECIPE_LIMITS.title_max_characters)],
    ['title', '🍲'.repeat(100)],
    ['title', 'חומוס עם טחינה'],
    ['title', '<script>alert(1)</script>'],
    ['title', "'; DROP TABLE recipes; --"],
    ['title', '${process.exit(1)} %s $1 \\'],
    ['title', 'Crème brûlée'],
    ['title', '__proto__'],
    ['description', 'line\nbreaks\r\n\tand tabs'],
    ['ingredients', Array.from({ length: RECIPE_LIMITS.ingredients_max }, (_, index) => `${index} g salt`)],
    ['preparation_time', 0],
    ['cooking_time', RECIPE_LIMITS.minutes_max],
    ['servings', 1],
    ['category', null],
  ])('stores %s %j unchanged', async (field, value) => {
    const { body } = await create({ ...full, [field]: value });
    expect(body).toMatchObject({ [field]: value });
    expect(await stored((body as { id: string }).id)).toEqual(body);
  });

  test('stores a recipe at its size limits completely and searchable', async () => {
    // Characters that grow under NFKC, in distinct words.
    const growing = (row: number) =>
      Array.from({ length: 60 }, (_, index) => `㌖㌖${(row * 60 + index).toString(36)}`).join(' ');
    const ingredients = Array.from(
      { length: RECIPE_LIMITS.ingredients_max },
      (_, row) => `zutat${row} ${growing(row)}`,
    );
    const description = '漢'.repeat(RECIPE_LIMITS.description_max_characters);
    const { status, body, text } = await create({ ...full, description, ingredients });
    expect(status, text.slice(0, 300)).toBe(201);
    expect(body).toMatchObject({ description, ingredients });
    expect(await titles(anna, { q: 'zutat0' })).toEqual([full.title]);
  });

  test.each([
    ['title', undefined, RECIPE_TEXTS.title_required],
    ['title', '   ', RECIPE_TEXTS.title_required],
    ['title', 'x'.repeat(10_000), 'At most 200 characters'],
    ['title', 'bad \u0000 soup', 'a character in here that cannot be saved'],
    ['title', 'bad \ud83c soup', 'a character in here that cannot be saved'],
    ['description', undefined, RECIPE_TEXTS.description_required],
    ['description', '', RECIPE_TEXTS.description_required],
    ['description', 'x'.repeat(5_001), 'At most 5000 characters'],
    ['ingredients', undefined, RECIPE_TEXTS.ingredient_required],
    ['ingredients', [], RECIPE_TEXTS.ingredient_required],
    ['ingredients', ['', ' '], RECIPE_TEXTS.ingredient_required],
    ['ingredients', '["not closed', RECIPE_TEXTS.ingredient_required],
    ['ingredients', '["not",\n"closed"', RECIPE_TEXTS.ingredient_required],
    ['ingredients', 'leek, rice', RECIPE_TEXTS.ingredient_required],
    ['ingredients', Array.from({ length: 5_000 }, () => 'salt'), 'At most 300 ingredients'],
    ['instructions', undefined, RECIPE_TEXTS.instruction_required],
    ['instructions', '[]', RECIPE_TEXTS.instruction_required],
    ['instructions', 7, RECIPE_TEXTS.instruction_required],
    ['image_url', 'soup.jpg', 'a full address'],
    ['image_url', 'javascript:alert(1)', 'Only http and https'],
    ['category', 'Poison', ''],
    ['preparation_time', -1, 'less than 0'],
    ['preparation_time', 1.5, 'whole minutes'],
    ['cooking_time', '20', 'whole minutes'],
    ['cooking_time', 43_201, 'At most 43200 minutes'],
    ['servings', 0, 'at least 1'],
    ['servings', 1.5, 'whole servings'],
    ['is_favorite', 2, ''],
    ['id', 'not-a-uuid', ''],
    ['rating', 5, 'Unknown field'],
  ])('refuses %s %j and names the field', async (field, value, message) => {
    const { status, error } = await create({ ...full, [field]: value });
    expect(status).toBe(400);
    expect(error.code).toBe('invalid_input');
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
    expect(error.fields?.[field]).toContain(message);
    expect(error.message).toBe(error.fields?.[field]);
    expect(await titles()).toEqual([]);
  });

  test('names the invalid row of a list', async () => {
    const { error } = await create({ ...full, ingredients: ['salt', 'x'.repeat(501), 3] });
    expect(Object.keys(error.fields ?? {})).toEqual(['ingredients.1', 'ingredients.2']);
  });
});

describe('creating a recipe with an id', () => {
  test('is idempotent', async () => {
    const id = randomUUID();
    const first = await create({ ...full, id });
    app.clock.advance({ minutes: 1 });
    const second = await create({ ...full, id });
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(await titles()).toEqual([full.title]);
  });

  test('ignores the case of the id', async () => {
    const id = randomUUID();
    await create({ ...full, id: id.toUpperCase() });
    await create({ ...full, id });
    expect(await titles()).toEqual([full.title]);
    expect((await get(id)).body.id).toBe(id);
    expect((await get(id.toUpperCase())).body.id).toBe(id);
  });

  test('is idempotent for concurrent requests', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => create({ ...full, id })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await titles()).toEqual([full.title]);
    expect(await titles(anna, { q: 'shakshuka' })).toEqual([full.title]);
  });

  test('creates one recipe for any number of requests, and each response is what is stored', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((rest) => ` x${rest} `);
    const sent = fc.record({
      title: text,
      description: text,
      ingredients: fc.array(text, { minLength: 1, maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(sent, { minLength: 1, maxLength: 4 }), async (all) => {
        const person = await createUser(app);
        const id = randomUUID();
        const answers = [];
        for (const fields of all) answers.push(await create({ ...full, ...fields, id }, person));
        const first = NewRecipe.parse({ ...full, ...all[0], id });
        for (const { status, body } of answers) {
          expect(status).toBe(201);
          expect(body).toMatchObject(first);
          expect(body).toEqual(await stored(id, person));
        }
        expect(await titles(person)).toEqual([first.title]);
      }),
      { numRuns: 20 },
    );
  });

  test('returns the current recipe if repeated, even if the sent picture no longer exists', async () => {
    const id = randomUUID();
    await create({ ...full, id });
    const { body: changed } = await change(id, { title: 'Tomato eggs' });
    const again = await create({ ...full, id, image_url: `/pictures/${randomUUID()}/320` });
    expect(again.status).toBe(201);
    expect(again.body).toEqual(changed);
  });

  test('conflicts for the id of another user’s recipe and discloses nothing of it', async () => {
    const { id, ...secret } = await createRecipe(app, bruno, { title: 'Secret sauce' });
    const { status, error, text } = await create({ ...full, id });
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'conflict', fields: { id: 'This id is taken' } });
    expect(text).not.toContain('Secret');
    expect(await stored(id, bruno)).toEqual({ id, ...secret });
    expect(await titles()).toEqual([]);
  });

  test('conflicts for the id of a recipe in the bin', async () => {
    const { id } = await createRecipe(app, anna, { title: 'Old soup' });
    await remove(id);
    expect((await create({ ...full, id })).status).toBe(409);
    expect(await titles()).toEqual([]);
  });
});

test('a card in a list has the values of the created recipe', async () => {
  const recipe = await createRecipe(app, anna, newRecipe({ title: 'Pierogi' }));
  const { body } = await app.request(recipesRoutes.listRecipes, { query: {} }, anna);
  const { ingredients: _l, instructions: _i, user_id: _u, updated_at: _t, version: _v, ...card } = recipe;
  expect(body.recipes).toEqual([card]);
});
