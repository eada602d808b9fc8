import { planSentences } from '#menu/step-segments';

/** A recipe with its times, in minutes; null where unknown. */
export interface TimedRecipe {
  readonly instructions: readonly string[];
  readonly preparation_time: number | null;
  readonly cooking_time: number | null;
}

/** Shorter rests are part of cooking. */
const MIN_MINUTES = 20;
const MAX_STEPS = 100;

/**
 * Returns the minutes that food chills, rises or rests by the steps, if the recipe's own times do not include them; else 0. They are
 * included if preparation and cooking together are at least as long as all waits of the steps.
 */
export function restingMinutes({ instructions, preparation_time, cooking_time }: TimedRecipe): number {
  const oven = { celsius: null };
  const waits = instructions
    .slice(0, MAX_STEPS)
    .flatMap((step) => planSentences(step, oven))
    .flatMap(({ segments }) => segments)
    .filter(({ hands }) => !hands);
  const sum = (minutes: readonly { readonly minutes: number }[]): number =>
    minutes.reduce((total, each) => total + each.minutes, 0);
  const rests = waits.filter(
    ({ place, minutes }) => (place === 'fridge' || place === 'counter') && minutes >= MIN_MINUTES,
  );
  const stated = (preparation_time ?? 0) + (cooking_time ?? 0);
  return stated >= sum(waits) ? 0 : sum(rests);
}
