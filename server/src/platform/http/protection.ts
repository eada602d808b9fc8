import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';

import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';

import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config/config.ts';

import { AllowedHosts } from './allowed-hosts.ts';
import { registerBodyTimeout } from './body-timeout.ts';
import { type ClientsDeps, registerClients } from './clients.ts';
import { boundPipelining } from './pipelining.ts';
import { RateLimitStore } from './rate-limit-store.ts';
import { requireSameOrigin } from './same-origin.ts';

const REQUESTS_PER_MINUTE = 1_200;
/** Counted separately, so that browsing pages full of pictures does not exhaust the limit. */
const PICTURES_PER_MINUTE = 12_000;
const COMPRESS_ABOVE_BYTES = 1_024;
const BROTLI_QUALITY = 4;

/**
 * Registers what runs before every route: security headers, rate limits, body timeouts, load shedding and origin
 * checks.
 */
export async function registerProtection(
  app: FastifyInstance,
  config: Config,
  deps: Pick<ClientsDeps, 'readSession' | 'shedsLoad'>,
): Promise<void> {
  const publicOrigin = config.PUBLIC_URL === undefined ? undefined : new URL(config.PUBLIC_URL).origin;
  const headers = securityHeaders(config);
  const hosts = new AllowedHosts(config);

  boundPipelining(app.server);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (hosts.refuses(request, reply)) return;
    requireSameOrigin(request, publicOrigin);
    requireUnpacked(request);
    done();
  });

  await app.register(rateLimit, {
    global: false,
    max: (request) => Math.round(perMinute(request) * config.RATE_LIMIT_FACTOR),
    timeWindow: '1 minute',
    store: RateLimitStore,
    keyGenerator: (request) => `${perMinute(request)} ${app.clients.keyOf(request)}`,
  });
  const countRequest = app.createRateLimit();
  registerClients(app, {
    ...deps,
    countRequest: async (request) => {
      const counted = await countRequest(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      const retryAfterSeconds = Math.ceil(counted.ttl / 1_000);
      throw new AppError('too_many_requests', ERROR_TEXTS.too_many_requests, { retryAfterSeconds });
    },
  });

  registerBodyTimeout(app);

  await app.register(compress, {
    threshold: COMPRESS_ABOVE_BYTES,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });

  const logsEach = config.LOG_LEVEL === 'debug' || config.LOG_LEVEL === 'trace';
  app.addHook('onResponse', (request, reply, done) => {
    if (!logsEach && reply.statusCode < 500) return done();
    const line = {
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.warn(line, 'answered');
    else request.log.debug(line, 'answered');
    return done();
  });
}

/** No client of ours compresses bodies, and decompression would expose C code to unauthenticated input. */
function requireUnpacked({ method, headers: { 'content-encoding': encoding = 'identity' } }: FastifyRequest): void {
  // Bodies of GET and HEAD are not read.
  if (encoding.toLowerCase() === 'identity' || method === 'GET' || method === 'HEAD') return;
  throw new AppError('unsupported_media_type', 'Please send the body as it is, without a content encoding.');
}

function perMinute({ routeOptions: { config } }: FastifyRequest): number {
  return config.givesPicture === true ? PICTURES_PER_MINUTE : REQUESTS_PER_MINUTE;
}

/** Helmet's headers are the same for every response, so they are computed once. */
export function securityHeaders({ PUBLIC_URL: publicUrl }: Config): Record<string, string> {
  const isHttps = publicUrl?.startsWith('https:') === true;
  const headers: Record<string, string> = {};
  const record = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
  });
  // oxlint-disable typescript/no-unsafe-type-assertion -- it only ever sets headers on what it is given
  apply({} as IncomingMessage, record as unknown as ServerResponse, () => undefined);
  // oxlint-enable typescript/no-unsafe-type-assertion
  return headers;
}
