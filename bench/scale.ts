import { createHmac } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import pg from 'pg';
import { startPostgresCluster } from '../server/test/postgres-cluster.ts';
import { load, quantile } from './rig/load.ts';
import { type ServerProcess, startProcess } from './rig/server-process.ts';
import { askerToken, readWorld } from './scale/fill.ts';
import { askOf, DEEPLY_READ, type Question, questionsOf } from './scale/questions.ts';
import { ADMIN, type World } from './scale/world.ts';

const SECRET_KEY = 'bench-secret-key-bench-secret-key-bench';
/** A tenth of it for the embedded database. */
const SIZES = { postgres: [10_000, 100_000, 1_000_000], sqlite: [10_000, 100_000] } as const;
type Kind = keyof typeof SIZES;
const ROUNDS = 3;
/** In each round, of each size. */
const TIMES = 150;
const WARMING_TIMES = 50;
/** Few, so that what is measured is an answer and not the queue before it. */
const CONNECTIONS = 2;
const DEEP_PAGE = 40;
/** As the advice for PostgreSQL is for a server of 16 GB. */
const SETTINGS = {
  shared_buffers: '4GB',
  effective_cache_size: '12GB',
  random_page_cost: '1.1',
  max_wal_size: '8GB',
};

interface Instance {
  readonly size: number;
  readonly world: World;
  readonly server: ServerProcess;
  readonly questions: readonly Question[];
}

/**
 * Everything that is asked, or what has a name that fits, at 10 thousand, 100 thousand and 1 million recipes, which takes an hour or
 * two: `node bench/scale.ts [postgres|sqlite [PATTERN]]`. SCALE_DATA names a folder and SCALE_POSTGRES a server whose databases are
 * filled once and stay; else all is made anew and thrown away.
 */
export async function benchScale(only = '', named = ''): Promise<string> {
  const folder = process.env['SCALE_DATA'] ?? mkdtempSync(join(tmpdir(), 'larder-scale-'));
  const kept = process.env['SCALE_POSTGRES'];
  const cluster = kept === undefined ? await startPostgresCluster(SETTINGS) : undefined;
  try {
    const sections = [];
    for (const kind of ['postgres', 'sqlite'] as const) {
      if (only === '' || only === kind)
        sections.push(await measure(kind, new RegExp(named, 'u'), folder, kept ?? cluster?.url));
    }
    return sections.join('\n\n');
  } finally {
    await cluster?.stop();
    if (process.env['SCALE_DATA'] === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(kind: Kind, named: RegExp, folder: string, postgres: string | undefined): Promise<string> {
  const instances: Instance[] = [];
  try {
    for (const size of SIZES[kind]) instances.push(await open(kind, size, folder, postgres));
    return await compare(kind, named, instances);
  } finally {
    for (const { server } of instances) await server.stop();
  }
}

/** In a process of its own: whoever asks would else pause for what filling has left in its memory. */
async function open(kind: Kind, size: number, folder: string, postgres: string | undefined): Promise<Instance> {
  const place = join(folder, `${kind}-${size}`);
  if (!existsSync(place)) mkdirSync(place, { recursive: true });
  const url = kind === 'postgres' && postgres !== undefined ? await databaseOf(postgres, size) : undefined;
  const words = [new URL('./scale/fill.ts', import.meta.url).pathname, String(size), place];
  await promisify(execFile)(process.execPath, url === undefined ? words : [...words, url], { maxBuffer: 2 ** 30 });
  if (url !== undefined) await readOnce(url);
  const database = url === undefined ? {} : { DATABASE_URL: url, DATA_DIR_SHARED: 'yes' };
  const server = await startProcess('server/src/main.ts', { DATA_DIR: place, SECRET_KEY, ...database });
  const world = await readWorld({ url, folder: place }, size);
  const cursors = new Map<string, string>();
  for (const path of DEEPLY_READ) cursors.set(path, await findDeepCursor(server, path));
  return { size, world, server, questions: questionsOf({ world, cursors }) };
}

const cookies = Array.from({ length: ADMIN + 1 }, (_, n) => {
  const token = askerToken(n);
  const signature = createHmac('sha256', SECRET_KEY).update(token).digest('base64');
  return `larder.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
});

async function findDeepCursor({ url }: ServerProcess, path: string): Promise<string> {
  let cursor = '';
  for (let page = 1; page < DEEP_PAGE; page++) {
    const answer = await fetch(`${url}${path}${cursor && `&cursor=${cursor}`}`, {
      headers: { cookie: cookies[0] ?? '' },
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as every list of the contract answers
    const { next_cursor } = (await answer.json()) as { next_cursor: string | null };
    if (next_cursor === null) return cursor;
    cursor = next_cursor;
  }
  return cursor;
}

async function databaseOf(server: string, size: number): Promise<string> {
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

/** All of it has been in memory, as on a server that has run for a while; what is just filled would be asked of the disk. */
async function readOnce(url: string): Promise<void> {
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

const PARTS = [0.5, 0.95, 0.99] as const;

/** Each question is asked of all sizes in turns, so that what else the machine does falls on all of them. */
async function compare(kind: Kind, named: RegExp, instances: readonly Instance[]): Promise<string> {
  const sizes = instances.map(({ size }) => size.toLocaleString('en'));
  const lines = [
    `## Growing, ${kind === 'postgres' ? 'PostgreSQL' : 'SQLite'}`,
    '',
    `Milliseconds at ${sizes.join(', ')} recipes, p50 / p95 / p99 of ${ROUNDS * TIMES} answers, ${CONNECTIONS} connections, all sizes in turns.`,
    '',
    `| asked | ${sizes.join(' | ')} | p50 grows | p95 grows |`,
    `|---|${sizes.map(() => '--:').join('|')}|--:|--:|`,
  ];
  const [first] = instances;
  for (const [at, { name }] of first?.questions.entries() ?? []) {
    if (!named.test(name)) continue;
    const times = instances.map((): number[] => []);
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [of, instance] of instances.entries()) {
        const answered = await askMany(instance, at, round);
        if (round > 0) times[of]?.push(...answered);
      }
    }
    const figures = times.map((each) =>
      PARTS.map((part) =>
        quantile(
          each.toSorted((a, b) => a - b),
          part,
        ),
      ),
    );
    const growth = [0, 1].map((part) => (figures.at(-1)?.[part] ?? Number.NaN) / (figures[0]?.[part] ?? Number.NaN));
    const cells = figures.map((each) => each.map((figure) => figure.toFixed(1)).join(' / '));
    lines.push(`| ${name} | ${[...cells, ...growth.map((by) => by.toFixed(2))].join(' | ')} |`);
    process.stderr.write(`${lines.at(-1)}\n`);
  }
  return lines.join('\n');
}

let asked = 0;

async function askMany({ server, questions }: Instance, at: number, round: number): Promise<readonly number[]> {
  const question = questions[at];
  if (question === undefined) return [];
  const next = () => askOf(question, asked++, cookies);
  const times = round === 0 ? WARMING_TIMES : TIMES;
  return (await load(server.url, { connections: CONNECTIONS, times, next })).timesMs;
}

if (import.meta.main) process.stdout.write(`${await benchScale(...process.argv.slice(2))}\n`);
