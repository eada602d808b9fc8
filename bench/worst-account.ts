import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { median } from './rig/load.ts';
import { type ServerProcess, startProcess } from './rig/server-process.ts';
import { DATABASE_KINDS, withDatabase } from './rig/temporary-database.ts';
import type { Outcome, WorstAccount } from './rig/worst-requests.ts';

/**
 * The worst load of one account within the default limits: `node bench/worst-account.ts`. The attacker fills the account
 * for one rate-limit window, then requests everything large at once while another user uses the app.
 */
const PASSWORD = 'correct horse battery';
/** Together the maximum of recipe writes in ten minutes. */
const [RECIPES, VERSIONS] = [480, 120];
const MESSAGES = 60;
const WRITERS = 4;
const STEPS = Array.from({ length: 40 }, () => 'ж'.repeat(4_950));
const IDLE_REQUESTS = 100;
/** Keeps the other user within the rate limit. */
const PAUSE_MS = 60;
const ATTACK_MAX_SECONDS = 120;
/** Longer than the window of the request rate limit. */
const REQUEST_WINDOW_MS = 61_000;

/** A signed-in user. */
interface User {
  readonly headers: Readonly<Record<string, string>>;
  send(path: string, body?: object, method?: string): Promise<Response>;
}

export async function benchWorstAccount(): Promise<string> {
  const lines = [
    `## Worst account: ${RECIPES} of the largest recipes and ${VERSIONS} versions, everything requested at once`,
    '',
    'Default limits, memory flags of `npm start`. The latency is the median of another user who reads their list, a recipe and their session.',
    '',
    '| database | idle MB | MB after filling | peak MB, with another user | idle ms | under attack ms | ratio | refused to the other user | responses by status | peak MB, attacker attackerAlone | responses by status |',
    '|---|--:|--:|--:|--:|--:|--:|--:|---|--:|---|',
  ];
  for (const kind of DATABASE_KINDS) {
    await withDatabase(kind, async ({ environment }) => {
      const server = await startProcess('server/src/main.ts', {
        ...environment,
        NODE_ENV: 'production',
        RATE_LIMIT_FACTOR: '1',
        TRUST_PROXY: '127.0.0.1',
      });
      try {
        lines.push(`| ${kind} | ${(await measure(server)).join(' | ')} |`);
      } finally {
        await server.stop();
      }
    });
  }
  return lines.join('\n');
}

async function measure(server: ServerProcess): Promise<readonly (number | string)[]> {
  const [attacker, otherUser] = [await register(server.url, '192.0.2.1'), await register(server.url, '192.0.2.2')];
  const [recipeId = ''] = await writeRecipes(otherUser, 1, ['Stir.']);
  const measureReads = async () => {
    const times: number[] = [];
    for (const path of ['/api/recipes', `/api/recipes/${recipeId}`, '/api/session']) {
      const startedAt = performance.now();
      const response = await otherUser.send(path);
      await response.arrayBuffer();
      // A refused request does not count as served, however quickly it was answered.
      times.push(response.ok ? performance.now() - startedAt : Number.POSITIVE_INFINITY);
      await setTimeout(PAUSE_MS);
    }
    return times;
  };
  const idle: number[] = [];
  while (idle.length < IDLE_REQUESTS) idle.push(...(await measureReads()));
  const idleMb = server.residentMb();

  const account = await fillAccount(server.url, attacker);
  const filledMb = server.residentMb();
  const attacked: number[] = [];
  const withOtherUser = await attack(account, async () => void attacked.push(...(await measureReads())));
  const peakWithOtherUser = server.peakMb();
  // The server sheds no load from a client that is alone.
  const attackerAlone = await attack(account, async () => setTimeout(PAUSE_MS));

  const refused = attacked.filter((time) => !Number.isFinite(time)).length;
  const [idleMs, attackedMs] = [median(idle), median(attacked)];
  const ms = (value: number) => value.toFixed(1);
  return [
    idleMb,
    filledMb,
    peakWithOtherUser,
    ms(idleMs),
    ms(attackedMs),
    (attackedMs / idleMs).toFixed(1),
    `${Math.round((refused / attacked.length) * 100)} %`,
    formatOutcome(withOtherUser),
    server.peakMb(),
    formatOutcome(attackerAlone),
  ];
}

/** Runs the attack in a thread and repeats `until` meanwhile. Starts after the rate-limit window of earlier requests. */
async function attack(account: WorstAccount, until: () => Promise<void>): Promise<Outcome> {
  await setTimeout(REQUEST_WINDOW_MS);
  const outcomes: Outcome[] = [];
  const worker = new Worker(new URL('./rig/worst-requests.ts', import.meta.url), { workerData: account });
  worker.once('message', (outcome: Outcome) => outcomes.push(outcome));
  while (outcomes.length === 0) await until();
  return outcomes[0] ?? {};
}

function formatOutcome(outcome: Outcome): string {
  return Object.entries(outcome)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}

/** Signs up and signs in, from this IP address. */
async function register(url: string, address: string): Promise<User> {
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

async function expectOk(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return response;
}

/** Sends a request again after the `Retry-After` of each 429. */
async function sendUntilAccepted(send: () => Promise<Response>): Promise<void> {
  for (;;) {
    const response = await send();
    await response.arrayBuffer();
    if (response.status !== 429) return void (await expectOk(response));
    await setTimeout(Number(response.headers.get('retry-after') ?? 1) * 1_000);
  }
}

async function fillAccount(url: string, attacker: User): Promise<WorstAccount> {
  const recipeIds = await writeRecipes(attacker, RECIPES, STEPS);
  const [changedId = ''] = recipeIds;
  for (let version = 1; version <= VERSIONS; version += 1) {
    const body = { title: `Worst stew 0, ${version}`, version };
    await sendUntilAccepted(() => attacker.send(`/api/recipes/${changedId}`, body, 'PATCH'));
  }
  const conversationId = randomUUID();
  for (let n = 1; n <= MESSAGES; n += 1) {
    const content = `add 1 onion to my Worst stew ${n}`;
    const body = { id: randomUUID(), conversation_id: conversationId, content };
    await sendUntilAccepted(() => attacker.send('/api/chat/messages', body));
  }
  return { url, headers: attacker.headers, recipeIds, changedId, conversationId, seconds: ATTACK_MAX_SECONDS };
}

/** Creates recipes with a few concurrent requests. Returns their ids. */
async function writeRecipes(user: User, count: number, instructions: readonly string[]): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const left = ids.entries();
  const write = async () => {
    for (const [n, id] of left) {
      const body = { id, title: `Worst stew ${n}`, description: 'жж', ingredients: ['2 eggs'], instructions };
      await sendUntilAccepted(() => user.send('/recipes', body));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return ids;
}

if (import.meta.main) process.stdout.write(`${await benchWorstAccount()}\n`);
