import type { StorageKind } from '@larder/contract/storage';

import type { Db } from '#platform/db/tables.ts';

export type StorageUse = Readonly<Record<StorageKind, number>>;

/** A statement that reads how much a user stores. */
export function selectStorage(db: Db, userId: string) {
  return db
    .selectFrom('user_storage')
    .select(['recipes', 'pictures', 'conversations', 'bytes'])
    .where('user_id', '=', userId);
}

/** A row of `selectStorage`. */
export type StorageRow = Omit<StorageUse, 'bytes'> & { readonly bytes: number | string };

/** A user who left stores nothing. */
export function toStorageUse(row: StorageRow | undefined): StorageUse {
  const { recipes = 0, pictures = 0, conversations = 0, bytes = 0 } = row ?? {};
  return { recipes, pictures, conversations, bytes: Number(bytes) };
}

/** How much a user stores. */
export async function readStorage(db: Db, userId: string): Promise<StorageUse> {
  return toStorageUse(await selectStorage(db, userId).executeTakeFirst());
}
