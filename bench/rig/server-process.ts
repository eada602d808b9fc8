import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

import rootPackage from '../../package.json' with { type: 'json' };

const MEGABYTE = 1024 * 1024;
/** The memory limits with which `npm start` runs the server. */
const nodeFlags = rootPackage.scripts.start.match(/--max-\S+/gu) ?? [];
const [MALLOC_MMAP_THRESHOLD_ = ''] = /(?<=MALLOC_MMAP_THRESHOLD_=)\d+/u.exec(rootPackage.scripts.start) ?? [];
/** As in `npm start`: later starts load cached compiled code. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/** A server in a child process. */
export interface ServerProcess {
  readonly url: string;
  /** Resident memory in MB. */
  residentMb(): number;
  /** Peak resident memory in MB. */
  peakMb(): number;
  stop(): Promise<void>;
}

/** Starts `script` (relative to the repository) with `PORT` set and waits until `path` responds with 2xx. */
export async function startProcess(
  script: string,
  environment: Record<string, string>,
  path = '/healthz',
): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeFlags, fileURLToPath(new URL(`../../${script}`, import.meta.url))], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE,
      MALLOC_MMAP_THRESHOLD_,
      STARTER_RECIPES: 'off',
      WELCOME_TOUR: 'off',
      RATE_LIMIT_FACTOR: '1000000',
      ...environment,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${url}${path}`, child);
  return {
    url,
    residentMb: () => memoryMb(child, 'VmRSS'),
    peakMb: () => memoryMb(child, 'VmHWM'),
    stop: () => stop(child),
  };
}

export async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`The process ended (${child.exitCode}) before ${url} was ready`);
}

function memoryMb(child: ChildProcess, what: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const kilobytes = Number(new RegExp(`${what}:\\s+(\\d+)`, 'u').exec(status)?.[1] ?? 0);
  return Math.round((kilobytes * 1024) / MEGABYTE);
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port')),
      );
    });
  });
}
