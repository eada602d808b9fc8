import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { NewRecipe, Recipe, RECIPE_LIMITS, RECIPE_TEXTS, recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createPerson, createRecipe, newRecipe, type TestPerson } from '../../../test/factories.ts';

let app: TestApp;
let anna: TestPerson;
let bruno: TestPerson;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  [anna, bruno] = await Promise.all([createPerson(app), createPerson(app)]);
});
afterAll(() => app.close());

/** Keeps whatever is given, as a program without our types would send it. */
function keep(payload: object, person = anna) {
  return app.send({ method: 'POST', url: recipesRoutes.createRecipe.path, payload }, person);
}

function get(id: string, person = anna) {
  return app.request(recipesRoutes.getRecipe, { params: { id } }, person);
}

/** The recipe as it is kept, without where it comes from. */
async function kept(id: string, person = anna): Promise<Recipe> {
  return Recipe.parse((await get(id, person)).body);
}

function change(id: string, body: object, person = anna) {
  return app.send({ method: 'PATCH', url: `/api/recipes/${id}`, payload: { version: 1, ...body } }, person);
}

function remove(id: string, person = anna) {
  return app.request(recipesRoutes.deleteRecipe, { params: { id } }, person);
}

function restore(id: string, person = anna) {
  return app.request(recipesRoutes.restoreRecipe, { params: { id } }, person);
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
  test('gives it back whole, with an id, its owner and its times', async () => {
    const { status, body } = await keep(full);
    const now = app.clock.now().toISOString();
    expect(status).toBe(201);
    // The seventh version of ids sorts by time.
    const id = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u) as string;
    const made = { id, user_id: anna.id, created_at: now, updated_at: now };
    const given = { version: 1, picture: null, drawing: expect.any(String) as string };
    expect(body).toEqual({ ...full, ...made, ...given });
    expect(await kept((body as { id: string }).id)).toEqual(body);
  });

  test('needs a title, a description, ingredients and instructions; the rest has defaults', async () => {
    const { title, description, ingredients, instructions } = full;
    const { body } = await keep({ title, description, ingredients, instructions });
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

  test('takes lists as JSON text and booleans as 1 and 0', async () => {
    const { body } = await keep({
      ...full,
      ingredients: JSON.stringify(full.ingredients),
      instructions: JSON.stringify(full.instructions),
      is_ai_generated: 1,
      is_favorite: 0,
    });
    expect(body).toMatchObject({ ...full, is_ai_generated: true, is_favorite: false });
  });

  test('takes lists as lines of text', async () => {
    const { body } = await keep({
      ...full,
      ingredients: full.ingredients.join('\n'),
      instructions: `${full.instructions.join('\r\n')}\n`,
    });
    expect(body).toMatchObject(full);
  });

  test('assigns it to the actor, whatever user_id the body has', async () => {
    const { body } = await keep({ ...full, user_id: bruno.id });
    expect(body).toMatchObject({ user_id: anna.id });
    expect(await titles(bruno)).toEqual([]);
  });

  test('drops blank rows and outer blanks', async () => {
    const { body } = await keep({
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
  ])('keeps %s %j as it is', async (field, value) => {
    const { body } = await keep({ ...full, [field]: value });
    expect(body).toMatchObject({ [field]: value });
    expect(await kept((body as { id: string }).id)).toEqual(body);
  });

  test('as large as it may be stays whole and can be found', async () => {
    // Signs that grow when they are made searchable, in words that are all different.
    const growing = (row: number) =>
      Array.from({ length: 60 }, (_, index) => `㌖㌖${(row * 60 + index).toString(36)}`).join(' ');
    const ingredients = Array.from(
      { length: RECIPE_LIMITS.ingredients_max },
      (_, row) => `zutat${row} ${growing(row)}`,
    );
    const description = '漢'.repeat(RECIPE_LIMITS.description_max_characters);
    const { status, body, text } = await keep({ ...full, description, ingredients });
    expect(status, text.slice(0, 300)).toBe(201);
    expect(body).toMatchObject({ description, ingredients });
    expect(await titles(anna, { q: 'zutat0' })).toEqual([full.title]);
  });

  test.each([
    ['title', undefined, RECIPE_TEXTS.title_required],
    ['title', '   ', RECIPE_TEXTS.title_required],
    ['title', 'x'.repeat(10_000), 'At most 200 characters'],
    ['title', 'bad \u0000 soup', 'a character in here that cannot be kept'],
    ['title', 'bad \ud83c soup', 'a character in here that cannot be kept'],
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
  ])('refuses %s %j, naming it', async (field, value, message) => {
    const { status, error } = await keep({ ...full, [field]: value });
    expect(status).toBe(400);
    expect(error.code).toBe('invalid_input');
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
    expect(error.fields?.[field]).toContain(message);
    expect(error.message).toBe(error.fields?.[field]);
    expect(await titles()).toEqual([]);
  });

  test('names the row of a list that is wrong', async () => {
    const { error } = await keep({ ...full, ingredients: ['salt', 'x'.repeat(501), 3] });
    expect(Object.keys(error.fields ?? {})).toEqual(['ingredients.1', 'ingredients.2']);
  });
});

describe('keeping a recipe under an id', () => {
  test('twice is keeping it once', async () => {
    const id = randomUUID();
    const first = await keep({ ...full, id });
    app.clock.advance({ minutes: 1 });
    const second = await keep({ ...full, id });
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(await titles()).toEqual([full.title]);
  });

  test('is the same in capital letters', async () => {
    const id = randomUUID();
    await keep({ ...full, id: id.toUpperCase() });
    await keep({ ...full, id });
    expect(await titles()).toEqual([full.title]);
    expect((await get(id)).body.id).toBe(id);
    expect((await get(id.toUpperCase())).body.id).toBe(id);
  });

  test('at the same moment is keeping it once', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => keep({ ...full, id })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await titles()).toEqual([full.title]);
    expect(await titles(anna, { q: 'shakshuka' })).toEqual([full.title]);
  });

  test('any number of times, whatever it says, is one recipe, and each answer is what is stored', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((rest) => ` x${rest} `);
    const sent = fc.record({
      title: text,
      description: text,
      ingredients: fc.array(text, { minLength: 1, maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(sent, { minLength: 1, maxLength: 4 }), async (all) => {
        const person = await createPerson(app);
        const id = randomUUID();
        const answers = [];
        for (const fields of all) answers.push(await keep({ ...full, ...fields, id }, person));
        const first = NewRecipe.parse({ ...full, ...all[0], id });
        for (const { status, body } of answers) {
          expect(status).toBe(201);
          expect(body).toMatchObject(first);
          expect(body).toEqual(await kept(id, person));
        }
        expect(await titles(person)).toEqual([first.title]);
      }),
      { numRuns: 20 },
    );
  });

  test('again gives the recipe as it is by now, also where the picture that is sent is no longer there', async () => {
    const id = randomUUID();
    await keep({ ...full, id });
    const { body: changed } = await change(id, { title: 'Tomato eggs' });
    const again = await keep({ ...full, id, image_url: `/pictures/${randomUUID()}/320` });
    expect(again.status).toBe(201);
    expect(again.body).toEqual(changed);
  });

  test('that another person has is a conflict which tells nothing of theirs', async () => {
    const { id, ...secret } = await createRecipe(app, bruno, { title: 'Secret sauce' });
    const { status, error, text } = await keep({ ...full, id });
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'conflict', fields: { id: 'This id is taken' } });
    expect(text).not.toContain('Secret');
    expect(await kept(id, bruno)).toEqual({ id, ...secret });
    expect(await titles()).toEqual([]);
  });

  test('that rests in the bin is a conflict', async () => {
    const { id } = await createRecipe(app, anna, { title: 'Old soup' });
    await remove(id);
    expect((await keep({ ...full, id })).status).toBe(409);
    expect(await titles()).toEqual([]);
  });
});

