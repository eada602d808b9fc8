import type { Food } from '#ingredient-catalogue';
import { densityOf, hasFluidOunces, isLiquid } from '#food-density';
import { isMeasuredByCup } from '#scaling/measured-by-cup';
import {
  isMetric,
  kitchenFigure,
  kitchenMass,
  kitchenVolume,
  type Measured,
  type MeasureSystem,
} from '#scaling/kitchen-measure';
import { gramsIn, millilitresIn, type UnitName } from '#units';

/** One stick of US butter: 4 oz. */
const STICK_GRAMS = 113.398;

const US: ReadonlySet<string> = new Set('oz lb cup pint quart gallon inch'.split(' ').concat('fl oz'));

const isButterStick = (unit: UnitName, food: Food | null): boolean => unit === 'stick' && food?.role === 'fat';

/** Returns the system of a unit; null for spoons and counts, which both systems share. */
export const systemOf = (unit: UnitName | null, food: Food | null): MeasureSystem | 'imperial' | null =>
  unit === null
    ? null
    : isMetric(unit)
      ? 'metric'
      : US.has(unit) || isButterStick(unit, food)
        ? 'us'
        : unit === 'imperial pint'
          ? 'imperial'
          : null;

/** An unrounded amount in grams or millilitres. */
export interface Exact {
  readonly value: number;
  readonly of: 'mass' | 'volume';
}

/** Converts an amount to grams or millilitres; null for a counting unit. Ounces of a liquid are fluid ounces. */
export function exactOf(value: number, unit: UnitName, food: Food | null): Exact | null {
  if (unit === 'oz' && food !== null && hasFluidOunces(food))
    return { value: value * (millilitresIn('fl oz') ?? 0), of: 'volume' };
  if (isButterStick(unit, food)) return { value: value * STICK_GRAMS, of: 'mass' };
  const mass = gramsIn(unit);
  if (mass !== null) return { value: value * mass, of: 'mass' };
  const volume = millilitresIn(unit);
  return volume === null ? null : { value: value * volume, of: 'volume' };
}

/** Converts between mass and volume as a recipe of this system would state the food; unrounded. */
export function exactIn({ value, of }: Exact, food: Food | null, system: MeasureSystem): Exact {
  const density = food === null ? null : densityOf(food);
  if (food === null || density === null) return { value, of };
  if (system === 'us')
    return of === 'mass' && isMeasuredByCup(food) ? { value: value / density, of: 'volume' } : { value, of };
  const weighed = food.unit === 'g' || !isLiquid(food);
  return of === 'volume' && weighed ? { value: value * density, of: 'mass' } : { value, of };
}

/** Rounds an exact amount to the measures that a kitchen of this system has. */
export function measuresOf({ value, of }: Exact, food: Food | null, system: MeasureSystem): readonly Measured[] {
  if (of === 'mass') return kitchenMass(value, system);
  // Spirits are measured in fluid ounces.
  if (system === 'us' && food?.role === 'spirit' && value >= 7 && value < 240)
    return [{ value: Math.round((value / 30) * 8) / 8, unit: 'fl oz' }];
  // Large volumes of liquid are measured in quarts.
  const quarts = { value: kitchenFigure(value / 960, 'quart'), unit: 'quart' } as const;
  if (system === 'us' && value >= 2880 && (food === null || isLiquid(food))) return [quarts];
  return kitchenVolume(value, system);
}

/**
 * Converts an amount to another unit, unrounded. Between mass and volume it uses the food's density, for other liquids
 * that of water. Null if the density is unknown or a unit counts things. Never throws.
 */
export function convertAmount(value: number, from: UnitName, to: UnitName, food: Food | null = null): number | null {
  if (from === to) return value;
  if (from === 'cm' && to === 'inch') return value / 2.54;
  if (from === 'inch' && to === 'cm') return value * 2.54;
  const exact = exactOf(value, from, food);
  const one = exactOf(1, to, food);
  if (exact === null || one === null) return null;
  if (exact.of === one.of) return exact.value / one.value;
  const density = food === null ? null : densityOf(food);
  if (density === null) return null;
  return (one.of === 'mass' ? exact.value * density : exact.value / density) / one.value;
}
