// Development: the web app with hot reload on Vite's port, and the server, restarted when its sources change.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = dirname(import.meta.dirname);
const STOP_TIMEOUT_MS = 5_000;
// The server reads .env itself; Vite needs its PORT and PRODUCT_NAME, too. The environment wins.
const ENV_FILE = join(ROOT, '.env');
if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
/** Both read it: the server listens there, Vite passes on what is the server's. */
const PORT = process.env['PORT'] ?? '3001';

const children: ChildProcess[] = [];
let isStopping = false;

function start(name: string, args: readonly string[]): void {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, PORT, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  children.push(child);
  child.once('exit', (code) => {
    if (!isStopping) process.stderr.write(`\n${name} ended${code === null ? '' : ` with code ${code}`}.\n`);
    stop('SIGTERM', code ?? 1);
  });
}

/** One ends, both end. Ctrl-C in a terminal reaches the children by itself as well. */
function stop(signal: NodeJS.Signals, code: number): void {
  if (!isStopping) process.exitCode = code;
  isStopping = true;
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, STOP_TIMEOUT_MS).unref();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop('SIGTERM', 0));

process.stdout.write("Open Vite's address below; what is the server's, it passes on.\n");
const sources = ['server/src', 'contract/src', 'culinary/src'].map((folder) => `--watch-path=${folder}`);
start('The server', [...sources, '--watch-preserve-output', join('server', 'src', 'main.ts')]);
start('Vite', [join('node_modules', 'vite', 'bin', 'vite.js'), '--config', join('web', 'vite.config.ts')]);
