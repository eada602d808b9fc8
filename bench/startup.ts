import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { median } from './rig/load.ts';
import { freePort, waitUntilReady } from './rig/server-process.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RUNS = 5;

/** Time from `npm start` to the first 200 on /healthz, in a fresh clone and in a folder that was started before. */
export async function benchStartup(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const seconds: number[] = [];
  try {
    const clone = join(folder, 'clone');
    execFileSync('git', ['clone', '--quiet', ROOT, clone]);
    const first = await timeStart(clone);
    for (let run = 0; run < RUNS; run++) seconds.push(await timeStart(clone));
    const format = (value: number) => value.toFixed(2);
    return [
      '## `npm start` to the first 200 on `/healthz`',
      '',
      '| start | seconds |',
      '|---|---|',
      `| first, in a fresh clone, package cache warm | ${format(first)} |`,
      `| later, median of ${RUNS} | ${format(median(seconds))} (${format(Math.min(...seconds))}–${format(Math.max(...seconds))}) |`,
    ].join('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeStart(folder: string): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  // A process group, so that npm and its child, the server, can be stopped together.
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...hostEnvironment(), PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: 'ignore',
    detached: true,
  });
  await waitUntilReady(`http://127.0.0.1:${port}/healthz`, child);
  const seconds = (performance.now() - startedAt) / 1000;
  await stopGroup(child);
  return seconds;
}

/** The environment without this repository's programs in PATH, as after a fresh clone. */
function hostEnvironment(): NodeJS.ProcessEnv {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((entry) => !entry.startsWith(ROOT));
  return { ...process.env, PATH: path.join(delimiter) };
}

async function stopGroup(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await ended;
}

if (import.meta.main) process.stdout.write(`${await benchStartup()}\n`);
