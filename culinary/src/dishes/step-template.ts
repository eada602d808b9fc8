import { capital } from '#food-words';
import { grams, millilitres } from '#measure';
import { formatGrams, formatMillilitres, formatQuantity } from '#quantity';

/** Supplies what the placeholders of a step stand for. */
export interface StepSource {
  /** The text of the foods with these keys, null if none of them is in the dish. */
  foods(keys: readonly string[], how: 'the' | 'plain' | 'juice'): string | null;
  salt(): string;
  pinch(): string;
  season(): string;
  /** Servings per serving of the dish as written. */
  readonly factor: number;
}

export interface RenderedStep {
  readonly text: string;
  /** Minutes over heat. */
  readonly cook: number;
  /** Minutes of resting, chilling, soaking. */
  readonly wait: number;
}

const PLACEHOLDER = /\{([^{}]*)\}/gu;
const OPTIONAL = /\[([^[\]]*)\]/gu;
const TIME = /^(rest |along )?(?:(\d+)-)?(\d+) min$/u;
const AMOUNT = /^(\d+(?:\.\d+)?) (ml|g)$/u;
const SENTENCE_START = /(^|[.!?] )(\p{Ll})/gu;
const SEASONINGS = ['salt', 'pinch', 'season'] as const;

/** Minutes in words: "25 minutes", "1½ hours". */
function minutesText(minutes: number): string {
  if (minutes < 100 || minutes % 30 !== 0) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `${formatQuantity(minutes / 60)} hours`;
}

const rangeText = (low: number, high: number): string => {
  const [unit] = minutesText(high).split(' ').slice(-1);
  const least = minutesText(low).split(' ');
  return least.at(-1) === unit
    ? `${least[0] ?? ''} to ${minutesText(high)}`
    : `${least.join(' ')} to ${minutesText(high)}`;
};

/** The keys of the foods that a template names. Throws if a form follows a list: `{oil, lemon: juice}`. */
export function keysIn(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)].flatMap(([, inner = '']) => parseFoods(inner)?.keys ?? []);
}

function parseFoods(inner: string): { keys: readonly string[]; how: 'the' | 'plain' | 'juice' } | null {
  if (TIME.test(inner) || AMOUNT.test(inner) || SEASONINGS.some((name) => name === inner)) return null;
  const [names = '', form] = inner.replace(/^\+ */u, '').split(':');
  const keys = names.split(',').map((name) => name.trim());
  if (form === undefined) return { keys, how: inner.startsWith('+') ? 'plain' : 'the' };
  // A form after a list would be that of which of its foods?
  if (form.trim() !== 'juice' || keys.length > 1) throw new Error(`{${inner}} names no food, or the juice of several`);
  return { keys, how: 'juice' };
}

/** Renders a step; `has` says which foods are in the dish. An empty text if nothing of it remains. */
export function renderStep(template: string, source: StepSource, has: (key: string) => boolean): RenderedStep {
  let cook = 0;
  let wait = 0;
  const remaining = template.replaceAll(OPTIONAL, (_, part: string) => {
    const keys = keysIn(part);
    return keys.length === 0 || keys.some(has) ? part : '';
  });
  const text = remaining.replaceAll(PLACEHOLDER, (_, inner: string) => {
    const time = TIME.exec(inner);
    if (time !== null) {
      const [, kind, low, high = ''] = time;
      if (kind === undefined) cook += Number(high);
      if (kind === 'rest ') wait += Number(high);
      return low === undefined ? minutesText(Number(high)) : rangeText(Number(low), Number(high));
    }
    const amount = AMOUNT.exec(inner);
    if (amount !== null) {
      const value = Number(amount[1]) * source.factor;
      return amount[2] === 'ml' ? formatMillilitres(millilitres(value)) : formatGrams(grams(value));
    }
    const seasoning = SEASONINGS.find((name) => name === inner);
    if (seasoning !== undefined && !has(inner)) return source[seasoning]();
    const { keys, how } = parseFoods(inner) ?? { keys: [inner], how: 'the' };
    return source.foods(keys, how) ?? '';
  });
  const tidy = text
    .replaceAll(/ {2,}/gu, ' ')
    .replaceAll(/ +([.,;:])/gu, '$1')
    .trim();
  return {
    text: tidy.replaceAll(SENTENCE_START, (_, before: string, first: string) => before + capital(first)),
    cook,
    wait,
  };
}
