import { ModelError, type ModelFailure } from './model-error.ts';

const WORDS_MAX_CHARACTERS = 300;
const NOT_IMPLEMENTED = 501;
const KEY_LIKE = /\b(?:sk|pk|rk|key|api|tok|lrd)[-_][\w*.-]{6,}|\bBearer\s+\S+/giu;
/** Error codes of content policies. */
const POLICY_CODES = [
  'content_policy_violation',
  'content_filter',
  'moderation_blocked',
  'image_generation_user_error',
];
/** How services reject the system role, including templates where user and assistant must alternate. */
export const SYSTEM_WORDS =
  /system[ _-]?(?:role|message|prompt|instruction)|["'`]system["'`]|system\W{0,3}role|developer[ _-]?instruction|roles? must alternate|user\W{1,3}(?:or|and)\W{1,3}(?:model|assistant)/iu;
const TOOL_WORDS = /\btool|\bfunction/iu;
/** Permanent failures that self-hosted servers report as 500: tools without a template, a schema that does not compile. */
const ALWAYS_WORDS =
  /tools param|--jinja|support tool|response_?format|json_?schema|grammar|guided_?(?:json|decoding)/iu;
/** Permanent failures that are reported as 429. */
const NO_CREDIT_CODES = ['insufficient_quota', 'billing_hard_limit_reached', 'insufficient_balance'];

/** A rejected request. `words` is the error text of the service, which names the rejected part. */
export class RejectedRequestError extends ModelError {
  readonly words: string;

  constructor(failure: ModelFailure, message: string, details: { readonly status: number; readonly words: string }) {
    super(failure, message, details);
    this.words = details.words;
  }
}

/** True when the service rejected the tools of the request. */
export function rejectsTools(error: unknown): error is RejectedRequestError {
  return error instanceof RejectedRequestError && TOOL_WORDS.test(error.words);
}

/** Removes keys from an error text: some services echo the rejected key. */
export function redact(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets) clean = clean.replaceAll(secret, '…');
  return clean.replaceAll(KEY_LIKE, '…');
}

/** An error text as one bounded line without keys. */
function cleanErrorText(text: string, secrets: readonly string[]): string {
  const line = redact(text.slice(0, 10_000), secrets).replaceAll(/\s+/gu, ' ').trim();
  return line.slice(0, WORDS_MAX_CHARACTERS).toWellFormed();
}

export interface FailureContext {
  /** The name of the service in messages. */
  readonly service: string;
  readonly secrets: readonly string[];
  /** Overrides the message by status. */
  readonly messageFor?: ((status: number) => string) | undefined;
}

/** An error as the SDK reports it. */
interface ServiceFailure {
  readonly message: string;
  readonly status?: number | undefined;
  readonly code?: string | null | undefined;
  readonly param?: string | null | undefined;
  readonly type?: string | undefined;
  readonly headers?: Headers | undefined;
}

/** Maps an error response. */
export function failureOfAnswer(error: ServiceFailure, context: FailureContext): ModelError {
  const status = statusOf(error);
  const words = cleanErrorText(
    [error.message, error.code, error.param, error.type].filter((part) => typeof part === 'string').join(' · '),
    context.secrets,
  );
  const message = context.messageFor?.(status) ?? `${context.service} answered ${words}`;
  const failure = failureOfStatus(status, [error.code, error.type].map(String), words);
  if (failure === 'refused_request' || failure === 'not_found')
    return new RejectedRequestError(failure, message, { status, words });
  return new ModelError(failure, message, { status, retryAfterMs: readRetryAfter(error.headers) });
}

/** Maps a connection error. The error is not attached as cause, because it may hold headers. */
export function failureOfConnection(error: unknown, { service }: FailureContext): ModelError {
  const codes = causesOf(error).flatMap((cause) =>
    'code' in cause && typeof cause.code === 'string' ? [cause.code] : [],
  );
  const why = codes.at(-1) ?? (error instanceof Error ? error.name : 'unknown');
  return new ModelError('unreachable', `${service} cannot be reached, or the connection broke (${why})`);
}

/** An error inside a stream has no status; its code may be one. */
function statusOf({ status, code, type }: ServiceFailure): number {
  if (status !== undefined) return status;
  const number = Number(code);
  if (Number.isInteger(number) && number >= 400 && number < 600) return number;
  return type === 'invalid_request_error' ? 400 : 500;
}

function failureOfStatus(status: number, codes: readonly string[], words: string): ModelFailure {
  if (codes.some((code) => POLICY_CODES.includes(code))) return 'declined';
  if (codes.some((code) => NO_CREDIT_CODES.includes(code))) return 'unauthorized';
  if ([401, 402, 403].includes(status)) return 'unauthorized';
  if (status === 404) return 'not_found';
  if (status === 408) return 'too_slow';
  if (status === 429) return 'rate_limited';
  if (status < 500 || status === NOT_IMPLEMENTED) return 'refused_request';
  // Reported as 5xx, but permanent.
  return SYSTEM_WORDS.test(words) || ALWAYS_WORDS.test(words) ? 'refused_request' : 'overloaded';
}

function causesOf(error: unknown): readonly Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause) causes.push(cause);
  return causes;
}

/** Reads Retry-After in milliseconds. A date is compared with the Date header of the service, whose clock may differ from ours. */
export function readRetryAfter(headers: Headers | undefined): number | undefined {
  const milliseconds = headers?.get('retry-after-ms') ?? '';
  if (/^\d{1,12}$/u.test(milliseconds)) return Number(milliseconds);
  const text = headers?.get('retry-after')?.trim();
  if (text === undefined || text === '') return undefined;
  if (/^\d{1,12}(?:\.\d{1,3})?$/u.test(text)) return Number(text) * 1000;
  const until = Date.parse(text);
  if (Number.isNaN(until)) return undefined;
  const theirNow = Date.parse(headers?.get('date') ?? '');
  return Math.max(0, until - (Number.isNaN(theirNow) ? Date.now() : theirNow));
}
