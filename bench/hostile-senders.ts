import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { fill } from './rig/fill.ts';
import type { Attack, HostileWork, Statuses } from './rig/hostile-worker.ts';
import { median } from './rig/load.ts';
import { insertSessions } from './rig/session.ts';
import { startProcess } from './rig/server-process.ts';
import { openMigrated, type TemporaryDatabase, withDatabase } from './rig/temporary-database.ts';
import { untypedDb } from './rig/untyped-db.ts';

/**
 * Latency for a signed-in user while three hostile senders attack, and without them: `node bench/hostile-senders.ts`.
 */
const SENDERS = 3;
const RECIPES = 2_000;
const ROUNDS = 5;
const SECONDS = 2;
/** Interval between the user's requests: someone who clicks fast. */
const PAUSE_MS = 25;

interface Latencies {
  readonly times: readonly number[];
  readonly refused: number;
}

interface Comparison {
  readonly idle: Latencies;
  readonly attacked: Latencies;
  readonly statuses: Statuses;
}

export async function benchHostileSenders(): Promise<string> {
  const lines = [
    '## Hostile senders',
    '',
    `A signed-in user opens lists and recipes, one every ${PAUSE_MS} ms, while three senders repeat a request without a pause. Rate limits are off. Rounds with and without the attack alternate.`,
    '',
    '| attack | idle, median ms | under attack, median ms | ratio | under attack, max ms | user requests refused | responses to the senders |',
    '|---|--:|--:|--:|--:|--:|---|',
  ];
  await withDatabase('sqlite', async (database) => {
    const { cookie, recipeIds, hostileCookie } = await prepare(database);
    const server = await startProcess('server/src/main.ts', { ...database.environment, NODE_ENV: 'production' });
    try {
      const paths = ['/api/recipes', ...recipeIds.slice(0, 3).map((id) => `/api/recipes/${id}`)];
      const measureUser = () => readPages(server.url, cookie, paths);
      await measureUser();
      for (const [name, attack] of Object.entries(attacks(hostileCookie))) {
        lines.push(row(name, await compare(measureUser, { url: server.url, senders: SENDERS, attack })));
      }
    } finally {
      await server.stop();
    }
  });
  return lines.join('\n');
}

/** Alternates rounds with and without the attack, because the machine's speed varies. */
async function compare(measureUser: () => Promise<Latencies>, work: HostileWork): Promise<Comparison> {
  const [idle, attacked]: [Latencies[], Latencies[]] = [[], []];
  const hostile = startHostile(work);
  let statuses: Statuses = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    idle.push(await measureUser());
    hostile.begin();
    attacked.push(await measureUser());
    statuses = await hostile.pause();
  }
  await hostile.end();
  return { idle: merge(idle), attacked: merge(attacked), statuses };
}

function merge(rounds: readonly Latencies[]): Latencies {
  return {
    times: rounds.flatMap(({ times }) => times),
    refused: rounds.reduce((sum, { refused }) => sum + refused, 0),
  };
}

function row(name: string, { idle, attacked, statuses }: Comparison): string {
  const responses = Object.entries(statuses).map(
    ([status, count]) => `${count} × ${status === '0' ? 'broken' : status}`,
  );
  const [idleMs, attackedMs] = [median(idle.times), median(attacked.times)];
  const cells = [
    name,
    idleMs.toFixed(2),
    attackedMs.toFixed(2),
    (attackedMs / idleMs).toFixed(2),
    Math.max(...attacked.times).toFixed(0),
    `${attacked.refused} of ${attacked.times.length}`,
    responses.join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The most expensive known request of each kind. */
function attacks(hostileCookie: string): Readonly<Record<string, Attack>> {
  const json = { 'content-type': 'application/json' };
  const page = { ...json, 'sec-fetch-site': 'same-origin' };
  const signedIn = { ...page, cookie: hostileCookie };
  const deep = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`;
  const wide = JSON.stringify({ title: Array.from({ length: 600_000 }, () => '') });
  const post = { method: 'POST', path: '/recipes' } as const;
  return {
    'guests, a body with a million nesting levels': { ...post, headers: page, bodies: [deep] },
    'guests, 600,000 empty strings': { ...post, path: '/api/auth/sign-in/email', headers: page, bodies: [wide] },
    'invalid API tokens': {
      method: 'GET',
      path: '/api/recipes',
      headers: { authorization: `Bearer larder_${'x'.repeat(43)}` },
      bodies: [],
    },
    'one account, a body with a million nesting levels': { ...post, headers: signedIn, bodies: [deep] },
    'one account, nested JSON inside a string': {
      ...post,
      headers: signedIn,
      bodies: [JSON.stringify({ ...largestRecipe(), ingredients: '['.repeat(1_000_000) })],
    },
    'one account, the largest recipes': {
      ...post,
      headers: signedIn,
      bodies: Array.from({ length: 20 }, () => JSON.stringify(largestRecipe())),
    },
  };
}

function largestRecipe() {
  return {
    title: 'Everything soup',
    description: 'Warm.',
    ingredients: Array.from(
      { length: 300 },
      (_, n) => `${n + 1} cups finely chopped carrots, or ${n} g of butter, at room temperature`,
    ),
    instructions: Array.from({ length: 40 }, () => 'Stir the onions until golden, for 5 minutes. '.repeat(90)),
  };
}

async function prepare(temporary: TemporaryDatabase) {
  const database = await openMigrated(temporary);
  const { cookie, recipeIds, userIds } = await fill(database, RECIPES, 4);
  const [hostileCookie = ''] = await insertSessions(untypedDb(database), userIds.slice(1, 2));
  await database.close();
  return { cookie, recipeIds, hostileCookie };
}

function startHostile(work: HostileWork) {
  const worker = new Worker(new URL('./rig/hostile-worker.ts', import.meta.url), { workerData: work });
  return {
    begin: () => worker.postMessage('begin'),
    /** Stops sending, waits for pending responses, and returns the totals by status. */
    pause: () => {
      const posted = new Promise<Statuses>((resolve) => worker.once('message', resolve));
      worker.postMessage('pause');
      return posted;
    },
    end: () => worker.terminate(),
  };
}

/** Sends requests in sequence over one connection, with a pause in between. */
async function readPages(url: string, cookie: string, paths: readonly string[]): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let refused = 0;
  const end = performance.now() + SECONDS * 1_000;
  for (let n = 0; performance.now() < end; n += 1) {
    const startedAt = performance.now();
    const status = await get(`${url}${paths[n % paths.length] ?? ''}`, cookie, agent);
    times.push(performance.now() - startedAt);
    if (status !== 200) refused += 1;
    await setTimeout(PAUSE_MS);
  }
  agent.destroy();
  return { times, refused };
}

function get(url: string, cookie: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, headers: { cookie } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    outgoing.on('error', reject).end();
  });
}

if (import.meta.main) process.stdout.write(`${await benchHostileSenders()}\n`);
