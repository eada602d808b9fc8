import type { Grams, Millilitres } from '#measure';

const FRACTIONS: readonly (readonly [number, string])[] = [
  [0, ''],
  [0.25, '¼'],
  [1 / 3, '⅓'],
  [0.5, '½'],
  [2 / 3, '⅔'],
  [0.75, '¾'],
  [1, ''],
];

/**
 * Formats a number as cooks write it: 0.5 → "½", 1.33 → "1⅓", 3 → "3". Rounds to the nearest quarter or third, never to
 * zero.
 */
export function formatQuantity(value: number): string {
  if (!Number.isFinite(value) || value <= 0) return '0';
  if (value >= 10) return String(Math.round(value));
  const whole = Math.floor(value);
  const rest = value - whole;
  let best: readonly [number, string] = [0, ''];
  for (const fraction of FRACTIONS) if (Math.abs(fraction[0] - rest) < Math.abs(best[0] - rest)) best = fraction;
  const shown = best[0] === 1 ? whole + 1 : whole;
  if (shown === 0 && best[1] === '') return '¼';
  return `${shown === 0 ? '' : shown}${best[1]}`;
}

/**
 * Rounds to what a kitchen scale or jug can show: steps of 5 below 50, 10 below 100, 25 below 500, 50 below 1000, then
 * 100.
 */
export function roundForScale(value: number): number {
  const step = value < 10 ? 1 : value < 50 ? 5 : value < 100 ? 10 : value < 500 ? 25 : value < 1000 ? 50 : 100;
  return Math.max(step, Math.round(value / step) * step);
}

export function formatGrams(value: Grams): string {
  const rounded = roundForScale(value);
  return rounded >= 1000 ? `${trimDecimals(rounded / 1000)} kg` : `${rounded} g`;
}

/** Formats small volumes in spoons (1 tbsp = 15 ml, 1 tsp = 5 ml), the rest in millilitres or litres. */
export function formatMillilitres(value: Millilitres): string {
  if (value < 60) return formatSpoons(value / 5);
  const rounded = roundForScale(value);
  return rounded >= 1000 ? `${trimDecimals(rounded / 1000)} l` : `${rounded} ml`;
}

/** @param teaspoons level teaspoons of 5 ml */
export function formatSpoons(teaspoons: number): string {
  if (teaspoons < 2.75) return `${formatQuantity(roundTo(Math.max(teaspoons, 0.25), teaspoons < 1 ? 0.25 : 0.5))} tsp`;
  const tablespoons = teaspoons / 3;
  return `${formatQuantity(roundTo(tablespoons, tablespoons < 4 ? 0.5 : 1))} tbsp`;
}

const roundTo = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);
const trimDecimals = (value: number): string => String(Number(value.toFixed(2)));
