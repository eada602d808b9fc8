import { pluralOf, singular } from '#food-words';
import type { Measured } from '#scaling/kitchen-measure';
import { gramsIn, millilitresIn, type UnitName } from '#units';

const SIGNS: readonly (readonly [number, string])[] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
];
const DECIMAL: ReadonlySet<UnitName> = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l', 'cm']);
// Written out where the short form would be read as a bare letter; the rest are their own word.
const WORD: Partial<Record<UnitName, string>> = { cup: 'cup', quart: 'quart', gallon: 'gallon', pint: 'pint' };

/** A figure as it stands in a recipe: "1½" of a cup, "1.2" of a kilogram ("1,2" where the writer uses commas). */
export function writeFigure(value: number, unit: UnitName | null, comma = false): string {
  const whole = Math.floor(value + 1e-6);
  const rest = value - whole;
  const sign =
    unit !== null && DECIMAL.has(unit) ? undefined : SIGNS.find(([part]) => Math.abs(part - rest) < 0.005)?.[1];
  if (sign !== undefined) return `${whole === 0 ? '' : whole}${sign}`;
  const text = String(Number(value.toFixed(value < 10 ? 2 : 1)));
  return comma ? text.replace('.', ',') : text;
}

/** A unit's own name in a recipe, in the plural after more than one. */
export const writeUnit = (unit: UnitName, count: number): string => {
  const word = WORD[unit];
  return word === undefined || count <= 1 ? unit : `${word}s`;
};

/** "1 cup + 2 tbsp", "1 lb 2 oz". */
export function writeMeasures(measures: readonly Measured[], comma = false): string {
  const glue = measures[0]?.unit === 'lb' ? ' ' : ' + ';
  return measures.map(({ value, unit }) => `${writeFigure(value, unit, comma)} ${writeUnit(unit, value)}`).join(glue);
}

const ENGLISH: ReadonlySet<string> = new Set(
  'teaspoon tablespoon cup gram kilogram ounce pound liter litre milliliter millilitre pint quart gallon tin package packet'.split(
    ' ',
  ),
);

/** The writer's own word for a unit, in the number that fits; abbreviations and other languages stay as they are. */
export function agree(word: string, unit: UnitName | null, count: number): string {
  const bare = word.toLowerCase();
  const one = singular(bare);
  const known =
    ENGLISH.has(one) ||
    (one === unit && gramsIn(one) === null && millilitresIn(one) === null && /^[a-z]{3,}$/u.test(one));
  if (!known || unit === 'cm' || unit === 'dozen') return word;
  const wanted = count > 1 ? pluralOf(one) : one;
  if (wanted === bare) return word;
  return word === word.toUpperCase() ? wanted.toUpperCase() : word.charAt(0) + wanted.slice(1);
}
