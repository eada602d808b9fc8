import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { adminRoutes } from '@larder/contract/admin';
import { assistantRoutes, Extraction, type Generation } from '@larder/contract/assistant';
import { profileRoutes } from '@larder/contract/profile';
import { recipesRoutes } from '@larder/contract/recipes';
import { readPictureUrl } from '@larder/contract/pictures';

import { startApp, type TestApp, type TestAppOptions } from '../../../test/app.ts';
import {
  type ScriptedModel,
  fails,
  says,
  startScriptedModel,
  userText,
  WRITTEN,
} from '../../../test/scripted-model.ts';
import { createAdmin, createUser, type TestUser } from '../../../test/factories.ts';
import { completion, sendJson } from '../../../test/model-server.ts';
import { photo } from '../../../test/pictures.ts';

const SAMPLES = ['2 chicken breasts', '1 cup rice', '2 tomatoes', '1 onion', '2 cloves garlic', '1 tbsp olive oil'];

let model: ScriptedModel;
let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  model = await startScriptedModel();
  app = await startApp();
});
beforeEach(async () => {
  anna = await createUser(app);
  model.answers = [says(WRITTEN)];
  model.requests.length = 0;
});
afterAll(async () => {
  await app.close();
  await model.close();
});

const start = (environment: Record<string, string>, options: TestAppOptions = {}) => {
  return startApp({ database: app.database, environment, ...options });
};

async function extract(on: TestApp, payload: Buffer) {
  const { method, path: url } = assistantRoutes.extractIngredients;
  return on.send({ method, url, payload, headers: { 'content-type': 'image/png' } }, anna);
}

const ideas = (on: TestApp, query = 'soup') => on.request(assistantRoutes.suggestRecipes, { body: { query } }, anna);
const statusOf = async (on: TestApp) => (await on.request(assistantRoutes.getAssistantStatus, {}, anna)).body;

const CAN = { generateRecipe: true, searchRecipes: true, manageCookbook: true, chatSupport: true };

describe('the assistant status', () => {
  test.each([
    ['the kitchen engine', {}, { answered_by: 'kitchen', falls_back: false, sees: false }],
    [
      'the kitchen engine by configuration',
      { AI_PROVIDER: 'kitchen', OPENAI_API_KEY: 'sk-1' },
      { answered_by: 'kitchen', falls_back: false, sees: false },
    ],
    ['a service', { OPENAI_API_KEY: 'sk-1' }, { answered_by: 'provider', falls_back: true, sees: false }],
    [
      'a service with a vision model',
      { OPENAI_API_KEY: 'sk-1', AI_VISION_MODEL: 'm' },
      { answered_by: 'provider', falls_back: true, sees: true },
    ],
    [
      'the simulated provider',
      { AI_PROVIDER: 'simulated', OPENAI_API_KEY: 'sk-1' },
      { answered_by: 'simulated', falls_back: true, sees: false },
    ],
  ])('names the provider: %s', async (_provider, environment, expected) => {
    expect(await statusOf(await start(environment))).toEqual({ ...expected, capabilities: CAN });
  });
});

describe('the provider health without a kitchen fallback', () => {
  const DOWN = { generateRecipe: false, searchRecipes: true, manageCookbook: true, chatSupport: false };
  const capabilitiesOf = async (on: TestApp) => (await statusOf(on)).capabilities;

  test('is probed by a request, and again on the next request', async () => {
    const own = await start({ OPENAI_BASE_URL: model.url, AI_FALLBACK: 'none' });
    model.health.status = 503;
    expect(await statusOf(own)).toEqual({
      answered_by: 'provider',
      falls_back: false,
      sees: false,
      capabilities: DOWN,
    });
    model.health.status = 200;
    // A failed probe is not cached.
    expect(await capabilitiesOf(own)).toEqual(CAN);
    // A probe calls no model.
    expect(model.requests).toEqual([]);
  });

  test.each([
    [200, true],
    // Without a list of models, or with one that this key may not read.
    [404, true],
    [403, true],
    [401, false],
    [500, false],
  ])('with status %s means that the provider is up: %s', async (status, isUp) => {
    const own = await start({ OPENAI_BASE_URL: model.url, AI_FALLBACK: 'none' });
    model.health.status = status;
    expect((await capabilitiesOf(own)).chatSupport).toBe(isUp);
  });

  test('includes the worker', async () => {
    const worker = await startScriptedModel();
    const own = await start({
      OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
      WORKER_URL: worker.origin,
      AI_FALLBACK: 'none',
    });
    expect(await capabilitiesOf(own)).toEqual(DOWN);
    own.clock.advance({ seconds: 1 });
    worker.health.status = 200;
    expect(await capabilitiesOf(own)).toEqual(CAN);
    await worker.close();
  });

  test('is probed once for concurrent requests, and never for a guest', async () => {
    const own = await start({ OPENAI_BASE_URL: model.url, AI_FALLBACK: 'none' });
    model.health.status = 200;
    model.health.asked = 0;
    expect((await own.request(assistantRoutes.getAssistantStatus, {})).status).toBe(401);
    expect(model.health.asked).toBe(0);
    await Promise.all(Array.from({ length: 20 }, () => statusOf(own)));
    await statusOf(own);
    expect(model.health.asked).toBe(1);
  });

  test('is down when the provider does not answer in time', async () => {
    const own = await start({ OPENAI_BASE_URL: model.url, AI_FALLBACK: 'none' });
    model.health.status = null;
    expect(await capabilitiesOf(own)).toEqual(DOWN);
  });

  test('is not probed when the kitchen engine may answer', async () => {
    const own = await start({ OPENAI_BASE_URL: model.url });
    model.health.status = 503;
    model.health.asked = 0;
    expect(await capabilitiesOf(own)).toEqual(CAN);
    expect(model.health.asked).toBe(0);
  });
});

