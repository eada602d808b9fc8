import type { ServerResponse } from 'node:http';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { assistantRoutes, ASSISTANT_TEXTS, type GeneratedRecipe } from '@larder/contract/assistant';
import { profileRoutes, type ProfileChange } from '@larder/contract/profile';
import { DIETS } from '@larder/culinary/catalogue/food-row';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';
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

/** The answers of the model in order; the last one repeats. */
let answers: GeneratedRecipe[] = [];
let server: RawModelServer;
let app: TestApp;
let withModel: TestApp;
let withModelAlone: TestApp;
let anna: TestUser;
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
  anna = await createUser(app);
  answers = [RECIPE];
  server.requests.length = 0;
});
afterAll(async () => {
  await app.app.close();
  await server.close();
});

interface RequestedRules {
  readonly ingredients?: string[];
  readonly diets?: (typeof DIETS)[number][];
  readonly without?: string[];
  readonly seed?: string;
}

const eats = (body: ProfileChange) => app.request(profileRoutes.updateProfile, { body }, anna);
const generateOn = async (requested: RequestedRules, on = app) => {
  const body = { kind: 'ingredients' as const, ingredients: ['chickpeas'], ...requested };
  return (await on.request(assistantRoutes.createGeneration, { body }, anna)).body;
};
const generate = (requested: RequestedRules = {}, on = withModelAlone) => generateOn(requested, on);
/** The lines of the user message in the n-th request to the model. */
const promptLines = (number: number) => String(server.requests[number]?.body.messages?.[1]?.content).split('\n');

test('a user without a profile has no eating rules', async () => {
  await app.database.db.deleteFrom('user_profiles').where('user_id', '=', anna.id).execute();
  const { body } = await app.request(assistantRoutes.createGeneration, { body: { kind: 'surprise' } }, anna);
  expect(body).toMatchObject({ state: 'done', answered_by: 'kitchen' });
});

describe('the eating rules of the profile', () => {
  test('are followed by the kitchen engine, with one note', async () => {
    await eats({ diets: ['vegan'], allergies: ['peanuts'] });
    const ingredients = ['chicken', 'chickpeas', 'peanuts'];
    const { recipe, notes, unusable } = await generateOn({ ingredients, seed: 'one' });
    const written = [...(recipe?.ingredients ?? []), ...(recipe?.instructions ?? [])].join(' ');
    expect(written).toMatch(/chickpea/iu);
    expect(written).not.toMatch(/chicken(?!pea)|peanut/iu);
    expect(notes.filter((note) => note === 'Made without peanuts and vegan, as your profile says.')).toHaveLength(1);
    expect(unusable.map(({ text }) => text).join()).toMatch(/chicken.*peanut/iu);
  });

  test('apply to their owner only, and to nobody without them', async () => {
    const newUser = await createUser(app);
    await app.request(profileRoutes.updateProfile, { body: { diets: ['vegan'], allergies: ['chickpeas'] } }, newUser);
    expect(await generate()).toMatchObject({ recipe: RECIPE, unusable: [], notes: [], answered_by: 'provider' });
    expect(promptLines(0)).toEqual(['Generate a recipe using these ingredients: ["chickpeas"]']);
  });

  test('are sent to the model together with the rules of the request', async () => {
    await eats({ diets: ['vegan'], allergies: ['sesame', 'milk'] });
    await generate({ diets: ['dairy-free', 'vegan'], without: ['milk', 'okra'] });
    const wishes: unknown = JSON.parse(promptLines(0)[1]?.slice('Wishes: '.length) ?? '');
    expect(wishes).toMatchObject({ diets: ['vegan', 'dairy-free'], without: ['sesame', 'milk', 'okra'] });
  });
});

