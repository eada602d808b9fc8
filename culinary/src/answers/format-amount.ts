import { plainNumber } from '#answers/phrasing';
import { formatQuantity } from '#quantity';
import type { UnitName } from '#units';

const PLURAL: Partial<Record<UnitName, string>> = {
  cup: 'cups',
  pint: 'pints',
  'imperial pint': 'British pints',
  quart: 'quarts',
  gallon: 'gallons',
  clove: 'cloves',
  head: 'heads',
  can: 'cans',
  handful: 'handfuls',
  stick: 'sticks',
  slice: 'slices',
  stalk: 'stalks',
  knob: 'knobs',
  pinch: 'pinches',
  dozen: 'dozen',
};
export const WITH_FRACTIONS: ReadonlySet<UnitName> = new Set([
  'cup',
  'tsp',
  'tbsp',
  'pint',
  'quart',
  'gallon',
  'stick',
  'clove',
  'lb',
]);

/** Formats an amount with its unit, in the fractions of spoons and cups: "2½ cups". */
export function formatAmount(amount: number, unit: UnitName): string {
  const name = unit === 'imperial pint' ? 'British pint' : unit;
  const number = WITH_FRACTIONS.has(unit) ? formatQuantity(amount) : plainNumber(amount);
  const one = /^(?:1|[½¼¾⅓⅔])$/u.test(number);
  return `${number} ${one ? name : (PLURAL[unit] ?? name)}`;
}

/** True if quarters or thirds represent the amount within one percent. */
export const isRound = (amount: number): boolean =>
  [1, 3, 4].some((parts) => Math.abs(amount * parts - Math.round(amount * parts)) < 0.01 * amount * parts);
