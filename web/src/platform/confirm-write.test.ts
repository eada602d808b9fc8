import { describe, expect, it } from 'vitest';

import { ApiError, UnreachableError } from './api-error.ts';
import { confirmRemoval, confirmWrite, NotAppliedError } from './confirm-write.ts';

function refusal(status: number, code: ApiError['code'], requestId: string | null): ApiError {
  return new ApiError({ status, code, message: code, fields: {}, requestId, retryAfter: null });
}

function failing(reason: Error): () => Promise<never> {
  return async () => {
    throw reason;
  };
}

const LOST = new UnreachableError(null);
const PROXY = refusal(502, 'unavailable', null);
const NOT_FOUND = refusal(404, 'not_found', 'r');

describe('confirmWrite', () => {
  it.each([LOST, PROXY])('returns the stored result when the answer is lost: %s', async (error) => {
    await expect(confirmWrite(failing(error), async () => 'stored')).resolves.toBe('stored');
  });

  it('throws NotAppliedError when nothing is stored', async () => {
    await expect(confirmWrite(failing(LOST), async () => null)).rejects.toBeInstanceOf(NotAppliedError);
  });

  it('throws UnreachableError when the read-back fails', async () => {
    const read = failing(refusal(500, 'internal', 'r'));
    await expect(confirmWrite(failing(PROXY), read)).rejects.toBeInstanceOf(UnreachableError);
  });

  it.each([NOT_FOUND, refusal(500, 'internal', 'r'), new TypeError('x')])('rethrows %s', async (error) => {
    await expect(confirmWrite(failing(error), async () => 'stored')).rejects.toBe(error);
  });
});

describe('confirmRemoval', () => {
  const lost = failing(LOST);
  const gone = failing(NOT_FOUND);

  it('is idempotent: a missing resource counts as removed', async () => {
    await expect(confirmRemoval(gone, lost)).resolves.toBe(true);
    await expect(confirmRemoval(lost, gone)).resolves.toBe(true);
    await expect(confirmRemoval(lost, async () => false)).resolves.toBe(true);
  });

  it('throws NotAppliedError when the resource still exists', async () => {
    await expect(confirmRemoval(lost, async () => true)).rejects.toBeInstanceOf(NotAppliedError);
  });
});
