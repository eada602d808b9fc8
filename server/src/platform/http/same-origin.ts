import type { FastifyRequest } from 'fastify';

import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for routes whose responses cost money. */
    readonly costs?: boolean;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF protection: rejects unsafe (or costly) requests that another site made the browser send. The browser reveals the
 * source by Sec-Fetch-Site, or by an Origin that must equal `publicOrigin` (or this host, if that is not set). A
 * request with neither header may not carry cookies. Requests with a bearer token ignore cookies and are exempt.
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

/** True if the request carries a bearer token instead of the browser's cookies. */
export function isBearer(request: FastifyRequest): boolean {
  // Authentication schemes ignore case (RFC 9110).
  return /^bearer /iu.test(request.headers.authorization ?? '');
}

function isOurs(origin: string, host: string | undefined, publicOrigin: string | undefined): boolean {
  if (publicOrigin !== undefined) return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === host;
}
