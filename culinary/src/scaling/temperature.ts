/** UK gas marks in °C: British Gas table as printed on ovens since metrication (mark 4 is 180 °C). */
const GAS_CELSIUS: readonly (readonly [mark: number, celsius: number])[] = [
  [0.25, 110],
  [0.5, 120],
  [1, 140],
  [2, 150],
  [3, 165],
  [4, 180],
  [5, 190],
  [6, 200],
  [7, 220],
  [8, 230],
  [9, 240],
  [10, 260],
];
// What cookbooks print for these; the exact values are 175 and 205 °C, 340 °F.
const CUSTOM_CELSIUS: ReadonlyMap<number, number> = new Map([
  [350, 180],
  [400, 200],
]);
const CUSTOM_FAHRENHEIT: ReadonlyMap<number, number> = new Map([[170, 325]]);

export type TemperatureScale = 'C' | 'F' | 'gas';

const nearest = (value: number, step: number): number => Math.round(value / step) * step;
const gasCelsius = (mark: number): number =>
  GAS_CELSIUS.reduce((best, row) => (Math.abs(row[0] - mark) < Math.abs(best[0] - mark) ? row : best), [4, 180])[1];

/** Converts to degrees Celsius, unrounded; gas marks by the table. */
export function celsiusOf(value: number, scale: TemperatureScale): number {
  if (scale === 'gas') return gasCelsius(value);
  return scale === 'C' ? value : ((value - 32) * 5) / 9;
}

/** Converts a temperature, unrounded except to the gas marks (¼, ½, 1 … 10). Never throws. */
export function convertTemperature(value: number, from: TemperatureScale, to: TemperatureScale): number {
  if (from === to) return value;
  const celsius = celsiusOf(value, from);
  if (to === 'C') return celsius;
  if (to === 'F') return (celsius * 9) / 5 + 32;
  return GAS_CELSIUS.reduce(
    (best, row) => (Math.abs(row[1] - celsius) < Math.abs(best[1] - celsius) ? row : best),
    [4, 180],
  )[0];
}

/**
 * Like {@link convertTemperature}, rounded to what can be set: ovens to 5 °C or 25 °F (5 °F below 200 °F), frying oil
 * to 5, core temperatures and sugar to one degree.
 */
export function friendlyTemperature(
  value: number,
  from: TemperatureScale,
  to: 'C' | 'F',
  use: 'oven' | 'core' | 'oil' | 'other',
): number {
  const exact = convertTemperature(value, from, to);
  if (from === to) return value;
  if (use === 'oil') return nearest(exact, 5);
  if (use !== 'oven') return Math.round(exact);
  if (to === 'C') return CUSTOM_CELSIUS.get(value) ?? nearest(exact, 5);
  return CUSTOM_FAHRENHEIT.get(celsiusOf(value, from)) ?? nearest(exact, exact < 200 ? 5 : 25);
}
