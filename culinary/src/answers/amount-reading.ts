import { NUMBER_WORDS } from '#number-words';
import type { UnitName } from '#units';

const UNITS: ReadonlyMap<string, UnitName> = new Map<string, UnitName>([
  ['g', 'g'],
  ['gram', 'g'],
  ['gramme', 'g'],
  ['kg', 'kg'],
  ['kilo', 'kg'],
  ['kilogram', 'kg'],
  ['mg', 'mg'],
  ['milligram', 'mg'],
  ['oz', 'oz'],
  ['ounce', 'oz'],
  ['lb', 'lb'],
  ['pound', 'lb'],
  ['ml', 'ml'],
  ['milliliter', 'ml'],
  ['millilitre', 'ml'],
  ['cl', 'cl'],
  ['dl', 'dl'],
  ['deciliter', 'dl'],
  ['l', 'l'],
  ['liter', 'l'],
  ['litre', 'l'],
  ['tsp', 'tsp'],
  ['teaspoon', 'tsp'],
  ['tbsp', 'tbsp'],
  ['tb', 'tbsp'],
  ['tablespoon', 'tbsp'],
  ['cup', 'cup'],
  ['pint', 'pint'],
  ['quart', 'quart'],
  ['gallon', 'gallon'],
  ['stick', 'stick'],
  ['clove', 'clove'],
  ['head', 'head'],
  ['can', 'can'],
  ['tin', 'can'],
  ['handful', 'handful'],
  ['knob', 'knob'],
  ['pinch', 'pinch'],
  ['slice', 'slice'],
  ['stalk', 'stalk'],
]);
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...NUMBER_WORDS,
  ['dozen', 12],
  ['half', 0.5],
  ['quarter', 0.25],
  ['third', 1 / 3],
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['⅛', 0.125],
]);

export interface ReadUnitOf {
  /** Null for a unit without a number ("how many grams"). */
  readonly amount: number | null;
  readonly unit: UnitName;
}

export interface ReadMeasures {
  readonly units: readonly ReadUnitOf[];
  /** A number without a unit: "3 eggs". */
  readonly count: number | null;
}

const TOKEN = /\d+(?:[.,]\d+)?(?:\s*\/\s*\d+)?|[½¼¾⅓⅔⅛]|fl\.?\s*oz|fluid\s+ounces?|[a-z]+/giu;
const singularUnit = (word: string): string => (word.length > 2 && word.endsWith('s') ? word.slice(0, -1) : word);

function unitOf(word: string): UnitName | null {
  if (/^(?:fl\.?\s*oz|fluid\s)/u.test(word)) return 'fl oz';
  return UNITS.get(word) ?? UNITS.get(singularUnit(word)) ?? null;
}

function numberOf(word: string): number | null {
  if (!/^\d/u.test(word)) return NUMBERS.get(word) ?? null;
  const [over = '', under] = word.replace(',', '.').split('/');
  const value = under === undefined ? Number(over) : Number(over) / Number(under);
  return Number.isFinite(value) ? value : null;
}

const PARTS: ReadonlySet<string> = new Set(['half', 'third', 'quarter', 'dozen']);
const SPELLED: ReadonlySet<string> = new Set(['a', 'an', 'one', 'two', 'three']);

/** Combines two numbers as a sum (2 ½) or a product (half a cup, two thirds, a dozen). */
const join = (before: number, next: number, word: string, last: string): number =>
  word === 'a' || word === 'an'
    ? before
    : word === 'dozen' || (PARTS.has(word) && SPELLED.has(last))
      ? before * next
      : before >= 1 && next < 1
        ? before + next
        : before < 1 && next === 1
          ? before
          : next;

/** Parses amounts and units in a question, in order. Linear in its length. */
export function readMeasures(text: string): ReadMeasures {
  const units: ReadUnitOf[] = [];
  let pending: number | null = null;
  let count: number | null = null;
  // The whole part of "one and a half", before the "and".
  let whole = 0;
  // The lower ends of ranges such as "between 2 and 3 cups"; only a fraction is added to the preceding number.
  let lows: number[] = [];
  let last = '';
  for (const [match] of text.toLowerCase().matchAll(TOKEN)) {
    const word = PARTS.has(singularUnit(match)) ? singularUnit(match) : match;
    const value = numberOf(word);
    if (value !== null) {
      pending = pending === null ? value : join(pending, value, word, last);
      last = word;
      continue;
    }
    if (match === 'and' && pending !== null) {
      if (whole > 0 && pending >= 1) lows.push(whole);
      whole = pending >= 1 ? pending : whole + pending;
      pending = null;
      continue;
    }
    if (whole > 0 && pending !== null && pending >= 1) lows.push(whole);
    else if (whole > 0) pending = whole + (pending ?? 0);
    whole = 0;
    const unit = unitOf(match);
    // "Can I" is no tin.
    if (unit !== null && (unit !== 'can' || pending !== null)) {
      units.push(...lows.map((amount) => ({ amount, unit })), { amount: pending, unit });
      pending = null;
      lows = [];
    } else if (match !== 'of' && match !== 'and') {
      if (pending !== null) count ??= pending;
      pending = null;
      lows = [];
    }
  }
  return { units, count };
}
