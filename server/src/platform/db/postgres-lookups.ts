import pg from 'pg';

import { DatabaseUnavailableError } from './errors.ts';
import { connectionOptions, runPrepared } from './postgres.ts';

/** These few statements have the same plan for all values. */
const GENERIC_PLANS = '-c plan_cache_mode=force_generic_plan';
/** Each connection pipelines many lookups, so a few are enough. */
const CONNECTIONS = 3;

/**
 * Runs lookups over a few dedicated connections with pipelining: a query does not wait for earlier results, which saves
 * round trips and context switches. A broken connection fails its pending lookups, and the next one replaces it.
 */
export class PostgresLookups {
  readonly #url: string;
  readonly #connections: (Promise<pg.Client> | undefined)[] = Array.from({ length: CONNECTIONS });
  #next = 0;
  #isClosed = false;

  constructor(url: string) {
    this.#url = url;
  }

  readonly run = async (sql: string, parameters: readonly unknown[]): Promise<unknown[]> => {
    const index = this.#next++ % CONNECTIONS;
    const client = await (this.#connections[index] ?? this.#connect(index));
    const { rows } = await runPrepared(client, sql, parameters);
    return rows;
  };

  async close(): Promise<void> {
    this.#isClosed = true;
    const open = this.#connections.splice(0).filter((connection) => connection !== undefined);
    await Promise.allSettled(open.map(async (connection) => (await connection).end()));
  }

  #connect(index: number): Promise<pg.Client> {
    if (this.#isClosed) throw new DatabaseUnavailableError(new Error('The database is closing'));
    const client = new pg.Client({ ...connectionOptions(this.#url, GENERIC_PLANS), pipeline: true });
    const connecting = openClient(client);
    // The error may arrive after the connection was replaced.
    const forget = () => {
      if (this.#connections[index] === connecting) this.#connections[index] = undefined;
    };
    // Pending queries fail on their own; this only replaces the connection.
    client.on('error', forget);
    client.on('end', forget);
    connecting.catch(forget);
    this.#connections[index] = connecting;
    return connecting;
  }
}

async function openClient(client: pg.Client): Promise<pg.Client> {
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new DatabaseUnavailableError(error);
  }
}
