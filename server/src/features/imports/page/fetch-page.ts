import { IMPORT_LIMITS } from '@larder/contract/imports';

import { AppError } from '#platform/app-error.ts';
import {
  createFetchPublicResponse,
  type FetchPublicResponse,
  PublicFetchError,
  type PublicResponse,
} from '#platform/fetch-public/fetch-public.ts';

const TOTAL_MS = 20_000;
const FIRST_BYTE_MS = 10_000;
const MEGABYTE = 1024 * 1024;
/** Sites answer with these when they let no server read their pages. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 405, 406, 429, 451, 503]);
const GONE: ReadonlySet<number> = new Set([404, 410]);
const PAGE_TYPE = /^(?:text\/html|application\/xhtml\+xml|application\/xml|text\/xml)\b/iu;
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/iu;

/** Creates the fetcher for pages whose address a user enters. */
export function createPageFetch(allowedHosts: readonly string[]): FetchPublicResponse {
  return createFetchPublicResponse({
    allowedHosts,
    userAgent: 'Mozilla/5.0 (compatible; Larder)',
    accept: 'text/html,application/xhtml+xml',
    acceptsGzip: true,
    maxBytes: IMPORT_LIMITS.page_max_bytes,
    totalMs: TOTAL_MS,
    firstByteMs: FIRST_BYTE_MS,
  });
}

const problem = (message: string, code: 'invalid_input' | 'too_large' = 'invalid_input', cause?: unknown): AppError =>
  new AppError(code, message, { fields: { url: message }, cause });

/** Returns the address that a person typed, with or without "https://". Throws `invalid_input` for what is none. */
function readAddress(text: string): string {
  const url = URL.parse(HAS_SCHEME.test(text) ? text : `https://${text}`);
  if (url === null || !/^https?:$/u.test(url.protocol)) throw problem('This is not the address of a web page.');
  if (!url.hostname.includes('.') && !url.hostname.startsWith('[') && !HAS_SCHEME.test(text)) {
    throw problem('This is not the address of a web page.');
  }
  return url.href;
}

function statusText(status: number, productName: string): string {
  if (GONE.has(status)) return 'There is no page at this address.';
  if (!REFUSALS.has(status)) return 'This site answered with an error. Try again later.';
  return `This site does not let ${productName} read its pages. Open the page and press your “Save to ${productName}” bookmark, or copy the text of the recipe and paste it here.`;
}

function toAppError(error: unknown, productName: string): unknown {
  if (!(error instanceof PublicFetchError)) return error;
  switch (error.failure) {
    case 'refused':
      return problem('This address is not on the public internet.', 'invalid_input', error);
    case 'status':
      return problem(statusText(error.status ?? 0, productName), 'invalid_input', error);
    case 'too_large':
      return problem(
        `The page at this address is larger than ${IMPORT_LIMITS.page_max_bytes / MEGABYTE} MB.`,
        'too_large',
        error,
      );
    case 'unreachable':
      return problem('This address could not be reached.', 'invalid_input', error);
    case 'too_slow':
      return problem('This address took too long to answer.', 'invalid_input', error);
  }
}

/** Fetches the page at an address that a person entered. Throws an `AppError` about the field `url`. */
export async function fetchPage(
  fetchPublic: FetchPublicResponse,
  address: string,
  { productName, signal }: { readonly productName: string; readonly signal: AbortSignal },
): Promise<PublicResponse> {
  const url = readAddress(address);
  const page = await fetchPublic(url, signal).catch((error: unknown) => {
    throw toAppError(error, productName);
  });
  if (page.contentType !== null && !PAGE_TYPE.test(page.contentType)) throw problem('This address is not a web page.');
  return page;
}
