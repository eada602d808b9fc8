import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** What one hostile sender repeats as fast as it is answered. */
export interface Attack {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** Each sender sends the next one. */
  readonly bodies: readonly string[];
}

export interface HostileWork {
  readonly url: string;
  readonly senders: number;
  readonly attack: Attack;
}

/** How often each status came; 0 for a connection that was cut. */
export type Statuses = Readonly<Record<string, number>>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- given by bench/hostile-senders.ts
const { url, senders, attack } = workerData as HostileWork;
const counts = new Map<number, number>();
let sent = 0;

function send(agent: Agent): Promise<number> {
  const body = attack.bodies[sent++ % Math.max(1, attack.bodies.length)] ?? '';
  return new Promise((resolve) => {
    const headers = { ...attack.headers, ...(body === '' ? {} : { 'content-length': Buffer.byteLength(body) }) };
    const asked = request(`${url}${attack.path}`, { method: attack.method, agent, headers }, (answer) => {
      answer
        .resume()
        .on('end', () => resolve(answer.statusCode ?? 0))
        .on('error', () => resolve(0));
    });
    asked.on('error', () => resolve(0)).end(body);
  });
}

async function repeat(agent: Agent, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const status = await send(agent);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
}

/** Each sender has a connection of its own. */
const agents = Array.from({ length: senders }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
let round = new AbortController();
let sending: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (word: 'begin' | 'pause') => {
  if (word === 'begin') {
    round = new AbortController();
    const { signal } = round;
    sending = Promise.all(agents.map((agent) => repeat(agent, signal)));
    return;
  }
  round.abort();
  void sending.then(() => parentPort?.postMessage(Object.fromEntries(counts) satisfies Statuses));
});
