import { isFlesh } from '#compose/flesh';
import type { Given } from '#compose/given';
import { swellingOf } from '#compose/leftovers';
import { type Food, gramsPerUnit } from '#ingredient-catalogue';
import { grams, millilitres } from '#measure';
import { nameFor } from '#compose/food-name';
import { formatGrams, formatMillilitres, formatQuantity, formatSpoons } from '#quantity';

const round = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

/** Units of this food in a weight, rounded to what a cook can count: whole eggs, half onions. Never nothing. */
export function countOf(food: Food, weight: number): number {
  const count = weight / gramsPerUnit(food);
  return food.whole === true || food.unit === 'pinch' || count >= 3 || isFlesh(food)
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

/** Nobody measures seven centimeters of ginger: these lengths, and beyond them grams. */
const PIECES = [1, 2, 3, 5];
const LONGEST_PIECE = 5.5;
/** Nor does anybody count forty small things: above so many of no more grams each, they are weighed. */
const MOST_COUNTED = 24;
const SMALL = 20;
const HALF_A_CAN = 0.6;

/**
 * Amount and name of a list line ("2 carrots", "400 g spaghetti", "3 cloves garlic") for a weight in grams.
 * Spoons are level ones of 5 and 15 ml.
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
      if (count > MOST_COUNTED && each <= SMALL) return `${formatGrams(grams(weight))} ${nameFor(food, name, 2)}`;
      return `${formatQuantity(count)} ${nameFor(food, name, count)}`;
    }
    case 'cm': {
      const length = weight / each;
      if (length > LONGEST_PIECE) return `${formatGrams(grams(weight))} ${name}`;
      return `${formatQuantity(PIECES.find((most) => length <= most + 0.5) ?? LONGEST_PIECE)} cm piece ${name}`;
    }
    case 'can': {
      // Half a can keeps in a jar; for one, a whole one would drown the rest.
      const count = weight / each < HALF_A_CAN ? 0.5 : Math.max(1, Math.round(weight / each));
      return `${plain(count, 'can', 'cans')} (400 g${count > 1 ? ' each' : ''}) ${nameFor(food, name, 2).replace(/^(?:canned|tinned) /u, '')}`;
    }
    default: {
      const [one, many] = COUNTED[food.unit];
      return `${plain(countOf(food, weight), one, many)} ${name}`;
    }
  }
}

/** Grams of a food for so many people when it is among the main things of its role. */
export const usualWeight = (food: Food, servings: number): number => food.per * gramsPerUnit(food) * servings;

/** The same of what it was before it was cooked: places in a dish are measured dry. */
export const dryWeight = (food: Food, servings: number): number =>
  usualWeight(food, servings) / (food.ready === true ? swellingOf(food) : 1);

// A gift is used up, unless there is far more of it than people can eat.
const MOST_OF_USUAL = 1.8;

/** Grams that go in of a gift: all of it, unless there is far more than people can eat; then whole pieces. */
export function dueOf({ food, weight }: Given, due: number): number {
  if (weight === null) return due;
  const most = due * MOST_OF_USUAL;
  if (weight <= most) return weight;
  const each = gramsPerUnit(food);
  return food.unit === 'piece' && most > each ? Math.floor(most / each) * each : most;
}

const ABOUT_ONE = 0.7;
const MOSTLY_FEW = 2.5;

/** Meat and fish of which everybody eats a whole one or two: chops, fillets, sausages. */
export const isServedWhole = (food: Food): boolean =>
  food.unit === 'piece' && food.per >= ABOUT_ONE && food.per <= MOSTLY_FEW && isFlesh(food);

/** Several meats share a plate: so many usual helpings of them together, and of beans beside them. */
const MOST_HELPINGS = 1.2;
const BEANS_BESIDE = 0.5;

/** By how much each of these shrinks when all stand in one dish; 1 for what shares with nothing. Slots have no say across one another. */
export function sharesOf(
  items: readonly { readonly food: Food; readonly weight: number }[],
  servings: number,
): number[] {
  const helpings = items.map(({ food, weight }) =>
    isFlesh(food) || food.role === 'tofu' ? weight / usualWeight(food, servings) : 0,
  );
  const all = helpings.reduce((sum, each) => sum + each, 0);
  const several = helpings.filter((each) => each > 0).length > 1;
  return items.map(({ food, weight }, at) => {
    if ((helpings[at] ?? 0) > 0) return several && all > MOST_HELPINGS ? MOST_HELPINGS / all : 1;
    if (food.role !== 'legume' || all < 0.5) return 1;
    return Math.min(1, BEANS_BESIDE / (weight / usualWeight(food, servings)));
  });
}

/** Grams of so many whole ones for each. */
export const wholeOnes = (food: Food, servings: number): number =>
  Math.max(1, Math.round(food.per)) * servings * gramsPerUnit(food);

/** The nearest weight in whole pieces, in grams; never nothing. */
export const inPieces = (food: Food, weight: number): number =>
  round(weight / gramsPerUnit(food), 1) * gramsPerUnit(food);
