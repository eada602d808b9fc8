import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;
const POLL_MS = 50;

/** A temporary PostgreSQL server with its own folder and port. */
export interface PostgresCluster {
  /** The URL of the maintenance database, as a superuser. */
  readonly url: string;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
  /** Simulates an outage: stops the server and keeps its data. */
  pause(): Promise<void>;
  /** Starts it again on the same data and port. */
  resume(): Promise<void>;
  /** Starts a streaming replica of this server. */
  startReplica(): Promise<PostgresCluster>;
}

/** Starts a server that stops when this process ends, even if it is killed. `options` are server settings. */
export function startPostgresCluster(options: Readonly<Record<string, string>> = {}): Promise<PostgresCluster> {
  // --no-sync concerns only the empty cluster; later commits are flushed.
  const args = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync'];
  return startOn((data) => ['initdb', '-D', data, ...args], options);
}

/** Starts a server on a data folder that the program of `fill` creates. */
async function startOn(
  fill: (data: string) => readonly [program: string, ...args: string[]],
  options: Readonly<Record<string, string>>,
): Promise<PostgresCluster> {
  const programs = findServerPrograms();
  const owner = findOwner();
  const folder = mkdtempSync(join(tmpdir(), 'larder-postgres-'));
  const data = join(folder, 'data');
  const log = join(folder, 'server.log');
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(log, '');
  if (owner !== null) for (const path of [folder, data, log]) chownSync(path, owner.uid, owner.gid);

  const watchdog = startWatchdog(folder, data);
  const port = await findFreePort();
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(programs, program), args, { cwd: folder, stdio: 'pipe', ...owner });
  try {
    const [program, ...args] = fill(data);
    run(program, args);
    await start();
  } catch (error) {
    const logged = readFileOr(log, '');
    await watchdog.end();
    throw new Error(`PostgreSQL did not start. ${logged === '' ? '' : `Its log:\n${logged}`}`, { cause: error });
  }

  async function start(): Promise<void> {
    const own = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, max_connections: 400 };
    const settings = { ...own, ...options };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const output = openSync(log, 'a');
    // Detached, so that Ctrl-C reaches only the tests; the watchdog then shuts the server down.
    const server = spawn(join(programs, 'postgres'), ['-D', data, ...args], {
      cwd: folder,
      stdio: ['ignore', output, output],
      detached: true,
      ...owner,
    });
    server.unref();
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!['ready', 'standby'].includes(readPidFile(data)?.status ?? '')) {
      if (server.exitCode !== null || Date.now() > deadline) throw new Error('The server is not ready.');
      await sleep(POLL_MS);
    }
  }

  async function pause(): Promise<void> {
    const pid = readPidFile(data)?.pid;
    if (pid === undefined) return;
    // SIGINT is PostgreSQL's fast shutdown: it disconnects clients and closes the data cleanly.
    process.kill(pid, 'SIGINT');
    const deadline = Date.now() + STOP_TIMEOUT_MS;
    while (readPidFile(data) !== null) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
      await sleep(POLL_MS);
    }
  }

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pause,
    resume: start,
    startReplica: () => {
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
      const args = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
      return startOn((replica) => ['pg_basebackup', '-D', replica, ...from, ...args], options);
    },
    stop: () => watchdog.end(),
  };
}

/** The folder of initdb and postgres, which on Debian is not in PATH. */
function findServerPrograms(): string {
  const candidates = [readPgConfig(), ...listDebianFolders(), ...(process.env['PATH'] ?? '').split(delimiter)];
  const isComplete = (folder: string) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));
  const found = candidates.find((folder) => folder !== '' && isComplete(folder));
  if (found !== undefined) return found;
  throw new Error(
    'The tests need the PostgreSQL server programs (initdb and postgres, version 15 or newer), and there are none here.\n' +
      'Install them: apt-get install postgresql (Debian, Ubuntu), dnf install postgresql-server (Fedora), ' +
      'brew install postgresql (macOS).',
  );
}

function readPgConfig(): string {
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

function listDebianFolders(): string[] {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return [];
  const newestFirst = readdirSync(base).toSorted((a, b) => Number(b) - Number(a));
  return newestFirst.map((version) => join(base, version, 'bin'));
}

/** PostgreSQL refuses to run as root. The user of its package runs it then. */
function findOwner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch (error) {
    throw new Error('PostgreSQL does not run as root, and there is no user "postgres" to run it as.', { cause: error });
  }
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No free port.'));
        else resolve(address.port);
      });
    });
  });
}

/** Reads `postmaster.pid`: the process id in line 1, the status in line 8. Null when no server runs. */
function readPidFile(data: string): { pid: number; status: string } | null {
  const lines = readFileOr(join(data, 'postmaster.pid'), '').split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, status: (lines[7] ?? '').trim() } : null;
}

function readFileOr(file: string, fallback: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return fallback;
  }
}

/**
 * Starts a shell that waits for the end of its input, then stops the server and removes the folder. The input also ends when
 * this process is killed. All cleanup goes through this shell.
 */
function startWatchdog(folder: string, data: string): { end: () => Promise<void> } {
  const script = `
    cat >/dev/null
    pid=$(head -n 1 "$2/postmaster.pid" 2>/dev/null)
    if [ -n "$pid" ]; then
      kill -INT "$pid"
      tries=0
      while kill -0 "$pid" 2>/dev/null; do
        tries=$((tries + 1))
        [ $tries -eq 100 ] && kill -QUIT "$pid"
        sleep 0.1
      done
    fi
    rm -rf "$1"`;
  const shell = spawn('/bin/sh', ['-c', script, 'larder-postgres-watchdog', folder, data], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.unref();
  const ended = new Promise<void>((resolve) => {
    shell.once('exit', () => resolve());
  });
  return {
    end: async () => {
      shell.ref();
      shell.stdin.end();
      await ended;
    },
  };
}
