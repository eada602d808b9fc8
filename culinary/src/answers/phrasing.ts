import type { Food, FoundFood } from '#ingredient-catalogue';
import { pluralOf, singular } from '#food-words';

const TEMPERATURE_FACTOR = 9 / 5;

/** Formats °C with °F: "74 °C (165 °F)", Fahrenheit to the degree. */
export const celsius = (value: number): string => `${value} °C (${Math.round(value * TEMPERATURE_FACTOR + 32)} °F)`;

export function manyOf({ food, name }: FoundFood): string {
  if (name === food.name) return food.plural ?? name;
  return food.plural === undefined ? name : pluralOf(name);
}

/** True if the verb is "are" rather than "is". */
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

/** Formats a number with two decimals below 10, one below 100, none above. */
export function plainNumber(value: number): string {
  if (value >= 100) return String(Math.round(value));
  if (value >= 10) return String(Number(value.toFixed(1)));
  return String(Number(value.toFixed(2)));
}

export const named = (food: Food): FoundFood => ({ food, name: food.name });
