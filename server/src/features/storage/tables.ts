import type { ColumnType, Generated } from 'kysely';

/** PostgreSQL returns bigint as text. */
type Bytes = ColumnType<number | string, number | undefined, number>;

/** What a user stores, counted by database triggers. `bytes` counts their texts and picture files. */
interface UserStorageTable {
  user_id: string;
  recipes: Generated<number>;
  pictures: Generated<number>;
  conversations: Generated<number>;
  bytes: Bytes;
  /** Bytes of picture files; included in `bytes`. */
  picture_bytes: Bytes;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    user_storage: UserStorageTable;
  }
}
