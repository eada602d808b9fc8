import { afterEach, beforeEach, expect, test } from 'vitest';

import { adminRoutes } from '@larder/contract/admin';
import { composeRecipe } from '@larder/culinary/compose';

import { storeEvaluation } from '#features/model-evaluation/queries.ts';

import { startApp } from '../app.ts';
import { createDatabase, type DatabasePlace } from '../database.ts';
import { createAdmin, createUser } from '../factories.ts';
import {
  chunk,
  completion,
  eventStream,
  type ModelServerRequest,
  type RawModelServer,
  sendJson,
  startRawModelServer,
} from '../model-server.ts';
import { environmentOf, runCommand } from './server-process.ts';

let place: DatabasePlace;
let model: RawModelServer | undefined;
beforeEach(async () => {
  place = await createDatabase();
});
afterEach(async () => {
  await model?.close();
  model = undefined;
  await place.remove();
});

const check = (environment: Readonly<Record<string, string>>) =>
  runCommand('model-check', { ...environmentOf(place), ...environment }, []);

function lastMessage({ body }: ModelServerRequest): string {
  return String(body.messages?.findLast(({ role }) => role === 'user')?.content);
}

/** The recipe that a prompt requests, by the kitchen engine. */
function composeFor(prompt: string): unknown {
  const [, ingredients = '[]'] = /ingredients: (\[.*\])$/mu.exec(prompt) ?? [];
  const [, wishes = '{}'] = /^Wishes: (\{.*\})$/mu.exec(prompt) ?? [];
  return composeRecipe({ seed: 'model', ingredients: JSON.parse(ingredients), ...JSON.parse(wishes) }).recipe;
}

/** Starts a model that writes recipes as well as the kitchen engine, never calls a tool, and always answers this text. */
async function startModel(text: string): Promise<RawModelServer> {
  const started = await startRawModelServer((request, response) => {
    if (request.body.stream !== true) {
      sendJson(response, 200, completion(JSON.stringify(composeFor(lastMessage(request)))));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(eventStream([chunk({ content: text }), chunk({}, 'stop')]));
  });
  started.health.status = 200;
  model = started;
  return started;
}

test('npm run model-check counts by skill what a model does right, and admins see the last result of each model', async () => {
  const { url, requests } = await startModel('Ja, das geht mit der Butter und ist nach 5 Minuten fertig.');
  const environment = { OPENAI_BASE_URL: url, OPENAI_API_KEY: 'a-key', AI_CHAT_MODEL: 'small-1' };
  const { code, output } = await check(environment);
  expect(code, output).toBe(0);
  expect(output).toContain('60/60');
  expect(output).toMatch(/Diets and allergies in recipes +14 of 14 +can be trusted/u);
  expect(output).toMatch(/Answers in the language of the question +\d of 10 +cannot be trusted/u);
  // Every task reaches the model: none is answered by a fixed rule.
  const prompts = requests.map(lastMessage);
  const asked = output.matchAll(/^ *\d+\/60 {2}(?:dish|tools|language) +(.+?) {2}(?:right|WRONG)/gmu);
  for (const [, task = ''] of asked)
    expect(
      prompts.some((prompt) => prompt.includes(task)),
      task,
    ).toBe(true);

  const app = await startApp({ database: place.open() });
  const admin = await createUser(app);
  await createAdmin(app, admin);
  const seen = async () => (await app.request(adminRoutes.getModels, {}, admin)).body.evaluations;
  const evaluations = await seen();
  expect(evaluations).toMatchObject([
    { model: 'small-1', scores: [{ skill: 'format' }, { verdict: 'trusted' }, {}, {}, {}] },
  ]);
  const scores = evaluations.flatMap((each) => each.scores);
  expect(scores.reduce((sum, { tasks }) => sum + tasks, 0)).toBe(60);
  expect(scores.reduce((sum, { right }) => sum + right, 0) + (evaluations[0]?.misses.length ?? 0)).toBe(60);
  // The recipes and conversations of the tasks are not stored here.
  expect(await app.database.db.selectFrom('recipes').select('id').execute()).toEqual([]);
  expect(await app.database.db.selectFrom('conversations').select('id').execute()).toEqual([]);
  const newer = { ...evaluations[0], service: new URL(url).host, model: 'small-1', scores: [], misses: [] };
  await storeEvaluation(app.database.db, { ...newer, evaluated_at: '2030-01-01T00:00:00.000Z' });
  expect(await seen()).toEqual([{ ...newer, evaluated_at: '2030-01-01T00:00:00.000Z' }]);
  await app.close();
});

test('npm run model-check says what is missing without a model', async () => {
  const { code, output } = await check({});
  expect(code).toBe(1);
  expect(output).toContain('No model is configured');
});

test('a provider that stops responding ends the evaluation without a result', async () => {
  const started = await startModel('Ja.');
  const running = check({ OPENAI_BASE_URL: started.url, OPENAI_API_KEY: 'a-key' });
  await expect.poll(() => started.requests.length).toBeGreaterThan(2);
  await started.close();
  model = undefined;
  const { code, output } = await running;
  expect(code).toBe(1);
  expect(output).toContain('does not respond');
  const database = place.open();
  expect(await database.db.selectFrom('model_evaluations').select('model').execute()).toEqual([]);
  await database.close();
});