describe('a recipe that violates the rules is refused', () => {
  test('for an ingredient line', async () => {
    await eats({ diets: ['gluten-free'], allergies: ['wheat'] });
    expect(await generate()).toMatchObject({
      state: 'failed',
      problem: ASSISTANT_TEXTS.generate_failed,
      recipe: null,
      notes: [],
      unusable: [
        {
          text: '2 slices bread',
          reason: 'Bread may not be in it (not gluten-free and without wheat), so I rejected this recipe',
        },
      ],
    });
  });

  test('for a step', async () => {
    await eats({ diets: ['vegan'] });
    answers = [{ ...RECIPE, instructions: ['Fry all of it in butter.'] }];
    expect(await generate()).toMatchObject({ recipe: null, unusable: [{ text: 'Fry all of it in butter.' }] });
  });

  test('for the rules of the request alone', async () => {
    expect(await generate({ without: ['chickpeas'] })).toMatchObject({ recipe: null });
    expect(await generate({ diets: ['gluten-free'] })).toMatchObject({ recipe: null });
  });

  test('and requested once more with its faults', async () => {
    await eats({ diets: ['vegan'] });
    answers = [{ ...RECIPE, instructions: ['Fry all of it in butter.'] }, RECIPE];
    expect(await generate()).toMatchObject({ state: 'done', recipe: RECIPE });
    expect(server.requests).toHaveLength(2);
    expect(promptLines(1).at(-1)).toMatch(
      /^The previous recipe was rejected\. Faults: \["Fry all of it in butter\.: Butter/u,
    );
  });

  test('and then replaced by the kitchen engine, with a note', async () => {
    await eats({ diets: ['vegan'] });
    answers = [{ ...RECIPE, instructions: ['Fry all of it in butter.'] }];
    const { state, answered_by, notes } = await generate({}, withModel);
    expect({ state, answered_by }).toEqual({ state: 'done', answered_by: 'kitchen' });
    expect(server.requests).toHaveLength(2);
    expect(notes[0]).toBe('The AI service’s recipe did not fit what you eat, so REECE’s own kitchen engine made this.');
  });
});

describe('a note warns of uncertainty', () => {
  test('for a line without a known food', async () => {
    await eats({ allergies: ['peanuts'] });
    answers = [{ ...RECIPE, ingredients: [...RECIPE.ingredients, '1 jar zorblax'] }];
    const { recipe, notes } = await generate();
    expect(recipe).not.toBeNull();
    expect(notes).toEqual([
      'Made without peanuts, as your profile says.',
      "I can't tell what is in '1 jar zorblax'. Please check the label.",
    ]);
  });

  test('for an unknown allergy, which is only searched as a word', async () => {
    await eats({ allergies: ['wibble', 'peanuts', 'milk'] });
    const { notes } = await generate();
    expect(notes).toEqual([
      'Made without peanuts or milk, as your profile says.',
      "I don't know 'wibble', so I only looked for the word.",
      "Not every brand of '2 slices bread' is suitable. Please check the label.",
    ]);
    answers = [{ ...RECIPE, ingredients: ['1 wibble'] }];
    expect(await generate()).toMatchObject({ recipe: null });
  });

  test('and summarizes many allergies as a count', async () => {
    await eats({ allergies: ['milk', 'eggs', 'fish', 'soy', 'sesame', 'celery'] });
    expect((await generate()).notes).toContain('Made without the 6 things that you never eat, as your profile says.');
  });
});

test('withEating joins the rules of request and profile without duplicates', () => {
  const diets = fc.uniqueArray(fc.constantFrom(...DIETS));
  const texts = fc.uniqueArray(fc.constantFrom('milk', 'eggs', 'nuts', 'okra'));
  fc.assert(
    fc.property(diets, texts, diets, texts, (ownDiets, allergies, requestedDiets, without) => {
      const joined = withEating({ diets: requestedDiets, without }, { diets: ownDiets, allergies });
      expect(new Set(joined.diets)).toEqual(new Set([...ownDiets, ...requestedDiets]));
      expect(joined.without).toHaveLength(new Set([...allergies, ...without]).size);
      expect(new Set(joined.without)).toEqual(new Set([...allergies, ...without]));
    }),
  );
});
