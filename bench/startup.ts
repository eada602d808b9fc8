import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { median } from './rig/load.ts';
import { freePort, untilAnswers } from './rig/server-process.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RUNS = 5;

/** From the order `npm start`, on a folder that was started before, to the first 200 on /healthz. */
export async function benchStartup(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const seconds: number[] = [];
  try {
    await timeStart(folder);
    for (let run = 0; run < RUNS; run++) seconds.push(await timeStart(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const shown = (value: number) => value.toFixed(2);
  return [
    '## A later `npm start` to the first 200 on `/healthz`',
    '',
    `median ${shown(median(seconds))} s of ${RUNS} (${shown(Math.min(...seconds))}–${shown(Math.max(...seconds))} s)`,
  ].join('\n');
}

async function timeStart(dataDir: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  // A group of its own, so that npm and the server it starts can be stopped together.
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
    detached: true,
  });
  await untilAnswers(`http://127.0.0.1:${port}/healthz`, child);
  const took = (performance.now() - began) / 1000;
  await stopGroup(child);
  return took;
}

async function stopGroup(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await ended;
}

if (import.meta.main) process.stdout.write(`${await benchStartup()}\n`);
