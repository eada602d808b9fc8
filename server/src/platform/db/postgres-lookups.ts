import pg from 'pg';

import { DatabaseUnavailableError } from './errors.ts';
import { connectionOptions, runPrepared } from './postgres.ts';

/** These few statements come out with the same plan for all values. */
const PLANNED_ONCE = '-c plan_cache_mode=force_generic_plan';
/** Each connection takes many lookups at once, so that a few are enough. */
const CONNECTIONS = 3;

/**
 * Runs single reads over a few connections of their own without waiting for one answer before asking the next
 * (pipelining), which saves a busy instance most of the waking up between the two processes. One that breaks fails what
 * was asked on it and is replaced by the next lookup.
 */
export class PostgresLookups {
  readonly #url: string;
  readonly #connections: (Promise<pg.Client> | undefined)[] = Array.from({ length: CONNECTIONS });
  #turn = 0;
  #isClosed = false;

  constructor(url: string) {
    this.#url = url;
  }

  readonly run = async (sql: string, parameters: readonly unknown[]): Promise<unknown[]> => {
    const place = this.#turn++ % CONNECTIONS;
    const client = await (this.#connections[place] ?? this.#connect(place));
    const { rows } = await runPrepared(client, sql, parameters);
    return rows;
  };

  async close(): Promise<void> {
    this.#isClosed = true;
    const open = this.#connections.splice(0).filter((connection) => connection !== undefined);
    await Promise.allSettled(open.map(async (connection) => (await connection).end()));
  }

  #connect(place: number): Promise<pg.Client> {
    if (this.#isClosed) throw new DatabaseUnavailableError(new Error('The database is being closed'));
    const client = new pg.Client({ ...connectionOptions(this.#url, PLANNED_ONCE), pipeline: true });
    const connecting = openClient(client);
    // Only itself: its successor may already have taken its place when the last is heard of it.
    const forget = () => {
      if (this.#connections[place] === connecting) this.#connections[place] = undefined;
    };
    // What was asked on it fails with the error by itself; here it is only replaced.
    client.on('error', forget);
    client.on('end', forget);
    connecting.catch(forget);
    this.#connections[place] = connecting;
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
