import { HOUR_MS } from '#platform/durations.ts';
import { RefusalError, SYSTEM_WORDS } from './failures.ts';

/** A server may be updated, and then know more than it did. */
const REMEMBERED_MS = HOUR_MS;
const FORMAT_WORDS = /response[ _]?format|json[ _]?(?:schema|mode|object)|structured[ _]output|guided|grammar|schema/iu;
const TEMPERATURE_WORDS = /temperature/iu;
const USAGE_WORDS = /stream_options|include_usage/iu;
const LENGTH_WORDS = /max_(?:completion_|output_|new_)?tokens/iu;
const STREAM_WORDS = /\bstream(?:ing|ed)?\b/iu;
const REFUSING_STATUS = [400, 404, 415, 422, 500, 501];

/** What a request may say, the most at first. */
export interface Form {
  /** How the shape of an answer is asked for: by its schema, as any JSON, or in words only. */
  readonly format: 'schema' | 'json' | 'plain';
  readonly saysTemperature: boolean;
  readonly asksForUsage: boolean;
  /** By which name the greatest length of an answer is told: the older is known to more services, the newer alone to some models. */
  readonly lengthName: 'max_tokens' | 'max_completion_tokens' | null;
  readonly describesPicture: boolean;
  /** May messages be of the system, or do they say the same as the user? */
  readonly hasSystem: boolean;
  /** Is an answer asked for piece by piece? */
  readonly streams: boolean;
}

const WHOLE: Form = {
  format: 'schema',
  saysTemperature: true,
  asksForUsage: true,
  lengthName: 'max_tokens',
  describesPicture: true,
  hasSystem: true,
  streams: true,
};

/** What a request says, by the names of its parameters. */
export type Said = Readonly<Record<string, unknown>>;

/** What a service takes for each of its models, found out by being refused and remembered for a while. */
export class Forms {
  readonly #now: () => Date;
  readonly #known = new Map<string, { readonly form: Form; readonly untilMs: number }>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  of(model: string): Form {
    const known = this.#known.get(model);
    return known !== undefined && known.untilMs > this.#now().getTime() ? known.form : WHOLE;
  }

  /** It was answered, after forms that say more had been refused. */
  remember(model: string, form: Form): void {
    this.#known.set(model, { form, untilMs: this.#now().getTime() + REMEMBERED_MS });
  }
}

/** The form that says less than what was `said`, after `error` was the answer to that; undefined when there is none. */
export function poorer(form: Form, said: Said, error: unknown): Form | undefined {
  if (!(error instanceof RefusalError) || !REFUSING_STATUS.includes(error.status ?? 0)) return undefined;
  // Which parameter a service does not know of those about a picture is not told in one way by all of them.
  if ('prompt' in said) return form.describesPicture ? { ...form, describesPicture: false } : undefined;
  const names = (parameter: string, words: RegExp) => parameter in said && words.test(error.words);
  if (names('temperature', TEMPERATURE_WORDS)) return { ...form, saysTemperature: false };
  if (names('stream_options', USAGE_WORDS)) return { ...form, asksForUsage: false };
  if (names('max_tokens', LENGTH_WORDS)) return { ...form, lengthName: 'max_completion_tokens' };
  if (names('max_completion_tokens', LENGTH_WORDS)) return { ...form, lengthName: null };
  if (names('response_format', FORMAT_WORDS)) return { ...form, format: form.format === 'schema' ? 'json' : 'plain' };
  if (form.hasSystem && saysSystem(said) && SYSTEM_WORDS.test(error.words)) return { ...form, hasSystem: false };
  if (names('stream', STREAM_WORDS)) return { ...form, streams: false };
  return undefined;
}

function saysSystem({ messages }: Said): boolean {
  return Array.isArray(messages) && messages.some((message: { readonly role?: unknown }) => message.role === 'system');
}
