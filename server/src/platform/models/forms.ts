import { RefusalError } from './failures.ts';

/** A server may be updated, and then know more than it did. */
const REMEMBERED_MS = 60 * 60 * 1000;
const FORMAT_WORDS = /response[ _]?format|json[ _]?(?:schema|mode|object)|structured[ _]output|guided|grammar|schema/iu;
const TEMPERATURE_WORDS = /temperature/iu;
const USAGE_WORDS = /stream_options|include_usage/iu;
const REFUSING_STATUS = [400, 404, 415, 422];

/** What a request may say, the most at first. */
export interface Form {
  /** How the shape of an answer is asked for: by its schema, as any JSON, or in words only. */
  readonly format: 'schema' | 'json' | 'plain';
  readonly saysTemperature: boolean;
  readonly asksForUsage: boolean;
  readonly describesPicture: boolean;
}

const WHOLE: Form = { format: 'schema', saysTemperature: true, asksForUsage: true, describesPicture: true };
const NEXT_FORMAT = { schema: 'json', json: 'plain' } as const;

/** What a service takes for each of its models, found out by being refused and remembered for a while. */
export class Forms {
  readonly #known = new Map<string, { readonly form: Form; readonly until: number }>();

  of(model: string): Form {
    const known = this.#known.get(model);
    return known !== undefined && known.until > performance.now() ? known.form : WHOLE;
  }

  /** Is there a form that says less, after `error` was the answer to this one? From now on it is used. */
  giveWay(model: string, tried: Form, error: unknown, kind: 'chat' | 'picture'): boolean {
    if (!(error instanceof RefusalError) || !REFUSING_STATUS.includes(error.status ?? 0)) return false;
    const next = kind === 'picture' ? withoutDescription(tried) : without(tried, error.words);
    if (next === undefined) return false;
    this.#known.set(model, { form: next, until: performance.now() + REMEMBERED_MS });
    return true;
  }
}

/** Which parameter a service does not know is not told in one way by all of them. */
function withoutDescription(form: Form): Form | undefined {
  return form.describesPicture ? { ...form, describesPicture: false } : undefined;
}

function without(form: Form, words: string): Form | undefined {
  if (form.saysTemperature && TEMPERATURE_WORDS.test(words)) return { ...form, saysTemperature: false };
  if (form.asksForUsage && USAGE_WORDS.test(words)) return { ...form, asksForUsage: false };
  if (form.format !== 'plain' && FORMAT_WORDS.test(words)) return { ...form, format: NEXT_FORMAT[form.format] };
  return undefined;
}
