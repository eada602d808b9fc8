import type { Food } from '#ingredient-catalogue';
import { exactOf } from '#scaling/convert-amount';
import { hasFluidOunces, isLiquid } from '#food-density';
import {
  kitchenFigure,
  kitchenMass,
  kitchenVolume,
  type Measured,
  type MeasureSystem,
  ROUNDER,
  totalOf,
} from '#scaling/kitchen-measure';
import { gramsIn, millilitresIn, type UnitName } from '#units';

/** Units taken by feel have no fractions. */
export const ONLY_WHOLE: ReadonlySet<string> = new Set('leaf sprig pinch dash drop splash drizzle squeeze'.split(' '));

export interface RoundedAmount {
  /** In the original unit, or in more suitable ones. */
  readonly measures: readonly Measured[];
  /** The same in the original unit, for comparison with the exact figure. */
  readonly value: number;
}

function bestMeasures(
  exact: number,
  unit: UnitName,
  food: Food | null,
  system: MeasureSystem,
): readonly Measured[] | null {
  const base = exactOf(exact, unit, null);
  if (base === null) return null;
  switch (unit) {
    case 'mg':
    case 'g':
    case 'kg':
      return kitchenMass(base.value, 'metric', ROUNDER);
    case 'oz':
      // Fluid ounces do not add up to pounds.
      return food !== null && hasFluidOunces(food) ? null : kitchenMass(base.value, 'us', ROUNDER);
    case 'lb':
      return kitchenMass(base.value, 'us', ROUNDER);
    case 'ml':
    case 'l':
      return kitchenVolume(base.value, 'metric', ROUNDER);
    case 'cl':
    case 'dl':
      return exact >= 1 && exact < 10 ? null : kitchenVolume(base.value, 'metric', ROUNDER);
    case 'tsp':
    case 'tbsp':
      // Metric recipes switch from spoons to millilitres for liquids and keep spoons for the rest.
      if (system === 'us' || base.value < 58) return kitchenVolume(base.value, 'us', ROUNDER);
      return food !== null && isLiquid(food) && food.role !== 'spread'
        ? kitchenVolume(base.value, 'metric', ROUNDER)
        : kitchenVolume(base.value, 'spoons', ROUNDER);
    case 'cup':
      // Large volumes of liquid switch from cups to quarts.
      return base.value >= 3840 && food !== null && isLiquid(food)
        ? [{ value: kitchenFigure(base.value / 960, 'quart', ROUNDER), unit: 'quart' }]
        : kitchenVolume(base.value, 'us', ROUNDER);
    case 'pint':
    case 'quart':
    case 'gallon':
      // Without cups, a quarter pint stays a quarter pint.
      return (unit === 'pint' && system === 'metric') ||
        (exact >= 0.5 && Math.abs(exact * 2 - Math.round(exact * 2)) < 0.05)
        ? null
        : kitchenVolume(base.value, 'us', ROUNDER);
    default:
      return null;
  }
}

/**
 * Rounds an exact amount of a food to what a cook would measure; never to zero.
 * @param whole the food comes only whole, as eggs do
 */
export function roundAmount(
  exact: number,
  unit: UnitName | null,
  food: Food | null,
  system: MeasureSystem,
  whole = false,
): RoundedAmount {
  // Herb leaves are counted whole.
  if (whole || (unit === null ? food?.role === 'herb' : ONLY_WHOLE.has(unit))) {
    const value = Math.max(1, Math.round(exact));
    return { measures: [{ value, unit: unit ?? 'piece' }], value };
  }
  // A stick is marked in eight tablespoons.
  if (unit === 'stick' && food?.role === 'fat' && exact < 2 && !Number.isInteger(exact * 4)) {
    const spoons = Math.max(1, Math.round(exact * 16)) / 2;
    return { measures: [{ value: spoons, unit: 'tbsp' }], value: spoons / 8 };
  }
  const better = unit === null ? null : bestMeasures(exact, unit, food, system);
  if (better !== null && unit !== null) {
    const size = gramsIn(unit) ?? millilitresIn(unit) ?? 1;
    const value = totalOf(better) / size;
    // Keeps the writer's own unit if it is as good.
    const own = kitchenFigure(exact, unit, ROUNDER);
    const keeps = better.length > 1 || better[0]?.unit === unit ? null : ownUnitFits(own, exact, unit);
    return keeps === null ? { measures: better, value } : { measures: [{ value: keeps, unit }], value: keeps };
  }
  const value = kitchenFigure(exact, unit, ROUNDER);
  return { measures: [{ value, unit: unit ?? 'piece' }], value };
}

/** Returns a figure in the writer's own unit if it is idiomatic (2.5 kg, 0.5 l, 6 tbsp), else null. */
function ownUnitFits(own: number, exact: number, unit: UnitName): number | null {
  const fits =
    (unit === 'kg' || unit === 'l'
      ? exact >= 0.5 && exact < 1 && Number.isInteger(own * 4)
      : unit === 'lb' && exact >= 0.25) && Math.abs(own - exact) / exact < 0.02;
  return fits ? own : null;
}
