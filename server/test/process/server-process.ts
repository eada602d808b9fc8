import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import type { DatabasePlace } from '../database.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
/** The compile cache of `npm start`. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url));
const commandPath = (name: string) => fileURLToPath(new URL(`../../src/${name}.ts`, import.meta.url));

/** Child processes, killed when the test process exits. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * After this, a process that should exit hangs. Node itself can: its threads compile while it exits, and wait for each other
 * (https://github.com/nodejs/node/issues/54918). Such a run is repeated once; a server that hangs by itself does so again.
 */
const HANG_MS = 100_000;

/** The exit of a process, with its output. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

/** A server in its own process, as `npm start` runs it. */
export interface ServerProcess {
  readonly url: string;
  kill(signal: NodeJS.Signals): void;
  /** The output so far. */
  output(): string;
  readonly ended: Promise<Ending>;
}

/** The environment of a server that uses this database. */
export function environmentOf(place: Pick<DatabasePlace, 'dataDir' | 'url'>): Record<string, string> {
  return {
    DATA_DIR: place.dataDir,
    SECRET_KEY: 'a-key-for-tests-only-that-is-long-enough',
    ...(place.url === undefined ? {} : { DATABASE_URL: place.url, DATA_DIR_SHARED: 'yes' }),
  };
}

/** Starts a server on a free port. Resolves when it is ready. */
export async function startServerProcess(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { child, ended, output: read } = run({ RATE_LIMIT_FACTOR: '1000', ...environment });
  const url = await Promise.race([
    new Promise<string>((resolve) => {
      child.stdout?.on('data', (text: string) => {
        const [found] = /http:\/\/localhost:\d+/u.exec(text) ?? [];
        if (found !== undefined) resolve(found.replace('localhost', '127.0.0.1'));
      });
    }),
    ended.then(({ output }) => Promise.reject(new Error(`The server did not start: ${output}`))),
  ]);
  return { url, ended, output: read, kill: (signal) => child.kill(signal) };
}

/** Sends a request on a new connection, with the headers of a same-origin page. */
export function call(
  { url }: { readonly url: string },
  method: string,
  path: string,
  { cookie, body }: { readonly cookie?: string | undefined; readonly body?: object | undefined } = {},
): Promise<Response> {
  return fetch(`${url}${path}`, {
    method,
    headers: {
      connection: 'close',
      'sec-fetch-site': 'same-origin',
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Runs a server that is expected to exit by itself. */
export async function runServerProcess(
  environment: Readonly<Record<string, string>>,
  options: SpawnOptions = {},
): Promise<Ending> {
  const once = () => run(environment, { timeout: HANG_MS, killSignal: 'SIGKILL', ...options }).ended;
  const ending = await once();
  return ending.signal === 'SIGKILL' ? once() : ending;
}

/** The commands `npm run admin`, `backup`, `restore`, `rotate-key` and `seed`. */
type Command = 'create-admin' | 'backup' | 'restore' | 'rotate-key' | 'seed' | 'model-check';

/** Runs a command to its end, with `input` on standard input. */
export function runCommand(
  command: Command,
  environment: Readonly<Record<string, string>>,
  words: readonly string[],
  input = '',
): Promise<Ending> {
  const { child, ended } = run(environment, { stdio: 'pipe' }, [commandPath(command), ...words]);
  child.stdin?.end(input);
  return ended;
}

/** Runs a command at a terminal. Each prompt (output that ends with ': ') gets the next answer. */
export function runCommandAtTerminal(
  command: Command,
  environment: Readonly<Record<string, string>>,
  words: readonly string[],
  answers: readonly string[],
): Promise<Ending> {
  const line = [process.execPath, commandPath(command), ...words].map((word) => `'${word}'`).join(' ');
  // `script` of util-linux provides a terminal and returns the exit code of the program.
  const { child, ended } = run(environment, { stdio: 'pipe' }, ['-qec', line, '/dev/null'], 'script');
  const left = [...answers];
  child.stdout?.on('data', (text: string) => {
    if (!text.endsWith(': ')) return;
    const answer = left.shift();
    if (answer === undefined) child.kill();
    else child.stdin?.write(answer);
  });
  return ended;
}

function run(
  environment: Readonly<Record<string, string>>,
  options: SpawnOptions = {},
  words: readonly string[] = [MAIN],
  program = process.execPath,
): { child: ChildProcess; ended: Promise<Ending>; output(): string } {
  const child = spawn(program, [...words], {
    // Outside of the project, whose .env and data tests must not use.
    cwd: '/',
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: COMPILED,
      PORT: '0',
      LOG_LEVEL: 'warn',
      STARTER_RECIPES: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  running.add(child);
  const ended = new Promise<Ending>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code, signal, output });
    });
  });
  return { child, ended, output: () => output };
}
