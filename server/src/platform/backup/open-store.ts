import { PostgresRestore, PostgresSnapshot } from './postgres-store.ts';
import { SqliteRestore, SqliteSnapshot } from './sqlite-store.ts';
import type { RestoreTransaction, Snapshot } from './store.ts';

/** A PostgreSQL URL, or the folder of the embedded database if `url` is undefined. */
export interface StoreAddress {
  readonly url: string | undefined;
  readonly dataDir: string;
}

export async function openSnapshot({ url, dataDir }: StoreAddress): Promise<Snapshot> {
  return url === undefined ? new SqliteSnapshot(dataDir) : PostgresSnapshot.open(url);
}

export async function openRestore({ url, dataDir }: StoreAddress): Promise<RestoreTransaction> {
  return url === undefined ? new SqliteRestore(dataDir) : PostgresRestore.open(url);
}
