/**
 * Why there is no answer:
 * - `off`: no service is configured
 * - `over_limit`: the user has reached the daily limit
 * - `cancelled`: the caller has aborted
 * - `unreachable`, `too_slow`, `rate_limited`, `overloaded` (5xx): transient
 * - `unauthorized` (401, 403, and 402: no credit), `not_found` (404), `refused_request` (400, 409, 422): permanent
 * - `declined`: the model or its content filter refused
 * - `unusable`: the answer is empty or invalid, even after a round of correction
 */
export type ModelFailure =
  | 'off'
  | 'over_limit'
  | 'cancelled'
  | 'unreachable'
  | 'too_slow'
  | 'rate_limited'
  | 'overloaded'
  | 'unauthorized'
  | 'not_found'
  | 'refused_request'
  | 'declined'
  | 'unusable';

interface ModelErrorDetails {
  /** The HTTP status, if the service responded. */
  readonly status?: number | undefined;
  /** The wait that the service asks for. */
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/** A failed call of a model. The message is for logs and admins; it may quote the service, but never a key. */
export class ModelError extends Error {
  readonly failure: ModelFailure;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(failure: ModelFailure, message: string, details: ModelErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'ModelError';
    this.failure = failure;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
  }
}
