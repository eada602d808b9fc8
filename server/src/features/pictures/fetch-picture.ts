import { PICTURE_LIMITS } from '@larder/contract/pictures';

import { createFetchPublic, type FetchPublic } from '#platform/fetch-public/fetch-public.ts';

const TOTAL_MS = 10_000;
const FIRST_BYTE_MS = 5_000;

/** Creates the fetcher for picture URLs that users enter. */
export function createPictureFetch(allowedHosts: readonly string[]): FetchPublic {
  return createFetchPublic({
    allowedHosts,
    userAgent: 'Larder',
    maxBytes: PICTURE_LIMITS.bytes_max,
    totalMs: TOTAL_MS,
    firstByteMs: FIRST_BYTE_MS,
  });
}

/** Fetches an image that a model service generated. The service's own origin is allowed even when its address is private. */
export type FetchGenerated = (
  image: { readonly url: string; readonly origin: string },
  signal?: AbortSignal,
) => ReturnType<FetchPublic>;

export function createGeneratedFetch(allowedHosts: readonly string[]): FetchGenerated {
  return async ({ url, origin }, signal) => {
    const { hostname, port, protocol } = new URL(origin);
    const service = `${hostname}:${port === '' ? (protocol === 'https:' ? '443' : '80') : port}`;
    return createPictureFetch([...allowedHosts, service])(url, signal);
  };
}
