import type { FastifyRequest } from 'fastify';

import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answering it costs money. */
    readonly costs?: boolean;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses an unsafe request, or one that costs money, that another site made a browser send. The browser says where it came from: by
 * Sec-Fetch-Site, or by an Origin that must be `publicOrigin` (or this very host when no public address is set).
 * A request that says neither may not use cookies; one with a bearer token never does.
 */
export function requireSameOrigin(request: FastifyRequest, publicOrigin: string | undefined): void {
  const isHarmless = SAFE_METHODS.has(request.method) && request.routeOptions.config.costs !== true;
  if (isHarmless || isBearer(request)) return;
  const { 'sec-fetch-site': site, origin, host, cookie } = request.headers;
  if (site === undefined && origin === undefined) {
    if (cookie !== undefined) throw new AppError('forbidden', ERROR_TEXTS.forbidden);
    return;
  }
  if (site !== undefined && site !== 'same-origin') throw new AppError('forbidden', ERROR_TEXTS.forbidden);
  if (origin !== undefined && !isOurs(origin, host, publicOrigin))
    throw new AppError('forbidden', ERROR_TEXTS.forbidden);
}

/** Does this request bring a token of its own instead of the browser's cookies? */
export function isBearer(request: FastifyRequest): boolean {
  // The name of the scheme may be written in any case (RFC 9110).
  return /^bearer /iu.test(request.headers.authorization ?? '');
}

function isOurs(origin: string, host: string | undefined, publicOrigin: string | undefined): boolean {
  if (publicOrigin !== undefined) return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === host;
}
