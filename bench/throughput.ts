import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startPostgresCluster } from '../server/test/postgres-cluster.ts';
import { schemaSteps } from '../server/src/migrations/steps.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { openDatabase, sqlitePath } from '../server/src/platform/db/open.ts';
import { fill, type Filled } from './rig/fill.ts';
import { load, type LoadResult, median } from './rig/load.ts';
import { type ServerProcess, startProcess } from './rig/server-process.ts';

const SECRET_KEY = 'bench-secret-key-bench-secret-key-bench';
const RECIPES = Number(process.env['BENCH_RECIPES'] ?? 100_000);
const PEOPLE = Math.max(1, RECIPES / 100);
const ROUNDS = 3;
const SECONDS = 4;

/** Both databases with 100,000 recipes: our reads beside bare ones, a cheap request while others search, and memory. */
export async function benchThroughput(): Promise<string> {
  const lines = [`## Reads, ${RECIPES.toLocaleString('en')} recipes, signed in, 50 connections`, ''];
  lines.push('| database | read | ours /s | bare /s | ours ÷ bare | ours p99 ms |', '|---|---|---|---|---|---|');
  const memory: string[] = [];
  for (const kind of ['sqlite', 'postgres'] as const) {
    const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
    const cluster = kind === 'postgres' ? await startPostgresCluster() : undefined;
    try {
      const filled = await prepare(folder, cluster?.url);
      const environment = {
        DATA_DIR: folder,
        SECRET_KEY,
        ...(cluster === undefined ? {} : { DATABASE_URL: cluster.url, DATA_DIR_SHARED: 'yes' }),
      };
      const ours = await startProcess('server/src/main.ts', environment);
      const bare = await startProcess('bench/rig/bare-server.ts', {
        BARE_USER: filled.userId,
        ...(cluster === undefined ? { BARE_SQLITE: sqlitePath(folder) } : { BARE_POSTGRES: cluster.url }),
      });
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      const idle = ours.residentMb();
      lines.push(...(await compareReads(kind, ours, bare, filled)));
      await bare.stop();
      const cheap = await cheapWhileSearching(ours, filled);
      memory.push(`| ${kind} | ${cheap.p50Ms} | ${cheap.p99Ms} | ${idle} | ${ours.residentMb()} |`);
      await ours.stop();
    } finally {
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  lines.push('', '## A cheap request (`/healthz`) while ten clients search, and memory', '');
  lines.push('| database | p50 ms | p99 ms | resident MB idle | under load |', '|---|---|---|---|---|', ...memory);
  return lines.join('\n');
}

async function prepare(folder: string, url: string | undefined): Promise<Filled> {
  const database = openDatabase({ url, dataDir: folder, poolSize: 4 });
  await migrate(database, schemaSteps, folder);
  const filled = await fill(database, SECRET_KEY, RECIPES, PEOPLE);
  await database.close();
  return filled;
}

async function compareReads(kind: string, ours: ServerProcess, bare: ServerProcess, filled: Filled): Promise<string[]> {
  const id = filled.recipeIds[7] ?? '';
  const reads = [
    ['get by id', `${ours.url}/api/recipes/${id}`, `${bare.url}/get/${id}`],
    ['list 24', `${ours.url}/api/recipes`, `${bare.url}/list`],
  ] as const;
  const rows: string[] = [];
  for (const [name, oursUrl, bareUrl] of reads) {
    await load(oursUrl, { connections: 50, seconds: 2, cookie: filled.cookie });
    await load(bareUrl, { connections: 50, seconds: 2 });
    const [a, b]: [LoadResult[], LoadResult[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      a.push(await load(oursUrl, { connections: 50, seconds: SECONDS, cookie: filled.cookie }));
      b.push(await load(bareUrl, { connections: 50, seconds: SECONDS }));
    }
    const oursRate = median(a.map((run) => run.perSecond));
    const bareRate = median(b.map((run) => run.perSecond));
    const ratio = median(a.map((run, n) => run.perSecond / (b[n]?.perSecond ?? Number.NaN)));
    rows.push(
      `| ${kind} | ${name} | ${oursRate} | ${bareRate} | ${ratio.toFixed(2)} | ${median(a.map((run) => run.p99Ms))} |`,
    );
  }
  return rows;
}

/** Ten clients search without a pause; one more asks something that costs nothing. */
async function cheapWhileSearching(ours: ServerProcess, filled: Filled): Promise<LoadResult> {
  const searching = load(`${ours.url}/api/recipes?q=chicken`, {
    connections: 10,
    seconds: SECONDS + 2,
    cookie: filled.cookie,
  });
  const cheap = await load(`${ours.url}/healthz`, { connections: 1, seconds: SECONDS });
  await searching;
  return cheap;
}

if (import.meta.main) process.stdout.write(`${await benchThroughput()}\n`);
