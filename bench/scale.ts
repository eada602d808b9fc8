import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import pg from 'pg';
import { startPostgresCluster } from '../server/test/postgres-cluster.ts';
import { load, quantile } from './rig/load.ts';
import { SECRET_KEY, sessionCookie } from './rig/session.ts';
import { type ServerProcess, startProcess } from './rig/server-process.ts';
import { readDataset, sessionTokenOf } from './scale/fill.ts';
import { DEEP_PATHS, requestOf, type Scenario, scenariosOf } from './scale/scenarios.ts';
import { ADMIN, type Dataset } from './scale/dataset.ts';

/** Recipes. SQLite is meant for smaller installations. */
const SIZES = { postgres: [10_000, 100_000, 1_000_000], sqlite: [10_000, 100_000] } as const;
type Kind = keyof typeof SIZES;
const ROUNDS = 3;
/** Requests per round and size. */
const REQUESTS = 150;
const WARM_UP_REQUESTS = 50;
/** Few, to measure the response and not the queue. */
const CONNECTIONS = 2;
const DEEP_PAGE = 40;
/** Common tuning advice for PostgreSQL on a server with 16 GB. */
const POSTGRES_SETTINGS = {
  shared_buffers: '4GB',
  effective_cache_size: '12GB',
  random_page_cost: '1.1',
  max_wal_size: '8GB',
};

interface Instance {
  readonly size: number;
  readonly dataset: Dataset;
  readonly server: ServerProcess;
  readonly scenarios: readonly Scenario[];
}

/**
 * Measures all scenarios, or those whose name matches a pattern, at 10 thousand, 100 thousand and 1 million recipes:
 * `node bench/scale.ts [postgres|sqlite [PATTERN]]`. Takes one to two hours. SCALE_DATA (a folder) and SCALE_POSTGRES (a
 * server URL) name places whose databases are filled once and reused; otherwise the databases are temporary.
 */
