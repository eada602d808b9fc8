import { HOUR_MS } from '#platform/durations.ts';
import { RejectedRequestError, SYSTEM_WORDS } from './failures.ts';

/** Afterwards the full format is tried again: the server may have been updated. */
const MEMORY_MS = HOUR_MS;
const FORMAT_WORDS = /response[ _]?format|json[ _]?(?:schema|mode|object)|structured[ _]output|guided|grammar|schema/iu;
const TEMPERATURE_WORDS = /temperature/iu;
const USAGE_WORDS = /stream_options|include_usage/iu;
const LENGTH_WORDS = /max_(?:completion_|output_|new_)?tokens/iu;
const STREAM_WORDS = /\bstream(?:ing|ed)?\b/iu;
const REJECTION_STATUSES = [400, 404, 415, 422, 500, 501];

/** Which features of the API a request uses. The fullest format is tried first. */
export interface RequestFormat {
  /** How JSON is requested: by schema, as any JSON, or only in the prompt. */
  readonly jsonMode: 'schema' | 'json' | 'plain';
  readonly hasTemperature: boolean;
  readonly includesUsage: boolean;
  /** The parameter for the maximum length. More services know the older name; some models know only the newer one. */
  readonly maxTokensName: 'max_tokens' | 'max_completion_tokens' | null;
  readonly hasPictureOptions: boolean;
  /** False: system messages are sent as user messages. */
  readonly hasSystemRole: boolean;
  readonly streams: boolean;
}

const FULL_FORMAT: RequestFormat = {
  jsonMode: 'schema',
  hasTemperature: true,
  includesUsage: true,
  maxTokensName: 'max_tokens',
  hasPictureOptions: true,
  hasSystemRole: true,
  streams: true,
};

/** The JSON body of a request. */
export type RequestBody = Readonly<Record<string, unknown>>;

/** Caches per model the format that the service accepted after it had rejected fuller ones. */
export class RequestFormats {
  readonly #now: () => Date;
  readonly #known = new Map<string, { readonly format: RequestFormat; readonly untilMs: number }>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  of(model: string): RequestFormat {
    const known = this.#known.get(model);
    return known !== undefined && known.untilMs > this.#now().getTime() ? known.format : FULL_FORMAT;
  }

  remember(model: string, format: RequestFormat): void {
    this.#known.set(model, { format, untilMs: this.#now().getTime() + MEMORY_MS });
  }
}

/** The next simpler format after the service rejected `body`; undefined when a simpler one would not help. */
export function simplify(format: RequestFormat, body: RequestBody, error: unknown): RequestFormat | undefined {
  if (!(error instanceof RejectedRequestError) || !REJECTION_STATUSES.includes(error.status ?? 0)) return undefined;
  // Services do not name the unknown picture parameter consistently, so all of them are dropped.
  if ('prompt' in body) return format.hasPictureOptions ? { ...format, hasPictureOptions: false } : undefined;
  const names = (parameter: string, words: RegExp) => parameter in body && words.test(error.words);
  if (names('temperature', TEMPERATURE_WORDS)) return { ...format, hasTemperature: false };
  if (names('stream_options', USAGE_WORDS)) return { ...format, includesUsage: false };
  if (names('max_tokens', LENGTH_WORDS)) return { ...format, maxTokensName: 'max_completion_tokens' };
  if (names('max_completion_tokens', LENGTH_WORDS)) return { ...format, maxTokensName: null };
  if (names('response_format', FORMAT_WORDS))
    return { ...format, jsonMode: format.jsonMode === 'schema' ? 'json' : 'plain' };
  if (format.hasSystemRole && hasSystemMessage(body) && SYSTEM_WORDS.test(error.words))
    return { ...format, hasSystemRole: false };
  if (names('stream', STREAM_WORDS)) return { ...format, streams: false };
  return undefined;
}

function hasSystemMessage({ messages }: RequestBody): boolean {
  return Array.isArray(messages) && messages.some((message: { readonly role?: unknown }) => message.role === 'system');
}
