import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';

import { fill, type Filled } from './rig/fill.ts';
import { load, type LoadResult } from './rig/load.ts';
import { makePhoto } from './rig/photo.ts';
import { startProcess } from './rig/server-process.ts';
import { DATABASE_KINDS, openMigrated, type TemporaryDatabase, withDatabase } from './rig/temporary-database.ts';
import { insert, untypedDb } from './rig/untyped-db.ts';

const RECIPES = 1_000;
const PEOPLE = 10;
const SECONDS = 5;
const WARM_UP_SECONDS = 2;
/** Generations in progress when the load ends still run, and count towards the limit per user. */
const SETTLE_MS = 3_000;
/** A user may have three generations in progress. */
const CONNECTIONS = 2;
/** The usual size of generated images. */
const PICTURE_SIZE = 1_024;

const FOODS = ['chicken', 'rice', 'tomatoes', 'onion', 'white beans', 'spinach', 'eggs', 'lemon', 'carrots', 'leek'];
const LISTS = FOODS.map((food, at) => [
  food,
  FOODS[(at + 3) % FOODS.length] ?? '',
  FOODS[(at + 5) % FOODS.length] ?? '',
]);
const FROM_INGREDIENTS = LISTS.map((ingredients) => ({ kind: 'ingredients', ingredients }));
const SAVED = LISTS.map((ingredients) => ({ kind: 'ingredients', keep: true, ingredients }));

const MODEL_RECIPE = {
  title: 'Chickpeas on toast',
  description: 'Quick and warm, with lemon over it.',
  ingredients: ['1 can chickpeas', '2 slices bread', '1 tbsp olive oil', '1 lemon', '2 cloves garlic', '1 onion'],
  instructions: ['Toast the bread.', 'Soften the onion in the oil.', 'Warm the chickpeas in it.', 'Pile all of it on.'],
  preparation_time: 5,
  cooking_time: 10,
  servings: 2,
  category: 'Snack',
};

/** A model stub that responds at once, so that the measured time is ours. */
async function startModel(picture: Buffer): Promise<Server> {
  const message = { role: 'assistant', content: JSON.stringify(MODEL_RECIPE) };
  const completion = JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'bench',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
  const generatedImage = JSON.stringify({ created: 1, data: [{ b64_json: picture.toString('base64') }] });
  const server = createServer((request, response) => {
    request.resume();
    const body = request.url?.includes('/images/') === true ? generatedImage : completion;
    request.once('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function prepare(temporary: TemporaryDatabase): Promise<Filled> {
  const database = await openMigrated(temporary);
  const filled = await fill(database, RECIPES, PEOPLE);
  const notification_preferences = JSON.stringify({ email: true, push: false });
  const profile = { user_id: filled.userId, email: 'cook0@example.org', notification_preferences };
  await insert(untypedDb(database), 'user_profiles', [profile]);
  await database.close();
  return filled;
}

async function measure(environment: Record<string, string>, cookie: string, bodies: readonly object[]) {
  const server = await startProcess('server/src/main.ts', environment);
  try {
    const url = `${server.url}/api/assistant/generations`;
    await load(url, { cookie, bodies, connections: CONNECTIONS, seconds: WARM_UP_SECONDS });
    await setTimeout(SETTLE_MS);
    return await load(url, { cookie, bodies, connections: CONNECTIONS, seconds: SECONDS });
  } finally {
    await server.stop();
  }
}

const row = (what: string, kind: string, { p50Ms, p95Ms, p99Ms, perSecond }: LoadResult) =>
  `| ${what} | ${kind} | ${p50Ms} | ${p95Ms} | ${p99Ms} | ${perSecond} |`;

/** Recipe generation over HTTP, by the kitchen engine and with a model that responds at once. */
export async function benchAssistant(): Promise<string> {
  const picture = await makePhoto(PICTURE_SIZE, PICTURE_SIZE);
  const model = await startModel(picture);
  const address = model.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const modelUrl = `http://127.0.0.1:${port}/v1`;
  const rows: string[] = [];
  for (const kind of DATABASE_KINDS) {
    await withDatabase(kind, async (database) => {
      const { cookie } = await prepare(database);
      const environment = {
        ...database.environment,
        AI_DAILY_TOKENS: '0',
        AI_DAILY_IMAGES: '0',
      };
      const textOnly = { ...environment, AI_COMPOSE_BASE_URL: modelUrl };
      const textAndImages = { ...environment, OPENAI_BASE_URL: modelUrl };
      rows.push(
        row('kitchen engine', kind, await measure(environment, cookie, FROM_INGREDIENTS)),
        row('kitchen engine, saved', kind, await measure(environment, cookie, SAVED)),
        row('model', kind, await measure(textOnly, cookie, FROM_INGREDIENTS)),
        row('model, saved', kind, await measure(textOnly, cookie, SAVED)),
        row('model, saved with a photo of 1024 × 1024', kind, await measure(textAndImages, cookie, SAVED)),
      );
    });
  }
  model.closeAllConnections();
  model.close();
  return [
    `## Recipe generation over HTTP, ${CONNECTIONS} connections, models respond at once`,
    '',
    '| generated by | database | p50 ms | p95 ms | p99 ms | requests /s |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

if (import.meta.main) process.stdout.write(`${await benchAssistant()}\n`);
