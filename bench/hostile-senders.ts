import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { schemaSteps } from '../server/src/migrations/steps.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { openDatabase } from '../server/src/platform/db/open.ts';
import { fill, insert } from './rig/fill.ts';
import type { Attack, HostileWork, Statuses } from './rig/hostile-worker.ts';
import { median } from './rig/load.ts';
import { startProcess } from './rig/server-process.ts';

/** How long a signed-in person waits while three senders do their worst, beside how long when it is quiet: `node bench/hostile-senders.ts`. */
const SECRET_KEY = 'bench-secret-key-bench-secret-key-bench';
const SENDERS = 3;
const RECIPES = 2_000;
const ROUNDS = 5;
const SECONDS = 2;
/** A person who clicks fast. */
const PAUSE_MS = 25;

interface Heard {
  readonly times: readonly number[];
  readonly refused: number;
}

interface Turns {
  readonly quiet: Heard;
  readonly meanwhile: Heard;
  readonly statuses: Statuses;
}

export async function benchHostileSenders(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const lines = [
    '## A signed-in person while three senders do their worst',
    '',
    `The person opens lists and recipes, one every ${PAUSE_MS} ms; the three repeat theirs as fast as they are answered. Limits by minute are out of the way. Ratios come from runs that take turns.`,
    '',
    '| three senders | quiet, median ms | meanwhile, median ms | ratio | meanwhile, worst ms | refused to the person | answers to the three |',
    '|---|--:|--:|--:|--:|--:|---|',
  ];
  try {
    const { cookie, recipeIds, hostileCookie } = await prepare(folder);
    const server = await startProcess('server/src/main.ts', { DATA_DIR: folder, SECRET_KEY, NODE_ENV: 'production' });
    try {
      const paths = ['/api/recipes', ...recipeIds.slice(0, 3).map((id) => `/api/recipes/${id}`)];
      const person = () => ask(server.url, cookie, paths);
      await person();
      for (const [name, attack] of Object.entries(attacks(hostileCookie))) {
        lines.push(row(name, await takeTurns(person, { url: server.url, senders: SENDERS, attack })));
      }
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return lines.join('\n');
}

/** Quiet and not, in turns, as the machine is not the same all the time. */
async function takeTurns(person: () => Promise<Heard>, work: HostileWork): Promise<Turns> {
  const [quiet, meanwhile]: [Heard[], Heard[]] = [[], []];
  const hostile = startHostile(work);
  let statuses: Statuses = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(await person());
    hostile.begin();
    meanwhile.push(await person());
    statuses = await hostile.pause();
  }
  await hostile.end();
  return { quiet: together(quiet), meanwhile: together(meanwhile), statuses };
}

function together(rounds: readonly Heard[]): Heard {
  return {
    times: rounds.flatMap(({ times }) => times),
    refused: rounds.reduce((sum, { refused }) => sum + refused, 0),
  };
}

function row(name: string, { quiet, meanwhile, statuses }: Turns): string {
  const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status === '0' ? 'cut' : status}`);
  const [quietMs, meanwhileMs] = [median(quiet.times), median(meanwhile.times)];
  const cells = [
    name,
    quietMs.toFixed(2),
    meanwhileMs.toFixed(2),
    (meanwhileMs / quietMs).toFixed(2),
    Math.max(...meanwhile.times).toFixed(0),
    `${meanwhile.refused} of ${meanwhile.times.length}`,
    answers.join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The worst that is known of each kind. */
function attacks(hostileCookie: string): Readonly<Record<string, Attack>> {
  const json = { 'content-type': 'application/json' };
  const page = { ...json, 'sec-fetch-site': 'same-origin' };
  const signedIn = { ...page, cookie: hostileCookie };
  const deep = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`;
  const wide = JSON.stringify({ title: Array.from({ length: 600_000 }, () => '') });
  const post = { method: 'POST', path: '/recipes' } as const;
  return {
    'guests, a body nested a million times': { ...post, headers: page, bodies: [deep] },
    'guests, 600,000 short texts': { ...post, path: '/api/auth/sign-in/email', headers: page, bodies: [wide] },
    'API tokens that are none': {
      method: 'GET',
      path: '/api/recipes',
      headers: { authorization: `Bearer larder_${'x'.repeat(43)}` },
      bodies: [],
    },
    'one account, a body nested a million times': { ...post, headers: signedIn, bodies: [deep] },
    'one account, lists nested inside texts': {
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

async function prepare(folder: string) {
  const database = openDatabase({ url: undefined, dataDir: folder, poolSize: 2 });
  await migrate(database, schemaSteps, folder);
  const { cookie, recipeIds, userIds } = await fill(database, SECRET_KEY, RECIPES, 4);
  const token = 'h'.repeat(32);
  const stamps = { created_at: new Date(), updated_at: new Date(), authenticated_at: new Date() };
  const session = {
    id: uuidv7(),
    token,
    user_id: userIds[1],
    expires_at: new Date(Date.now() + 86_400_000),
    ...stamps,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows are made here as plain records
  await insert(database.db as unknown as Kysely<Record<string, Record<string, unknown>>>, 'sessions', [session]);
  await database.close();
  const signature = createHmac('sha256', SECRET_KEY).update(token).digest('base64');
  return { cookie, recipeIds, hostileCookie: `larder.session_token=${encodeURIComponent(`${token}.${signature}`)}` };
}

function startHostile(work: HostileWork) {
  const worker = new Worker(new URL('./rig/hostile-worker.ts', import.meta.url), { workerData: work });
  return {
    begin: () => worker.postMessage('begin'),
    /** How they were answered until now, when the last of them has been. */
    pause: () => {
      const posted = new Promise<Statuses>((resolve) => worker.once('message', resolve));
      worker.postMessage('pause');
      return posted;
    },
    end: () => worker.terminate(),
  };
}

/** One after the other over one connection, with a pause between two. */
async function ask(url: string, cookie: string, paths: readonly string[]): Promise<Heard> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let refused = 0;
  const end = performance.now() + SECONDS * 1_000;
  for (let n = 0; performance.now() < end; n += 1) {
    const began = performance.now();
    const status = await get(`${url}${paths[n % paths.length] ?? ''}`, cookie, agent);
    times.push(performance.now() - began);
    if (status !== 200) refused += 1;
    await setTimeout(PAUSE_MS);
  }
  agent.destroy();
  return { times, refused };
}

function get(url: string, cookie: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers: { cookie } }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.on('error', reject).end();
  });
}

if (import.meta.main) process.stdout.write(`${await benchHostileSenders()}\n`);
