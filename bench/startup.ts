import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { median } from './rig/load.ts';
import { freePort, untilAnswers } from './rig/server-process.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RUNS = 5;

/** From the order `npm start` to the first 200 on /healthz: in a fresh clone, and on a folder that was started before. */
export async function benchStartup(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const seconds: number[] = [];
  try {
    const clone = join(folder, 'clone');
    execFileSync('git', ['clone', '--quiet', ROOT, clone]);
    const first = await timeStart(clone);
    for (let run = 0; run < RUNS; run++) seconds.push(await timeStart(clone));
    const shown = (value: number) => value.toFixed(2);
    return [
      '## `npm start` to the first 200 on `/healthz`',
      '',
      '| start | seconds |',
      '|---|---|',
      `| first, in a fresh clone, package cache warm | ${shown(first)} |`,
      `| later, median of ${RUNS} | ${shown(median(seconds))} (${shown(Math.min(...seconds))}–${shown(Math.max(...seconds))}) |`,
    ].join('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeStart(folder: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  // A group of its own, so that npm and the server it starts can be stopped together.
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...hostEnvironment(), PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: 'ignore',
    detached: true,
  });
  await untilAnswers(`http://127.0.0.1:${port}/healthz`, child);
  const took = (performance.now() - began) / 1000;
  await stopGroup(child);
  return took;
}

/** Without our own programs in PATH, as in a shell of a person who has just cloned. */
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
