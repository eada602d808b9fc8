import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** What the thread is given: one person, and what they have. */
export interface WorstAccount {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly recipeIds: readonly string[];
  /** The recipe with many versions. */
  readonly changedId: string;
  readonly conversationId: string;
  readonly seconds: number;
}

/** How many answers had each status; `broken` is without one, or cut off. */
export type Outcome = Readonly<Record<string, number>>;

/** Asks and takes all of the answer, as fast as it comes. Gives its status. */
function take({ url, headers }: WorstAccount, path: string, agent: Agent, body?: object): Promise<string> {
  return new Promise((resolve) => {
    const options = {
      agent,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    };
    const asked = request(`${url}${path}`, { ...options, method: body === undefined ? 'GET' : 'POST' }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(String(answer.statusCode)));
      answer.once('error', () => resolve('broken'));
    });
    asked.once('error', () => resolve('broken'));
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Asks and takes nothing of the answer. */
function stall({ url, headers }: WorstAccount, path: string): Socket {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on('error', () => undefined).pause();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}\r\n`);
  return socket;
}

const times = <Value>(count: number, make: (n: number) => Value) => Array.from({ length: count }, (_, n) => make(n));

/** As many large answers as one address may ask for in a minute, all at once: some 1,150. */
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
  const asked = [
    ...paths.map((path) => take(account, path, agent)),
    ...whole.map((body) => take(account, '/api/cookbook/whole', agent, body)),
  ];
  const giveUp = setTimeout(() => agent.destroy(), seconds * 1_000);
  const statuses = await Promise.all(asked);
  clearTimeout(giveUp);
  for (const socket of stalled) socket.destroy();
  agent.destroy();
  const outcome: Record<string, number> = {};
  for (const status of statuses) outcome[status] = (outcome[status] ?? 0) + 1;
  return outcome;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- given by the only one who starts this thread
parentPort?.postMessage(await attack(workerData as WorstAccount));
