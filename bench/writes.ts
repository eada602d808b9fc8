import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Database, DatabaseKind } from '../server/src/platform/db/open.ts';
import { fill, type Filled } from './rig/fill.ts';
import { median } from './rig/load.ts';
import { insertSessions } from './rig/session.ts';
import { type ServerProcess, startProcess } from './rig/server-process.ts';
import { DATABASE_KINDS, openMigrated, withDatabase } from './rig/temporary-database.ts';
import { untypedDb } from './rig/untyped-db.ts';

/**
 * Creates and updates of recipes per second, 20 connections, 10,000 recipes: `node bench/writes.ts`. Measures all
 * connections of one user, and one user per connection. Afterwards every acknowledged recipe must be stored.
 */
const RECIPES = Number(process.env['BENCH_RECIPES'] ?? 10_000);
const PEOPLE = 20;
const CONNECTIONS = 20;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);
const WARM_UP_SECONDS = 2;

/** The user of one connection, and the recipes that this connection updates. */
interface Writer {
  readonly cookie: string;
  readonly recipeIds: readonly string[];
}

interface Rate {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

export async function benchWrites(): Promise<string> {
  const lines = [
    `## Writes, ${RECIPES.toLocaleString('en')} recipes, ${CONNECTIONS} connections`,
    '',
    '| database | people | creates /s | p50 ms | p95 ms | updates /s | p50 ms | p95 ms | all stored |',
    '|---|---|---|---|---|---|---|---|---|',
  ];
  for (const kind of DATABASE_KINDS) {
    for (const people of [1, PEOPLE]) lines.push(await measureDatabase(kind, people));
  }
  return lines.join('\n');
}

async function measureDatabase(kind: DatabaseKind, people: number): Promise<string> {
  return withDatabase(kind, async (temporary) => {
    const database = await openMigrated(temporary);
    const filled = await fill(database, RECIPES, PEOPLE);
    const writers = await signInWriters(database, filled, people);
    const server = await startProcess('server/src/main.ts', { ...temporary.environment, QUOTA_RECIPES: '1000000' });
    const [creates, updates] = await measureBoth(server, writers);
    const stored = await countRecipes(database);
    await database.close();
    const isStored = stored === RECIPES + created.size;
    created.clear();
    const cells = [creates, updates].map(({ perSecond, p50Ms, p95Ms }) => `${perSecond} | ${p50Ms} | ${p95Ms}`);
    return `| ${kind} | ${people} | ${cells.join(' | ')} | ${isStored ? 'yes' : '**no**'} |`;
  });
}

/** Stops the server, which finishes the requests in flight. */
async function measureBoth(server: ServerProcess, writers: readonly Writer[]): Promise<[Rate, Rate]> {
  try {
    await measure(server, writers, create, WARM_UP_SECONDS);
    const creates = await measure(server, writers, create, SECONDS);
    return [creates, await measure(server, writers, update, SECONDS)];
  } finally {
    await server.stop();
  }
}

type Write = (server: ServerProcess, writer: Writer, count: number) => Promise<void>;

/** Ids of recipes whose creation was acknowledged. */
const created = new Set<string>();
const versions = new Map<string, number>();

async function measure(
  server: ServerProcess,
  writers: readonly Writer[],
  write: Write,
  seconds: number,
): Promise<Rate> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const begin = performance.now();
  await Promise.all(
    writers.map(async (writer) => {
      for (let count = 0; performance.now() < end; count++) {
        const start = performance.now();
        await write(server, writer, count);
        times.push(performance.now() - start);
      }
    }),
  );
  const elapsedSeconds = (performance.now() - begin) / 1000;
  times.sort((a, b) => a - b);
  return {
    perSecond: Math.round(times.length / elapsedSeconds),
    p50Ms: Math.round(median(times)),
    p95Ms: Math.round(times[Math.floor(times.length * 0.95)] ?? Number.NaN),
  };
}

async function create(server: ServerProcess, { cookie }: Writer, count: number): Promise<void> {
  const id = uuidv7();
  await send(`${server.url}/recipes`, 'POST', cookie, { id, ...recipeBody(count) });
  created.add(id);
}

async function update(server: ServerProcess, { cookie, recipeIds }: Writer, count: number): Promise<void> {
  const id = recipeIds[count % recipeIds.length] ?? '';
  const version = versions.get(id) ?? 1;
  await send(`${server.url}/api/recipes/${id}`, 'PATCH', cookie, { version, ...recipeBody(count + 5_000) });
  versions.set(id, version + 1);
}

async function send(url: string, method: string, cookie: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
}

const FOODS = [
  'chicken thighs',
  'basmati rice',
  'ripe tomatoes',
  'red onion',
  'garlic',
  'unsalted butter',
  'flour',
  'eggs',
  'whole milk',
  'lemon',
  'carrots',
  'black beans',
  'feta',
  'basil',
  'cumin',
];
const DISHES = ['Braised Supper', 'Skillet', 'Traybake', 'Stew', 'Salad', 'Gratin', 'Soup'];

function recipeBody(count: number) {
  const food = (at: number) => FOODS[(count + at * 4) % FOODS.length] ?? '';
  return {
    title: `${food(0)} ${DISHES[count % DISHES.length] ?? ''} ${count}`,
    description: `A weeknight ${DISHES[count % DISHES.length]?.toLowerCase()} with ${food(0)} and ${food(1)}, ready while the table is laid.`,
    ingredients: Array.from({ length: 10 }, (_, at) => `${at + 1} cups ${food(at)}, chopped`),
    instructions: Array.from(
      { length: 6 },
      (_, at) => `Stir the ${food(at)} for ${at + 3} minutes until golden and fragrant.`,
    ),
    category: 'Main Dish',
    preparation_time: 15,
    cooking_time: 30,
    servings: 4,
    image_url: null,
  };
}

async function signInWriters({ db }: Database, filled: Filled, people: number): Promise<Writer[]> {
  const userIds = people === 1 ? [filled.userId] : filled.userIds.slice(0, people);
  const cookies = await insertSessions(untypedDb({ db }), userIds);
  const owned = await db.selectFrom('recipes').select(['id', 'user_id']).where('user_id', 'in', userIds).execute();
  return Array.from({ length: CONNECTIONS }, (_, n) => {
    const at = n % userIds.length;
    const own = owned.filter(({ user_id }) => user_id === userIds[at]).map(({ id }) => id);
    const share = people === 1 ? own.filter((_id, place) => place % CONNECTIONS === n) : own;
    return { cookie: cookies[at] ?? '', recipeIds: share };
  });
}

async function countRecipes({ db }: Database): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`select count(*) as count from recipes`.execute(db);
  return Number(rows[0]?.count);
}

if (import.meta.main) process.stdout.write(`${await benchWrites()}\n`);
