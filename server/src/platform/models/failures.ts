import { ModelError, type ModelFailure } from './model-error.ts';

const WORDS_MAX_CHARACTERS = 300;
const NOT_IMPLEMENTED = 501;
const KEY_LIKE = /\b(?:sk|pk|rk|key|api|tok|lrd)[-_][\w*.-]{6,}|\bBearer\s+\S+/giu;
/** What services say when a rule of theirs, not of ours, was broken. */
const POLICY_CODES = [
  'content_policy_violation',
  'content_filter',
  'moderation_blocked',
  'image_generation_user_error',
];
/** How services refuse messages of the system, also by templates in which users and models speak in turns only. */
export const SYSTEM_WORDS =
  /system[ _-]?(?:role|message|prompt|instruction)|["'`]system["'`]|system\W{0,3}role|developer[ _-]?instruction|roles? must alternate|user\W{1,3}(?:or|and)\W{1,3}(?:model|assistant)/iu;
const TOOL_WORDS = /\btool|\bfunction/iu;
/** What a server of ours fails at each time, though it says 500: tools without a template for them, a schema that it cannot compile. */
const ALWAYS_WORDS =
  /tools param|--jinja|support tool|response_?format|json_?schema|grammar|guided_?(?:json|decoding)/iu;
/** Said with 429, but it does not go better later. */
const NO_CREDIT_CODES = ['insufficient_quota', 'billing_hard_limit_reached', 'insufficient_balance'];

/** A request that a service would not take, with its words, in which it names what it does not like. */
export class RefusalError extends ModelError {
  readonly words: string;

  constructor(failure: ModelFailure, message: string, details: { readonly status: number; readonly words: string }) {
    super(failure, message, details);
    this.words = details.words;
  }
}

/** Does a service say that its model calls no tools? */
export function refusesTools(error: unknown): error is RefusalError {
  return error instanceof RefusalError && TOOL_WORDS.test(error.words);
}

/** Takes keys out of what a service says: some repeat the one they did not like. */
export function redact(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets) clean = clean.replaceAll(secret, '…');
  return clean.replaceAll(KEY_LIKE, '…');
}

/** What the words of a service are shown as: one line, not too long, without keys. */
function presentWords(text: string, secrets: readonly string[]): string {
  const line = redact(text.slice(0, 10_000), secrets).replaceAll(/\s+/gu, ' ').trim();
  return line.slice(0, WORDS_MAX_CHARACTERS).toWellFormed();
}

export interface FailureContext {
  /** What the service is called in messages. */
  readonly service: string;
  readonly secrets: readonly string[];
  /** The fixed words for an answer with this status, instead of ours. */
  readonly messageFor?: ((status: number) => string) | undefined;
}

/** What is told of a failure, as the SDK reports it. */
interface ToldFailure {
  readonly message: string;
  readonly status?: number | undefined;
  readonly code?: string | null | undefined;
  readonly param?: string | null | undefined;
  readonly type?: string | undefined;
  readonly headers?: Headers | undefined;
}

/** An answer that is none. */
export function failureOfAnswer(error: ToldFailure, context: FailureContext): ModelError {
  const status = statusOf(error);
  const words = presentWords(
    [error.message, error.code, error.param, error.type].filter((part) => typeof part === 'string').join(' · '),
    context.secrets,
  );
  const message = context.messageFor?.(status) ?? `${context.service} answered ${words}`;
  const failure = failureOfStatus(status, [error.code, error.type].map(String), words);
  if (failure === 'refused_request' || failure === 'not_found')
    return new RefusalError(failure, message, { status, words });
  return new ModelError(failure, message, { status, retryAfterMs: readRetryAfter(error.headers) });
}

/** The connection failed. The error itself stays here: it may hold headers. */
export function failureOfConnection(error: unknown, { service }: FailureContext): ModelError {
  const codes = causesOf(error).flatMap((cause) =>
    'code' in cause && typeof cause.code === 'string' ? [cause.code] : [],
  );
  const why = codes.at(-1) ?? (error instanceof Error ? error.name : 'unknown');
  return new ModelError('unreachable', `${service} cannot be reached, or broke off (${why})`);
}

/** An error within an answer that began well has a code that may be a status, or nothing. */
function statusOf({ status, code, type }: ToldFailure): number {
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
  // A template that fails for a message of the system fails always.
  return SYSTEM_WORDS.test(words) || ALWAYS_WORDS.test(words) ? 'refused_request' : 'overloaded';
}

function causesOf(error: unknown): readonly Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause) causes.push(cause);
  return causes;
}

/** How long a service asks us to wait. A date is compared with the service's own clock where it tells it, as ours may differ. */
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
