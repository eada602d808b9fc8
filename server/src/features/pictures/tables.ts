import type { Generated, Selectable } from 'kysely';

import type { NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

/**
 * Width and height are those of the picture as it was given. `user_id` is null once that person has left. The times of AVIF:
 * since when it is there, and when to try next; neither where it was given up.
 */
interface PicturesTable {
  id: string;
  user_id: string | null;
  width: number;
  height: number;
  preview: string;
  /** Of all its files together. */
  bytes: number;
  source_url: string | null;
  created_at: Timestamp;
  /** When it was last given to something; what nothing shows for a day after that goes. */
  used_at: Timestamp;
  avif_at: NullableTimestamp;
  avif_attempts: Generated<number>;
  avif_next_at: NullableTimestamp;
}

export type PictureRow = Selectable<PicturesTable>;

/** An address that a recipe came with, until it is fetched; without a next attempt it was given up, for this reason. */
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
