import type { ColumnType, Generated, Selectable } from 'kysely';

import type { Draft, DraftChoice, ImportState } from '@larder/contract/imports';

import type { JsonText, NullableTimestamp, Timestamp } from '#platform/db/tables.ts';

import type { FileCollection, FileVersion } from './readers/reader.ts';

/** A file that a user imports. `next_attempt_at` is set while there is work for the background job. */
interface ImportsTable {
  id: string;
  user_id: string;
  file_name: string;
  bytes: number;
  state: ImportState;
  format: string | null;
  problem: string | null;
  attempts: Generated<number>;
  next_attempt_at: NullableTimestamp;
  created_at: Timestamp;
}

export type ImportRow = Selectable<ImportsTable>;

/** A part of a file that has arrived. Its bytes are a blob until the file is read. */
interface ImportPartsTable {
  import_id: string;
  part: number;
}

/** A draft with what is saved with it but not shown. */
export interface StoredDraft extends Draft {
  /** The versions before it, oldest first. */
  readonly earlier?: readonly FileVersion[] | undefined;
  readonly collections?: readonly FileCollection[] | undefined;
}

/** A recipe of a file, or why there is none: `draft` is null then. */
interface ImportDraftsTable {
  import_id: string;
  position: number;
  user_id: string;
  title: string;
  /** True if there is a draft. */
  is_readable: boolean;
  choice: DraftChoice;
  doubt_count: number;
  ingredient_count: number;
  step_count: number;
  duplicate_by: 'address' | 'title' | null;
  /** Null for a duplicate within the file. */
  duplicate_of: string | null;
  duplicate_title: string | null;
  problem: string | null;
  /** What the background job is to do. */
  wanted: 'save' | 'undo' | null;
  /** The id of the recipe to create. Set before, so that creating it twice gives one recipe. */
  new_id: string;
  /** The recipe that it was saved as. */
  saved_as: string | null;
  /** The version that was replaced, if it was saved as a new version. */
  replaced_version: number | null;
  picture_id: string | null;
  /** The address of a picture on the web. */
  image_url: string | null;
  draft: ColumnType<StoredDraft | null, JsonText<StoredDraft> | null, JsonText<StoredDraft> | null>;
}

/** A picture that a draft shows besides that of its dish. */
interface ImportDraftPicturesTable {
  import_id: string;
  picture_id: string;
}

export type DraftRow = Selectable<ImportDraftsTable>;

declare module '#platform/db/tables.ts' {
  interface Tables {
    imports: ImportsTable;
    import_parts: ImportPartsTable;
    import_drafts: ImportDraftsTable;
    import_draft_pictures: ImportDraftPicturesTable;
  }
}
