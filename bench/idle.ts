import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startProcess } from './rig/server-process.ts';

/** Connections that are opened and then say nothing, while others are served: `node bench/idle.ts`. Needs `ulimit -n` of 11,000. */
const CONNECTIONS = 10_000;
const AT_ONCE = 200;
const ASKED = 200;

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** How long an answer takes: the middle one and the one that 95 of 100 are quicker than. */
async function askOften(url: string): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let index = 0; index < ASKED; index++) {
    const startedAt = performance.now();
    const answer = await fetch(`${url}/api/session`);
    if (!answer.ok) throw new Error(`Not served: ${answer.status}`);
    await answer.text();
    times.push(performance.now() - startedAt);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95) };
}

export async function benchIdle(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const server = await startProcess('server/src/main.ts', { DATA_DIR: folder, NODE_ENV: 'production' });
  const sockets: Socket[] = [];
  try {
    const port = Number(new URL(server.url).port);
    await askOften(server.url);
    const [alone, before] = [await askOften(server.url), server.residentMb()];
    for (let from = 0; from < CONNECTIONS; from += AT_ONCE) {
      sockets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => open(port)))));
    }
    const [beside, after] = [await askOften(server.url), server.residentMb()];
    const row = (what: string, { p50, p95 }: typeof alone, mb: number) => `| ${what} | ${p50} | ${p95} | ${mb} |`;
    return [
      '## Connections that say nothing, one instance on SQLite\n',
      '| open connections that say nothing | p50 ms | p95 ms | memory MB |',
      '|---|--:|--:|--:|',
      row('0', alone, before),
      row(sockets.length.toLocaleString('en'), beside, after),
    ].join('\n');
  } finally {
    for (const socket of sockets) socket.destroy();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) process.stdout.write(`${await benchIdle()}\n`);
