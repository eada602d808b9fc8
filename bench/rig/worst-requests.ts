import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** Input of this worker thread: one user and their content. */
export interface WorstAccount {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly recipeIds: readonly string[];
  /** The recipe with many versions. */
  readonly changedId: string;
  readonly conversationId: string;
  readonly seconds: number;
}

/** Number of responses by status; `broken` for an incomplete response or none. */
export type Outcome = Readonly<Record<string, number>>;

/** Sends a request, reads the whole response, and returns its status. */
function readFully({ url, headers }: WorstAccount, path: string, agent: Agent, body?: object): Promise<string> {
  return new Promise((resolve) => {
    const options = {
      agent,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    };
    const outgoing = request(
      `${url}${path}`,
      { ...options, method: body === undefined ? 'GET' : 'POST' },
      (response) => {
        response.resume();
        response.once('end', () => resolve(String(response.statusCode)));
        response.once('error', () => resolve('broken'));
      },
    );
    outgoing.once('error', () => resolve('broken'));
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Sends a request and never reads the response. */
function stall({ url, headers }: WorstAccount, path: string): Socket {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on('error', () => undefined).pause();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}\r\n`);
  return socket;
}

const times = <Value>(count: number, make: (n: number) => Value) => Array.from({ length: count }, (_, n) => make(n));

/** Requests at once about as many large responses as one address may in a minute: some 1,150. */
async function attack(account: WorstAccount): Promise<Outcome> {
  const { recipeIds, changedId, conversationId, seconds } = account;
  const agent = new Agent({ maxSockets: Infinity });
  const recipe = (n: number) => `/api/recipes/${recipeIds[n % recipeIds.length] ?? ''}`;
  const stalled = [...times(60, (n) => stall(account, recipe(n))), stall(account, '/recipes')];
  const paths = [
    ...times(8, () => '/recipes'),
    ...times(5, () => '/api/account/export'),
    ...times(250, recipe),
    ...times(60, () => `/api/recipes/${changedId}/versions?limit=50`),
    ...times(60, () => `/api/chat/conversations/${conversationId}`),
    ...times(150, (n) => `/api/recipes?limit=100&sort=${['date', 'title', 'cookTime'][n % 3] ?? ''}`),
    ...times(100, (n) => `/api/recipes?limit=100&q=${n % 2 === 0 ? 'worst' : encodeURIComponent('жж')}`),
    ...times(100, () => '/recipes/search?q=worst%20stew'),
    ...times(100, () => '/api/community/recipes?limit=100'),
    ...times(60, () => '/api/cookbook/ids'),
    ...times(60, () => '/api/stats'),
    ...times(60, () => '/api/recipes/categories'),
  ];
  const whole = times(60, (n) => ({ ids: recipeIds.slice(n, n + 50) }));
  const requests = [
    ...paths.map((path) => readFully(account, path, agent)),
    ...whole.map((body) => readFully(account, '/api/cookbook/whole', agent, body)),
  ];
  const giveUp = setTimeout(() => agent.destroy(), seconds * 1_000);
  const statuses = await Promise.all(requests);
  clearTimeout(giveUp);
  for (const socket of stalled) socket.destroy();
  agent.destroy();
  const outcome: Record<string, number> = {};
  for (const status of statuses) outcome[status] = (outcome[status] ?? 0) + 1;
  return outcome;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `WorstAccount` from bench/worst-account.ts
parentPort?.postMessage(await attack(workerData as WorstAccount));