describe('ingredients of a photo', () => {
  test('are read by the vision model from a small JPEG', async () => {
    const own = await start({ OPENAI_BASE_URL: model.url, AI_VISION_MODEL: 'eyes' });
    model.answers = [says({ ingredients: ['2 leeks', ' rice ', '2 leeks', ''] })];
    const { body } = await extract(own, await photo(2_000, 1_000).png().toBuffer());
    expect(body).toEqual({ ingredients: ['2 leeks', 'rice'], is_sample: false, answered_by: 'provider' });
    const [request] = model.requests;
    expect(request?.body.model).toBe('eyes');
    const [, address] = /"(data:image\/jpeg;base64,[^"]+)"/u.exec(userText(request ?? expect.fail('asked'))) ?? [];
    const seen = await sharp(Buffer.from(address?.split(',')[1] ?? '', 'base64')).metadata();
    expect(seen).toMatchObject({ format: 'jpeg', width: 1_024, height: 512 });
  });

  test('may be none', async () => {
    const own = await start({ OPENAI_BASE_URL: model.url, AI_VISION_MODEL: 'eyes' });
    model.answers = [says({ ingredients: [] })];
    const { body } = await extract(own, await photo().png().toBuffer());
    expect(body).toMatchObject({ ingredients: [], is_sample: false });
  });

  test('are bounded in number and length', async () => {
    const own = await start({ OPENAI_BASE_URL: model.url, AI_VISION_MODEL: 'eyes' });
    model.answers = [says({ ingredients: Array.from({ length: 300 }, (_, n) => `${n} ${'x'.repeat(600)}`) })];
    const { ingredients } = Extraction.parse((await extract(own, await photo().png().toBuffer())).body);
    expect(ingredients).toHaveLength(40);
    for (const line of ingredients) expect(line.length).toBeLessThanOrEqual(500);
  });

  describe.each(['kitchen', 'none'])('with AI_FALLBACK=%s', (fallback) => {
    test.each<[string, ReturnType<typeof says>]>([
      ['fails', fails(500)],
      ['is busy', fails(429)],
      ['refuses the key', fails(401)],
      ['does not know the model', fails(404)],
      ['talks nonsense', says('no JSON, but sk-secret')],
      ['names no ingredients', says({ colors: ['red'] })],
      ['says nothing', says('')],
      ['declines', (response) => sendJson(response, 200, completion(null, { refusal: 'No, sk-secret.' }))],
      ['answers too late', () => undefined],
    ])('are a retryable error when the model %s', async (_what, answer) => {
      const environment = { OPENAI_BASE_URL: model.url, AI_VISION_MODEL: 'eyes', AI_FALLBACK: fallback };
      const own = await start({ ...environment, AI_TIMEOUT_MS: '1000', AI_DEADLINE_MS: '1000' });
      expect((await statusOf(own)).sees).toBe(true);
      model.answers = [answer];
      const payload = await photo().png().toBuffer();
      const { error, status, text } = await extract(own, payload);
      expect(status).toBe(503);
      expect(error).toMatchObject({ code: 'unavailable', message: 'Failed to process image. Please try again.' });
      expect(text).not.toContain('secret');
      model.answers = [says({ ingredients: ['2 leeks'] })];
      const again = await extract(await start(environment), payload);
      expect(again.body).toEqual({ ingredients: ['2 leeks'], is_sample: false, answered_by: 'provider' });
    });

    test('are samples when no vision model is configured', async () => {
      const own = await start({ OPENAI_BASE_URL: model.url, AI_FALLBACK: fallback });
      const { body } = await extract(own, await photo().png().toBuffer());
      expect(body).toEqual({ ingredients: SAMPLES, is_sample: true, answered_by: 'kitchen' });
      expect(model.requests).toEqual([]);
    });
  });

  test('are an error instead of samples when a check has found the vision model broken', async () => {
    const mute = { AI_CHAT_MODEL: 'mute', AI_IMAGE_MODEL: 'mute' };
    const own = await start({ ...mute, OPENAI_BASE_URL: model.url, AI_VISION_MODEL: 'blind' });
    const boss = await createUser(app);
    await createAdmin(app, boss);
    model.answers = [fails(404)];
    await own.request(adminRoutes.checkModels, {}, boss);
    const { tasks } = (await own.request(adminRoutes.getModels, {}, boss)).body;
    expect(tasks).toContainEqual(expect.objectContaining({ task: 'vision', is_offered: false }));
    expect((await statusOf(own)).sees).toBe(true);
    expect((await extract(own, await photo().png().toBuffer())).status).toBe(503);
  });

  test('of a damaged photo are refused without calling the model', async () => {
    const own = await start({ OPENAI_BASE_URL: model.url, AI_VISION_MODEL: 'eyes' });
    const whole = await photo(600, 600).png().toBuffer();
    const { error } = await extract(own, whole.subarray(0, whole.length / 2));
    expect(error).toMatchObject({ code: 'invalid_input', fields: { picture: expect.any(String) } });
    expect(model.requests).toEqual([]);
  });

  test('are rate limited per hour', async () => {
    const strict = await start({ RATE_LIMIT_FACTOR: '0.01' });
    const payload = await photo().png().toBuffer();
    expect((await extract(strict, payload)).status).toBe(200);
    expect((await extract(strict, payload)).error.code).toBe('too_many_requests');
  });
});