describe('changing a recipe', () => {
  test('changes what is sent and nothing else', async () => {
    const soup = await createRecipe(app, anna, { servings: 2 });
    app.clock.advance({ hours: 1 });
    const { status, body } = await change(soup.id, { title: 'Better soup', is_favorite: 1 });
    expect(status).toBe(200);
    const changed = { title: 'Better soup', is_favorite: true, version: 2 };
    const { drawing } = recipesRoutes.updateRecipe.response.parse(body);
    expect(drawing).not.toBe(soup.drawing);
    const expected = { ...soup, ...changed, updated_at: app.clock.now().toISOString(), drawing };
    expect(body).toEqual(expected);
    expect(await kept(soup.id)).toEqual(expected);
  });

  test('takes away what may be missing', async () => {
    const soup = await createRecipe(app, anna, {
      servings: 2,
      cooking_time: 20,
      image_url: 'https://example.org/soup.jpg',
    });
    const { body } = await change(soup.id, { servings: null, cooking_time: null, image_url: null, category: null });
    expect(body).toMatchObject({ servings: null, cooking_time: null, image_url: null, category: null });
  });

  test('is found by its new words and no longer by its old ones', async () => {
    const { id } = await createRecipe(app, anna, {
      title: 'Bean stew',
      ingredients: ['beans'],
      description: 'Hearty.',
    });
    await change(id, { title: 'Lentil stew', ingredients: ['lentils'] });
    expect(await titles(anna, { q: 'lentil' })).toEqual(['Lentil stew']);
    expect(await titles(anna, { q: 'hearty' })).toEqual(['Lentil stew']);
    expect(await titles(anna, { q: 'bean' })).toEqual([]);
  });

  test.each([
    ['nothing', {}, 'body'],
    ['a blank title', { title: ' ' }, 'title'],
    ['a title that is null', { title: null }, 'title'],
    ['no ingredients', { ingredients: [] }, 'ingredients'],
    ['negative time', { cooking_time: -1 }, 'cooking_time'],
    ['another owner', { user_id: randomUUID() }, 'user_id'],
    ['another id', { id: randomUUID() }, 'id'],
    ['another time', { created_at: '2026-01-01T00:00:00Z' }, 'created_at'],
    ['a NUL', { instructions: ['stir', 'bake\u0000'] }, 'instructions.1'],
  ])('to %s is refused and changes nothing', async (_case, body, field) => {
    const soup = await createRecipe(app, anna);
    const { status, error } = await change(soup.id, body);
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toContain(field);
    expect(await kept(soup.id)).toEqual(soup);
  });

  test('at the same moment keeps recipe and search words of the same version', async () => {
    const { id } = await createRecipe(app, anna, { title: 'Start' });
    await Promise.all(['Alpha', 'Bravo', 'Charlie', 'Delta'].map((title) => change(id, { title })));
    const { title } = await kept(id);
    expect(await titles(anna, { q: title })).toEqual([title]);
    const { title: words } = await app.database.db
      .selectFrom('recipe_search')
      .select('title')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(words.trim()).toBe(title.toLowerCase());
  });
});

