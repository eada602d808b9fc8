// Plain JavaScript for whatever Node the host has, as setup.mjs is.
import { spawn } from 'node:child_process';

const UNREACHABLE =
  /\b(?:EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;
const PATIENCE_MS = 10_000;

/**
 * Calls `say` as soon as it is known that npm does not reach its registry: it would try for minutes without a word. Asked by npm
 * itself, which knows of other registries and proxies. Gives what stops the asking.
 */
export function watchForNetwork({ cwd, env }, say) {
  const args = ['ping', '--fetch-retries=0', `--fetch-timeout=${PATIENCE_MS}`];
  const child = spawn('npm', args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let isOver = false;
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  // Whoever cannot be started is told of by what comes after.
  child.on('error', () => undefined);
  child.on('close', () => {
    const found = UNREACHABLE.exec(output);
    if (!isOver && found !== null)
      say(
        `Installing needs the network, and npm does not reach its registry (${found[0]}). It tries again for some minutes; Ctrl-C stops it.`,
      );
  });
  return () => {
    isOver = true;
    child.kill();
  };
}
