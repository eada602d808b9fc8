import { isMeatOrFish } from '#compose/meat-or-fish';
import type { GivenFood } from '#compose/given-food';
import { swellingOf } from '#compose/leftovers';
import { type Food, gramsPerUnit } from '#ingredient-catalogue';
import { grams, millilitres } from '#measure';
import { nameFor } from '#compose/food-name';
import { formatGrams, formatMillilitres, formatQuantity, formatSpoons } from '#quantity';

const round = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

/**
 * Converts a weight to a count of the food's unit, rounded to what a cook can count: whole eggs, half onions. Never
 * zero.
 */
export function countOf(food: Food, weight: number): number {
  const count = weight / gramsPerUnit(food);
  return food.whole === true || food.unit === 'pinch' || count >= 3 || isMeatOrFish(food)
    ? round(count, 1)
    : round(count, 0.5);
}

const plain = (count: number, one: string, many: string): string =>
  `${formatQuantity(count)} ${count <= 1 ? one : many}`;

const COUNTED = {
  clove: ['clove', 'cloves'],
  stalk: ['stalk', 'stalks'],
  slice: ['slice', 'slices'],
  sprig: ['sprig', 'sprigs'],
  handful: ['handful', 'handfuls'],
  head: ['head', 'heads'],
  pinch: ['pinch', 'pinches'],
} as const;

/** Sensible lengths of ginger and the like; longer pieces are given in grams. */
const PIECES = [1, 2, 3, 5];
const LONGEST_PIECE = 5.5;
/** More small things than this, each of at most this many grams, are weighed instead of counted. */
const MAX_COUNTED = 24;
const SMALL = 20;
const HALF_A_CAN = 0.6;

/**
 * Formats amount and name of a list line ("2 carrots", "400 g spaghetti", "3 cloves garlic") for a weight in grams.
 * Spoons are level, 5 and 15 ml.
 */
export function amountAndName(food: Food, name: string, weight: number): string {
  const each = gramsPerUnit(food);
  switch (food.unit) {
    case 'g':
      return `${formatGrams(grams(weight))} ${nameFor(food, name, 2)}`;
    case 'ml':
      return `${formatMillilitres(millilitres(weight / each))} ${name}`;
    case 'tsp':
    case 'tbsp': {
      const teaspoons = (weight / each) * (food.unit === 'tbsp' ? 3 : 1);
      if (teaspoons <= 30) return `${formatSpoons(teaspoons)} ${nameFor(food, name, 2)}`;
      return `${food.liquid === true && food.role !== 'spread' ? formatMillilitres(millilitres(teaspoons * 5)) : formatGrams(grams(weight))} ${nameFor(food, name, 2)}`;
    }
    case 'piece': {
      const count = countOf(food, weight);
      if (count > MAX_COUNTED && each <= SMALL) return `${formatGrams(grams(weight))} ${nameFor(food, name, 2)}`;
      return `${formatQuantity(count)} ${nameFor(food, name, count)}`;
    }
    case 'cm': {
      const length = weight / each;
      if (length > LONGEST_PIECE) return `${formatGrams(grams(weight))} ${name}`;
      return `${formatQuantity(PIECES.find((most) => length <= most + 0.5) ?? LONGEST_PIECE)} cm piece ${name}`;
    }
    case 'can': {
      // Half a can keeps in a jar; for one person a whole one would dominate.
      const count = weight / each < HALF_A_CAN ? 0.5 : Math.max(1, Math.round(weight / each));
      return `${plain(count, 'can', 'cans')} (400 g${count > 1 ? ' each' : ''}) ${nameFor(food, name, 2).replace(/^(?:canned|tinned) /u, '')}`;
    }
    default: {
      const [one, many] = COUNTED[food.unit];
      return `${plain(countOf(food, weight), one, many)} ${name}`;
    }
  }
}

/** Returns the grams of a food for this many people as a main item of its role. */
export const usualWeight = (food: Food, servings: number): number => food.per * gramsPerUnit(food) * servings;

export const dryWeight = (food: Food, servings: number): number =>
  usualWeight(food, servings) / (food.ready === true ? swellingOf(food) : 1);

// A stated amount is used up to this multiple of the usual one.
const MAX_OF_USUAL = 1.8;

/** Returns the grams to use of a given food: all of it, unless it is far more than needed; then whole pieces. */
export function usableGrams({ food, weight }: GivenFood, due: number): number {
  if (weight === null) return due;
  const most = due * MAX_OF_USUAL;
  if (weight <= most) return weight;
  const each = gramsPerUnit(food);
  return food.unit === 'piece' && most > each ? Math.floor(most / each) * each : most;
}

const ABOUT_ONE = 0.7;
const MOSTLY_FEW = 2.5;

/** Meat and fish served as one or two whole pieces per person: chops, fillets, sausages. */
export const isServedWhole = (food: Food): boolean =>
  food.unit === 'piece' && food.per >= ABOUT_ONE && food.per <= MOSTLY_FEW && isMeatOrFish(food);

/** Maximum usual helpings of several meats together, and of beans next to them. */
const MAX_SHARED_PORTIONS = 1.2;
const BEANS_WITH_MEAT = 0.5;

/**
 * Returns the factor by which each item shrinks when several proteins share a dish; 1 if unaffected. Works across
 * slots.
 */
export function sharesOf(
  items: readonly { readonly food: Food; readonly weight: number }[],
  servings: number,
): number[] {
  const helpings = items.map(({ food, weight }) =>
    isMeatOrFish(food) || food.role === 'tofu' ? weight / usualWeight(food, servings) : 0,
  );
  const all = helpings.reduce((sum, each) => sum + each, 0);
  const several = helpings.filter((each) => each > 0).length > 1;
  return items.map(({ food, weight }, at) => {
    if ((helpings[at] ?? 0) > 0) return several && all > MAX_SHARED_PORTIONS ? MAX_SHARED_PORTIONS / all : 1;
    if (food.role !== 'legume' || all < 0.5) return 1;
    return Math.min(1, BEANS_WITH_MEAT / (weight / usualWeight(food, servings)));
  });
}

/** Returns the grams of whole pieces for this many people. */
export const wholeOnes = (food: Food, servings: number): number =>
  Math.max(1, Math.round(food.per)) * servings * gramsPerUnit(food);

/** Rounds a weight to whole pieces, in grams; never zero. */
export const inPieces = (food: Food, weight: number): number =>
  round(weight / gramsPerUnit(food), 1) * gramsPerUnit(food);
