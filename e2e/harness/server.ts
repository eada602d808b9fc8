import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = dirname(dirname(import.meta.dirname));
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 15_000;
const POLL_MS = 50;

/** Environment that gives a server an admin. */
export const ADMIN_ENV = { ADMIN_EMAIL: 'admin@larder.local', ADMIN_PASSWORD: 'a pinch of pepper' } as const;

/** The app as `npm start` serves it, in its own process and data folder. */
export interface AppServer {
  readonly url: string;
  readonly dataDir: string;
  /** Output of the server since its first start. */
  log(): string;
  /** Kills the server as a power failure would (SIGKILL). */
  kill9(): Promise<void>;
  /** Restarts it, killed or running, on the same port and data. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>;
  /** Shuts it down gracefully and deletes its data. */
  stop(): Promise<void>;
}

export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<AppServer> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-journeys-'));
  const dataDir = join(folder, 'data');
  const pidFile = join(folder, 'server.pid');
  mkdirSync(dataDir);
  const watchdog = startWatchdog(folder, pidFile);
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const output: string[] = [];
  let child: ChildProcess | null = null;

  async function start(more: Readonly<Record<string, string>>): Promise<void> {
    const started = spawn(process.execPath, [join('server', 'src', 'main.ts')], {
      cwd: ROOT,
      env: {
        ...cleanEnvironment(),
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'compiled'),
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataDir,
        // Journeys are faster than people; rate limits have their own tests.
        RATE_LIMIT_FACTOR: '1000',
        LOG_LEVEL: 'warn',
        // No starter recipes.
        STARTER_RECIPES: 'off',
        // No welcome tour.
        WELCOME_TOUR: 'off',
        ...ADMIN_ENV,
        ...env,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    writeFileSync(pidFile, String(started.pid));
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
    }
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await isAlive(url))) {
      if (started.exitCode !== null)
        throw new Error(`The server ended with code ${started.exitCode}:\n${output.join('')}`);
      if (Date.now() > deadline) throw new Error(`The server does not answer at ${url}:\n${output.join('')}`);
      await sleep(POLL_MS);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child;
    child = null;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = once(ending, 'exit');
    ending.kill(signal);
    const inTime = await Promise.race([exited.then(() => true), sleep(STOP_TIMEOUT_MS, false, { ref: false })]);
    if (!inTime) {
      ending.kill('SIGKILL');
      await exited;
    }
    rmSync(pidFile, { force: true });
    if (!inTime)
      throw new Error(`The server did not stop within ${STOP_TIMEOUT_MS} ms of ${signal}:\n${output.join('')}`);
  }

  await start({});
  return {
    url,
    dataDir,
    log: () => output.join(''),
    kill9: () => end('SIGKILL'),
    restart: async (more = {}) => {
      await end('SIGTERM');
      await start(more);
    },
    stop: async () => {
      try {
        await end('SIGTERM');
      } finally {
        await watchdog.end();
      }
    },
  };
}

/** A watchdog shell: when its stdin closes, even because this process was killed, it stops the server and deletes the data. */
function startWatchdog(folder: string, pidFile: string): { end: () => Promise<void> } {
  const script = 'cat >/dev/null; [ -f "$2" ] && kill -KILL "$(cat "$2")"; rm -rf "$1"';
  const shell = spawn('/bin/sh', ['-c', script, 'larder-journeys-watchdog', folder, pidFile], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.unref();
  return {
    end: async () => {
      shell.ref();
      const exited = once(shell, 'exit');
      shell.stdin.end();
      await exited;
    },
  };
}

/** Drops variables of the developer's shell that configure a server. */
function cleanEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR, LANG } = process.env;
  return { PATH, HOME, ...(TMPDIR === undefined ? {} : { TMPDIR }), ...(LANG === undefined ? {} : { LANG }) };
}

async function isAlive(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
