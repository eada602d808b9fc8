import { gramsIn, millilitresIn, type UnitName } from '#units';

/** A measurable figure and its unit. */
export interface Measured {
  readonly value: number;
  readonly unit: UnitName;
}

export type MeasureSystem = 'metric' | 'us';

const METRIC: ReadonlySet<string> = new Set('mg g kg ml cl dl l cm'.split(' '));
/** True for units of the metric system, which use decimals. */
export const isMetric = (unit: UnitName): boolean => METRIC.has(unit);

// Relative tolerances. A single spoon or cup may be this far off before a second one is added (250 ml are a cup);
// scales and jugs are more precise. Together they keep a weight that is converted to cups and back within 6 %. Scaling
// allows rounder figures.
const CLOSE = 0.041;
const CLOSE_METRIC = 0.018;
export const ROUNDER = 0.07;
// No conversion is further off.
const PRECISE = 0.055;
const EXACT = 0.001;

const relativeError = (value: number, exact: number): number => Math.abs(value - exact) / exact;

/** Rounds to the coarsest step within the tolerance; otherwise to the finest, never to zero. */
function snap(value: number, steps: readonly number[], close: number): number {
  for (const step of steps) {
    const rounded = Math.round(value / step) * step;
    if (relativeError(rounded, value) <= close) return rounded;
  }
  const finest = steps.at(-1) ?? 1;
  return Math.max(finest, Math.round(value / finest) * finest);
}

const PARTS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
const PARTS_ASCENDING_TSP = [1 / 8, 1 / 4, 1 / 2, 3 / 4, 1];

/** Rounds to the nearest whole, quarter or third. */
function nearestPart(value: number): number {
  const whole = Math.floor(value);
  let best = 0;
  for (const part of PARTS) if (Math.abs(part + whole - value) < Math.abs(best + whole - value)) best = part;
  return Math.max(whole + best, 1 / 4);
}

/**
 * Rounds for scales and jugs: the steps of `roundForScale` first, finer ones if those are off by more than a fiftieth.
 */
function snapMetric(value: number, near = CLOSE_METRIC): number {
  // A round figure stays: 75 ml do not become 80, and 84 g of a scaled 42 g not either.
  const grain = near === ROUNDER && value < 100 ? 1 : 5;
  if (value >= 10 && value < 1000 && Math.abs(value / grain - Math.round(value / grain)) < 1e-9)
    return Math.round(value);
  const steps =
    value < 10
      ? [1, 0.5, 0.1]
      : value < 50
        ? [5, 1, 0.5]
        : value < 100
          ? [10, 5, 1]
          : value < 500
            ? [25, 10, 5, 1]
            : value < 1000
              ? [50, 25, 10, 5]
              : [100, 50, 10];
  return snap(value, steps, near);
}

function inUnit(value: number, unit: UnitName, near = CLOSE_METRIC): number {
  switch (unit) {
    case 'g':
    case 'ml':
      return snapMetric(value, near);
    case 'kg':
    case 'l':
      return snapMetric(value * 1000, near) / 1000;
    case 'cl':
    case 'dl':
      return snap(value, [1, 0.5, 0.1], near);
    case 'tsp':
      return value < 0.9
        ? PARTS_ASCENDING_TSP.reduce((best, part) => (Math.abs(part - value) < Math.abs(best - value) ? part : best))
        : snap(value, value < 2 && near < ROUNDER ? [0.5, 0.25, 0.125] : [0.5, 0.25], CLOSE);
    case 'tbsp':
    case 'dessertspoon':
      return snap(value, [1, 0.5], CLOSE);
    case 'cup':
      return nearestPart(value);
    case 'oz':
    case 'fl oz':
      return snap(
        value,
        unit === 'oz' ? [1, 0.5, 0.25, 0.125, 0.1, 0.05, 0.01] : [1, 0.5, 0.25, 0.125],
        Math.max(CLOSE, near),
      );
    default:
      return snap(value, [1, 0.5, 0.25], CLOSE);
  }
}

const sizeOf = (unit: UnitName): number => gramsIn(unit) ?? millilitresIn(unit) ?? 1;
const single = (base: number, unit: UnitName, near = CLOSE_METRIC): Measured => ({
  value: inUnit(base / sizeOf(unit), unit, near),
  unit,
});
/** Returns the total in grams or millilitres. */
export const totalOf = (measures: readonly Measured[]): number =>
  measures.reduce((sum, { value, unit }) => sum + value * sizeOf(unit), 0);

