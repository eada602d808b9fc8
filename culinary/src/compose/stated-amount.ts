import type { GivenFood } from '#compose/given-food';
import type { Food } from '#ingredient-catalogue';
import type { IngredientLine } from '#line/ingredient-line-type';
import { gramsIn, millilitresIn } from '#units';

/** A stated amount is used unchanged within this factor of the due amount. */
const STATED_FACTOR = 3;
/** The same for a structural ingredient, such as the eggs of a frittata. */
const STRUCTURAL_FACTOR = 1.4;
/** The same for a batter or a dough, which fails with other ratios. */
const MEASURED_FACTOR = 1.1;

/** "rack of lamb" states no amount. */
const STARTS_WITH_NUMBER = /^[\d\p{No}]/u;
/** "400g". */
const GLUED_UNIT = /^[\d.,/\p{No}]+(?=\p{L})/u;

/** Returns the amount of a line as written ("300 g", "1 cup"); undefined unless it is a single plain amount. */
export function statedAmount({ text, amount, plus, equivalents }: IngredientLine, food: Food): string | undefined {
  if (amount === null || amount.low !== amount.high || amount.each !== undefined) return undefined;
  // Cans are listed with their size, and of juiced fruit only the juice is weighed.
  if (amount.unit === 'can' || plus.length + equivalents.length > 0 || /\bjuice/iu.test(text)) return undefined;
  const { unit } = amount;
  // Slices of a baguette are listed as a fraction of a baguette.
  const isPlain = unit === null || unit === food.unit || gramsIn(unit) !== null || millilitresIn(unit) !== null;
  if (!isPlain) return undefined;
  const said = text.slice(amount.start, amount.end);
  return STARTS_WITH_NUMBER.test(said) ? said.replace(GLUED_UNIT, '$& ') : undefined;
}

const isNear = (weight: number, due: number, factor: number): boolean =>
  weight <= due * factor && weight * factor >= due;

/**
 * True if a stated amount is used unchanged.
 * @param due grams that the dish would use
 */
export const isUsedAsStated = ({ weight }: Pick<GivenFood, 'weight'>, due: number): boolean =>
  weight !== null && isNear(weight, due, STATED_FACTOR);

export const isStructuralUsedAsStated = ({ weight }: Pick<GivenFood, 'weight'>, due: number): boolean =>
  weight !== null && isNear(weight, due, STRUCTURAL_FACTOR);

export const isMeasuredUsedAsStated = ({ weight }: Pick<GivenFood, 'weight'>, due: number): boolean =>
  weight !== null && isNear(weight, due, MEASURED_FACTOR);
