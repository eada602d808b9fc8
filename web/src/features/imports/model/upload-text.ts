import { bytesText } from '@larder/contract/storage';

import { UnreadableFileError } from '#features/imports/model/upload-in-parts.ts';
import type { Upload } from '#features/imports/model/upload-queue.ts';
import { ApiError } from '#platform/api-error.ts';
import { failureDetail } from '#platform/failure-detail.ts';

/** Why an upload ended early, and what to do about it. */
export function describeUploadFailure(error: unknown): string {
  if (error instanceof UnreadableFileError) return 'This file can’t be opened any more. Please choose it again.';
  if (error instanceof ApiError) return Object.values(error.fields)[0] ?? error.message;
  return failureDetail(error);
}

/** "3 MB of 12 MB uploaded". */
export function sentText(sent: number, bytes: number): string {
  return `${bytesText(sent)} of ${bytesText(bytes)} uploaded`;
}

const PHASES = {
  waiting: 'Waiting for the file before it',
  sending: 'Uploading…',
  stopped: 'Stopped. Nothing that was uploaded is lost.',
  failed: 'The upload was interrupted',
} as const satisfies Record<Upload['phase'], string>;

export function phaseText(phase: Upload['phase']): string {
  return PHASES[phase];
}
