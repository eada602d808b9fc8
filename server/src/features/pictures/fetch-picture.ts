import { PICTURE_LIMITS } from '@larder/contract/pictures';

import { createFetchPublic, type FetchPublic } from '#platform/fetch-public/fetch-public.ts';

const TOTAL_MS = 10_000;
const FIRST_BYTE_MS = 5_000;

/** Fetches the file behind a picture's address. */
export function createPictureFetch(allowedHosts: readonly string[]): FetchPublic {
  return createFetchPublic({
    allowedHosts,
    userAgent: 'Larder',
    maxBytes: PICTURE_LIMITS.bytes_max,
    totalMs: TOTAL_MS,
    firstByteMs: FIRST_BYTE_MS,
  });
}
