import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { ERROR_TEXTS } from '@larder/contract/errors';
import { IMPORT_LIMITS, IMPORT_TEXTS } from '@larder/contract/imports';

import { AppError } from '#platform/app-error.ts';
import type { Blobs } from '#platform/blobs/blobs.ts';

/** The first characters of the keys of all parts. No id of a picture begins with them. */
export const PART_KEYS = 'im';

type ImportedFile = Readonly<{ id: string; bytes: number }>;

const partKey = (importId: string, part: number): string => `import/${importId}/${part}`;

/** The id of the import that a part belongs to; null for any other key. */
export function importOfKey(key: string): string | null {
  return /^import\/([\da-f-]{36})\/\d+$/u.exec(key)?.[1] ?? null;
}

/** The numbers of the parts of a file of this size. */
export function partsOf(bytes: number): number[] {
  return Array.from({ length: Math.ceil(bytes / IMPORT_LIMITS.part_bytes) }, (_, part) => part);
}

/** Size of a part in bytes; 0 for one that the file does not have. */
function partSize(bytes: number, part: number): number {
  return Math.max(0, Math.min(IMPORT_LIMITS.part_bytes, bytes - part * IMPORT_LIMITS.part_bytes));
}

/**
 * Reads a part from a request and stores it. Idempotent. Throws `invalid_input` for a part of another size, and `timeout` if the
 * client disconnects.
 */
export async function storePart(
  blobs: Blobs,
  { id, bytes }: ImportedFile,
  part: number,
  body: Readable,
): Promise<void> {
  const arrived = await readExactly(body, partSize(bytes, part));
  await blobs.put(partKey(id, part), arrived, 'application/octet-stream');
}

async function readExactly(body: Readable, size: number): Promise<Buffer> {
  const arrived = Buffer.allocUnsafeSlow(size);
  let length = 0;
  // Drains the rest instead of closing the connection, so that the client can read the error.
  const chunks: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false });
  try {
    for await (const chunk of chunks) {
      if (length + chunk.length > size) throw wrongSize();
      length += chunk.copy(arrived, length);
    }
  } catch (error) {
    body.resume();
    if (error instanceof AppError) throw error;
    throw new AppError('timeout', ERROR_TEXTS.timeout, { cause: error });
  }
  if (size === 0 || length < size) throw wrongSize();
  return arrived;
}

function wrongSize(): AppError {
  return new AppError('invalid_input', IMPORT_TEXTS.part_size, { fields: { part: IMPORT_TEXTS.part_size } });
}

/** Writes all parts of a file to `path`, one after the other. Throws if one is missing. */
export async function assembleFile(blobs: Blobs, { id, bytes }: ImportedFile, path: string): Promise<void> {
  await pipeline(readParts(blobs, id, partsOf(bytes)), createWriteStream(path, { mode: 0o600 }));
}

async function* readParts(blobs: Blobs, id: string, parts: readonly number[]): AsyncIterable<Buffer> {
  for (const part of parts) {
    const blob = await blobs.open(partKey(id, part));
    if (blob === null) throw new Error(`Part ${part} of import ${id} is missing`);
    const chunks: AsyncIterable<Buffer> = blob.stream;
    yield* chunks;
  }
}

/** Removes the parts of a file. Idempotent. */
export async function removeParts(blobs: Blobs, { id, bytes }: ImportedFile): Promise<void> {
  for (const part of partsOf(bytes)) await blobs.remove(partKey(id, part));
}
