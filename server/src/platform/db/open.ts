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

/** An open database. */
export interface Database {
  readonly kind: DatabaseKind;
  /** Reads and writes. */
  readonly db: Kysely<Tables>;
  /** Reads that may take long; on the embedded database they run beside everything else. */
  readonly reader: Kysely<Tables>;
  /** Reads of a few rows by an index that nearly every request needs. */
  readonly lookups: LookupDb;
  /** A copy that reads may go to, where there is one. */
  readonly replica: Replica | undefined;
  /** The way to other instances; undefined where there can be none, on the embedded database. */
  readonly openChannel: ((hearing: ChannelListener) => Channel) | undefined;
  /** Gives the work a connection whose statements may take as long as they need, as steps of the schema do among very many rows. */
  withoutTimeouts<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>;
  /** Bytes of its file that hold nothing; 0 where the file is not ours. */
  reusableBytes(): Promise<number>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** A PostgreSQL address; without one the database is a file in `dataDir`. */
  readonly url: string | undefined;
  readonly dataDir: string;
  readonly poolSize: number;
  /** The address of a replica of it. */
  readonly replicaUrl?: string | undefined;
  readonly replicaTimes?: Partial<ReplicaTimes> | undefined;
  readonly log?: Pick<Logger, 'fatal' | 'warn' | 'info'> | undefined;
}

/** Where the embedded database is kept. */
export function sqlitePath(dataDir: string): string {
  return join(dataDir, 'larder.sqlite');
}

export function openDatabase(settings: DatabaseSettings): Database {
  return settings.url === undefined ? openSqlite(settings) : openPostgres(settings.url, settings);
}

/** Reads hardly ever meet a lock; then this is short enough for everybody else. */
const READ_BUSY_TIMEOUT_MS = 50;

function openSqlite({ dataDir, log }: DatabaseSettings): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = sqlitePath(dataDir);
  // SQLite would open a file that it may only read, and fail at the first write.
  if (existsSync(path)) accessSync(path, constants.W_OK);
  const file = new SqliteFile(path);
  file.setBusyTimeout(0);
  // A connection of its own sees only what is committed, however far a transaction on the other has come.
  const committed = new SqliteFile(path, { readOnly: true });
  committed.setBusyTimeout(READ_BUSY_TIMEOUT_MS);
  // SQLite makes the write-ahead log with the first read.
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
      // Closing writes the write-ahead log to the database file, also to one that was overwritten.
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
  const lines = new PostgresLookups(url);
  const lookups: LookupDb = { db, run: lines.run };
  const replica =
    replicaUrl === undefined
      ? undefined
      : new Replica({ url: replicaUrl, poolSize, log, times: replicaTimes }, { pool, lookups });
  const close = async () => {
    await replica?.close();
    await lines.close();
    await db.destroy();
  };
  const openChannel = (hearing: ChannelListener) => new PostgresChannel(url, hearing);
  const withoutTimeouts: Database['withoutTimeouts'] = async (work) => {
    const patient = new Kysely<Tables>({ dialect: postgresDialect(createPool(url, 1, NO_TIMEOUTS)) });
    try {
      return await work(patient);
    } finally {
      await patient.destroy();
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
