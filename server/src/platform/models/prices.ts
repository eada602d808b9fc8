import type { Usage } from './model.ts';

/** In micro-dollars: one USD per million tokens is one micro-dollar per token. */
interface Price {
  readonly perInputToken: number;
  readonly perOutputToken: number;
  readonly perImage: number;
}

export type Prices = ReadonlyMap<string, Price>;

const ENTRY = /^\s*([^=,\s]+)\s*=\s*(\d{1,6}(?:\.\d{1,6})?)(?:\s*\/\s*(\d{1,6}(?:\.\d{1,6})?))?\s*$/u;
const MICROS = 1_000_000;

/** Parses `model=in/out` (USD per million tokens) and `model=each` (USD per picture), separated by commas. Null when invalid. */
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

/** The cost in micro-dollars, rounded up. Zero for a model without a price. */
export function costMicros(prices: Prices, model: string, usage: Usage & { readonly images: number }): number {
  const price = prices.get(model);
  if (price === undefined) return 0;
  const cost =
    usage.inputTokens * price.perInputToken + usage.outputTokens * price.perOutputToken + usage.images * price.perImage;
  // Removes the floating-point error, which would round up.
  return Math.ceil(Number(cost.toFixed(6)));
}
