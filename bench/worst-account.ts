import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { startPostgresCluster } from '../server/test/postgres-cluster.ts';
import { median } from './rig/load.ts';
import { type ServerProcess, startProcess } from './rig/server-process.ts';
import type { Outcome, WorstAccount } from './rig/worst-requests.ts';

/**
 * The worst that one person can do within the limits as they are without configuration: `node bench/worst-account.ts`. They fill
 * their account for one window of writes, and then ask for all that is large at once, while another user uses the app.
 */
const PASSWORD = 'correct horse battery';
/** Together as many as may be written in ten minutes. */
const [RECIPES, VERSIONS] = [480, 120];
const MESSAGES = 60;
const WRITERS = 4;
const STEPS = Array.from({ length: 40 }, () => 'ж'.repeat(4_950));
const QUIET_REQUESTS = 100;
/** So that the other person stays within their own limit. */
const PAUSE_MS = 60;
const ATTACK_MAX_SECONDS = 120;
/** Most requests that one address may send in a window. */
const REQUEST_WINDOW_MS = 61_000;

interface Someone {
  readonly headers: Readonly<Record<string, string>>;
  send(path: string, body?: object, method?: string): Promise<Response>;
}

export async function benchWorstAccount(): Promise<string> {
  const lines = [
    `## One person with ${RECIPES} of the largest recipes and ${VERSIONS} versions asks for everything at once`,
    '',
    'Default limits, memory flags of `npm start`. The median is that of another user who reads their list, a recipe and their session during the attack.',
    '',
    '| database | MB at rest | MB after filling | peak MB, beside another | quiet ms | meanwhile ms | ratio | turned away meanwhile | answers by status | peak MB, alone afterwards | answers by status |',
    '|---|--:|--:|--:|--:|--:|--:|--:|---|--:|---|',
  ];
  for (const kind of ['sqlite', 'postgres'] as const) {
    const cluster = kind === 'postgres' ? await startPostgresCluster() : undefined;
    const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
    const server = await startProcess('server/src/main.ts', {
      DATA_DIR: folder,
      NODE_ENV: 'production',
      RATE_LIMIT_FACTOR: '1',
      TRUST_PROXY: '127.0.0.1',
      ...(cluster === undefined
        ? {}
        : { DATABASE_URL: cluster.url, DATA_DIR_SHARED: 'yes', SECRET_KEY: PASSWORD.repeat(3) }),
    });
    try {
      lines.push(`| ${kind} | ${(await measure(server)).join(' | ')} |`);
    } finally {
      await server.stop();
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return lines.join('\n');
}

async function measure(server: ServerProcess): Promise<readonly (number | string)[]> {
  const [anna, bruno] = [await register(server.url, '192.0.2.1'), await register(server.url, '192.0.2.2')];
  const [recipeId = ''] = await writeRecipes(bruno, 1, ['Stir.']);
  const look = async () => {
    const times: number[] = [];
    for (const path of ['/api/recipes', `/api/recipes/${recipeId}`, '/api/session']) {
      const began = performance.now();
      const answer = await bruno.send(path);
      await answer.arrayBuffer();
      // A refused request does not count as served, however quickly it was answered.
      times.push(answer.ok ? performance.now() - began : Number.POSITIVE_INFINITY);
      await setTimeout(PAUSE_MS);
    }
    return times;
  };
  const quiet: number[] = [];
  while (quiet.length < QUIET_REQUESTS) quiet.push(...(await look()));
  const resting = server.residentMb();

  const account = await fillAccount(server.url, anna);
  const filled = server.residentMb();
  const meanwhile: number[] = [];
  const beside = await attack(account, async () => void meanwhile.push(...(await look())));
  const peakBeside = server.peakMb();
  // The server sheds no load from a client that is alone.
  const alone = await attack(account, async () => setTimeout(PAUSE_MS));

  const refused = meanwhile.filter((time) => !Number.isFinite(time)).length;
  const [before, during] = [median(quiet), median(meanwhile)];
  const ms = (value: number) => value.toFixed(1);
  return [
    resting,
    filled,
    peakBeside,
    ms(before),
    ms(during),
    (during / before).toFixed(1),
    `${Math.round((refused / meanwhile.length) * 100)} %`,
    counted(beside),
    server.peakMb(),
    counted(alone),
  ];
}

/** Repeats `until` while one person asks for everything at once. The requests from before count no more. */
async function attack(account: WorstAccount, until: () => Promise<void>): Promise<Outcome> {
  await setTimeout(REQUEST_WINDOW_MS);
  const outcomes: Outcome[] = [];
  const worker = new Worker(new URL('./rig/worst-requests.ts', import.meta.url), { workerData: account });
  worker.once('message', (outcome: Outcome) => outcomes.push(outcome));
  while (outcomes.length === 0) await until();
  return outcomes[0] ?? {};
}

function counted(outcome: Outcome): string {
  return Object.entries(outcome)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}

/** Signs up and logs in, from an address of their own. */
async function register(url: string, address: string): Promise<Someone> {
  const common = { 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin' };
  const sendAs = async (headers: Readonly<Record<string, string>>, path: string, body?: object, method = 'POST') =>
    fetch(`${url}${path}`, {
      ...(body === undefined ? {} : { method, body: JSON.stringify(body) }),
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    });
  const email = `cook-${address}@example.org`;
  await expectOk(await sendAs(common, '/api/auth/sign-up/email', { email, password: PASSWORD, name: 'Cook' }));
  const signedIn = await expectOk(await sendAs(common, '/api/auth/sign-in/email', { email, password: PASSWORD }));
  const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';', 1)[0] ?? '');
  const headers = { ...common, cookie: cookie.join('; ') };
  return { headers, send: (path, body, method) => sendAs(headers, path, body, method) };
}

async function expectOk(answer: Response): Promise<Response> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Sends a request again after the `Retry-After` of each 429. */
async function sendUntilTaken(send: () => Promise<Response>): Promise<void> {
  for (;;) {
    const answer = await send();
    await answer.arrayBuffer();
    if (answer.status !== 429) return void (await expectOk(answer));
    await setTimeout(Number(answer.headers.get('retry-after') ?? 1) * 1_000);
  }
}

async function fillAccount(url: string, anna: Someone): Promise<WorstAccount> {
  const recipeIds = await writeRecipes(anna, RECIPES, STEPS);
  const [changedId = ''] = recipeIds;
  for (let version = 1; version <= VERSIONS; version += 1) {
    const body = { title: `Worst stew 0, ${version}`, version };
    await sendUntilTaken(() => anna.send(`/api/recipes/${changedId}`, body, 'PATCH'));
  }
  const conversationId = randomUUID();
  for (let n = 1; n <= MESSAGES; n += 1) {
    const content = `add 1 onion to my Worst stew ${n}`;
    const body = { id: randomUUID(), conversation_id: conversationId, content };
    await sendUntilTaken(() => anna.send('/api/chat/messages', body));
  }
  return { url, headers: anna.headers, recipeIds, changedId, conversationId, seconds: ATTACK_MAX_SECONDS };
}

/** A few at a time, as fast as they are taken. Gives their ids. */
async function writeRecipes(cook: Someone, count: number, instructions: readonly string[]): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const left = ids.entries();
  const write = async () => {
    for (const [n, id] of left) {
      const body = { id, title: `Worst stew ${n}`, description: 'жж', ingredients: ['2 eggs'], instructions };
      await sendUntilTaken(() => cook.send('/recipes', body));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return ids;
}

if (import.meta.main) process.stdout.write(`${await benchWorstAccount()}\n`);
