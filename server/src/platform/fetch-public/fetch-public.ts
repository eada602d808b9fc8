import { lookup } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';

import { isPublicAddress, PrivateAddressError, publicLookup, type ResolveAll } from './addresses.ts';

const REDIRECTS_MAX = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const HEADERS_MAX_BYTES = 16 * 1024;

export interface PublicFetchSettings {
  /** Private hosts, with an optional port, that may be fetched. */
  readonly allowedHosts: readonly string[];
  readonly userAgent: string;
  readonly maxBytes: number;
  readonly totalMs: number;
  readonly firstByteMs: number;
  readonly resolveAll?: ResolveAll;
}

/**
 * Why a fetch failed: an address that is never fetched (`refused`), a response that is too large (`too_large`) or not
 * usable (`status`), or a temporary failure (`unreachable`, `too_slow`).
 */
export type FetchFailure = 'refused' | 'too_large' | 'status' | 'unreachable' | 'too_slow';

export class PublicFetchError extends Error {
  readonly failure: FetchFailure;
  /** The status of a response that was not 200. */
  readonly status: number | undefined;

  constructor(failure: FetchFailure, message: string, details: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: details.cause });
    this.name = 'PublicFetchError';
    this.failure = failure;
    this.status = details.status;
  }
}

/** Fetches a URL on the public internet, with SSRF protection. Throws PublicFetchError. */
export type FetchPublic = (url: string, signal?: AbortSignal) => Promise<Buffer>;

export function createFetchPublic(settings: PublicFetchSettings): FetchPublic {
  return async (text, signal) => {
    const timeout = AbortSignal.timeout(settings.totalMs);
    const aborted = signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
    try {
      return await follow(settings, text, aborted);
    } catch (error) {
      throw toFetchError(error, timeout.aborted);
    }
  };
}

async function follow(settings: PublicFetchSettings, text: string, aborted: AbortSignal): Promise<Buffer> {
  let url = readAddress(text);
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const response = await requestOnce(settings, url, aborted);
    const { statusCode: status = 0, headers } = response;
    if (!REDIRECTS.has(status) || headers.location === undefined) return readBody(settings, response);
    response.destroy();
    url = readAddress(headers.location, url);
  }
  throw new PublicFetchError('refused', 'It redirects too often');
}

function readAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (url === null || !/^https?:$/u.test(url.protocol)) {
    throw new PublicFetchError('refused', 'Only http and https addresses are fetched');
  }
  if (url.username !== '' || url.password !== '') {
    throw new PublicFetchError('refused', 'An address with a password in it is not fetched');
  }
  return url;
}

const resolveBySystem: ResolveAll = (hostname, callback) =>
  lookup(hostname, { all: true }, (error, addresses) => callback(error, error === null ? addresses : []));

/** Requests one URL without following redirects. Resolves when the headers have arrived. */
function requestOnce(settings: PublicFetchSettings, url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const { allowedHosts, userAgent, firstByteMs, resolveAll = resolveBySystem } = settings;
  // Literal addresses skip the DNS lookup. The URL parser has normalized them.
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  const isAllowed = allowedHosts.includes(url.hostname) || allowedHosts.includes(`${url.hostname}:${portOf(url)}`);
  if (!isAllowed && isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddressError(host);
  return new Promise((resolve, reject) => {
    const request: ClientRequest = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      agent: false,
      signal,
      maxHeaderSize: HEADERS_MAX_BYTES,
      headers: { 'user-agent': userAgent, accept: '*/*', 'accept-encoding': 'identity' },
      ...(isAllowed ? {} : { lookup: publicLookup(resolveAll) }),
    });
    const firstByteTimer = setTimeout(() => {
      request.destroy(new PublicFetchError('too_slow', 'It did not begin to response in time'));
    }, firstByteMs);
    request.once('response', (response) => {
      clearTimeout(firstByteTimer);
      resolve(response);
    });
    request.on('error', reject);
    request.once('close', () => {
      clearTimeout(firstByteTimer);
      reject(new PublicFetchError('unreachable', 'It closed the connection without an response'));
    });
    request.end();
  });
}

function portOf({ port, protocol }: URL): string {
  if (port !== '') return port;
  return protocol === 'https:' ? '443' : '80';
}

async function readBody({ maxBytes }: PublicFetchSettings, response: IncomingMessage): Promise<Buffer> {
  const { statusCode: status = 0, headers } = response;
  const encoding = headers['content-encoding'] ?? 'identity';
  try {
    if (status !== 200) throw new PublicFetchError('status', `It answered ${status}`, { status });
    if (encoding !== 'identity') throw new PublicFetchError('status', 'It answered in an encoding we did not ask for');
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}

function tooLarge(): PublicFetchError {
  return new PublicFetchError('too_large', 'It is larger than we accept');
}

function toFetchError(error: unknown, isOver: boolean): PublicFetchError {
  if (error instanceof PublicFetchError) return error;
  if (isOver) return new PublicFetchError('too_slow', 'It did not response in time', { cause: error });
  if (error instanceof PrivateAddressError) return new PublicFetchError('refused', error.message, { cause: error });
  return new PublicFetchError('unreachable', 'It could not be reached', { cause: error });
}
