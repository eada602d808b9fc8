import type { StorageKind } from '@larder/contract/storage';

import type { Db } from '#platform/db/tables.ts';

export type StorageUse = Readonly<Record<StorageKind, number>>;

/** Reads how much a user stores; zeros for a deleted user. */
export async function readStorage(db: Db, userId: string): Promise<StorageUse> {
  const row = await db
    .selectFrom('user_storage')
    .select(['recipes', 'pictures', 'conversations', 'bytes'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { recipes = 0, pictures = 0, conversations = 0, bytes = 0 } = row ?? {};
  return { recipes, pictures, conversations, bytes: Number(bytes) };
}
