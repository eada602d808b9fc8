import type { ImportJob } from '@larder/contract/imports';

import { partOf, uploadedBytes } from '#features/imports/model/import-file.ts';
import { ApiError, isTransientError } from '#platform/api-error.ts';

const RETRIES = 6;
const FIRST_RETRY_MS = 1_000;
const RETRY_MAX_MS = 30_000;

/** The browser cannot read the file any more, for example because it was moved. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

export interface UploadInParts {
  readonly file: Blob;
  readonly signal: AbortSignal;
  /** Begins or finds the import. Idempotent. */
  readonly start: () => Promise<ImportJob>;
  /** Sends a part. Idempotent. `onProgress` receives the share that was sent, from 0 to 1. */
  readonly send: (part: number, content: Blob, onProgress: (share: number) => void) => Promise<ImportJob>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly onJob: (job: ImportJob) => void;
  /** Receives how many bytes of the file the server has. */
  readonly onSent: (bytes: number) => void;
}

async function checkReadable(file: Blob): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (error) {
    throw new UnreadableFileError('The file cannot be read', { cause: error });
  }
}

function retryDelay(error: unknown, failures: number): number | null {
  const isRateLimited = error instanceof ApiError && error.code === 'too_many_requests';
  if (failures >= RETRIES || !(isRateLimited || isTransientError(error))) return null;
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0;
  return Math.max(asked, Math.min(RETRY_MAX_MS, FIRST_RETRY_MS * 2 ** failures));
}

/** Repeats a request after lost connections, with exponential backoff. */
async function retrying(
  request: () => Promise<ImportJob>,
  { signal, wait }: Pick<UploadInParts, 'signal' | 'wait'>,
): Promise<ImportJob> {
  for (let failures = 0; ; failures += 1) {
    signal.throwIfAborted();
    try {
      return await request();
    } catch (error) {
      const milliseconds = signal.aborted ? null : retryDelay(error, failures);
      if (milliseconds === null) throw error;
      await wait(milliseconds);
    }
  }
}

/** Uploads the parts of a file that the server does not have yet, one after the other. Throws when a part cannot be sent. */
export async function uploadInParts(upload: UploadInParts): Promise<void> {
  const { file, signal, start, send, onJob, onSent } = upload;
  await checkReadable(file);
  let job = await retrying(start, upload);
  onJob(job);
  // One after the other: when the connection breaks, fewer bytes are lost.
  for (const part of job.missing_parts) {
    const uploaded = uploadedBytes(job);
    onSent(uploaded);
    const content = partOf(file, part);
    await checkReadable(content);
    job = await retrying(
      () => send(part, content, (share) => !signal.aborted && onSent(uploaded + share * content.size)),
      upload,
    );
    onJob(job);
  }
}
