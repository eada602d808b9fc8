import { once } from 'node:events';

import { SMTPServer } from 'smtp-server';

import { startProcess } from './rig/server-process.ts';
import { DATABASE_KINDS, type TemporaryDatabase, withDatabase } from './rig/temporary-database.ts';

const PASSWORD = 'correct horse battery';
const PEOPLE = 200;
const CONCURRENCY = 4;

/** Requests whose response time could reveal whether an address has an account. */
const REQUESTS = {
  'password reset': ['/api/auth/request-password-reset', (email: string) => ({ email })],
  'resend confirmation': ['/api/auth/send-verification-email', (email: string) => ({ email })],
  registration: ['/api/auth/sign-up/email', (email: string) => ({ email, password: PASSWORD })],
  'sign-in, wrong password': ['/api/auth/sign-in/email', (email: string) => ({ email, password: 'wrong horse' })],
} as const;

/**
 * User enumeration by response time: the area under the ROC curve (AUC) of guessing by time alone whether an address has
 * an account. 0.5 is chance, 0 and 1 are certainty.
 */
export async function benchTiming(): Promise<string> {
  const lines = ['## User enumeration by response time (AUC; 0.5 is chance)', ''];
  lines.push(
    `| database | ${Object.keys(REQUESTS).join(' | ')} |`,
    `|---|${'---|'.repeat(Object.keys(REQUESTS).length)}`,
  );
  const mail = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => stream.resume().on('end', () => done()),
  });
  mail.listen(0, '127.0.0.1');
  await once(mail.server, 'listening');
  const address = mail.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  for (const kind of DATABASE_KINDS) {
    const areas = await withDatabase(kind, (database) => measure(database, `smtp://127.0.0.1:${port}`));
    lines.push(`| ${kind} | ${areas.join(' | ')} |`);
  }
  await new Promise<void>((resolve) => mail.close(() => resolve()));
  return lines.join('\n');
}

async function measure({ environment }: TemporaryDatabase, smtpUrl: string): Promise<string[]> {
  const server = await startProcess('server/src/main.ts', {
    ...environment,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'larder@example.org',
    PUBLIC_URL: 'http://127.0.0.1',
  });
  const post = async (path: string, body: object) => {
    const startedAt = performance.now();
    const response = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.text();
    if (response.status === 429 || response.status >= 500) throw new Error(`${path} responded ${response.status}`);
    return performance.now() - startedAt;
  };
  const known = (index: number) => `known${index}@example.org`;
  await runConcurrently(PEOPLE, async (index) => {
    await post('/api/auth/sign-up/email', { email: known(index), password: PASSWORD });
  });
  const results: string[] = [];
  for (const [round, [path, bodyFor]] of Object.values(REQUESTS).entries()) {
    const times = { known: new Array<number>(), unknown: new Array<number>() };
    await runConcurrently(PEOPLE * 2, async (index) => {
      // Random order: in a fixed one, work after a response would always delay the same kind of request.
      const group = Math.random() < 0.5 ? 'known' : 'unknown';
      const of = Math.floor(Math.random() * PEOPLE);
      const email = group === 'known' ? known(of) : `nobody${round}-${index}@example.org`;
      times[group].push(await post(path, bodyFor(email)));
    });
    results.push(areaUnderCurve(times.unknown, times.known).toFixed(2));
  }
  await server.stop();
  return results;
}

async function runConcurrently(count: number, act: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

/** The probability that a value of `above` is greater than one of `below`; ties count half. */
function areaUnderCurve(below: readonly number[], above: readonly number[]): number {
  let greater = 0;
  for (const high of above) for (const low of below) greater += high > low ? 1 : high === low ? 0.5 : 0;
  return greater / (below.length * above.length);
}

if (import.meta.main) process.stdout.write(`${await benchTiming()}\n`);
