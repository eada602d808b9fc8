import { connect, type Socket } from 'node:net';

import { quantile } from './rig/load.ts';
import { startProcess } from './rig/server-process.ts';
import { withDatabase } from './rig/temporary-database.ts';

/** Latency and memory with many idle connections: `node bench/idle.ts`. Needs `ulimit -n 11000`. */
const CONNECTIONS = 10_000;
const OPENED_AT_ONCE = 200;
const REQUESTS = 200;

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Latency of sequential requests. */
async function measureLatency(url: string): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let index = 0; index < REQUESTS; index++) {
    const startedAt = performance.now();
    const response = await fetch(`${url}/api/session`);
    if (!response.ok) throw new Error(`Unexpected status ${response.status}`);
    await response.text();
    times.push(performance.now() - startedAt);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(quantile(sorted, share) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95) };
}

export async function benchIdle(): Promise<string> {
  return withDatabase('sqlite', async ({ environment }) => {
    const server = await startProcess('server/src/main.ts', { ...environment, NODE_ENV: 'production' });
    const sockets: Socket[] = [];
    try {
      const port = Number(new URL(server.url).port);
      await measureLatency(server.url);
      const [without, before] = [await measureLatency(server.url), server.residentMb()];
      for (let from = 0; from < CONNECTIONS; from += OPENED_AT_ONCE) {
        sockets.push(...(await Promise.all(Array.from({ length: OPENED_AT_ONCE }, () => open(port)))));
      }
      const [withIdle, after] = [await measureLatency(server.url), server.residentMb()];
      const row = (what: string, { p50, p95 }: typeof without, mb: number) => `| ${what} | ${p50} | ${p95} | ${mb} |`;
      return [
        '## Idle connections, one instance on SQLite\n',
        '| idle connections | p50 ms | p95 ms | memory MB |',
        '|---|--:|--:|--:|',
        row('0', without, before),
        row(sockets.length.toLocaleString('en'), withIdle, after),
      ].join('\n');
    } finally {
      for (const socket of sockets) socket.destroy();
      await server.stop();
    }
  });
}

if (import.meta.main) process.stdout.write(`${await benchIdle()}\n`);
