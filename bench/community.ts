import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { communityRoutes } from '@larder/contract/community';

import { schemaSteps } from '../server/src/migrations/steps.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { openDatabase } from '../server/src/platform/db/open.ts';
import { startPostgresCluster } from '../server/test/postgres-cluster.ts';
import { fillCommunity } from './rig/community.ts';
import { load } from './rig/load.ts';
import { type ServerProcess, startProcess } from './rig/server-process.ts';

const SECRET_KEY = 'bench-secret-key-bench-secret-key-bench';
const RECIPES = Number(process.env['BENCH_RECIPES'] ?? 100_000);
const CONNECTIONS = 20;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const DEEP_PAGE = 100;
const FILL = 'fill';

const LIST = '/api/community/recipes';
const SORTS = ['rating', 'views', 'newest'];
/** What people search for, and why it is measured. */
const SEARCHES = [
  ['a word in nearly every recipe', 'q=salt'],
  ['the same, the most viewed', 'q=salt&sort=views'],
  ['the same, the newest', 'q=salt&sort=newest'],
  ['the same, in a category', 'q=salt&category=Dessert'],
  ['a word in many titles', 'q=soup'],
  ['a rare word', 'q=saffron'],
  ['two words', 'q=chicken+rice'],
  ['a beginning', 'q=tom'],
  ['a misspelt word', 'q=chiken'],
  ['what is at hand', 'q=chicken+rice+broccoli+caviar'],
  ['eight words', 'q=chicken+rice+garlic+onion+leek+tofu+basil+lime'],
  ['nothing like anything', 'q=xqzwvyk'],
] as const;

/** What the community page asks for, among very many recipes and ratings, on both databases. */
export async function benchCommunity(): Promise<string> {
  const lines = [
    `## The community, ${RECIPES.toLocaleString('en')} recipes with ${(RECIPES * 10).toLocaleString('en')} ratings, ${CONNECTIONS} connections`,
    '',
    'Searches are asked so that no two requests ask for the same.',
    '',
    '| database | asked | p50 ms | p95 ms | answers /s |',
    '|---|---|---|---|---|',
  ];
  for (const kind of ['postgres', 'sqlite'] as const) {
    const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
    const cluster = kind === 'postgres' ? await startPostgresCluster() : undefined;
    try {
      const cookie = await prepare(folder, cluster?.url);
      const database = cluster === undefined ? {} : { DATABASE_URL: cluster.url, DATA_DIR_SHARED: 'yes' };
      const server = await startProcess('server/src/main.ts', { DATA_DIR: folder, SECRET_KEY, ...database });
      const all = await questions(server, cookie);
      const ask = (nextPath: () => string, seconds: number) =>
        load(server.url, { connections: CONNECTIONS, seconds, cookie, next: () => ({ path: nextPath() }) });
      // Node compiles what it runs often, and does it best after a while.
      for (const [, nextPath] of all) await ask(nextPath, 1);
      for (const [name, nextPath] of all) {
        const { p50Ms, p95Ms, perSecond } = await ask(nextPath, SECONDS);
        lines.push(`| ${kind} | ${name} | ${p50Ms} | ${p95Ms} | ${perSecond} |`);
      }
      await server.stop();
    } finally {
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return lines.join('\n');
}

/** In a process of its own: whoever asks would else pause for what filling has left in its memory. Gives a cookie. */
async function prepare(folder: string, url: string | undefined): Promise<string> {
  const words = [fileURLToPath(import.meta.url), FILL, folder, ...(url === undefined ? [] : [url])];
  return (await promisify(execFile)(process.execPath, words)).stdout;
}

async function fill(folder: string, url: string | undefined): Promise<string> {
  const database = openDatabase({ url, dataDir: folder, poolSize: 4 });
  await migrate(database, schemaSteps, folder);
  const cookie = await fillCommunity(database, RECIPES, SECRET_KEY);
  await database.close();
  return cookie;
}

type Question = readonly [string, () => string];

async function questions(server: ServerProcess, cookie: string): Promise<Question[]> {
  const lists: Question[] = [];
  for (const sort of SORTS) {
    for (const filter of ['', '&category=Soup']) {
      const path = `${LIST}?sort=${sort}${filter}`;
      const deep = `${path}&cursor=${await findDeepCursor(server, cookie, path)}`;
      lists.push([path, () => path], [`${path}, page ${DEEP_PAGE}`, () => deep]);
    }
  }
  const picked = ['/api/community/trending', '/api/community/recommended'];
  const browsed = '/api/categories/recipes?sort=rating';
  return [
    ...[...picked, browsed].map((path): Question => [path, () => path]),
    ...lists,
    ...SEARCHES.map(([name, query]): Question => [`search: ${name}`, () => unlikeOthers(`${LIST}?${query}`)]),
    ['search: all of these in turn', () => unlikeOthers(`${LIST}?${SEARCHES[asked % SEARCHES.length]?.[1]}`)],
  ];
}

async function findDeepCursor(server: ServerProcess, cookie: string, path: string): Promise<string> {
  let cursor = '';
  for (let page = 1; page < DEEP_PAGE; page++) {
    const answer = await fetch(`${server.url}${path}${cursor && `&cursor=${cursor}`}`, { headers: { cookie } });
    const { next_cursor } = communityRoutes.listCommunity.response.parse(await answer.json());
    if (next_cursor === null) return cursor;
    cursor = next_cursor;
  }
  return cursor;
}

let asked = 0;

/** The same words with other signs before them, which mean nothing and yet make another question of it. */
function unlikeOthers(path: string): string {
  const signs = (asked++).toString(4).replace(/[0-3]/gu, (digit) => '!;:,'[Number(digit)] ?? '');
  return path.replace('q=', `q=${signs}+`);
}

if (import.meta.main) {
  const [task, folder = '', url] = process.argv.slice(2);
  process.stdout.write(task === FILL ? await fill(folder, url) : `${await benchCommunity()}\n`);
}