export async function benchScale(only = '', pattern = ''): Promise<string> {
  const folder = process.env['SCALE_DATA'] ?? mkdtempSync(join(tmpdir(), 'larder-scale-'));
  const reusedServer = process.env['SCALE_POSTGRES'];
  const cluster = reusedServer === undefined ? await startPostgresCluster(POSTGRES_SETTINGS) : undefined;
  try {
    const sections = [];
    for (const kind of ['postgres', 'sqlite'] as const) {
      if (only === '' || only === kind)
        sections.push(await measure(kind, new RegExp(pattern, 'u'), folder, reusedServer ?? cluster?.url));
    }
    return sections.join('\n\n');
  } finally {
    await cluster?.stop();
    if (process.env['SCALE_DATA'] === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(kind: Kind, pattern: RegExp, folder: string, postgres: string | undefined): Promise<string> {
  const instances: Instance[] = [];
  try {
    for (const size of SIZES[kind]) instances.push(await open(kind, size, folder, postgres));
    return await compare(kind, pattern, instances);
  } finally {
    for (const { server } of instances) await server.stop();
  }
}

/** Fills in a child process: otherwise garbage from the fill would cause GC pauses in the measurement. */
async function open(kind: Kind, size: number, folder: string, postgres: string | undefined): Promise<Instance> {
  const location = join(folder, `${kind}-${size}`);
  if (!existsSync(location)) mkdirSync(location, { recursive: true });
  const url = kind === 'postgres' && postgres !== undefined ? await createDatabase(postgres, size) : undefined;
  const parameters = [new URL('./scale/fill.ts', import.meta.url).pathname, String(size), location];
  await promisify(execFile)(process.execPath, url === undefined ? parameters : [...parameters, url], {
    maxBuffer: 2 ** 30,
  });
  if (url !== undefined) await prewarm(url);
  const database = url === undefined ? {} : { DATABASE_URL: url, DATA_DIR_SHARED: 'yes' };
  const server = await startProcess('server/src/main.ts', { DATA_DIR: location, SECRET_KEY, ...database });
  const dataset = await readDataset({ url, folder: location }, size);
  const cursors = new Map<string, string>();
  for (const path of DEEP_PATHS) cursors.set(path, await findDeepCursor(server, path));
  return { size, dataset, server, scenarios: scenariosOf({ dataset, cursors }) };
}

const cookies = Array.from({ length: ADMIN + 1 }, (_, n) => sessionCookie(sessionTokenOf(n)));

async function findDeepCursor({ url }: ServerProcess, path: string): Promise<string> {
  let cursor = '';
  for (let page = 1; page < DEEP_PAGE; page++) {
    const response = await fetch(`${url}${path}${cursor && `&cursor=${cursor}`}`, {
      headers: { cookie: cookies[0] ?? '' },
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every list of the contract has this field
    const { next_cursor } = (await response.json()) as { next_cursor: string | null };
    if (next_cursor === null) return cursor;
    cursor = next_cursor;
  }
  return cursor;
}

async function createDatabase(server: string, size: number): Promise<string> {
  const name = `larder_${size}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Loads the database into the page cache, as on a server that has run for a while. */
async function prewarm(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('create extension if not exists pg_prewarm');
    await client.query(`
      select pg_prewarm(oid, 'read') from pg_class
      where relkind in ('r', 'i') and relnamespace = current_schema()::regnamespace`);
  } finally {
    await client.end();
  }
}

const QUANTILES = [0.5, 0.95, 0.99] as const;

/** Measures each scenario at all sizes in alternation, so that other load on the machine affects all of them alike. */
async function compare(kind: Kind, pattern: RegExp, instances: readonly Instance[]): Promise<string> {
  const sizes = instances.map(({ size }) => size.toLocaleString('en'));
  const lines = [
    `## Scaling, ${kind === 'postgres' ? 'PostgreSQL' : 'SQLite'}`,
    '',
    `Milliseconds at ${sizes.join(', ')} recipes, p50 / p95 / p99 of ${ROUNDS * REQUESTS} responses, ${CONNECTIONS} connections, sizes alternating.`,
    '',
    `| request | ${sizes.join(' | ')} | p50 ratio | p95 ratio |`,
    `|---|${sizes.map(() => '--:').join('|')}|--:|--:|`,
  ];
  const [first] = instances;
  for (const [at, { name }] of first?.scenarios.entries() ?? []) {
    if (!pattern.test(name)) continue;
    const times = instances.map((): number[] => []);
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [of, instance] of instances.entries()) {
        const roundMs = await measureRound(instance, at, round);
        if (round > 0) times[of]?.push(...roundMs);
      }
    }
    const figures = times.map((each) =>
      QUANTILES.map((share) =>
        quantile(
          each.toSorted((a, b) => a - b),
          share,
        ),
      ),
    );
    const growth = [0, 1].map((index) => (figures.at(-1)?.[index] ?? Number.NaN) / (figures[0]?.[index] ?? Number.NaN));
    const cells = figures.map((each) => each.map((figure) => figure.toFixed(1)).join(' / '));
    lines.push(`| ${name} | ${[...cells, ...growth.map((by) => by.toFixed(2))].join(' | ')} |`);
    process.stderr.write(`${lines.at(-1)}\n`);
  }
  return lines.join('\n');
}

let requestCount = 0;

async function measureRound({ server, scenarios }: Instance, at: number, round: number): Promise<readonly number[]> {
  const scenario = scenarios[at];
  if (scenario === undefined) return [];
  const next = () => requestOf(scenario, requestCount++, cookies);
  const times = round === 0 ? WARM_UP_REQUESTS : REQUESTS;
  return (await load(server.url, { connections: CONNECTIONS, times, next })).timesMs;
}

if (import.meta.main) process.stdout.write(`${await benchScale(...process.argv.slice(2))}\n`);
