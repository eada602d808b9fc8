import { IMPORT_LIMITS } from '@larder/contract/imports';
import type { ImportJob } from '@larder/contract/imports';
import { expect, test } from 'vitest';

import { UnreadableFileError, uploadInParts } from '#features/imports/model/upload-in-parts.ts';
import type { UploadInParts } from '#features/imports/model/upload-in-parts.ts';
import { ApiError, UnreachableError } from '#platform/api-error.ts';

const PART = IMPORT_LIMITS.part_bytes;
const FILE = new Blob([new Uint8Array(2 * PART + 10)]);

const JOB: ImportJob = {
  id: '0192f0c0-0000-7000-8000-0000000000d1',
  file_name: 'recipes.zip',
  bytes: FILE.size,
  state: 'uploading',
  missing_parts: [0, 1, 2],
  format: null,
  problem: null,
  drafts: 0,
  duplicates: 0,
  doubtful: 0,
  saved: 0,
  to_save: 0,
  problems: 0,
  pending: 0,
  created_at: '2030-01-01T00:00:00.000Z',
  deleted_at: '2030-01-31T00:00:00.000Z',
};

function refusal(code: 'conflict' | 'too_many_requests', retryAfter: number | null = null): ApiError {
  return new ApiError({ status: 400, code, message: 'x', fields: {}, requestId: 'x', retryAfter });
}

/** A server that has some parts of the file. Each failure is thrown once, before a part is accepted. */
function openServer(missing: readonly number[], failures: unknown[] = []) {
  const sizes: (readonly [part: number, size: number])[] = [];
  const waits: number[] = [];
  const sent: number[] = [];
  const controller = new AbortController();
  let job: ImportJob = { ...JOB, missing_parts: [...missing] };
  const upload: UploadInParts = {
    file: FILE,
    signal: controller.signal,
    start: async () => job,
    send: async (part, content, onProgress) => {
      onProgress(0.5);
      if (failures.length > 0) throw failures.shift();
      sizes.push([part, content.size]);
      job = { ...job, missing_parts: job.missing_parts.filter((each) => each !== part) };
      return job;
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    onJob: (state) => {
      job = state;
    },
    onSent: (bytes) => void sent.push(bytes),
  };
  return { upload, controller, sizes, waits, sent, missing: () => job.missing_parts };
}

test('a file is sent in parts of which the last one is shorter', async () => {
  const { upload, sizes, missing } = openServer([0, 1, 2]);
  await uploadInParts(upload);
  expect(sizes).toEqual([
    [0, PART],
    [1, PART],
    [2, 10],
  ]);
  expect(missing()).toEqual([]);
});

test('an interrupted upload sends only the parts that are missing, and its progress counts the others', async () => {
  const { upload, sizes, sent } = openServer([1]);
  await uploadInParts(upload);
  expect(sizes).toEqual([[1, PART]]);
  expect(sent).toEqual([PART + 10, PART + 10 + PART / 2]);
});

test('a lost connection is retried with growing delays', async () => {
  const lost = () => new UnreachableError('x');
  const { upload, waits, missing } = openServer([2], [lost(), lost(), lost()]);
  await uploadInParts(upload);
  expect(waits).toEqual([1_000, 2_000, 4_000]);
  expect(missing()).toEqual([]);
});

test('a rate limit is waited for', async () => {
  const { upload, waits } = openServer([2], [refusal('too_many_requests', 20)]);
  await uploadInParts(upload);
  expect(waits).toEqual([20_000]);
});

test('an upload gives up after seven failures of the same part', async () => {
  const { upload, waits, sizes } = openServer(
    [2],
    Array.from({ length: 7 }, () => new UnreachableError('x')),
  );
  await expect(uploadInParts(upload)).rejects.toThrow(UnreachableError);
  expect(waits).toHaveLength(6);
  expect(sizes).toEqual([]);
});

test('a refusal is not retried', async () => {
  const { upload, waits } = openServer([2], [refusal('conflict')]);
  await expect(uploadInParts(upload)).rejects.toMatchObject({ code: 'conflict' });
  expect(waits).toEqual([]);
});

test('an aborted upload sends no further part', async () => {
  const { upload, controller, sizes } = openServer([0, 1, 2]);
  const onJob = ({ missing_parts: missing }: ImportJob): void => {
    if (missing.length === 2) controller.abort();
  };
  await expect(uploadInParts({ ...upload, onJob })).rejects.toThrow('aborted');
  expect(sizes).toEqual([[0, PART]]);
});

test('a file that cannot be opened is reported before anything is sent', async () => {
  const { upload, sizes } = openServer([0]);
  const file = { size: 1, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) };
  const started: string[] = [];
  const attempt = uploadInParts({
    ...upload,
    file: file as unknown as Blob,
    start: async () => {
      started.push('started');
      return JOB;
    },
  });
  await expect(attempt).rejects.toThrow(UnreadableFileError);
  expect([started, sizes]).toEqual([[], []]);
});
