import type { StorageKind } from '@larder/contract/storage';

import type { Db } from '#platform/db/tables.ts';

export type StorageUse = Readonly<Record<StorageKind, number>>;

/** The columns of `user_storage` that quotas limit. */
export const STORAGE_COLUMNS = [
  'user_storage.recipes',
  'user_storage.pictures',
  'user_storage.conversations',
  'user_storage.bytes',
] as const;

/** A statement that reads how much a user stores. */
export function selectStorage(db: Db, userId: string) {
  return db.selectFrom('user_storage').select(STORAGE_COLUMNS).where('user_id', '=', userId);
}

type StorageRow = Omit<StorageUse, 'bytes'> & { readonly bytes: number | string };

/** A user who left stores nothing. */
export function toStorageUse(row: StorageRow | undefined): StorageUse {
  const { recipes = 0, pictures = 0, conversations = 0, bytes = 0 } = row ?? {};
  return { recipes, pictures, conversations, bytes: Number(bytes) };
}

/** How much a user stores. */
export async function readStorage(db: Db, userId: string): Promise<StorageUse> {
  return toStorageUse(await selectStorage(db, userId).executeTakeFirst());
}
