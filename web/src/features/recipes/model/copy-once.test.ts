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

/** The id under which a copy is made that ends like this. */
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

describe('a copy', () => {
  it.each([new UnreachableError('reset'), failure(503, 'unavailable'), failure(500, 'internal')])(
    'is the same one when it is tried again after %s',
    async (end) => {
      const first = await idOfCopy('soup', end);
      expect(await idOfCopy('tart')).not.toBe(first);
      expect(await idOfCopy('soup')).toBe(first);
      expect(await idOfCopy('soup')).not.toBe(first);
    },
  );

  it('is another one after a refusal, and for the person who signs in next', async () => {
    const refused = await idOfCopy('soup', failure(409, 'conflict'));
    const lost = await idOfCopy('soup', new UnreachableError('reset'));
    expect(lost).not.toBe(refused);
    abortSessionSignal();
    expect(await idOfCopy('soup')).not.toBe(lost);
  });
});
