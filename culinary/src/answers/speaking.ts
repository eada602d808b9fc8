import type { Food, FoundFood } from '#ingredient-catalogue';
import { pluralOf, singular } from '#food-words';

const TEMPERATURE_FACTOR = 9 / 5;

/** °C with °F behind it: "74 °C (165 °F)". Fahrenheit to the degree. */
export const celsius = (value: number): string => `${value} °C (${Math.round(value * TEMPERATURE_FACTOR + 32)} °F)`;

/** The food as its asker calls it, in the plural where it is counted. */
export function manyOf({ food, name }: FoundFood): string {
  if (name === food.name) return food.plural ?? name;
  return food.plural === undefined ? name : pluralOf(name);
}

/** Whether "are" follows rather than "is". */
export const areMany = (found: FoundFood): boolean => {
  const name = manyOf(found);
  return singular(name.slice(name.lastIndexOf(' ') + 1)) !== name.slice(name.lastIndexOf(' ') + 1);
};

export const be = (found: FoundFood): string => (areMany(found) ? 'are' : 'is');

/** "a, b and c". */
export function listed(names: readonly string[], last = 'and'): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1) ?? ''}`;
}

/** A number as a cook says it: two digits that matter below 100, whole ones above. */
export function plainNumber(value: number): string {
  if (value >= 100) return String(Math.round(value));
  if (value >= 10) return String(Number(value.toFixed(1)));
  return String(Number(value.toFixed(2)));
}

export const named = (food: Food): FoundFood => ({ food, name: food.name });
