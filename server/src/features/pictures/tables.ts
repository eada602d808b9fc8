import type { Generated, Selectable } from 'kysely';

import type { NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

/**
 * Width and height are those of the upload. `user_id` is null after the account is deleted. `avif_at` is when the AVIF files were
 * encoded, `avif_next_at` the next attempt; both are null after the last failure.
 */
interface PicturesTable {
  id: string;
  user_id: string | null;
  width: number;
  height: number;
  preview: string;
  /** The size of all its files. */
  bytes: number;
  source_url: string | null;
  created_at: Timestamp;
  /** The last time a recipe claimed it. Unused pictures are purged a day later. */
  used_at: Timestamp;
  avif_at: NullableTimestamp;
  avif_attempts: Generated<number>;
  avif_next_at: NullableTimestamp;
}

export type PictureRow = Selectable<PicturesTable>;

/** A queued import. Without a next attempt it has failed for good, for `failed_reason`. */
interface PictureImportsTable {
  recipe_id: string;
  url: string;
  attempts: Generated<number>;
  next_attempt_at: NullableTimestamp;
  created_at: Timestamp;
  failed_reason: string | null;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    pictures: PicturesTable;
    picture_imports: PictureImportsTable;
  }
}
