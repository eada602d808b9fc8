import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { hashPassword } from '../server/src/features/account/passwords.ts';
import { fill } from './rig/fill.ts';
import { load, type LoadResult, median } from './rig/load.ts';
import { insertSessions } from './rig/session.ts';
import { startProcess } from './rig/server-process.ts';
import { DATABASE_KINDS, openMigrated, type TemporaryDatabase, withDatabase } from './rig/temporary-database.ts';
import { insert, untypedDb } from './rig/untyped-db.ts';

const PASSWORD = 'correct horse';
const PEOPLE = 200;
const FEW_SESSIONS = 1_000;
const MANY_SESSIONS = 200_000;
const SECONDS = 5;
const ROUNDS = 3;

/** Ten concurrent sign-ins beside other users' reads, and the cost of a session check among many sessions. */
export async function benchAccounts(): Promise<string> {
  const lines = ['## Sign-in, 10 connections, while 10 others list recipes', ''];
  lines.push(
    '| database | sign-ins /s | sign-in p50 ms | p95 ms | list p50 ms | p95 ms | list p95 ms without sign-ins |',
    '|---|---|---|---|---|---|---|',
  );
  const checks: string[] = [];
  for (const kind of DATABASE_KINDS) {
    const many = await withDatabase(kind, (database) => measure(database, MANY_SESSIONS));
    lines.push(
      `| ${kind} | ${many.signIns.perSecond} | ${formatLatency(many.signIns)} | ${formatLatency(many.lists)} | ${many.listsAlone.p95Ms} |`,
    );
    checks.push(`| ${kind} | ${many.few} | ${many.check} | ${(many.check / many.few).toFixed(2)} |`);
  }
  lines.push('', `## A session check (\`GET /api/session\`), 20 connections, requests /s`, '');
  lines.push('| database | 1,000 sessions | 200,000 sessions | ratio |', '|---|---|---|---|', ...checks);
  return lines.join('\n');
}

const formatLatency = ({ p50Ms, p95Ms }: LoadResult) => `${p50Ms} | ${p95Ms}`;

async function measure(database: TemporaryDatabase, sessions: number) {
  const { cookie, userIds } = await prepare(database);
  const server = await startProcess('server/src/main.ts', database.environment);
  const checkOnce = () => load(`${server.url}/api/session`, { connections: 20, seconds: 2, cookie });
  const check = async () => {
    await checkOnce();
    const runs: number[] = [];
    for (let round = 0; round < ROUNDS; round++) runs.push((await checkOnce()).perSecond);
    return median(runs);
  };
  const few = await check();
  await addSessions(database, userIds, sessions - FEW_SESSIONS);
  const manyChecks = await check();
  const lists = () => load(`${server.url}/api/recipes`, { connections: 10, seconds: SECONDS, cookie });
  const listsAlone = await lists();
  const bodies = Array.from({ length: PEOPLE }, (_, n) => ({ email: `cook${n}@example.org`, password: PASSWORD }));
  const [signIns, listsDuringSignIns] = await Promise.all([
    load(`${server.url}/api/auth/sign-in/email`, { connections: 10, seconds: SECONDS, bodies }),
    lists(),
  ]);
  await server.stop();
  return { few, check: manyChecks, listsAlone, signIns, lists: listsDuringSignIns };
}

async function prepare(temporary: TemporaryDatabase) {
  const database = await openMigrated(temporary);
  const { cookie, userIds } = await fill(database, PEOPLE * 30, PEOPLE);
  const password = await hashPassword(PASSWORD);
  const now = new Date();
  await insert(
    untypedDb(database),
    'accounts',
    userIds.map((id) => ({
      id: uuidv7(),
      account_id: id,
      provider_id: 'credential',
      user_id: id,
      password,
      created_at: now,
      updated_at: now,
    })),
  );
  await database.close();
  await addSessions(temporary, userIds, FEW_SESSIONS);
  return { cookie, userIds };
}

async function addSessions(temporary: TemporaryDatabase, userIds: readonly string[], count: number) {
  const database = await openMigrated(temporary);
  const ofSessions = Array.from({ length: count }, (_, n) => userIds[n % userIds.length] ?? '');
  await insertSessions(untypedDb(database), ofSessions);
  // Query plans depend on table statistics.
  await sql.raw('analyze').execute(database.db);
  await database.close();
}

if (import.meta.main) process.stdout.write(`${await benchAccounts()}\n`);
