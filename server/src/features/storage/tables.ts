import type { Generated } from 'kysely';

/** What a person stores, counted by triggers of the database. `bytes` are those of their own texts and picture files. */
interface UserStorageTable {
  user_id: string;
  recipes: Generated<number>;
  pictures: Generated<number>;
  conversations: Generated<number>;
  bytes: Generated<number>;
  /** Those of picture files, which are in `bytes` as well. */
  picture_bytes: Generated<number>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    user_storage: UserStorageTable;
  }
}
