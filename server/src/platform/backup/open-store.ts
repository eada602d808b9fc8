import { PostgresFilling, PostgresSnapshot } from './postgres-store.ts';
import { SqliteFilling, SqliteSnapshot } from './sqlite-store.ts';
import type { Filling, Snapshot } from './store.ts';

/** A PostgreSQL address, or without one the folder of the embedded database. */
export interface StoreAddress {
  readonly url: string | undefined;
  readonly dataDir: string;
}

export async function openSnapshot({ url, dataDir }: StoreAddress): Promise<Snapshot> {
  return url === undefined ? new SqliteSnapshot(dataDir) : PostgresSnapshot.open(url);
}

export async function openFilling({ url, dataDir }: StoreAddress): Promise<Filling> {
  return url === undefined ? new SqliteFilling(dataDir) : PostgresFilling.open(url);
}
