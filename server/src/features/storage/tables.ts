import type { ColumnType, Generated } from 'kysely';

/** PostgreSQL gives numbers that may be so large as text. */
type Bytes = ColumnType<number | string, number | undefined, number>;

/** What a person stores, counted by triggers of the database. `bytes` are those of their own texts and picture files. */
interface UserStorageTable {
  user_id: string;
  recipes: Generated<number>;
  pictures: Generated<number>;
  conversations: Generated<number>;
  bytes: Bytes;
  /** Those of picture files, which are in `bytes` as well. */
  picture_bytes: Bytes;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    user_storage: UserStorageTable;
  }
}
