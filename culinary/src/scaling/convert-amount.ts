import type { Food } from '#ingredient-catalogue';
import { densityOf, isLiquid } from '#food-density';
import { goesByTheCup } from '#scaling/by-the-cup';
import {
  isMetric,
  kitchenFigure,
  kitchenMass,
  kitchenVolume,
  type Measured,
  type MeasureSystem,
} from '#scaling/kitchen-measure';
import { gramsIn, millilitresIn, type UnitName } from '#units';

/** One stick of American butter: 4 oz. */
const STICK_GRAMS = 113.398;

const US: ReadonlySet<string> = new Set('oz lb cup pint quart gallon inch'.split(' ').concat('fl oz'));

const isButterStick = (unit: UnitName, food: Food | null): boolean => unit === 'stick' && food?.role === 'fat';

/** The system a unit belongs to; null for spoons and for whatever is counted, which both systems have. */
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

/** An amount in grams or millilitres. */
export interface Exact {
  readonly value: number;
  readonly of: 'mass' | 'volume';
}

/** What an amount comes to in grams or millilitres; null where its unit counts. */
export function exactOf(value: number, unit: UnitName, food: Food | null): Exact | null {
  if (isButterStick(unit, food)) return { value: value * STICK_GRAMS, of: 'mass' };
  const mass = gramsIn(unit);
  if (mass !== null) return { value: value * mass, of: 'mass' };
  const volume = millilitresIn(unit);
  return volume === null ? null : { value: value * volume, of: 'volume' };
}

/** In what a recipe of a system would give this amount of this food: still exact. */
export function exactIn({ value, of }: Exact, food: Food | null, system: MeasureSystem): Exact {
  const density = food === null ? null : densityOf(food);
  if (food === null || density === null) return { value, of };
  if (system === 'us')
    return of === 'mass' && goesByTheCup(food) ? { value: value / density, of: 'volume' } : { value, of };
  const weighed = food.unit === 'g' || !isLiquid(food);
  return of === 'volume' && weighed ? { value: value * density, of: 'mass' } : { value, of };
}

/** An exact amount in the measures of a system, rounded to what can be measured. */
export function measuresOf({ value, of }: Exact, food: Food | null, system: MeasureSystem): readonly Measured[] {
  if (of === 'mass') return kitchenMass(value, system);
  // Bars go by the fluid ounce.
  if (system === 'us' && food?.role === 'spirit' && value >= 7 && value < 240)
    return [{ value: Math.round((value / 30) * 8) / 8, unit: 'fl oz' }];
  // Pots are filled by the quart.
  const quarts = { value: kitchenFigure(value / 960, 'quart'), unit: 'quart' } as const;
  if (system === 'us' && value >= 2880 && (food === null || isLiquid(food))) return [quarts];
  return kitchenVolume(value, system);
}

/**
 * An amount in another unit, not rounded. Between weight and volume it goes by the food's density, and the density of water for liquids
 * that have none of their own; null where that is unknown or a unit counts things. Never throws.
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
