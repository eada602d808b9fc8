import { setTimeout as sleep } from 'node:timers/promises';

import { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';

import { DatabaseUnavailableError } from './errors.ts';
import { type LogPosition, readPosition } from './log-position.ts';
import type { LookupDb } from './lookup.ts';
import { createPool, fallingBackDialect } from './postgres.ts';
import { PostgresLookups } from './postgres-lookups.ts';
import type { Tables } from './tables.ts';

export interface ReplicaTimes {
  /** The interval at which the replica's position is polled. */
  readonly pollMs: number;
  /** A poll that takes longer counts as a failure. */
  readonly pollTimeoutMs: number;
  /** A replica that lags further behind is not used. */
  readonly lagMaxMs: number;
}

const TIMES: ReplicaTimes = { pollMs: 200, pollTimeoutMs: 1_000, lagMaxMs: 5_000 };

export interface ReplicaSettings {
  readonly url: string;
  readonly poolSize: number;
  readonly log?: Pick<Logger, 'warn' | 'info'> | undefined;
  readonly times?: Partial<ReplicaTimes> | undefined;
}

interface Primary {
  readonly pool: pg.Pool;
  readonly lookups: LookupDb;
}

/**
 * A read-only replica. Its replayed position is known from the last poll and only grows, so it is never overestimated.
 * Reads that fail here fall back to the primary.
 */
export class Replica {
  readonly reader: Kysely<Tables>;
  readonly lookups: LookupDb;
  readonly #connections: PostgresLookups;
  readonly #primary: Primary;
  readonly #log: ReplicaSettings['log'];
  readonly #times: ReplicaTimes;
  readonly #closing = new AbortController();
  readonly #polling: Promise<void>;
  #replayed = 0n;
  /** A past position of the primary that the replica has yet to replay. */
  #target: { readonly position: bigint; readonly at: number } | undefined;
  /** The replica has everything that the primary had at this time. */
  #upToDateAt = -Infinity;
  #isInUse = false;

  constructor({ url, poolSize, log, times }: ReplicaSettings, primary: Primary) {
    this.#primary = primary;
    this.#log = log;
    this.#times = { ...TIMES, ...times };
    const disable = (error: unknown) => this.#disable(error);
    this.reader = new Kysely<Tables>({ dialect: fallingBackDialect(createPool(url, poolSize), primary.pool, disable) });
    this.#connections = new PostgresLookups(url);
    this.lookups = {
      db: this.reader,
      run: async (text, parameters) => {
        try {
          return await this.#connections.run(text, parameters);
        } catch (error) {
          if (!(error instanceof DatabaseUnavailableError)) throw error;
          disable(error);
          return primary.lookups.run(text, parameters);
        }
      },
    };
    this.#polling = this.#pollRepeatedly();
  }

  /** True if the replica is available and its lag is acceptable. */
  get isInUse(): boolean {
    return performance.now() - this.#upToDateAt <= this.#times.lagMaxMs;
  }

  /** True if the replica has certainly replayed everything up to `position`. */
  hasReplayed(position: bigint): boolean {
    return this.isInUse && this.#replayed >= position;
  }

  /** The current position of the primary, at or after every commit so far. */
  async position(): Promise<LogPosition> {
    return askPosition(this.#primary.lookups.run, 'select pg_current_wal_insert_lsn()::text as position');
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#polling;
    await this.#connections.close();
    await this.reader.destroy();
  }

  async #pollRepeatedly(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await Promise.race([this.#poll(), this.#timeout()]).catch((error: unknown) => this.#disable(error));
      this.#logChange();
      await sleep(this.#times.pollMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #timeout(): Promise<void> {
    await sleep(this.#times.pollTimeoutMs, undefined, { ref: false });
    throw new Error('The replica did not report its position in time');
  }

  async #poll(): Promise<void> {
    const at = performance.now();
    const position = readPosition(await this.position()) ?? 0n;
    const replayed = await askPosition(this.#connections.run, 'select pg_last_wal_replay_lsn()::text as position');
    this.#replayed = readPosition(replayed) ?? 0n;
    if (this.#replayed >= position) this.#upToDateAt = at;
    else if (this.#target !== undefined && this.#replayed >= this.#target.position) this.#upToDateAt = this.#target.at;
    else if (this.#target !== undefined) return;
    this.#target = { position, at };
  }

  #disable(error: unknown): void {
    this.#upToDateAt = -Infinity;
    this.#target = undefined;
    this.#logChange(error);
  }

  #logChange(error?: unknown): void {
    const { isInUse } = this;
    if (isInUse === this.#isInUse || this.#closing.signal.aborted) return;
    this.#isInUse = isInUse;
    if (isInUse) this.#log?.info('reads go to the replica');
    else this.#log?.warn({ err: error }, 'the replica is unavailable or lags too far behind: reads go to the primary');
  }
}

async function askPosition(run: LookupDb['run'], text: string): Promise<LogPosition> {
  const [row] = await run(text, []);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one column of the queries above
  const { position } = row as { readonly position: LogPosition | null };
  if (position === null) throw new Error('The server at DATABASE_REPLICA_URL is not a replica');
  return position;
}
