import type { ServerResponse } from 'node:http';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { assistantRoutes, ASSISTANT_TEXTS, type GeneratedRecipe } from '@larder/contract/assistant';
import { profileRoutes, type ProfileChange } from '@larder/contract/profile';
import { DIETS } from '@larder/culinary/catalogue/food-row';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createPerson, type TestPerson } from '../../../test/factories.ts';
import { completion, type RawModelServer, sendJson, startRawModelServer } from '../../../test/model-server.ts';
import { withEating } from './diet-check.ts';

const RECIPE: GeneratedRecipe = {
  title: 'Chickpeas on toast',
  description: 'Quick.',
  ingredients: ['1 can chickpeas', '2 slices bread', '1 tbsp olive oil'],
  instructions: ['Toast the bread.', 'Warm the chickpeas in the oil and pile them on.'],
  preparation_time: 5,
  cooking_time: 5,
  servings: 2,
  category: 'Main Dish',
};

/** What a model answers, one after the other; the last one again and again. */
let answers: GeneratedRecipe[] = [];
let server: RawModelServer;
let app: TestApp;
let withModel: TestApp;
let withModelAlone: TestApp;
let anna: TestPerson;
beforeAll(async () => {
  server = await startRawModelServer((_request, response: ServerResponse) => {
    const recipe = answers.length > 1 ? answers.shift() : answers[0];
    sendJson(response, 200, completion(JSON.stringify(recipe)));
  });
  app = await startApp();
  const { database } = app;
  withModel = await startApp({ database, environment: { AI_COMPOSE_BASE_URL: server.url } });
  const alone = { AI_COMPOSE_BASE_URL: server.url, AI_FALLBACK: 'none' };
  withModelAlone = await startApp({ database, environment: alone });
});
beforeEach(async () => {
  anna = await createPerson(app);
  answers = [RECIPE];
  server.requests.length = 0;
});
afterAll(async () => {
  await app.app.close();
  await server.close();
});

interface Asked {
  readonly ingredients?: string[];
  readonly diets?: (typeof DIETS)[number][];
  readonly without?: string[];
  readonly seed?: string;
}

const eats = (body: ProfileChange) => app.request(profileRoutes.updateProfile, { body }, anna);
const make = async (asked: Asked, where = app) => {
  const body = { kind: 'ingredients' as const, ingredients: ['chickpeas'], ...asked };
  return (await where.request(assistantRoutes.createGeneration, { body }, anna)).body;
};
const given = (asked: Asked = {}, where = withModelAlone) => make(asked, where);
/** What the model was told in its n-th request, by lines. */
const told = (number: number) => String(server.requests[number]?.body.messages?.[1]?.content).split('\n');

test('whoever has no profile has said nothing of what they eat', async () => {
  await app.database.db.deleteFrom('user_profiles').where('user_id', '=', anna.id).execute();
  const { body } = await app.request(assistantRoutes.createGeneration, { body: { kind: 'surprise' } }, anna);
  expect(body).toMatchObject({ state: 'done', answered_by: 'kitchen' });
});

describe('what the profile says', () => {
  test('is kept to by the kitchen, which says so once', async () => {
    await eats({ diets: ['vegan'], allergies: ['peanuts'] });
    const ingredients = ['chicken', 'chickpeas', 'peanuts'];
    const { recipe, notes, unusable } = await make({ ingredients, seed: 'one' });
    const written = [...(recipe?.ingredients ?? []), ...(recipe?.instructions ?? [])].join(' ');
    expect(written).toMatch(/chickpea/iu);
    expect(written).not.toMatch(/chicken(?!pea)|peanut/iu);
    expect(notes.filter((note) => note === 'Made without peanuts and vegan, as your profile says.')).toHaveLength(1);
    expect(unusable.map(({ text }) => text).join()).toMatch(/chicken.*peanut/iu);
  });

  test('is nothing for whoever said nothing, nor for anybody else', async () => {
    const guest = await createPerson(app);
    await app.request(profileRoutes.updateProfile, { body: { diets: ['vegan'], allergies: ['chickpeas'] } }, guest);
    expect(await given()).toMatchObject({ recipe: RECIPE, unusable: [], notes: [], answered_by: 'provider' });
    expect(told(0)).toEqual(['Generate a recipe using these ingredients: ["chickpeas"]']);
  });

  test('is asked of whoever makes it, together with what is asked this time', async () => {
    await eats({ diets: ['vegan'], allergies: ['sesame', 'milk'] });
    await given({ diets: ['dairy-free', 'vegan'], without: ['milk', 'okra'] });
    const wishes: unknown = JSON.parse(told(0)[1]?.slice('Wishes: '.length) ?? '');
    expect(wishes).toMatchObject({ diets: ['vegan', 'dairy-free'], without: ['sesame', 'milk', 'okra'] });
  });
});

