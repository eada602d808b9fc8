import { FIGURE, inFigures } from '#text/figures';
import type { UnitName } from '#units';

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

/** English words only: "dente" is a clove in Italian. */
const UNIT_WORDS: readonly (readonly [unit: UnitName, words: string])[] = [
  ['g', 'g gram gramme'],
  ['kg', 'kg kilo kilogram'],
  ['mg', 'mg milligram'],
  ['oz', 'oz ounce'],
  ['lb', 'lb pound'],
  ['ml', 'ml milliliter millilitre'],
  ['cl', 'cl'],
  ['dl', 'dl deciliter'],
  ['l', 'l liter litre'],
  ['tsp', 'tsp teaspoon'],
  ['tbsp', 'tbsp tb tablespoon'],
  ['cup', 'cup'],
  ['pint', 'pint pt'],
  ['quart', 'quart qt'],
  ['gallon', 'gallon'],
  ['can', 'can tin'],
  ['stick', 'stick'],
  ['clove', 'clove'],
  ['head', 'head'],
  ['handful', 'handful'],
  ['knob', 'knob'],
  ['pinch', 'pinch'],
  ['slice', 'slice'],
  ['stalk', 'stalk'],
];
const UNITS = new Map(UNIT_WORDS.flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)));
const DOZEN = 12;
const TOKEN = new RegExp(String.raw`${FIGURE}|fl\.?\s*oz|fluid\s+ounces?|[a-z]+`, 'gu');

function unitOf(word: string): UnitName | null {
  if (/^fl(?:uid\s|\.?\s*oz)/u.test(word)) return 'fl oz';
  return UNITS.get(word) ?? (word.length > 2 ? UNITS.get(word.replace(/s$/u, '')) : undefined) ?? null;
}

/** Parses amounts and units in a question, in order. Linear in its length. */
export function readMeasures(text: string): ReadMeasures {
  const units: ReadUnitOf[] = [];
  let pending: number | null = null;
  let count: number | null = null;
  // The lower ends of ranges such as "between 2 and 3 cups".
  let lows: number[] = [];
  for (const [word] of inFigures(text.toLowerCase()).text.matchAll(TOKEN)) {
    const unit = unitOf(word);
    if (/^\d/u.test(word)) pending = Number(word);
    else if (word === 'a' || word === 'an') pending ??= 1;
    else if (/^dozens?$/u.test(word)) pending = (pending ?? 1) * DOZEN;
    else if (word === 'and' && pending !== null) {
      lows.push(pending);
      pending = null;
    }
    // "Can I" is no tin.
    else if (unit !== null && (unit !== 'can' || pending !== null)) {
      units.push(...lows.map((amount) => ({ amount, unit })), { amount: pending, unit });
      pending = null;
      lows = [];
    } else if (word !== 'of' && word !== 'and') {
      count ??= pending;
      pending = null;
      lows = [];
    }
  }
  return { units, count };
}
