import { createHmac } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { type Kysely, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { schemaSteps } from '../server/src/migrations/steps.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { openDatabase } from '../server/src/platform/db/open.ts';
import { fill, insert } from './rig/fill.ts';
import { type ServerProcess, startProcess } from './rig/server-process.ts';

/** Open pages that are told what happens, on one instance: `node bench/events.ts`. */
const SECRET_KEY = 'bench-secret-key-bench-secret-key-bench';
const STREAMS = 1_000;
const PEOPLE = 250;
/** So many connections are opened at once. */
const AT_ONCE = 20;
const RATINGS = 40;
const RATING_MS = 400;
/** A hot recipe: so many rate it within so many seconds. */
const RUSH_PER_SECOND = 100;
const RUSH_SECONDS = 3;

interface Page {
  /** When each rating was heard of. */
  readonly heardAt: number[];
  last: string;
}

export async function benchEvents(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  let server: ServerProcess | undefined;
  try {
    const { cookies, recipeId } = await prepare(folder);
    server = await startProcess('server/src/main.ts', { DATA_DIR: folder, SECRET_KEY, NODE_ENV: 'production' });
    const { url } = server;
    const [cookie = ''] = cookies;
    for (let n = 0; n < 50; n += 1) await rate(url, cookie, recipeId, 1 + (n % 5));
    const before = server.residentMb();
    const pages: Page[] = [];
    for (let from = 0; from < STREAMS; from += AT_ONCE) {
      const opened = Array.from({ length: AT_ONCE }, (_, n) => open(url, cookies[(from + n) % PEOPLE] ?? ''));
      pages.push(...(await Promise.all(opened)));
    }
    const open1000 = server.residentMb();
    // What happened a moment before is told to those who come, too.
    await setTimeout(1_000);
    const delays: number[] = [];
    for (let n = 0; n < RATINGS; n += 1) {
      for (const page of pages) page.heardAt.length = 0;
      await rate(url, cookie, recipeId, 1 + (n % 5));
      const answeredAt = performance.now();
      await setTimeout(RATING_MS);
      for (const { heardAt } of pages) delays.push((heardAt[0] ?? Number.POSITIVE_INFINITY) - answeredAt);
    }
    const rush = await rushOn(url, cookies, recipeId, pages);
    return table({ before, open1000, peak: server.residentMb(), delays, rush });
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** People, each with a session, and a recipe that everyone has. */
async function prepare(folder: string) {
  const database = openDatabase({ url: undefined, dataDir: folder, poolSize: 2 });
  await migrate(database, schemaSteps, folder);
  const { userIds, userId } = await fill(database, SECRET_KEY, PEOPLE, PEOPLE);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows are made here as plain records
  const db = database.db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const stamps = { created_at: new Date(), updated_at: new Date(), authenticated_at: new Date() };
  const tokens = userIds.map(() => uuidv7().replaceAll('-', ''));
  const expires_at = new Date(Date.now() + 86_400_000);
  await insert(
    db,
    'sessions',
    userIds.map((user_id, n) => ({ id: uuidv7(), token: tokens[n], user_id, expires_at, ...stamps })),
  );
  const recipeId = uuidv7();
  await sql`insert into community_recipes (id, shared_by, title, description, ingredients, instructions, created_at)
    values (${recipeId}, ${userId}, 'Soup', 'Warm', '["1 leek"]', '["Cook."]', ${new Date()})`.execute(database.db);
  await database.close();
  const cookies = tokens.map((token) => {
    const signature = createHmac('sha256', SECRET_KEY).update(token).digest('base64');
    return `larder.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  });
  return { cookies, recipeId };
}

function open(url: string, cookie: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, accept: 'text/event-stream' };
    const asked = get(`${url}/api/events`, { headers, agent: false }, (answer: IncomingMessage) => {
      if (answer.statusCode !== 200) reject(new Error(`A stream was answered with ${answer.statusCode}`));
      const page: Page = { heardAt: [], last: '' };
      answer.setEncoding('utf8').on('data', (text: string) => {
        for (const frame of text.split('\n\n').filter((each) => each.includes('community.rated'))) {
          page.heardAt.push(performance.now());
          page.last = frame;
        }
        if (text.includes('listening')) resolve(page);
      });
      // When the server stops.
      answer.on('error', () => undefined);
    });
    asked.on('error', reject);
  });
}

async function rate(url: string, cookie: string, id: string, rating: number): Promise<number> {
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const body = JSON.stringify({ rating });
  const answer = await fetch(`${url}/api/community/${id}/ratings`, { method: 'POST', headers, body });
  await answer.text();
  return answer.status;
}

/** Many rate one recipe: how many events each page hears a second, and whether all end up with the same figures. */
async function rushOn(url: string, cookies: readonly string[], id: string, pages: readonly Page[]) {
  for (const page of pages) page.heardAt.length = 0;
  const began = performance.now();
  const all: Promise<number>[] = [];
  for (let n = 0; n < RUSH_PER_SECOND * RUSH_SECONDS; n += 1) {
    all.push(rate(url, cookies[n % PEOPLE] ?? '', id, 1 + (n % 5)));
    await setTimeout(Math.max(0, began + (n * 1_000) / RUSH_PER_SECOND - performance.now()));
  }
  const taken = (await Promise.all(all)).filter((status) => status === 200).length;
  const seconds = (performance.now() - began) / 1_000;
  await setTimeout(2_000);
  const heard = pages.map(({ heardAt }) => heardAt.length / seconds);
  return {
    perSecond: taken / seconds,
    heard: Math.max(...heard),
    endings: new Set(pages.map(({ last }) => last)).size,
  };
}

function at(times: readonly number[], part: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(0);
}

interface Figures {
  readonly before: number;
  readonly open1000: number;
  readonly peak: number;
  readonly delays: readonly number[];
  readonly rush: Awaited<ReturnType<typeof rushOn>>;
}

function table({ before, open1000, peak, delays, rush }: Figures): string {
  return [
    `## What happens, told to ${STREAMS.toLocaleString('en')} open pages of one instance`,
    '',
    '| what | |',
    '|---|---|',
    `| memory before anybody listens, MB | ${before} |`,
    `| with all of them open, MB | ${open1000} |`,
    `| after everything below, MB | ${peak} |`,
    `| from the answer to a rating until a page hears of it, p50, ms | ${at(delays, 0.5)} |`,
    `| p95, ms | ${at(delays, 0.95)} |`,
    `| most, ms | ${at(delays, 1)} |`,
    `| ratings a second on one recipe in a rush | ${rush.perSecond.toFixed(0)} |`,
    `| events a second that a page hears of it, at most | ${rush.heard.toFixed(1)} |`,
    `| different last figures on all pages after it | ${rush.endings} |`,
  ].join('\n');
}

if (import.meta.main) {
  process.stdout.write(`${await benchEvents()}\n`);
  // The streams that were open are not waited for.
  process.exit(0);
}
