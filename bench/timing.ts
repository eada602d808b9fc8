import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SMTPServer } from 'smtp-server';

import { startPostgresCluster } from '../server/test/postgres-cluster.ts';
import { startProcess } from './rig/server-process.ts';

const SECRET_KEY = 'bench-secret-key-bench-secret-key-bench';
const PASSWORD = 'correct horse battery';
const PEOPLE = 200;
const AT_ONCE = 4;

/** The requests by which an attacker could find out whether an address has an account. */
const ASKED = {
  'a link for a new password': ['/api/auth/request-password-reset', (email: string) => ({ email })],
  'the confirmation again': ['/api/auth/send-verification-email', (email: string) => ({ email })],
  'to register': ['/api/auth/sign-up/email', (email: string) => ({ email, password: PASSWORD })],
  'to sign in, with a wrong password': [
    '/api/auth/sign-in/email',
    (email: string) => ({ email, password: 'wrong horse' }),
  ],
} as const;

/**
 * How well the time of an answer tells an address with an account from one without: the area under the curve (AUC) of guessing
 * by time alone. 0.5 is chance, 0 and 1 are certainty.
 */
export async function benchTiming(): Promise<string> {
  const lines = ['## What the time of an answer tells of who has an account (AUC; 0.5 is nothing)', ''];
  lines.push(`| database | ${Object.keys(ASKED).join(' | ')} |`, `|---|${'---|'.repeat(Object.keys(ASKED).length)}`);
  const mail = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => stream.resume().on('end', () => done()),
  });
  mail.listen(0, '127.0.0.1');
  await once(mail.server, 'listening');
  const address = mail.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  for (const kind of ['sqlite', 'postgres'] as const) {
    const cluster = kind === 'postgres' ? await startPostgresCluster() : undefined;
    try {
      lines.push(`| ${kind} | ${(await measure(cluster?.url, `smtp://127.0.0.1:${port}`)).join(' | ')} |`);
    } finally {
      await cluster?.stop();
    }
  }
  await new Promise<void>((resolve) => mail.close(() => resolve()));
  return lines.join('\n');
}

async function measure(url: string | undefined, smtpUrl: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  try {
    const server = await startProcess('server/src/main.ts', {
      DATA_DIR: folder,
      SECRET_KEY,
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'larder@example.org',
      PUBLIC_URL: 'http://127.0.0.1',
      ...(url === undefined ? {} : { DATABASE_URL: url, DATA_DIR_SHARED: 'yes' }),
    });
    const post = async (path: string, body: object) => {
      const begun = performance.now();
      const answer = await fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      await answer.text();
      if (answer.status === 429 || answer.status >= 500) throw new Error(`${path} answered ${answer.status}`);
      return performance.now() - begun;
    };
    const known = (index: number) => `known${index}@example.org`;
    await inTurns(PEOPLE, async (index) => {
      await post('/api/auth/sign-up/email', { email: known(index), password: PASSWORD });
    });
    const results: string[] = [];
    for (const [round, [path, bodyFor]] of Object.values(ASKED).entries()) {
      const times = { known: new Array<number>(), unknown: new Array<number>() };
      await inTurns(PEOPLE * 2, async (index) => {
        // One after the other would meet what is done after the answer always at the same one.
        const which = Math.random() < 0.5 ? 'known' : 'unknown';
        const of = Math.floor(Math.random() * PEOPLE);
        const email = which === 'known' ? known(of) : `nobody${round}-${index}@example.org`;
        times[which].push(await post(path, bodyFor(email)));
      });
      results.push(areaUnderCurve(times.unknown, times.known).toFixed(2));
    }
    await server.stop();
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inTurns(count: number, act: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** How often a value of `above` is greater than one of `below`. */
function areaUnderCurve(below: readonly number[], above: readonly number[]): number {
  let greater = 0;
  for (const high of above) for (const low of below) greater += high > low ? 1 : high === low ? 0.5 : 0;
  return greater / (below.length * above.length);
}

if (import.meta.main) process.stdout.write(`${await benchTiming()}\n`);
