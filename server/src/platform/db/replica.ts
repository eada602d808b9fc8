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
  /** So often it is asked how far it is. */
  readonly pollMs: number;
  /** One that takes longer to say so is left out: it may never answer. */
  readonly pollTimeoutMs: number;
  /** One that is further behind is not asked for anything. */
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
 * A copy of the database that follows it. How far it is is known from the last look, which is never too far: what it has
 * replayed it keeps. What fails on it is asked of the primary at once.
 */
export class Replica {
  readonly reader: Kysely<Tables>;
  readonly lookups: LookupDb;
  readonly #lines: PostgresLookups;
  readonly #primary: Primary;
  readonly #log: ReplicaSettings['log'];
  readonly #times: ReplicaTimes;
  readonly #closing = new AbortController();
  readonly #looking: Promise<void>;
  #replayed = 0n;
  /** What the primary had at a time, which is to be replayed before the next is looked for. */
  #goal: { readonly position: bigint; readonly at: number } | undefined;
  /** It has all that the primary had then. */
  #hasAllOf = -Infinity;
  #isInUse = false;

  constructor({ url, poolSize, log, times }: ReplicaSettings, primary: Primary) {
    this.#primary = primary;
    this.#log = log;
    this.#times = { ...TIMES, ...times };
    const failed = (error: unknown) => this.#leaveOut(error);
    this.reader = new Kysely<Tables>({ dialect: fallingBackDialect(createPool(url, poolSize), primary.pool, failed) });
    this.#lines = new PostgresLookups(url);
    this.lookups = {
      db: this.reader,
      run: async (text, parameters) => {
        try {
          return await this.#lines.run(text, parameters);
        } catch (error) {
          if (!(error instanceof DatabaseUnavailableError)) throw error;
          failed(error);
          return primary.lookups.run(text, parameters);
        }
      },
    };
    this.#looking = this.#lookAgainAndAgain();
  }

  /** Is it there, and not far behind? */
  get isInUse(): boolean {
    return performance.now() - this.#hasAllOf <= this.#times.lagMaxMs;
  }

  /** Does it have what was written up to there, for certain? */
  mayServe(position: bigint): boolean {
    return this.isInUse && this.#replayed >= position;
  }

  /** Where the primary is now: whatever is committed lies before it. */
  async position(): Promise<LogPosition> {
    return askPosition(this.#primary.lookups.run, 'select pg_current_wal_insert_lsn()::text as position');
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#looking;
    await this.#lines.close();
    await this.reader.destroy();
  }

  async #lookAgainAndAgain(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await Promise.race([this.#look(), this.#tooLong()]).catch((error: unknown) => this.#leaveOut(error));
      this.#noteChange();
      await sleep(this.#times.pollMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #tooLong(): Promise<void> {
    await sleep(this.#times.pollTimeoutMs, undefined, { ref: false });
    throw new Error('It does not say how far it is');
  }

  async #look(): Promise<void> {
    const at = performance.now();
    const position = readPosition(await this.position()) ?? 0n;
    const replayed = await askPosition(this.#lines.run, 'select pg_last_wal_replay_lsn()::text as position');
    this.#replayed = readPosition(replayed) ?? 0n;
    if (this.#replayed >= position) this.#hasAllOf = at;
    else if (this.#goal !== undefined && this.#replayed >= this.#goal.position) this.#hasAllOf = this.#goal.at;
    else if (this.#goal !== undefined) return;
    this.#goal = { position, at };
  }

  #leaveOut(error: unknown): void {
    this.#hasAllOf = -Infinity;
    this.#goal = undefined;
    this.#noteChange(error);
  }

  #noteChange(error?: unknown): void {
    const { isInUse } = this;
    if (isInUse === this.#isInUse || this.#closing.signal.aborted) return;
    this.#isInUse = isInUse;
    if (isInUse) this.#log?.info('the replica is read from');
    else this.#log?.warn({ err: error }, 'the replica is away or too far behind: all is read from the primary');
  }
}

async function askPosition(run: LookupDb['run'], text: string): Promise<LogPosition> {
  const [row] = await run(text, []);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one column of the queries above
  const { position } = row as { readonly position: LogPosition | null };
  if (position === null) throw new Error('DATABASE_REPLICA_URL leads to a server that is no replica');
  return position;
}
