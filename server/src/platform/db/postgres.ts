import { PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';

import { offMainThread } from '#platform/main-thread.ts';

import { DatabaseUnavailableError, markUnavailable } from './errors.ts';

/** Most different statements a connection keeps prepared; rarer ones are planned each time. */
const PREPARED_MAX = 500;
const INT8_OID = 20;
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 15_000;

const statementNames = new Map<string, string>();

/** A name per statement text, so that each connection plans it once. */
function statementName(sql: string): string | undefined {
  const known = statementNames.get(sql);
  if (known !== undefined || statementNames.size >= PREPARED_MAX) return known;
  const name = `s${statementNames.size}`;
  statementNames.set(sql, name);
  return name;
}

/** Whole numbers up to 2^53 are all we count, so int8 may be a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): ((value: string) => unknown) => {
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- the driver types its parsers as any
    const known: (value: string) => unknown = pg.types.getTypeParser(oid, format);
    return oid === INT8_OID ? Number : known;
  },
};

/** How every connection of ours is made. Further settings are those of the server, as `-c name=value`. */
export function connectionOptions(url: string, settings = ''): pg.ClientConfig {
  return {
    connectionString: url,
    types,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // For a server that hangs or a network that swallows: nobody waits for ever.
    query_timeout: STATEMENT_TIMEOUT_MS + 5_000,
    application_name: 'larder',
    // A page of a million rows would be compiled each time, which takes ten times as long as to run it.
    options: `-c jit=off -c max_parallel_workers_per_gather=0 ${settings}`,
  };
}

/** Of a connection whose statements may take as long as they need. */
export const NO_TIMEOUTS = { statement_timeout: 0, query_timeout: 0 } as const;

export function createPool(url: string, size: number, further: Partial<typeof NO_TIMEOUTS> = {}): pg.Pool {
  const pool = new pg.Pool({ ...connectionOptions(url), ...further, max: size, idleTimeoutMillis: 30_000 });
  // An idle connection that breaks is replaced by the pool; without a listener the process would end.
  pool.on('error', () => undefined);
  // The same for one in use: its query fails with the error, which is where it is dealt with.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Kysely's own dialect on a pool, with named prepared statements and failures that may pass marked as such. */
export function postgresDialect(pool: pg.Pool): PostgresDialect {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return new PostgresDialect({
    pool: {
      options: pool.options,
      end: () => pool.end(),
      connect: async () => {
        const client = await connect(pool);
        const known = wrapped.get(client) ?? preparing(client);
        wrapped.set(client, known);
        return known;
      },
    },
  });
}

/** The same for reads on `pool`; what it cannot answer now is asked of `other` at once, and `onFailure` hears of it. */
export function fallingBackDialect(
  pool: pg.Pool,
  other: pg.Pool,
  onFailure: (error: unknown) => void,
): PostgresDialect {
  const elsewhere = async (sql: string, parameters: readonly unknown[]) => {
    const client = await connect(other);
    try {
      return await runPrepared(client, sql, parameters);
    } finally {
      client.release();
    }
  };
  const query = async (client: pg.PoolClient | undefined, sql: string, parameters: readonly unknown[]) => {
    if (client === undefined) return elsewhere(sql, parameters);
    try {
      return await runPrepared(client, sql, parameters);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
      onFailure(error);
      return elsewhere(sql, parameters);
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

function preparing(client: pg.PoolClient): PostgresPoolClient {
  const query = (sql: string, parameters: readonly unknown[]) => runPrepared(client, sql, parameters);
  return {
    release: (error?: boolean) => client.release(error),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely knows the commands it makes, the driver any text
    query: query as unknown as PostgresPoolClient['query'],
  };
}

/** In a statement that is to be planned for its values each time: how common a word is decides how a search is run. */
export const PLAN_FOR_VALUES = '/* plan for values */';

/** Runs a statement, planned once on each connection under a name of its own. */
export async function runPrepared(client: pg.ClientBase, text: string, parameters: readonly unknown[]) {
  const name = parameters.length === 0 || text.includes(PLAN_FOR_VALUES) ? undefined : statementName(text);
  try {
    return await offMainThread(
      client.query<object>({ text, values: [...parameters], ...(name === undefined ? {} : { name }) }),
    );
  } catch (error) {
    // The server's own refusals carry a code; anything else is a connection that broke.
    throw error instanceof pg.DatabaseError ? markUnavailable(error) : new DatabaseUnavailableError(error);
  }
}
