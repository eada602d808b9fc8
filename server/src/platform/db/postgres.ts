import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';

import { offMainThread } from '#platform/main-thread.ts';

import { DatabaseUnavailableError, markUnavailable } from './errors.ts';

/** Maximum of named prepared statements per connection. Further statements are planned each time. */
const PREPARED_MAX = 500;
const INT8_OID = 20;
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 15_000;

const statementNames = new Map<string, string>();

/** A name per SQL text, so that each connection plans it once. */
function statementName(sql: string): string | undefined {
  const known = statementNames.get(sql);
  if (known !== undefined || statementNames.size >= PREPARED_MAX) return known;
  const name = `s${statementNames.size}`;
  statementNames.set(sql, name);
  return name;
}

/** Parses int8 as a number: our counts stay below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): ((value: string) => unknown) => {
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- the driver types its parsers as any
    const known: (value: string) => unknown = pg.types.getTypeParser(oid, format);
    return oid === INT8_OID ? Number : known;
  },
};

/** Options of every connection. `settings` are server settings, as `-c name=value`. */
export function connectionOptions(url: string, settings = ''): pg.ClientConfig {
  return {
    connectionString: url,
    types,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // The client's own timeout, for a server that hangs or a network that drops packets.
    query_timeout: STATEMENT_TIMEOUT_MS + 5_000,
    application_name: 'larder',
    // JIT compilation of a search over a million rows takes ten times as long as the query. Random reads cost what they do on an SSD or in
    // memory; with the default, for spinning disks, a rare word among a million recipes takes four times as long.
    options: `-c jit=off -c max_parallel_workers_per_gather=0 -c random_page_cost=1.1 ${settings}`,
  };
}

/** For connections whose statements may take any time. */
export const NO_TIMEOUTS = { statement_timeout: 0, query_timeout: 0 } as const;

export function createPool(url: string, size: number, overrides: Partial<typeof NO_TIMEOUTS> = {}): pg.Pool {
  const pool = new pg.Pool({ ...connectionOptions(url), ...overrides, max: size, idleTimeoutMillis: 30_000 });
  // The pool replaces an idle connection that breaks. Without a listener the process would exit.
  pool.on('error', () => undefined);
  // The same for a connection in use: its query rejects with the error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Kysely's dialect on a pool, with named prepared statements and marked transient errors. */
export function postgresDialect(pool: pg.Pool): PostgresDialect {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return new PostgresDialect({
    pool: {
      options: pool.options,
      end: () => pool.end(),
      connect: async () => {
        const client = await connect(pool);
        const known = wrapped.get(client) ?? withPreparedStatements(client);
        wrapped.set(client, known);
        return known;
      },
    },
  });
}

/** A dialect that reads from `pool` and falls back to `other`. `onFailure` is called for each failure. */
export function fallingBackDialect(
  pool: pg.Pool,
  other: pg.Pool,
  onFailure: (error: unknown) => void,
): PostgresDialect {
  const fallBack = async (sql: string, parameters: readonly unknown[]) => {
    const client = await connect(other);
    try {
      return await runPrepared(client, sql, parameters);
    } finally {
      client.release();
    }
  };
  const query = async (client: pg.PoolClient | undefined, sql: string, parameters: readonly unknown[]) => {
    if (client === undefined) return fallBack(sql, parameters);
    try {
      return await runPrepared(client, sql, parameters);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
      onFailure(error);
      return fallBack(sql, parameters);
    }
  };
  return new PostgresDialect({
    pool: {
      options: pool.options,
      end: () => pool.end(),
      connect: async () => {
        const client = await connect(pool).catch((error: unknown) => onFailure(error));
        return {
          release: (error?: boolean) => client?.release(error),
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely knows the commands it makes, the driver any text
          query: ((sql: string, parameters: readonly unknown[]) =>
            query(client ?? undefined, sql, parameters)) as unknown as PostgresPoolClient['query'],
        };
      },
    },
  });
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw new DatabaseUnavailableError(error);
  }
}

function withPreparedStatements(client: pg.PoolClient): PostgresPoolClient {
  const query = (sql: string, parameters: readonly unknown[]) => runPrepared(client, sql, parameters);
  return {
    release: (error?: boolean) => client.release(error),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely knows the commands it makes, the driver any text
    query: query as unknown as PostgresPoolClient['query'],
  };
}

/** Marks statements that need a plan per execution: how common a search word is decides the plan. */
export const PLAN_FOR_VALUES = '/* plan for values */';

/** Runs a statement under a name, so that each connection plans it once. */
export async function runPrepared(client: pg.ClientBase, text: string, parameters: readonly unknown[]) {
  const name = parameters.length === 0 || text.includes(PLAN_FOR_VALUES) ? undefined : statementName(text);
  try {
    return await offMainThread(
      client.query<object>({ text, values: [...parameters], ...(name === undefined ? {} : { name }) }),
    );
  } catch (error) {
    // Errors of the server have a code. All others are broken connections.
    throw error instanceof pg.DatabaseError ? markUnavailable(error) : new DatabaseUnavailableError(error);
  }
}
