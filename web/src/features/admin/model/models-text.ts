import type { ModelCheck, ModelsOverview } from '@larder/contract/admin-models';
import { formatNumber } from '@larder/contract/format-number';

/** The names of the tasks that models serve. */
export const TASK_NAMES: Readonly<Record<ModelsOverview['tasks'][number]['task'], string>> = {
  compose: 'Recipes',
  ideas: 'Ideas for a search',
  chat: 'Chat',
  image: 'Pictures',
  vision: 'Reading photos',
};

export const CAPABILITY_NAMES: Readonly<Record<ModelCheck['capability'], string>> = {
  chat: 'Chat',
  json: 'Structured answers',
  stream: 'Streaming',
  image: 'Pictures',
  vision: 'Reading photos',
  worker: 'Worker',
};

/** Which engine answers, as a sentence. */
export function describeMode({ mode, falls_back: fallsBack }: Pick<ModelsOverview, 'mode' | 'falls_back'>): string {
  if (mode === 'kitchen') return 'REECE uses the built-in kitchen engine: no key, no network, no cost.';
  if (mode === 'simulated') return 'REECE is simulated: it always gives the same answer, after a delay.';
  return fallsBack
    ? 'REECE uses models. If none answers, the kitchen engine steps in and says so.'
    : 'REECE uses models. If none answers, people see an error.';
}

/** Created lazily: it takes a phone 150 ms. */
let usd: Intl.NumberFormat | undefined;

function formatUsd(value: number): string {
  usd ??= new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });
  return usd.format(value);
}

/** Formats a cost; small amounts are not rounded to zero. */
export function costText(cost: number): string {
  return cost > 0 && cost < 0.0001 ? `under ${formatUsd(0.0001)}` : formatUsd(cost);
}

export function figureText(count: number): string {
  return formatNumber(count);
}

export function limitText(limit: number): string {
  return limit === 0 ? 'No limit' : formatNumber(limit);
}
