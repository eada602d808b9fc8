import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { DERIVATION_VERSION } from '../server/src/features/recipes/derived.ts';
import { COMMUNITY_SCOPE, searchScope } from '../server/src/features/recipes/search/document.ts';
import { schemaSteps } from '../server/src/migrations/steps.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { type Database, openDatabase } from '../server/src/platform/db/open.ts';
import { startPostgresCluster } from '../server/test/postgres-cluster.ts';
import { load } from './rig/load.ts';
import { insertSessions, SECRET_KEY } from './rig/session.ts';
import { startProcess } from './rig/server-process.ts';
import { recipe, writeAll } from './rig/texts.ts';
import { ignoredPunctuation } from './rig/unique-search.ts';
import { insert, untypedDb } from './rig/untyped-db.ts';

const RECIPES = Number(process.env['BENCH_RECIPES'] ?? 100_000);
/** The measured user owns a tenth of all recipes, these users the rest. */
const OTHERS = 900;
const COMMUNITY = RECIPES / 20;
const SHARED = 50;
const CONNECTIONS = 20;
const SECONDS = 4;

/** Searches, each with the case that it represents. */
const SEARCHES = [
  ['a word in nearly every recipe', 'q=salt'],
  ['a word in many titles', 'q=soup'],
  ['a rare word', 'q=saffron'],
  ['two words', 'q=chicken+rice'],
  ['a prefix', 'q=to'],
  ['a longer prefix', 'q=tom'],
  ['a misspelled word', 'q=chiken'],
  ['ingredients at hand', 'q=chicken+rice+broccoli+caviar'],
  ['eight words', 'q=chicken+rice+garlic+onion+leek+tofu+basil+lime'],
  ['three misspelled words', 'q=tomatoe+bazil+garlik'],
  ['no match', 'q=xqzwvyk'],
  ['in a category', 'q=salt&category=Dessert'],
  ['favorites, by title', 'q=salt&favorites=true&sort=title'],
] as const;

/** Searches in a user's own 10,000 of 100,000 recipes, and everywhere, with 20 connections on both databases. */
export async function benchSearch(): Promise<string> {
  const lines = [
    `## Search, a user with ${RECIPES / 10} of ${RECIPES} recipes, ${CONNECTIONS} connections`,
    '',
    'Unique: all requests differ. Repeated: all are the same, like a page, its count and the next page of one search.',
    '',
    '| database | search | unique: p50 ms | p95 ms | requests /s | repeated: p50 ms | p95 ms | requests /s |',
    '|---|---|---|---|---|---|---|---|',
  ];
  for (const kind of ['sqlite', 'postgres'] as const) {
    const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
    const cluster = kind === 'postgres' ? await startPostgresCluster() : undefined;
    try {
      lines.push(...(await measure(kind, folder, cluster?.url)));
    } finally {
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return lines.join('\n');
}

async function measure(kind: string, folder: string, url: string | undefined): Promise<string[]> {
  const cookie = await prepareSearch(folder, url);
  const server = await startProcess('server/src/main.ts', {
    DATA_DIR: folder,
    SECRET_KEY,
    ...(url === undefined ? {} : { DATABASE_URL: url, DATA_DIR_SHARED: 'yes' }),
  });
  const requests = [
    ...SEARCHES.map(([name, query]) => [name, `/api/recipes?${query}`] as const),
    ['counting: a word in nearly every recipe', '/api/recipes/count?q=salt'],
    ['everywhere: a word in nearly every recipe', '/recipes/search?q=salt'],
    ['everywhere: a rare word', '/recipes/search?q=saffron'],
    ['everywhere: two words', '/recipes/search?q=chicken+rice'],
    ['everywhere: a misspelled word', '/recipes/search?q=chiken'],
    ['everywhere: ingredients at hand', '/recipes/search?q=chicken+rice+broccoli+caviar'],
  ] as const;
  const lines: string[] = [];
  for (const [name, path] of requests) {
    const ask = (seconds: number, nextPath: () => string) =>
      load(server.url, { connections: CONNECTIONS, seconds, cookie, next: () => ({ path: nextPath() }) });
    const figures = [];
    for (const nextPath of [() => uniqueSearch(path), () => path]) {
      await ask(1, nextPath);
      const { p50Ms, p95Ms, perSecond } = await ask(SECONDS, nextPath);
      figures.push(p50Ms, p95Ms, perSecond);
    }
    lines.push(`| ${kind} | ${name} | ${figures.join(' | ')} |`);
  }
  await server.stop();
  return lines;
}

let searchCount = 0;

function uniqueSearch(path: string): string {
  return path.replace('q=', `q=${ignoredPunctuation(searchCount++)}+`);
}

/** Fills the database. Returns the cookie of the user with a tenth of all recipes. */
export async function prepareSearch(folder: string, url: string | undefined): Promise<string> {
  const database = openDatabase({ url, dataDir: folder, poolSize: 2 });
  await migrate(database, schemaSteps, folder);
  const cookie = await fillForSearch(database);
  await database.withoutTimeouts(async (db) => {
    await sql.raw(database.kind === 'postgres' ? 'vacuum analyze' : 'analyze').execute(db);
  });
  await database.close();
  return cookie;
}

async function fillForSearch(database: Database): Promise<string> {
  const db = untypedDb(database);
  const now = new Date();
  const people = Array.from({ length: OTHERS + 1 }, () => uuidv7());
  const [ownerId = ''] = people;
  const stamps = { created_at: now, updated_at: now };
  const users = people.map((id, n) => ({ id, email: `cook${n}@example.org`, name: `cook${n}`, ...stamps }));
  await insert(db, 'users', users);
  const isOwn = (n: number) => n % 10 === 0;
  const recipes = Array.from({ length: RECIPES }, (_, n) => ({
    ...recipe(n, isOwn(n) ? ownerId : (people[1 + (n % OTHERS)] ?? ''), now),
    // Otherwise the server would derive all recipes again during the measurement.
    derived_by: DERIVATION_VERSION,
  }));
  await writeAll(db, database.kind, 'recipes', 'recipe_search', recipes, ({ user_id }) => searchScope(user_id));
  const copies = recipes
    .filter((_row, n) => n % 20 === 1)
    .slice(0, COMMUNITY)
    .map(({ user_id, is_favorite: _favorite, title_order: _order, updated_at: _at, ...row }) => ({
      ...row,
      id: uuidv7(),
      shared_by: user_id,
    }));
  await writeAll(db, database.kind, 'community_recipes', 'community_search', copies, () => COMMUNITY_SCOPE);
  const shares = recipes.filter(({ user_id }) => user_id !== ownerId).slice(0, SHARED);
  await insert(
    db,
    'shared_recipes',
    shares.map(({ id, user_id }) => ({ recipe_id: id, shared_by: user_id, shared_with: ownerId, created_at: now })),
  );
  const [cookie = ''] = await insertSessions(db, [ownerId]);
  return cookie;
}

if (import.meta.main) process.stdout.write(`${await benchSearch()}\n`);
