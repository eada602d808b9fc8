/**
 * Why a model gave no answer:
 * - `off`: nobody is configured to ask
 * - `over_limit`: the person has used up what they may cause in a day
 * - `cancelled`: whoever asked has gone
 * - `unreachable`, `too_slow`, `rate_limited`, `overloaded` (5xx): it may go better later
 * - `unauthorized` (401, 403, and 402: nothing is left to pay with), `not_found` (404), `refused_request` (400, 409, 422): it will not
 * - `declined`: the model would not answer
 * - `unusable`: what came is empty, or not what was asked for, also after it was asked to mend it
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
  /** The HTTP status of the answer, where there was one. */
  readonly status?: number | undefined;
  /** How long the service asks us to wait, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/** A model gave no answer. The message is for logs and admins; it may hold words of the service, but never a key. */
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
