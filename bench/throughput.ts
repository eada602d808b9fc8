import { sqlitePath } from '../server/src/platform/db/open.ts';
import { fill, type Filled } from './rig/fill.ts';
import { load, type LoadResult, median } from './rig/load.ts';
import { type ServerProcess, startProcess } from './rig/server-process.ts';
import { DATABASE_KINDS, openMigrated, type TemporaryDatabase, withDatabase } from './rig/temporary-database.ts';

const RECIPES = Number(process.env['BENCH_RECIPES'] ?? 100_000);
const PEOPLE = Math.max(1, RECIPES / 100);
const ROUNDS = 3;
const SECONDS = 4;

/** With 100,000 recipes on both databases: reads compared with a bare server, a cheap request under load, and memory. */
export async function benchThroughput(): Promise<string> {
  const lines = [`## Reads, ${RECIPES.toLocaleString('en')} recipes, signed in, 50 connections`, ''];
  lines.push('| database | read | Larder /s | bare /s | Larder ÷ bare | Larder p99 ms |', '|---|---|---|---|---|---|');
  const memory: string[] = [];
  for (const kind of DATABASE_KINDS) {
    await withDatabase(kind, async (database) => {
      const filled = await prepare(database);
      const ours = await startProcess('server/src/main.ts', database.environment);
      const bare = await startProcess('bench/rig/bare-server.ts', {
        BARE_USER: filled.userId,
        ...(database.url === undefined
          ? { BARE_SQLITE: sqlitePath(database.folder) }
          : { BARE_POSTGRES: database.url }),
      });
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      const idle = ours.residentMb();
      lines.push(...(await compareReads(kind, ours, bare, filled)));
      await bare.stop();
      const cheap = await measureWhileSearching(ours, filled);
      memory.push(`| ${kind} | ${cheap.p50Ms} | ${cheap.p99Ms} | ${idle} | ${ours.residentMb()} |`);
      await ours.stop();
    });
  }
  lines.push('', '## A cheap request (`/healthz`) while ten clients search, and memory', '');
  lines.push('| database | p50 ms | p99 ms | resident MB idle | under load |', '|---|---|---|---|---|', ...memory);
  return lines.join('\n');
}

async function prepare(temporary: TemporaryDatabase): Promise<Filled> {
  const database = await openMigrated(temporary);
  const filled = await fill(database, RECIPES, PEOPLE);
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
    const [oursRuns, bareRuns]: [LoadResult[], LoadResult[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      oursRuns.push(await load(oursUrl, { connections: 50, seconds: SECONDS, cookie: filled.cookie }));
      bareRuns.push(await load(bareUrl, { connections: 50, seconds: SECONDS }));
    }
    const oursRate = median(oursRuns.map((run) => run.perSecond));
    const bareRate = median(bareRuns.map((run) => run.perSecond));
    const ratio = median(oursRuns.map((run, n) => run.perSecond / (bareRuns[n]?.perSecond ?? Number.NaN)));
    rows.push(
      `| ${kind} | ${name} | ${oursRate} | ${bareRate} | ${ratio.toFixed(2)} | ${median(oursRuns.map((run) => run.p99Ms))} |`,
    );
  }
  return rows;
}

/** Ten clients search without a pause; another one sends cheap requests. */
async function measureWhileSearching(ours: ServerProcess, filled: Filled): Promise<LoadResult> {
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
