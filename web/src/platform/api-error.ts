import { ERROR_STATUS, ERROR_TEXTS } from '@larder/contract/errors';
import type { ErrorCode } from '@larder/contract/errors';

export interface ApiErrorDetails {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  /** The error of each invalid field, by its path ("ingredients.3"). */
  readonly fields: Readonly<Record<string, string>>;
  /** Identifies the request in the server's log; null when something else answered, such as a proxy. */
  readonly requestId: string | null;
  /** Seconds until a retry makes sense; null without a Retry-After header. */
  readonly retryAfter: number | null;
}

/** The server answered with an error. `message` may be shown to the user. */
export class ApiError extends Error implements ApiErrorDetails {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | null;
  readonly retryAfter: number | null;

  constructor(details: ApiErrorDetails) {
    super(details.message);
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
  }
}

/** True when the server refused the request and changed nothing. After any other failure, the write may have taken effect. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

/** The browser is offline, no response began, or the connection broke in the middle of one. */
export type ConnectionFailure = 'offline' | 'no_answer' | 'interrupted';

/** No complete response: the request may not have reached the server, or the response was lost. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  readonly reason: ConnectionFailure;

  constructor(cause: unknown, reason: Exclude<ConnectionFailure, 'offline'> = 'no_answer') {
    super('We couldn’t reach the server.', { cause });
    this.reason = 'onLine' in navigator && !navigator.onLine ? 'offline' : reason;
  }
}

/** The connection failed or the server is temporarily unavailable: a retry makes sense. */
export function isTransientError(error: unknown): boolean {
  if (error instanceof ApiError) return error.code === 'unavailable' || error.code === 'timeout';
  return error instanceof UnreachableError;
}

/** A successful response that is not our server's, such as the login page of a public Wi-Fi. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';

  constructor() {
    super('The answer cannot be read.');
  }
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value);
}

/** For responses without our error body, such as a proxy's page. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'not_authenticated';
  if (status === 502 || status === 504) return 'unavailable';
  const entry = Object.entries(ERROR_STATUS).find(([, known]) => known === status);
  if (entry !== undefined && isErrorCode(entry[0])) return entry[0];
  return status >= 500 ? 'internal' : 'invalid_input';
}

function textOfCode(code: ErrorCode): string {
  return Object.entries(ERROR_TEXTS).find(([key]) => key === code)?.[1] ?? ERROR_TEXTS.internal;
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** RFC 9110 allows seconds or a date. */
export function parseRetryAfter(header: string | null, nowMs: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - nowMs) / 1000));
}

/** Builds the error of a response. `body` may be anything, for example the page of a proxy. */
export function parseApiError(status: number, retryAfter: number | null, body: unknown): ApiError {
  const error = member(body, 'error');
  const sentCode = member(error, 'code');
  const sentMessage = member(error, 'message');
  const sentFields = member(error, 'fields');
  const requestId = member(error, 'requestId');
  const code = isErrorCode(sentCode) ? sentCode : codeOfStatus(status);
  const fields = Object.entries(typeof sentFields === 'object' && sentFields !== null ? sentFields : {});
  return new ApiError({
    status,
    code,
    message: typeof sentMessage === 'string' && sentMessage !== '' ? sentMessage : textOfCode(code),
    fields: Object.fromEntries(fields.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    requestId: typeof requestId === 'string' ? requestId : null,
    retryAfter,
  });
}
