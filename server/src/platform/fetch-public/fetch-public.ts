import { lookup } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

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
  /** The media types to ask for; anything by default. */
  readonly accept?: string;
  /** Also accepts gzip. `maxBytes` then limits the bytes received and those decoded. */
  readonly acceptsGzip?: true;
}

/** What a URL on the public internet answered. */
export interface PublicResponse {
  readonly bytes: Buffer;
  readonly contentType: string | null;
  /** The address after redirects. */
  readonly url: string;
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

/** Fetches like `FetchPublic`, with the response's media type and final address. */
export type FetchPublicResponse = (url: string, signal?: AbortSignal) => Promise<PublicResponse>;

export function createFetchPublicResponse(settings: PublicFetchSettings): FetchPublicResponse {
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

export function createFetchPublic(settings: PublicFetchSettings): FetchPublic {
  const fetchResponse = createFetchPublicResponse(settings);
  return async (text, signal) => (await fetchResponse(text, signal)).bytes;
}

async function follow(settings: PublicFetchSettings, text: string, aborted: AbortSignal): Promise<PublicResponse> {
  let url = readAddress(text);
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const response = await requestOnce(settings, url, aborted);
    const { statusCode: status = 0, headers } = response;
    if (!REDIRECTS.has(status) || headers.location === undefined) {
      const bytes = await readBody(settings, response);
      return { bytes, contentType: headers['content-type'] ?? null, url: url.href };
    }
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
  const { allowedHosts, userAgent, firstByteMs, accept = '*/*', resolveAll = resolveBySystem } = settings;
  const encoding = settings.acceptsGzip === true ? 'gzip' : 'identity';
  // Literal addresses skip the DNS lookup. The URL parser has normalized them.
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  const isAllowed = allowedHosts.includes(url.hostname) || allowedHosts.includes(`${url.hostname}:${portOf(url)}`);
  if (!isAllowed && isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddressError(host);
  return new Promise((resolve, reject) => {
    const request: ClientRequest = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      agent: false,
      signal,
      maxHeaderSize: HEADERS_MAX_BYTES,
      headers: { 'user-agent': userAgent, accept, 'accept-encoding': encoding },
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

async function readBody({ maxBytes, acceptsGzip }: PublicFetchSettings, response: IncomingMessage): Promise<Buffer> {
  const { statusCode: status = 0, headers } = response;
  const encoding = headers['content-encoding'] ?? 'identity';
  const isGzip = encoding === 'gzip' && acceptsGzip === true;
  try {
    if (status !== 200) throw new PublicFetchError('status', `It answered ${status}`, { status });
    if (encoding !== 'identity' && !isGzip) {
      throw new PublicFetchError('status', 'It answered in an encoding we did not ask for');
    }
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
    const received = limitSize(response, maxBytes);
    return Buffer.concat(await Array.fromAsync(isGzip ? gunzip(received, maxBytes) : received));
  } finally {
    response.destroy();
  }
}

/** Passes chunks on, and throws as soon as they are more than `maxBytes` together. */
async function* limitSize(chunks: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    yield chunk;
  }
}

/** Decodes gzip as it arrives, so that no more than the limit is ever decoded. */
function gunzip(received: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  const decoder = createGunzip();
  const source = Readable.from(received);
  source.on('error', (error) => decoder.destroy(error));
  return limitSize(source.pipe(decoder), maxBytes);
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
