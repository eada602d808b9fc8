import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');

export interface S3Server {
  /** An `S3_URL` with a key prefix. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a real S3 server in its own process, with one empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-test-s3-'));
  const options = ['-d', folder, '-a', '127.0.0.1', '-p', '0', '--no-vhost-buckets', '--configure-bucket', 'kitchen'];
  const child = spawn(process.execPath, ['--no-deprecation', PROGRAM, ...options], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const [, found] = /listening on [\d.]+:(\d+)/u.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error('The S3 server did not start')));
  });
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/kitchen/some/folder?region=eu-central-1`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
