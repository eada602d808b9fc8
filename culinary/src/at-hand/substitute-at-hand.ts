import { linesWith, type ParsedAtHand } from '#at-hand/recipe-at-hand';
import { type Eater, foodObjection } from '#answers/eater';
import { exclusionNote } from '#answers/exclusion-notes';
import { formatAmount } from '#answers/format-amount';
import { listed } from '#answers/phrasing';
import type { Substitute } from '#catalogue/facts/food-facts';
import { isLiquid } from '#food-density';
import { factsOf } from '#food-facts';
import { capital } from '#food-words';
import { type Food, findFood, getFood } from '#ingredient-catalogue';
import type { IngredientLine } from '#line/ingredient-line-type';
import { weightOfLine } from '#line/weight';
import { convertAmount } from '#scaling/convert-amount';
import { isMetric as isMetricUnit, kitchenFigure, ROUNDER } from '#scaling/kitchen-measure';
import { gramsIn, millilitresIn, type UnitName } from '#units';

const MAX_SHOWN = 3;
/** Above this ratio a substitute replaces more than the food itself, so its weight would mislead. */
const MAX_RATIO = 10;

/** The unit of an amount: that of the line if the substitute can be measured in it. */
function unitFor(unit: UnitName | null, food: Food): UnitName {
  if (unit !== null && gramsIn(unit) !== null) return unit;
  const isMetric = unit === null || isMetricUnit(unit);
  if (!isMetric && millilitresIn(unit) !== null && convertAmount(1, 'g', unit, food) !== null) return unit;
  return isLiquid(food) ? 'ml' : 'g';
}

function writeGrams(grams: number, unit: UnitName | null, food: Food): string | null {
  const to = unitFor(unit, food);
  const value = convertAmount(grams, 'g', to, food);
  return value === null || value <= 0 ? null : `${formatAmount(kitchenFigure(value, to, ROUNDER), to)} ${food.name}`;
}

/** What replaces a line's own amount, or undefined if the weight of that amount is unknown. */
function amountFor(line: IngredientLine, { use, ratio, and }: Substitute): string | undefined {
  const food = line.food?.food;
  const weight = food === undefined || ratio > MAX_RATIO ? null : weightOfLine(line, food);
  if (weight === null) return undefined;
  const unit = line.amount?.unit ?? null;
  const parts = [{ use, ratio }, ...(and ?? [])].map((each) =>
    writeGrams(weight * each.ratio, unit, getFood(each.use)),
  );
  return parts.every((part) => part !== null) ? listed(parts) : undefined;
}

const amountText = (line: IngredientLine): string => {
  const { amount, text } = line;
  return amount === null ? '' : text.slice(amount.start, amount.end);
};

/** A substitute with the amount for a line, and how to use it. */
function describe(line: IngredientLine, each: Substitute): string {
  return `${amountFor(line, each) ?? capital(each.use)}: ${each.note}`;
}

/** The best known substitute for the food of a line, of which all foods suit; null without one. */
export function substituteFor(line: IngredientLine, suits: (food: Food) => boolean): string | null {
  const food = line.food?.food;
  const known = food === undefined ? [] : (factsOf(food.name).substitutes ?? []);
  const best = known.find((each) => [each, ...(each.and ?? [])].every(({ use }) => suits(getFood(use))));
  return best === undefined ? null : describe(line, best);
}

export interface Replaced {
  /** As the user writes it. */
  readonly food: string;
  /** The substitute that the user names. */
  readonly use: string | undefined;
}

/**
 * What to use instead of an ingredient, with the amount for this recipe's line at its size; nothing that the eater must avoid.
 * Undefined if the recipe has no such line, or nothing is known to replace it.
 */
export function answerSubstituteAtHand(
  recipe: ParsedAtHand,
  { food, use }: Replaced,
  eater: Eater,
): string | undefined {
  const [line] = linesWith(recipe, food);
  const replaced = line?.food?.food;
  if (line === undefined || replaced === undefined) return undefined;
  const objectionTo = foodObjection(eater);
  const suits = (each: Substitute): boolean =>
    [each.use, ...(each.and ?? []).map((more) => more.use)].every((name) => objectionTo(getFood(name)) === null);
  const known = factsOf(replaced.name).substitutes ?? [];
  const wanted = use === undefined ? undefined : findFood(use)?.food.name;
  // The general answer says more about a pair that this list lacks.
  if (use !== undefined && !known.some((each) => each.use === wanted)) return undefined;
  const suitable = known
    .filter(suits)
    .toSorted((one, other) => Number(other.use === wanted) - Number(one.use === wanted));
  const left = exclusionNote(
    known.filter((each) => !suits(each)).flatMap((each) => [each.use, ...(each.and ?? []).map((more) => more.use)]),
    objectionTo,
  );
  const name = `${amountText(line)} ${line.name}`.trim();
  if (suitable.length === 0)
    return left === '' ? undefined : `I don’t know anything to use instead of the ${name} that suits you.${left}`;
  const shown = suitable.slice(0, MAX_SHOWN).map((each) => `• ${describe(line, each)}`);
  return [`Instead of the ${name} in “${recipe.title}”:`, ...shown, left.trim()]
    .filter((each) => each !== '')
    .join('\n');
}

/** Whether an ingredient may be left out. Undefined if the recipe has no such line, or it is unknown. */
export function answerLeaveOut(recipe: ParsedAtHand, replaced: Replaced, eater: Eater): string | undefined {
  const [line] = linesWith(recipe, replaced.food);
  if (line === undefined) return undefined;
  if (line.optional || /\b(?:optional|to serve|for serving|garnish)\b/iu.test(line.text))
    return `Yes, the dish works without it. The list says “${line.text}”.`;
  const instead = answerSubstituteAtHand(recipe, replaced, eater);
  return instead === undefined ? undefined : `The recipe doesn’t call it optional; better replace it. ${instead}`;
}