describe('ideas', () => {
  const idea = (title: string, description = 'Good.') => ({ title, description });

  test('of a model are deduplicated and limited to five', async () => {
    const own = await start({ OPENAI_BASE_URL: model.url });
    const named = ['Leek soup', ' leek  soup ', 'Onion soup', '<b>Pea soup</b>', 'Bean soup', 'Corn soup', 'Beet soup'];
    model.answers = [says({ recipes: named.map((title) => idea(title)) })];
    expect((await ideas(own)).body).toEqual({
      recipes: ['Leek soup', 'Onion soup', '<b>Pea soup</b>', 'Bean soup', 'Corn soup'].map((title) => idea(title)),
      answered_by: 'provider',
    });
    expect(userText(model.requests[0] ?? expect.fail('asked'))).toBe('Suggest recipes for this search: "soup"');
  });

  test('fewer than three are corrected once and then replaced by the kitchen engine', async () => {
    const own = await start({ OPENAI_BASE_URL: model.url });
    model.answers = [says({ recipes: [idea('Leek soup'), idea('Leek soup'), idea('Leek soup')] })];
    const { body } = await ideas(own);
    expect(model.requests).toHaveLength(2);
    expect(body.answered_by).toBe('kitchen');
    expect(body.recipes.length).toBeGreaterThanOrEqual(3);
  });

  test('fail as unavailable when the kitchen engine may not answer', async () => {
    const own = await start({ OPENAI_BASE_URL: model.url, AI_FALLBACK: 'none' });
    model.answers = [fails(500)];
    expect((await ideas(own)).error.code).toBe('unavailable');
  });

  test('of the kitchen engine can be generated under their titles', async () => {
    const { body } = await ideas(app, 'leek');
    expect(body.recipes.length).toBeGreaterThanOrEqual(3);
    const [first] = body.recipes;
    const generation = await app.request(
      assistantRoutes.createGeneration,
      { body: { kind: 'suggestion', title: first?.title ?? '' } },
      anna,
    );
    expect(generation.body).toMatchObject({ state: 'done', answered_by: 'kitchen' });
    expect(generation.body.recipe?.ingredients.join(' ')).toMatch(/leek/iu);
  });

  test('name no food that the user does not eat', async () => {
    await app.request(profileRoutes.updateProfile, { body: { diets: ['vegan'], allergies: ['leeks'] } }, anna);
    const own = await start({ OPENAI_BASE_URL: model.url });
    model.answers = [
      says({ recipes: ['Chicken soup', 'Leek soup', 'Bean soup', 'Beef stew'].map((title) => idea(title)) }),
    ];
    expect((await ideas(own)).body.recipes).toEqual([idea('Bean soup')]);
    model.answers = [says({ recipes: ['Beef stew', 'Lamb stew', 'Pork stew'].map((title) => idea(title)) })];
    const instead = (await ideas(own, 'stew')).body;
    expect(instead.answered_by).toBe('kitchen');
    expect(instead.recipes.length).toBeGreaterThan(0);
    const { recipes } = (await ideas(app, 'chicken with leeks')).body;
    expect(recipes.length).toBeGreaterThanOrEqual(3);
    expect(recipes.map(({ title }) => title).join()).not.toMatch(/chicken(?!pea)|leek/iu);
  });
});