describe('deleting a recipe', () => {
  test('takes it out of everything', async () => {
    const { id } = await createRecipe(app, anna, { title: 'Old soup', category: 'Soup' });
    const answer = await remove(id);
    expect(answer.status).toBe(204);
    expect(answer.text).toBe('');
    expect((await get(id)).status).toBe(404);
    expect((await change(id, { title: 'New soup' })).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    expect(await titles()).toEqual([]);
    expect(await titles(anna, { q: 'soup' })).toEqual([]);
    expect(await titles(anna, { category: 'Soup' })).toEqual([]);
    const { body } = await app.request(recipesRoutes.listRecipeCategories, {}, anna);
    expect(body.categories).toEqual([]);
  });

  test('can be taken back, and everything is as it was', async () => {
    const soup = await createRecipe(app, anna, { title: 'Old soup', category: 'Soup' });
    await remove(soup.id);
    expect((await restore(soup.id)).body).toEqual(soup);
    expect(await kept(soup.id)).toEqual(soup);
    expect(await titles(anna, { q: 'soup' })).toEqual(['Old soup']);
  });

  test('at the same moment succeeds once', async () => {
    const { id } = await createRecipe(app, anna);
    const answers = await Promise.all([remove(id), remove(id), remove(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
  });

  test('a recipe that was not deleted may be restored too, and stays as it is', async () => {
    const soup = await createRecipe(app, anna);
    expect((await restore(soup.id)).body).toEqual(soup);
  });

  test('a recipe nobody has is not found', async () => {
    for (const answer of await Promise.all([get(randomUUID()), remove(randomUUID()), restore(randomUUID())])) {
      expect(answer.status).toBe(404);
      expect(answer.error).toMatchObject({ code: 'not_found', message: RECIPE_TEXTS.not_found });
    }
  });
});

test('a recipe reads the same through every door', async () => {
  const recipe = await createRecipe(app, anna, newRecipe({ title: 'Pierogi' }));
  const { body } = await app.request(recipesRoutes.listRecipes, { query: {} }, anna);
  const { ingredients: _l, instructions: _i, user_id: _u, updated_at: _t, version: _v, ...card } = recipe;
  expect(body.recipes).toEqual([card]);
});
