import { get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';

import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { fill } from './rig/fill.ts';
import { insertSessions } from './rig/session.ts';
import { type ServerProcess, startProcess } from './rig/server-process.ts';
import { openMigrated, type TemporaryDatabase, withDatabase } from './rig/temporary-database.ts';
import { untypedDb } from './rig/untyped-db.ts';

/** Server-sent events to many open pages of one instance: `node bench/events.ts`. */
const STREAMS = 1_000;
const PEOPLE = 250;
/** Connections opened concurrently. */
const OPENED_AT_ONCE = 20;
const RATINGS = 40;
const RATING_INTERVAL_MS = 400;
/** A burst of ratings of one recipe. */
const BURST_PER_SECOND = 100;
const BURST_SECONDS = 3;

interface Page {
  /** When the page received each event. */
  readonly receivedAt: number[];
  lastEvent: string;
}

export async function benchEvents(): Promise<string> {
  return withDatabase('sqlite', async (database) => {
    let server: ServerProcess | undefined;
    try {
      const { cookies, recipeId } = await prepare(database);
      server = await startProcess('server/src/main.ts', { ...database.environment, NODE_ENV: 'production' });
      const { url } = server;
      const [cookie = ''] = cookies;
      for (let n = 0; n < 50; n += 1) await rate(url, cookie, recipeId, 1 + (n % 5));
      const before = server.residentMb();
      const pages: Page[] = [];
      for (let from = 0; from < STREAMS; from += OPENED_AT_ONCE) {
        const opened = Array.from({ length: OPENED_AT_ONCE }, (_, n) => open(url, cookies[(from + n) % PEOPLE] ?? ''));
        pages.push(...(await Promise.all(opened)));
      }
      const open1000 = server.residentMb();
      // New streams also receive the events of the last moment.
      await setTimeout(1_000);
      const delays: number[] = [];
      for (let n = 0; n < RATINGS; n += 1) {
        for (const page of pages) page.receivedAt.length = 0;
        await rate(url, cookie, recipeId, 1 + (n % 5));
        const ratedAt = performance.now();
        await setTimeout(RATING_INTERVAL_MS);
        for (const { receivedAt } of pages) delays.push((receivedAt[0] ?? Number.POSITIVE_INFINITY) - ratedAt);
      }
      const burst = await measureBurst(url, cookies, recipeId, pages);
      return table({ before, open1000, peak: server.residentMb(), delays, burst });
    } finally {
      await server?.stop();
    }
  });
}

/** Creates users with one session each, and a community recipe. */
async function prepare(temporary: TemporaryDatabase) {
  const database = await openMigrated(temporary);
  const { userIds, userId } = await fill(database, PEOPLE, PEOPLE);
  const cookies = await insertSessions(untypedDb(database), userIds);
  const recipeId = uuidv7();
  await sql`insert into community_recipes (id, shared_by, title, description, ingredients, instructions, created_at)
    values (${recipeId}, ${userId}, 'Soup', 'Warm', '["1 leek"]', '["Cook."]', ${new Date()})`.execute(database.db);
  await database.close();
  return { cookies, recipeId };
}

function open(url: string, cookie: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, accept: 'text/event-stream' };
    const outgoing = get(`${url}/api/events`, { headers, agent: false }, (response: IncomingMessage) => {
      if (response.statusCode !== 200) reject(new Error(`An event stream got status ${response.statusCode}`));
      const page: Page = { receivedAt: [], lastEvent: '' };
      response.setEncoding('utf8').on('data', (text: string) => {
        for (const frame of text.split('\n\n').filter((each) => each.includes('community.rated'))) {
          page.receivedAt.push(performance.now());
          page.lastEvent = frame;
        }
        if (text.includes('listening')) resolve(page);
      });
      // The server is stopping.
      response.on('error', () => undefined);
    });
    outgoing.on('error', reject);
  });
}

async function rate(url: string, cookie: string, id: string, rating: number): Promise<number> {
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const body = JSON.stringify({ rating });
  const response = await fetch(`${url}/api/community/${id}/ratings`, { method: 'POST', headers, body });
  await response.text();
  return response.status;
}

/** A burst of ratings: events per second and page, and whether all pages end up with the same counts. */
async function measureBurst(url: string, cookies: readonly string[], id: string, pages: readonly Page[]) {
  for (const page of pages) page.receivedAt.length = 0;
  const startedAt = performance.now();
  const requests: Promise<number>[] = [];
  for (let n = 0; n < BURST_PER_SECOND * BURST_SECONDS; n += 1) {
    requests.push(rate(url, cookies[n % PEOPLE] ?? '', id, 1 + (n % 5)));
    await setTimeout(Math.max(0, startedAt + (n * 1_000) / BURST_PER_SECOND - performance.now()));
  }
  const accepted = (await Promise.all(requests)).filter((status) => status === 200).length;
  const seconds = (performance.now() - startedAt) / 1_000;
  await setTimeout(2_000);
  const eventsPerSecond = pages.map(({ receivedAt }) => receivedAt.length / seconds);
  return {
    perSecond: accepted / seconds,
    eventsPerSecond: Math.max(...eventsPerSecond),
    finalStates: new Set(pages.map(({ lastEvent }) => lastEvent)).size,
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
  readonly burst: Awaited<ReturnType<typeof measureBurst>>;
}

function table({ before, open1000, peak, delays, burst }: Figures): string {
  return [
    `## Events to ${STREAMS.toLocaleString('en')} open pages of one instance`,
    '',
    '| what | |',
    '|---|---|',
    `| memory without streams, MB | ${before} |`,
    `| memory with all streams open, MB | ${open1000} |`,
    `| memory after all measurements, MB | ${peak} |`,
    `| delay from the response of a rating to its event, p50, ms | ${at(delays, 0.5)} |`,
    `| p95, ms | ${at(delays, 0.95)} |`,
    `| maximum, ms | ${at(delays, 1)} |`,
    `| ratings per second of one recipe in a burst | ${burst.perSecond.toFixed(0)} |`,
    `| events per second that a page receives, maximum | ${burst.eventsPerSecond.toFixed(1)} |`,
    `| different final counts across pages | ${burst.finalStates} |`,
  ].join('\n');
}

if (import.meta.main) {
  process.stdout.write(`${await benchEvents()}\n`);
  // Does not wait for open streams.
  process.exit(0);
}