describe('the simulated provider', () => {
  let simulated: TestApp;
  const waits: number[] = [];
  beforeAll(async () => {
    simulated = await start({ AI_PROVIDER: 'simulated' }, { wait: async (ms) => void waits.push(ms) });
  });
  beforeEach(() => {
    waits.length = 0;
  });
  const generate = async (body: object): Promise<Generation> => {
    const { path: url, method } = assistantRoutes.createGeneration;
    // The server validates its responses against the contract.
    return (await simulated.send({ method, url, payload: body }, anna)).body as Generation;
  };

  test('gives the same recipe after two seconds, with a stored picture', async () => {
    const generation = await generate({ kind: 'ingredients', ingredients: ['leek', 'rice'] });
    expect(generation).toMatchObject({
      state: 'done',
      answered_by: 'simulated',
      recipe_id: null,
      recipe: {
        title: 'Delicious leek, rice',
        ingredients: ['leek', 'rice'],
        preparation_time: 15,
        cooking_time: 25,
        servings: 4,
        category: 'Main Dish',
      },
    });
    expect(generation.recipe?.instructions.length).toBeGreaterThan(0);
    expect(readPictureUrl(generation.image_url ?? '')).not.toBeNull();
    expect(waits).toEqual([2_000]);
  });

  test('generates a picture for a saved recipe in two more seconds', async () => {
    const generation = await generate({ kind: 'surprise' });
    expect(waits).toEqual([2_000, 2_000]);
    const saved = await simulated.request(
      recipesRoutes.getRecipe,
      { params: { id: generation.recipe_id ?? '' } },
      anna,
    );
    expect(saved.body).toMatchObject({
      title: 'Delicious surprise me',
      image_url: generation.image_url,
      is_ai_generated: true,
    });
    expect(saved.body.picture).not.toBeNull();
  });

  test('reads six ingredients from any photo in three seconds', async () => {
    const { body } = await extract(simulated, await photo().png().toBuffer());
    expect(body).toEqual({ ingredients: SAMPLES, is_sample: true, answered_by: 'simulated' });
    expect(waits).toEqual([3_000]);
  });

  test('follows the eating rules', async () => {
    await app.request(profileRoutes.updateProfile, { body: { diets: ['vegan'] } }, anna);
    const generation = await generate({ kind: 'ingredients', ingredients: ['chicken', 'rice'] });
    expect(generation.answered_by).toBe('kitchen');
    expect(generation.recipe?.ingredients.join()).not.toMatch(/chicken/iu);
  });

  test.each([
    [{ kind: 'ingredients', ingredients: ['egg', 'AI_GEN_FAIL'] }],
    [{ kind: 'suggestion', title: 'AI_GEN_FAIL' }],
  ])('fails to generate a recipe on demand: %j', async (body) => {
    expect(await generate(body)).toMatchObject({
      state: 'failed',
      recipe: null,
      problem: 'Sorry, there was a problem generating your recipe. Please try again.',
    });
  });

  test('fails to generate a picture on demand, and the recipe is saved without one', async () => {
    const generation = await generate({ kind: 'ingredients', keep: true, ingredients: ['egg', 'IMG_GEN_FAIL'] });
    expect(generation).toMatchObject({ state: 'done', image_url: null });
    expect(generation.notes).toEqual(['Sorry, there was a problem generating the image. Please try again.']);
    const saved = await simulated.request(
      recipesRoutes.getRecipe,
      { params: { id: generation.recipe_id ?? '' } },
      anna,
    );
    expect(saved.body.image_url).toBeNull();
  });

  test('fails to read a photo on demand', async () => {
    const payload = Buffer.concat([await photo().png().toBuffer(), Buffer.from('IMG_EXTRACT_FAIL')]);
    const { error } = await extract(simulated, payload);
    expect(error).toMatchObject({
      code: 'unavailable',
      message: 'Sorry, there was a problem extracting ingredients from your image. Please try again.',
    });
  });
});
