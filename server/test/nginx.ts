import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { vi } from 'vitest';

const WORKERS = 2;
const WAIT = { timeout: 15_000, interval: 20 };

export interface Nginx {
  /** Loads a new site configuration. Resolves when no worker serves the previous one. */
  reload(site: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a real nginx in a temporary folder, as the current user. `site` is the content of its `http` block. */
export async function startNginx(site: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-nginx-'));
  const [siteFile, configFile, log] = ['site.conf', 'nginx.conf', 'error.log'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(siteFile, site);
  writeFileSync(configFile, writeConfig(folder, siteFile));
  writeFileSync(log, '');
  const count = (text: string) => readFileSync(log, 'utf8').split(text).length - 1;
  const child = spawn(findProgram(), ['-p', folder, '-c', configFile, '-e', log], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  // For a test run that ends without calling `stop`.
  const stopWithUs = () => child.kill('SIGTERM');
  process.once('exit', stopWithUs);
  const requireWorkers = (times: number) => {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${readFileSync(log, 'utf8')}`);
    if (count('start worker process ') < times * WORKERS) throw new Error('nginx has not started its workers');
  };
  await vi.waitFor(() => requireWorkers(1), WAIT);
  let reloads = 0;
  return {
    reload: async (next) => {
      writeFileSync(siteFile, next);
      reloads += 1;
      child.kill('SIGHUP');
      await vi.waitFor(() => {
        requireWorkers(reloads + 1);
        // Old workers finish their open streams, but accept no new connections.
        if (count('gracefully shutting down') < reloads * WORKERS) throw new Error('nginx still serves as before');
      }, WAIT);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', stopWithUs);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A configuration that stores nothing outside of the folder. */
function writeConfig(folder: string, siteFile: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  return `
    daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes ${WORKERS};
    pid ${join(folder, 'pid')};
    error_log ${join(folder, 'error.log')} notice;
    events { worker_connections 512; }
    http { access_log off; ${temporary.join(' ')} include ${siteFile}; }`;
}

/** Finds nginx, also in the `sbin` folders that are not in the PATH of a normal user. */
function findProgram(): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new Error(
    'The tests need nginx, and there is none here. ' +
      'Install it: apt-get install nginx-light (Debian), nginx (Ubuntu, Fedora), brew install nginx (macOS).',
  );
}
