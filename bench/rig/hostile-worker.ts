import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** A request that hostile senders repeat without a pause. */
export interface Attack {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** Used in rotation. */
  readonly bodies: readonly string[];
}

export interface HostileWork {
  readonly url: string;
  readonly senders: number;
  readonly attack: Attack;
}

/** Number of responses by status; 0 for a broken connection. */
export type Statuses = Readonly<Record<string, number>>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `HostileWork` from bench/hostile-senders.ts
const { url, senders, attack } = workerData as HostileWork;
const counts = new Map<number, number>();
let sent = 0;

function send(agent: Agent): Promise<number> {
  const body = attack.bodies[sent++ % Math.max(1, attack.bodies.length)] ?? '';
  return new Promise((resolve) => {
    const headers = { ...attack.headers, ...(body === '' ? {} : { 'content-length': Buffer.byteLength(body) }) };
    const outgoing = request(`${url}${attack.path}`, { method: attack.method, agent, headers }, (response) => {
      response
        .resume()
        .on('end', () => resolve(response.statusCode ?? 0))
        .on('error', () => resolve(0));
    });
    outgoing.on('error', () => resolve(0)).end(body);
  });
}

async function repeat(agent: Agent, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const status = await send(agent);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
}

/** One connection per sender. */
const agents = Array.from({ length: senders }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
let round = new AbortController();
let sending: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (command: 'begin' | 'pause') => {
  if (command === 'begin') {
    round = new AbortController();
    const { signal } = round;
    sending = Promise.all(agents.map((agent) => repeat(agent, signal)));
    return;
  }
  round.abort();
  void sending.then(() => parentPort?.postMessage(Object.fromEntries(counts) satisfies Statuses));
});