/** Cost of a pair of measures: the error in percent, plus how often the small measure has to be filled. */
function pairCost(measures: readonly Measured[], base: number): number {
  const error = relativeError(totalOf(measures), base);
  const small = measures[1];
  const filled =
    small === undefined
      ? 0
      : small.value * (Number.isInteger(small.value) ? 1 : 1.5) + (small.unit === 'tsp' ? 0.5 : 0);
  return error * 100 + filled + (error > (small?.unit === 'tsp' ? 0.045 : 0.035) ? 100 : 0);
}

/** Splits a volume into a big measure and a remainder in a smaller one; picks the pair with the lowest cost. */
function pair(base: number, big: UnitName, small: readonly UnitName[]): readonly Measured[] {
  const size = sizeOf(big);
  let best: readonly Measured[] = [single(base, big)];
  const parts = big === 'cup' ? PARTS : [0];
  for (const part of parts) {
    const value = Math.floor(base / size) + part;
    if (value === 0) continue;
    const rest = base - value * size;
    for (const unit of small) {
      // Both parts of a sum are whole or half spoons.
      for (const grain of [1, 2]) {
        const measure = { value: Math.round((rest / sizeOf(unit)) * grain) / grain, unit };
        if (measure.value <= 0 || measure.value >= 4) continue;
        const candidate = [{ value, unit: big }, measure];
        if (pairCost(candidate, base) < pairCost(best, base)) best = candidate;
      }
    }
  }
  return best;
}

const close = (measures: readonly Measured[], base: number): boolean => relativeError(totalOf(measures), base) <= CLOSE;

/** Teaspoons below a tablespoon; whole or half tablespoons, with teaspoons if the error would be too large. */
function spoons(ml: number, near: number): readonly Measured[] {
  const level = single(ml, 'tsp', near);
  if (level.value < 3) return [level];
  const one = [single(ml, 'tbsp')];
  const error = relativeError(totalOf(one), ml);
  const two = pair(ml, 'tbsp', ['tsp']);
  // Twice "1 tbsp + 1 tsp" is exact in both, not 2½ tbsp.
  if (error <= Math.max(CLOSE, near) && relativeError(totalOf(two), ml) > EXACT) return one;
  // Between one tablespoon and half a teaspoon more a conversion is more precise in teaspoons.
  return near < ROUNDER && relativeError(totalOf(two), ml) > PRECISE ? [level] : two;
}

function cups(ml: number, near: number): readonly Measured[] {
  if (ml < 58) return spoons(ml, near);
  const one = [single(ml, 'cup')];
  return close(one, ml) ? one : pair(ml, 'cup', ['tbsp', 'tsp']);
}

/** Ounces up to a pound; pounds, with ounces if quarters of a pound would be too far off. */
function pounds(grams: number, near: number): readonly Measured[] {
  const ounces = single(grams, 'oz', near);
  if (grams < 0.97 * sizeOf('lb')) return [ounces];
  const one = [single(grams, 'lb')];
  if (close(one, grams)) return one;
  const pound = Math.floor(grams / sizeOf('lb'));
  const rest = Math.round(grams / sizeOf('oz') - pound * 16);
  return rest === 0
    ? [{ value: pound, unit: 'lb' }]
    : [
        { value: pound, unit: 'lb' },
        { value: rest, unit: 'oz' },
      ];
}

/**
 * Rounds a weight to kitchen measures, largest unit first; two measures ("1 lb", "2 oz") if one alone is too far off.
 */
export function kitchenMass(grams: number, system: MeasureSystem, near = CLOSE_METRIC): readonly Measured[] {
  if (system === 'us') return pounds(grams, near);
  const rounded = snapMetric(grams, near);
  return [rounded >= 1000 ? { value: rounded / 1000, unit: 'kg' } : { value: rounded, unit: 'g' }];
}

/**
 * Rounds a volume to kitchen measures: `us` in cups and spoons, `metric` in millilitres and litres, `spoons` in spoons
 * only.
 */
export function kitchenVolume(ml: number, system: MeasureSystem | 'spoons', near = CLOSE_METRIC): readonly Measured[] {
  if (system === 'us') return cups(ml, near);
  if (system === 'spoons') return spoons(ml, near);
  const rounded = snapMetric(ml, near);
  return [rounded >= 1000 ? { value: rounded / 1000, unit: 'l' } : { value: rounded, unit: 'ml' }];
}

/** Rounds to the nearest measurable figure of a unit; for counts to the nearest whole, half, quarter or third. */
export function kitchenFigure(value: number, unit: UnitName | null, near = CLOSE_METRIC): number {
  if (unit !== null && (gramsIn(unit) !== null || millilitresIn(unit) !== null)) return inUnit(value, unit, near);
  if (unit === 'cm') return snap(value, [1, 0.5], CLOSE);
  if (value >= 10) return Math.round(value);
  return value >= 4 ? Math.round(value * 2) / 2 : nearestPart(value);
}
