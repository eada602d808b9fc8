import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

import { ERROR_TEXTS, type ErrorBody, type ErrorCode } from '@larder/contract/errors';

import { AppError, NO_ROOM_TEXT } from '#platform/app-error.ts';
import { BlobsUnavailableError } from '#platform/blobs/blobs.ts';
import { DatabaseLostError, DatabaseUnavailableError } from '#platform/db/errors.ts';
import { ModelError } from '#platform/models/model-error.ts';

const RETRY_AFTER_SECONDS = 5;
const DATABASE_LOST =
  'Nothing can be saved right now: the server has lost its database file. Its operator needs to check the log.';

/** Refusals that are logged with the user and route. */
const LOGGED_REFUSALS: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['forbidden', 'insufficient_scope']);

const failures = new WeakMap<FastifyRequest, unknown>();
const userIds = new WeakMap<FastifyRequest, string>();

/** Remembers the sender of a request, for log lines about it. */
export function noteUser(request: FastifyRequest, id: string): void {
  userIds.set(request, id);
}

/** The sender of the request, if it is authenticated. */
export function userIdOf(request: FastifyRequest): string | undefined {
  return userIds.get(request);
}

/** Logs an internal failure, and stores it for the admin's error log. */
export function noteFailure(request: FastifyRequest, error: unknown, what = 'request failed'): void {
  failures.set(request, error);
  request.log.error({ err: error, userId: userIds.get(request) }, what);
}

/** The internal failure of a request, if there was one. */
export function failureOf(request: FastifyRequest): unknown {
  return failures.get(request);
}

/** Maps every error to the one response format. Internal errors are logged, and their text never leaves the server. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  // The client disconnected while it sent the body. Nothing failed here.
  const known = error === request.raw.errored ? new AppError('timeout', ERROR_TEXTS.timeout) : toAppError(error);
  if (known.status >= 500) {
    noteFailure(request, error);
  } else if (LOGGED_REFUSALS.has(known.code)) {
    const { method, routeOptions } = request;
    const line = { method, route: routeOptions.url, code: known.code, userId: userIds.get(request) };
    request.log.warn(line, 'request refused');
  }
  if (known.retryAfterSeconds !== undefined) reply.header('retry-after', String(known.retryAfterSeconds));
  void reply
    .status(known.status)
    .type('application/json')
    .send({
      error: {
        code: known.code,
        message: known.message,
        ...(known.fields === undefined ? {} : { fields: known.fields }),
        requestId: request.id,
      },
    } satisfies ErrorBody);
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): void {
  answerError(new AppError('not_found', ERROR_TEXTS.not_found), request, reply);
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof DatabaseLostError)
    return new AppError('unavailable', DATABASE_LOST, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  const isUnavailable = error instanceof DatabaseUnavailableError || error instanceof BlobsUnavailableError;
  if (isUnavailable || isCancelled(error)) {
    const text = isUnavailable && error.isFull ? NO_ROOM_TEXT : ERROR_TEXTS.unavailable;
    return new AppError('unavailable', text, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  return (isFrameworkError(error) ? fromFramework(error) : undefined) ?? new AppError('internal', ERROR_TEXTS.internal);
}

/** Cancelled because the server is stopping: a client that cancelled itself reads no response. */
function isCancelled(error: unknown): boolean {
  return error instanceof ModelError && error.failure === 'cancelled';
}

function isFrameworkError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}

/** Errors that Fastify throws before a handler runs. */
function fromFramework(error: FastifyError): AppError | undefined {
  switch (error.statusCode) {
    case 400:
      return new AppError('invalid_input', ERROR_TEXTS.invalid_json);
    case 404:
      return new AppError('not_found', ERROR_TEXTS.not_found);
    case 408:
      return new AppError('timeout', ERROR_TEXTS.timeout);
    case 413:
      return new AppError('too_large', ERROR_TEXTS.too_large);
    case 415:
      return new AppError('unsupported_media_type', ERROR_TEXTS.unsupported_media_type);
    case 429:
      return new AppError('too_many_requests', ERROR_TEXTS.too_many_requests);
    case 503:
      return new AppError('unavailable', ERROR_TEXTS.unavailable, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    default:
      return undefined;
  }
}
