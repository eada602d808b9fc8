import type { FoodRole } from '#catalogue/food-row';
import { densityOf } from '#food-density';
import type { Food } from '#ingredient-catalogue';
import type { IngredientLine } from '#line/ingredient-line-type';
import { millilitresIn } from '#units';

/**
 * Grams of dry food per gram of cooked food, from the energy of both in SR28: rice 20045 and 20044, lentils 16070 and
 * 16069, quinoa 20137 and 20035, pasta 20121 and 20120, egg noodles 20110 and 20109.
 */
const DRY_SHARE: Partial<Record<FoodRole, number>> = {
  rice: 0.36,
  'risotto-rice': 0.36,
  grain: 0.33,
  lentil: 0.33,
  pasta: 0.43,
  noodle: 0.36,
};
/** Grams per millilitre of cooked food, from the cups of SR28: 20045, 20137, 16070, 20121 (elbows), 20110. */
const COOKED_DENSITY: Partial<Record<FoodRole, number>> = {
  rice: 0.66,
  'risotto-rice': 0.66,
  grain: 0.77,
  lentil: 0.83,
  pasta: 0.5,
  noodle: 0.67,
};
const COOKED =
  /^[^,(;]{0,80}\b(?:(?:pre-?)?(?:cooked|boiled|steamed|leftover)|(?:ready|microwave(?:able)?|90[- ]second) rice)\b/iu;

/** "1 cup cooked rice" holds less than half of the dry food that the figures describe. */
export const dryShareOf = ({ text }: Pick<IngredientLine, 'text'>, food: Food): number =>
  COOKED.test(text) ? (DRY_SHARE[food.role] ?? 1) : 1;

/**
 * {@link dryShareOf}, corrected for the cup of cooked food, which weighs another amount than one of dry food.
 * @param said what the line says about the food, in English
 */
export function dryShareOfLine({ amount }: IngredientLine, said: string, food: Food): number {
  const share = dryShareOf({ text: said }, food);
  const density = COOKED_DENSITY[food.role];
  if (share === 1 || density === undefined || amount === null || amount.unit === null) return share;
  return millilitresIn(amount.unit) === null ? share : (share * density) / (densityOf(food) ?? 1);
}
