import { afterEach, describe, expect, it } from 'vitest';

import { ApiError, UnreachableError } from '#platform/api-error.ts';
import { renewSessionSignal, abortSessionSignal } from '#platform/session-signal.ts';

import { copyOnce } from './copy-once.ts';

afterEach(() => {
  abortSessionSignal();
  renewSessionSignal();
});

function failure(status: number, code: ApiError['code']): ApiError {
  return new ApiError({ status, code, message: code, fields: {}, requestId: null, retryAfter: null });
}

/** Runs a copy that succeeds, or fails with `end`. Returns the id that it was sent under. */
async function idOfCopy(original: string, end: Error | null = null): Promise<string> {
  let used = '';
  const copying = copyOnce(original, (id) => {
    used = id;
    return end === null ? Promise.resolve(id) : Promise.reject(end);
  });
  if (end === null) await copying;
  else await expect(copying).rejects.toBe(end);
  return used;
}

describe('copyOnce', () => {
  it.each([new UnreachableError('reset'), failure(503, 'unavailable'), failure(500, 'internal')])(
    'retries under the same id after %s',
    async (end) => {
      const first = await idOfCopy('soup', end);
      expect(await idOfCopy('tart')).not.toBe(first);
      expect(await idOfCopy('soup')).toBe(first);
      expect(await idOfCopy('soup')).not.toBe(first);
    },
  );

  it('uses a new id after a refusal, and for the next user who signs in', async () => {
    const refused = await idOfCopy('soup', failure(409, 'conflict'));
    const lost = await idOfCopy('soup', new UnreachableError('reset'));
    expect(lost).not.toBe(refused);
    abortSessionSignal();
    expect(await idOfCopy('soup')).not.toBe(lost);
  });
});
