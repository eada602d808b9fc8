import type { ImportJob } from '@larder/contract/imports';

import { importName } from '#features/imports/model/import-file.ts';
import type { Upload } from '#features/imports/model/upload-queue.ts';

/** An import in the list of the user, or a file that is about to become one. */
export interface ImportRow {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** Null until the server has begun it. */
  readonly job: ImportJob | null;
  /** Null if the file was not chosen in this document, or is complete. */
  readonly upload: Upload | null;
}

/** The imports with their uploads, newest first. */
export function importRows(imports: readonly ImportJob[], uploads: readonly Upload[]): readonly ImportRow[] {
  const known = new Set(imports.map(({ id }) => id));
  const begun = uploads.filter(({ id }) => !known.has(id)).toReversed();
  return [
    ...begun.map((upload) => ({
      id: upload.id,
      name: importName(upload.file.name),
      bytes: upload.file.size,
      job: null,
      upload,
    })),
    ...imports.map((job) => ({
      id: job.id,
      name: job.file_name,
      bytes: job.bytes,
      job,
      upload: uploads.find(({ id }) => id === job.id) ?? null,
    })),
  ];
}
