import { IMPORT_LIMITS, IMPORT_TEXTS } from '@larder/contract/imports';
import type { ImportJob } from '@larder/contract/imports';
import { visibleText } from '@larder/contract/visible-text';

const { part_bytes: PART_BYTES } = IMPORT_LIMITS;

/** The name of a file as the server stores it. */
export function importName(name: string): string {
  return visibleText(visibleText(name).slice(0, IMPORT_LIMITS.file_name_max_characters).toWellFormed());
}

/** Why a file cannot be imported; null if nothing is known against it. */
export function fileProblem({ size }: Pick<File, 'size'>): string | null {
  if (size === 0) return IMPORT_TEXTS.empty;
  return size > IMPORT_LIMITS.file_max_bytes ? IMPORT_TEXTS.too_large : null;
}

type NamedFile = Pick<File, 'name' | 'size'>;

/** Whether a chosen file can complete an import whose upload was interrupted. Its content is not compared. */
export function isSameFile(job: ImportJob, file: NamedFile): boolean {
  return job.file_name === importName(file.name) && job.bytes === file.size;
}

/** The import that a chosen file completes. */
export function findUnfinished(imports: readonly ImportJob[], file: NamedFile): ImportJob | undefined {
  return imports.find((job) => job.state === 'uploading' && isSameFile(job, file));
}

/** The content of a part. The last one may be shorter. */
export function partOf(file: Blob, part: number): Blob {
  return file.slice(part * PART_BYTES, (part + 1) * PART_BYTES);
}

/** How much of the file the server has. */
export function uploadedBytes({ bytes, missing_parts: missing }: Pick<ImportJob, 'bytes' | 'missing_parts'>): number {
  const left = missing.map((part) => Math.min(PART_BYTES, bytes - part * PART_BYTES));
  return bytes - left.reduce((sum, size) => sum + size, 0);
}
