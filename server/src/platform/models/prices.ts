import type { Usage } from './model.ts';

/** In micro-dollars: a USD per million tokens is one for each token. */
interface Price {
  readonly perInputToken: number;
  readonly perOutputToken: number;
  readonly perImage: number;
}

export type Prices = ReadonlyMap<string, Price>;

const ENTRY = /^\s*([^=,\s]+)\s*=\s*(\d{1,6}(?:\.\d{1,6})?)(?:\s*\/\s*(\d{1,6}(?:\.\d{1,6})?))?\s*$/u;
const MICROS = 1_000_000;

/** Reads `model=in/out` in USD per million tokens and `model=each` in USD per picture; null when it is neither. */
export function readPrices(text: string): Prices | null {
  const prices = new Map<string, Price>();
  for (const entry of text.split(',')) {
    if (entry.trim() === '') continue;
    const [, model, first, second] = ENTRY.exec(entry) ?? [];
    if (model === undefined || first === undefined) return null;
    const price =
      second === undefined
        ? { perInputToken: 0, perOutputToken: 0, perImage: Number(first) * MICROS }
        : { perInputToken: Number(first), perOutputToken: Number(second), perImage: 0 };
    prices.set(model, price);
  }
  return prices;
}

/** What it cost in micro-dollars, rounded up; nothing for a model without a price. */
export function costMicros(prices: Prices, model: string, usage: Usage & { readonly images: number }): number {
  const price = prices.get(model);
  if (price === undefined) return 0;
  const cost =
    usage.inputTokens * price.perInputToken + usage.outputTokens * price.perOutputToken + usage.images * price.perImage;
  // What a sum of fractions is too much by is no micro-dollar.
  return Math.ceil(Number(cost.toFixed(6)));
}
