import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { Kysely, sql } from 'kysely';
import type { Logger } from 'pino';

import type { Channel, ChannelListener } from './channel.ts';
import type { LookupDb } from './lookup.ts';
import { createPool, NO_TIMEOUTS, postgresDialect } from './postgres.ts';
import { PostgresChannel } from './postgres-channel.ts';
import { PostgresLookups } from './postgres-lookups.ts';
import { Replica, type ReplicaTimes } from './replica.ts';
import { SqliteFile } from './sqlite.ts';
import { sqliteDialect } from './sqlite-driver.ts';
import { SqliteFileGuard } from './sqlite-file-guard.ts';
import { sqliteReaderDialect } from './sqlite-reader.ts';
import type { Tables } from './tables.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

export interface Database {
  readonly kind: DatabaseKind;
  /** Reads and writes. */
  readonly db: Kysely<Tables>;
  /** Slow reads. On SQLite they run in worker threads. */
  readonly reader: Kysely<Tables>;
  /** Indexed reads of a few rows that nearly every request needs. */
  readonly lookups: LookupDb;
  /** A read-only replica, if one is configured. */
  readonly replica: Replica | undefined;
  /** Opens the channel to other instances. Undefined for SQLite, which has only one. */
  readonly openChannel: ((listener: ChannelListener) => Channel) | undefined;
  /** Runs `work` on a connection without statement timeouts, for migrations of large tables. */
  withoutTimeouts<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>;
  /** Free bytes inside the database file; 0 on PostgreSQL. */
  reusableBytes(): Promise<number>;
  /** Rejects if the database is unavailable. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** A PostgreSQL URL. If undefined, the database is a file in `dataDir`. */
  readonly url: string | undefined;
  readonly dataDir: string;
  readonly poolSize: number;
  /** The URL of its replica. */
  readonly replicaUrl?: string | undefined;
  readonly replicaTimes?: Partial<ReplicaTimes> | undefined;
  readonly log?: Pick<Logger, 'fatal' | 'warn' | 'info'> | undefined;
}

/** The path of the embedded database. */
export function sqlitePath(dataDir: string): string {
  return join(dataDir, 'larder.sqlite');
}

export function openDatabase(settings: DatabaseSettings): Database {
  return settings.url === undefined ? openSqlite(settings) : openPostgres(settings.url, settings);
}

/** Reads hardly ever meet a lock. Short, because a wait blocks the event loop. */
const READ_BUSY_TIMEOUT_MS = 50;

function openSqlite({ dataDir, log }: DatabaseSettings): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = sqlitePath(dataDir);
  // SQLite would open a read-only file and fail at the first write.
  if (existsSync(path)) accessSync(path, constants.W_OK);
  const file = new SqliteFile(path);
  file.setBusyTimeout(0);
  // A separate connection sees committed data only, also during a transaction on the other.
  const committed = new SqliteFile(path, { readOnly: true });
  committed.setBusyTimeout(READ_BUSY_TIMEOUT_MS);
  // SQLite creates the write-ahead log at the first read.
  for (const connection of [file, committed]) connection.exec('select 1 from sqlite_schema');
  const fileGuard = new SqliteFileGuard(path, committed, log);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file, fileGuard) });
  const reader = new Kysely<Tables>({ dialect: sqliteReaderDialect(path, fileGuard) });
  return {
    kind: 'sqlite',
    db,
    reader,
    lookups: { db, run: async (text, parameters) => fileGuard.watch(() => committed.prepare(text).all(parameters)) },
    replica: undefined,
    openChannel: undefined,
    withoutTimeouts: (work) => work(db),
    reusableBytes: async () => {
      const [row] = committed.prepare(FREE_PAGES).all([]);
      return typeof row === 'object' && row !== null && 'bytes' in row ? Number(row.bytes) : 0;
    },
    ping: async () => {
      fileGuard.checkWritable();
      await ping(db);
    },
    close: async () => {
      // Closing checkpoints the write-ahead log into the database file, even into one that was overwritten.
      const isIntact = fileGuard.isIntact();
      fileGuard.close();
      committed.close();
      await reader.destroy();
      if (isIntact) await db.destroy();
    },
  };
}

function openPostgres(url: string, { poolSize, replicaUrl, replicaTimes, log }: DatabaseSettings): Database {
  const pool = createPool(url, poolSize);
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  const postgresLookups = new PostgresLookups(url);
  const lookups: LookupDb = { db, run: postgresLookups.run };
  const replica =
    replicaUrl === undefined
      ? undefined
      : new Replica({ url: replicaUrl, poolSize, log, times: replicaTimes }, { pool, lookups });
  const close = async () => {
    await replica?.close();
    await postgresLookups.close();
    await db.destroy();
  };
  const openChannel = (listener: ChannelListener) => new PostgresChannel(url, listener);
  const withoutTimeouts: Database['withoutTimeouts'] = async (work) => {
    const unbounded = new Kysely<Tables>({ dialect: postgresDialect(createPool(url, 1, NO_TIMEOUTS)) });
    try {
      return await work(unbounded);
    } finally {
      await unbounded.destroy();
    }
  };
  const reusableBytes = async () => 0;
  const common = { db, reader: db, lookups, replica, openChannel, withoutTimeouts };
  return { kind: 'postgres', ...common, reusableBytes, ping: () => ping(db), close };
}

const FREE_PAGES = 'select freelist_count * page_size as bytes from pragma_freelist_count, pragma_page_size';

async function ping(db: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(db);
}
