import type { Readable } from 'node:stream';

import { ERROR_TEXTS } from '@larder/contract/errors';
import { PICTURE_LIMITS, PICTURE_TEXTS } from '@larder/contract/pictures';

import { AppError } from '#platform/app-error.ts';

import { asProblem, PictureProblem } from './process.ts';

const INITIAL_BYTES = 64 * 1024;

/**
 * Reads a body up to the size limit, and rejects a larger declared length at once. Grows one buffer instead of joining chunks, which
 * would take twice the memory. Throws PictureProblem, or `timeout` when the client disconnects.
 */
export async function readUpload(body: Readable, declaredBytes: number): Promise<Buffer> {
  if (declaredBytes > PICTURE_LIMITS.bytes_max) throw tooLarge();
  let buffer: Buffer = Buffer.allocUnsafeSlow(Math.max(declaredBytes, INITIAL_BYTES));
  let size = 0;
  // Drains the rest instead of closing the connection, so that the client can read the error.
  const arriving: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false });
  try {
    for await (const chunk of arriving) {
      const end = size + chunk.length;
      if (end > PICTURE_LIMITS.bytes_max) throw tooLarge();
      if (end > buffer.length) buffer = enlarged(buffer.subarray(0, size), end);
      chunk.copy(buffer, size);
      size = end;
    }
  } catch (error) {
    body.resume();
    if (error instanceof PictureProblem) throw error;
    // The body could not be decompressed.
    if (error instanceof Error && 'statusCode' in error) throw asProblem(error);
    // The client has disconnected.
    throw new AppError('timeout', ERROR_TEXTS.timeout, { cause: error });
  }
  if (size === 0) throw new PictureProblem(PICTURE_TEXTS.none);
  return buffer.subarray(0, size);
}

/** Doubles the buffer, so that appending chunks is linear in total. */
function enlarged(bytes: Buffer, minBytes: number): Buffer {
  const larger = Buffer.allocUnsafeSlow(Math.min(Math.max(2 * bytes.length, minBytes), PICTURE_LIMITS.bytes_max));
  bytes.copy(larger);
  return larger;
}

function tooLarge(): PictureProblem {
  return new PictureProblem(PICTURE_TEXTS.too_large, { code: 'too_large' });
}
