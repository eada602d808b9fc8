import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { communityRoutes } from '@larder/contract/community';

import { fillCommunity } from './rig/community.ts';
import { load } from './rig/load.ts';
import { type ServerProcess, startProcess } from './rig/server-process.ts';
import { DATABASE_KINDS, openMigrated, type TemporaryDatabase, withDatabase } from './rig/temporary-database.ts';
import { ignoredPunctuation } from './rig/unique-search.ts';

const RECIPES = Number(process.env['BENCH_RECIPES'] ?? 100_000);
const CONNECTIONS = 20;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const DEEP_PAGE = 100;
const FILL = 'fill';

const LIST = '/api/community/recipes';
const SORTS = ['rating', 'views', 'newest'];
/** Searches, each with the case that it represents. */
const SEARCHES = [
  ['a word in nearly every recipe', 'q=salt'],
  ['the same, most viewed first', 'q=salt&sort=views'],
  ['the same, newest first', 'q=salt&sort=newest'],
  ['the same, in a category', 'q=salt&category=Dessert'],
  ['a word in many titles', 'q=soup'],
  ['a rare word', 'q=saffron'],
  ['two words', 'q=chicken+rice'],
  ['a prefix', 'q=tom'],
  ['a misspelled word', 'q=chiken'],
  ['ingredients at hand', 'q=chicken+rice+broccoli+caviar'],
  ['eight words', 'q=chicken+rice+garlic+onion+leek+tofu+basil+lime'],
  ['no match', 'q=xqzwvyk'],
] as const;

/** The requests of the community page among many recipes and ratings, on both databases. */
export async function benchCommunity(): Promise<string> {
  const lines = [
    `## The community, ${RECIPES.toLocaleString('en')} recipes with ${(RECIPES * 10).toLocaleString('en')} ratings, ${CONNECTIONS} connections`,
    '',
    'All search requests differ, so no cache answers them.',
    '',
    '| database | request | p50 ms | p95 ms | requests /s |',
    '|---|---|---|---|---|',
  ];
  for (const kind of DATABASE_KINDS) {
    await withDatabase(kind, async (database) => {
      const cookie = await prepare(database);
      const server = await startProcess('server/src/main.ts', database.environment);
      const requests = await listRequests(server, cookie);
      const measure = (nextPath: () => string, seconds: number) =>
        load(server.url, { connections: CONNECTIONS, seconds, cookie, next: () => ({ path: nextPath() }) });
      // Warm-up of the JIT compiler.
      for (const [, nextPath] of requests) await measure(nextPath, 1);
      for (const [name, nextPath] of requests) {
        const { p50Ms, p95Ms, perSecond } = await measure(nextPath, SECONDS);
        lines.push(`| ${kind} | ${name} | ${p50Ms} | ${p95Ms} | ${perSecond} |`);
      }
      await server.stop();
    });
  }
  return lines.join('\n');
}

/**
 * Fills in a child process: otherwise garbage from the fill would cause GC pauses in the measurement. Returns a cookie.
 */
async function prepare({ folder, url }: TemporaryDatabase): Promise<string> {
  const parameters = [fileURLToPath(import.meta.url), FILL, folder, ...(url === undefined ? [] : [url])];
  return (await promisify(execFile)(process.execPath, parameters)).stdout;
}

async function fill(folder: string, url: string | undefined): Promise<string> {
  const database = await openMigrated({ folder, url });
  const cookie = await fillCommunity(database, RECIPES);
  await database.close();
  return cookie;
}

/** The name of a request, and a function that returns its next path. */
type NamedRequest = readonly [string, () => string];

async function listRequests(server: ServerProcess, cookie: string): Promise<NamedRequest[]> {
  const lists: NamedRequest[] = [];
  for (const sort of SORTS) {
    for (const filter of ['', '&category=Soup']) {
      const path = `${LIST}?sort=${sort}${filter}`;
      const deep = `${path}&cursor=${await findDeepCursor(server, cookie, path)}`;
      lists.push([path, () => path], [`${path}, page ${DEEP_PAGE}`, () => deep]);
    }
  }
  const recommendations = ['/api/community/trending', '/api/community/recommended'];
  const browsed = '/api/categories/recipes?sort=rating';
  return [
    ...[...recommendations, browsed].map((path): NamedRequest => [path, () => path]),
    ...lists,
    ...SEARCHES.map(([name, query]): NamedRequest => [`search: ${name}`, () => uniqueSearch(`${LIST}?${query}`)]),
    ['search: all of these in rotation', () => uniqueSearch(`${LIST}?${SEARCHES[searchCount % SEARCHES.length]?.[1]}`)],
  ];
}

async function findDeepCursor(server: ServerProcess, cookie: string, path: string): Promise<string> {
  let cursor = '';
  for (let page = 1; page < DEEP_PAGE; page++) {
    const response = await fetch(`${server.url}${path}${cursor && `&cursor=${cursor}`}`, { headers: { cookie } });
    const { next_cursor } = communityRoutes.listCommunity.response.parse(await response.json());
    if (next_cursor === null) return cursor;
    cursor = next_cursor;
  }
  return cursor;
}

let searchCount = 0;

function uniqueSearch(path: string): string {
  return path.replace('q=', `q=${ignoredPunctuation(searchCount++)}+`);
}

if (import.meta.main) {
  const [task, folder = '', url] = process.argv.slice(2);
  process.stdout.write(task === FILL ? await fill(folder, url) : `${await benchCommunity()}\n`);
}
