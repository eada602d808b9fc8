import { RecipePage } from '@larder/contract/recipes';

import { fill, type Filled } from './rig/fill.ts';
import { load } from './rig/load.ts';
import { type ServerProcess, startProcess } from './rig/server-process.ts';
import { DATABASE_KINDS, openMigrated, type TemporaryDatabase, withDatabase } from './rig/temporary-database.ts';

const RECIPES = Number(process.env['BENCH_RECIPES'] ?? 100_000);
const OWN_RECIPES = RECIPES / 10;
const CONNECTIONS = 20;
const SECONDS = 3;
const DEEP_PAGE = 400;

const SORTS = ['date', 'title', 'cookTime'];
/** From the least to the most selective filter. */
const FILTERS = [
  '',
  'category=Soup',
  'tags=Lunch',
  'tags=Vegan',
  'tags=Dinner,Vegetarian,Gluten-Free',
  'favorites=true',
  'category=Beverage',
  'category=Beverage&favorites=true',
  'tags=Snack',
];

/** All combinations of filter and sort, for a user who owns a tenth of all recipes, on both databases. */
export async function benchLists(): Promise<string> {
  const lines = [
    `## Lists of a user with ${OWN_RECIPES.toLocaleString('en')} of ${RECIPES.toLocaleString('en')} recipes, ${CONNECTIONS} connections`,
    '',
    '| database | request | p50 ms | p95 ms |',
    '|---|---|---|---|',
  ];
  for (const kind of DATABASE_KINDS) {
    await withDatabase(kind, async (database) => {
      const filled = await prepare(database);
      const server = await startProcess('server/src/main.ts', database.environment);
      for (const path of [...(await listPaths(server, filled)), ...OTHER_PATHS]) {
        const { p50Ms, p95Ms } = await measure(server, filled, path);
        const label = path.replace(/cursor=[^&]*/u, `page=${DEEP_PAGE}`).replaceAll('|', '\\|');
        lines.push(`| ${kind} | ${label} | ${p50Ms} | ${p95Ms} |`);
      }
      await server.stop();
    });
  }
  return lines.join('\n');
}

const OTHER_PATHS = [
  ...FILTERS.map((filter) => `/api/recipes/count?${filter}`),
  '/api/recipes/categories',
  '/api/stats',
  '/api/cookbook/ids?',
];

async function prepare(temporary: TemporaryDatabase): Promise<Filled> {
  const database = await openMigrated(temporary);
  const filled = await fill(database, RECIPES, RECIPES / 100, OWN_RECIPES);
  await database.close();
  return filled;
}

async function listPaths(server: ServerProcess, filled: Filled): Promise<string[]> {
  const paths = [];
  for (const sort of SORTS) {
    for (const filter of FILTERS) paths.push(`/api/recipes?${filter}&sort=${sort}`);
    paths.push(`/api/recipes?sort=${sort}&cursor=${await findDeepPage(server, filled, sort)}`);
  }
  return paths;
}

async function findDeepPage(server: ServerProcess, { cookie }: Filled, sort: string): Promise<string> {
  let cursor = '';
  for (let page = 1; page < DEEP_PAGE; page++) {
    const response = await fetch(`${server.url}/api/recipes?sort=${sort}${cursor === '' ? '' : `&cursor=${cursor}`}`, {
      headers: { cookie },
    });
    const { next_cursor } = RecipePage.parse(await response.json());
    if (next_cursor === null) return cursor;
    cursor = next_cursor;
  }
  return cursor;
}

async function measure(server: ServerProcess, { cookie }: Filled, path: string) {
  const options = { connections: CONNECTIONS, cookie };
  await load(`${server.url}${path}`, { ...options, seconds: 1 });
  return load(`${server.url}${path}`, { ...options, seconds: SECONDS });
}

if (import.meta.main) process.stdout.write(`${await benchLists()}\n`);