describe('a recipe that breaks it is not given out', () => {
  test('because of a line', async () => {
    await eats({ diets: ['gluten-free'], allergies: ['wheat'] });
    expect(await given()).toMatchObject({
      state: 'failed',
      problem: ASSISTANT_TEXTS.generate_failed,
      recipe: null,
      notes: [],
      unusable: [
        {
          text: '2 slices bread',
          reason: 'Bread may not be in it (not gluten-free and without wheat), so the recipe was not taken',
        },
      ],
    });
  });

  test('because of a step', async () => {
    await eats({ diets: ['vegan'] });
    answers = [{ ...RECIPE, instructions: ['Fry all of it in butter.'] }];
    expect(await given()).toMatchObject({ recipe: null, unusable: [{ text: 'Fry all of it in butter.' }] });
  });

  test('because of what is asked this time alone', async () => {
    expect(await given({ without: ['chickpeas'] })).toMatchObject({ recipe: null });
    expect(await given({ diets: ['gluten-free'] })).toMatchObject({ recipe: null });
  });

  test('but asked for once more, with what is wrong with it', async () => {
    await eats({ diets: ['vegan'] });
    answers = [{ ...RECIPE, instructions: ['Fry all of it in butter.'] }, RECIPE];
    expect(await given()).toMatchObject({ state: 'done', recipe: RECIPE });
    expect(server.requests).toHaveLength(2);
    expect(told(1).at(-1)).toMatch(/^The recipe before was not taken\. Faults: \["Fry all of it in butter\.: Butter/u);
  });

  test('and then made by our own engine, which says so', async () => {
    await eats({ diets: ['vegan'] });
    answers = [{ ...RECIPE, instructions: ['Fry all of it in butter.'] }];
    const { state, answered_by, notes } = await given({}, withModel);
    expect({ state, answered_by }).toEqual({ state: 'done', answered_by: 'kitchen' });
    expect(server.requests).toHaveLength(2);
    expect(notes[0]).toBe(
      'What the AI service wrote did not keep to what you eat, so REECE’s own kitchen engine made this.',
    );
  });
});

describe('what nobody can be sure of is said', () => {
  test('a line that names no food that is known', async () => {
    await eats({ allergies: ['peanuts'] });
    answers = [{ ...RECIPE, ingredients: [...RECIPE.ingredients, '1 jar zorblax'] }];
    const { recipe, notes } = await given();
    expect(recipe).not.toBeNull();
    expect(notes).toEqual([
      'Made without peanuts, as your profile says.',
      "I cannot tell what is in '1 jar zorblax': please read the label.",
    ]);
  });

  test('a thing that nobody knows is looked for by its word, and not promised', async () => {
    await eats({ allergies: ['wibble', 'peanuts', 'milk'] });
    const { notes } = await given();
    expect(notes).toEqual([
      'Made without peanuts or milk, as your profile says.',
      "I do not know 'wibble', so I only looked for the word.",
    ]);
    answers = [{ ...RECIPE, ingredients: ['1 wibble'] }];
    expect(await given()).toMatchObject({ recipe: null });
  });

  test('many things are counted', async () => {
    await eats({ allergies: ['milk', 'eggs', 'fish', 'soy', 'sesame', 'celery'] });
    expect((await given()).notes).toContain('Made without the 6 things that you never eat, as your profile says.');
  });
});

test('a request with what the profile says asks for all of both, and for nothing twice', () => {
  const diets = fc.uniqueArray(fc.constantFrom(...DIETS));
  const texts = fc.uniqueArray(fc.constantFrom('milk', 'eggs', 'nuts', 'okra'));
  fc.assert(
    fc.property(diets, texts, diets, texts, (ownDiets, allergies, askedDiets, without) => {
      const asked = withEating({ diets: askedDiets, without }, { diets: ownDiets, allergies });
      expect(new Set(asked.diets)).toEqual(new Set([...ownDiets, ...askedDiets]));
      expect(asked.without).toHaveLength(new Set([...allergies, ...without]).size);
      expect(new Set(asked.without)).toEqual(new Set([...allergies, ...without]));
    }),
  );
});
