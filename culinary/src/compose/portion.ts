import { type Food, gramsPerUnit } from '#ingredient-catalogue';
import { grams, millilitres } from '#measure';
import { pluralOf } from '#food-words';
import { formatGrams, formatMillilitres, formatQuantity, formatSpoons } from '#quantity';

/** A food's name for a list: counted foods in the plural unless there is one or less of them. */
export function nameFor(food: Food, name: string, count: number): string {
  if (food.plural === undefined) return name;
  if (food.unit === 'piece' && count <= 1) return name;
  return name === food.name ? food.plural : pluralOf(name);
}

const round = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

/** Units of this food in a weight, rounded to what a cook can count: whole eggs, half onions. Never nothing. */
export function countOf(food: Food, weight: number): number {
  const count = weight / gramsPerUnit(food);
  return food.whole === true || count >= 3 ? round(count, 1) : round(count, 0.5);
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
      return `${food.liquid === true ? formatMillilitres(millilitres(teaspoons * 5)) : formatGrams(grams(weight))} ${nameFor(food, name, 2)}`;
    }
    case 'piece': {
      const count = countOf(food, weight);
      return `${formatQuantity(count)} ${nameFor(food, name, count)}`;
    }
    case 'cm':
      return `${formatQuantity(round(weight / each, 1))} cm piece ${name}`;
    case 'can': {
      const count = Math.max(1, Math.round(weight / each));
      return `${plain(count, 'can', 'cans')} (400 g${count > 1 ? ' each' : ''}) ${nameFor(food, name, 2).replace(/^(?:canned|tinned) /u, '')}`;
    }
    default: {
      const [one, many] = COUNTED[food.unit];
      return `${plain(countOf(food, weight), one, many)} ${name}`;
    }
  }
}
