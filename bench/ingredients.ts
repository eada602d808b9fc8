import { existsSync, readFileSync } from 'node:fs';
import { parseIngredient as parseWithSharp } from '@jlucaspains/sharp-recipe-parser';
import { parseIngredientLine } from '@larder/culinary/ingredient-line';
import { parseIngredient as parseWithNpm } from 'parse-ingredient';

import { median } from './rig/load.ts';

/** An ingredient line with its human-made labels. */
interface LabeledLine {
  readonly set: string;
  readonly input: string;
  readonly quantity: string;
  readonly unit: string;
  readonly name: string;
}

/** A parser's result in the form of the labels. */
interface Reading {
  readonly low: number | null;
  readonly high: number | null;
  /** Units of the first amount, including sizes; empty for "2 carrots". */
  readonly units: readonly string[];
  readonly name: string;
}

interface Parser {
  readonly name: string;
  readonly parse: (line: string) => unknown;
  readonly read: (line: string) => Reading;
}

const NUMBER_WORDS = ' one two three four five six seven eight nine ten eleven twelve half few several couple dozen ';
const WORD_VALUES: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  half: 0.5,
  couple: 2,
  few: 3,
  several: 3,
};

/**
 * Adapts our parser's result to the labels: "a pinch" and "handful" have no number in the labels, so the number 1 that
 * we infer is dropped; of "14-oz can" they have the size. For "4 x 200g steaks" and "1 (14-oz) can" the labels list both
 * the pack and its size.
 */
function readOurs(input: string): Reading {
  const { amount, name } = parseIngredientLine(input);
  if (amount === null) return { low: null, high: null, units: [], name };
  if (amount.unwritten === true && amount.each !== undefined) {
    const { low, high, unit } = amount.each;
    return { low, high, units: [unit, ...(amount.unit === null ? [] : [amount.unit])], name };
  }
  const words = input.slice(amount.start, amount.end).toLowerCase();
  const written =
    /[\d¼-¾⅐-⅞]/u.test(words) || (words.match(/[a-z]+/gu) ?? []).some((word) => NUMBER_WORDS.includes(` ${word} `));
  const units = [amount.unit, amount.each?.unit].filter((unit) => unit !== undefined && unit !== null);
  return { low: written ? amount.low : null, high: written ? amount.high : null, units, name };
}

/** Returns null for the lines on which the library throws: they count as not parsed. */
function sharp(line: string): ReturnType<typeof parseWithSharp> | null {
  try {
    return parseWithSharp(line, 'en-US');
  } catch {
    return null;
  }
}

const PARSERS: readonly Parser[] = [
  { name: 'ours', parse: parseIngredientLine, read: readOurs },
  {
    name: 'parse-ingredient 3.0.0',
    parse: (line) => parseWithNpm(line),
    read: (line) => {
      const [first] = parseWithNpm(line);
      const low = first?.quantity ?? null;
      const unit = first?.unitOfMeasureID ?? first?.unitOfMeasure ?? '';
      return { low, high: first?.quantity2 ?? low, units: unit === '' ? [] : [unit], name: first?.description ?? '' };
    },
  },
  {
    name: 'sharp-recipe-parser 2.1.0',
    parse: sharp,
    read: (line) => {
      const read = sharp(line);
      if (read === null || read.quantity === 0)
        return { low: null, high: null, units: [], name: read?.ingredient ?? '' };
      return {
        low: read.minQuantity,
        high: read.maxQuantity,
        units: read.unit === '' ? [] : [read.unit],
        name: read.ingredient,
      };
    },
  },
];

/** Canonical spellings of units, applied to all parsers and labels alike. */
const SPELLINGS: Readonly<Record<string, string>> = {
  tablespoon: 'tbsp',
  tbs: 'tbsp',
  teaspoon: 'tsp',
  c: 'cup',
  ounce: 'oz',
  pound: 'lb',
  gram: 'g',
  kilogram: 'kg',
  milliliter: 'ml',
  millilitre: 'ml',
  liter: 'l',
  litre: 'l',
  pt: 'pint',
  qt: 'quart',
  in: 'inch',
  'fluid ounce': 'fl oz',
  floz: 'fl oz',
  tin: 'can',
  pack: 'packet',
  package: 'packet',
  pkg: 'packet',
  leave: 'leaf',
  loave: 'loaf',
  inche: 'inch',
  pinche: 'pinch',
  bunche: 'bunch',
  dashe: 'dash',
  splashe: 'splash',
  boxe: 'box',
  glasse: 'glass',
  centimeter: 'cm',
  'fluid-ounce': 'fl oz',
  fluidounce: 'fl oz',
  gallon: 'gallon',
};
const SIZES = new Set(
  'large medium small lg md sm extra-large medium-size medium-sized regular-size very big to'.split(' '),
);

function normalUnit(text: string): string {
  const plain = text.toLowerCase().replaceAll('.', '');
  const known = SPELLINGS[plain];
  if (known !== undefined) return known;
  const one = plain.length > 2 && plain.endsWith('s') && !plain.endsWith('ss') ? plain.slice(0, -1) : plain;
  return SPELLINGS[one] ?? one;
}

/** Units of a label, without sizes: labelers disagree whether "large" in "2 large eggs" is a unit. */
const labelUnits = (text: string): string[] =>
  text
    .replaceAll(/\b(?:fl|fluid) (?:oz|ounces?)\b/giu, 'floz')
    .split(/\s+/u)
    .filter((unit) => unit !== '' && !SIZES.has(unit.toLowerCase()))
    .map(normalUnit);

/** "1#1$2" is 1½ and "2-3" a range; the first of several amounts counts. */
function labelAmount(text: string): [low: number, high: number] | null {
  const first = (text.split(/\s+/u)[0] ?? '').replace(/x$/u, '');
  if (first === '') return null;
  const ends = first.split('-').map((end) => {
    const [whole = '', part] = end.split('#');
    const [above, below] = (part ?? '').split('$');
    return (
      (WORD_VALUES[whole.toLowerCase()] ?? Number(whole)) + (part === undefined ? 0 : Number(above) / Number(below))
    );
  });
  const low = ends[0] ?? Number.NaN;
  const high = ends[1] ?? low;
  return Number.isNaN(low) || Number.isNaN(high) ? null : [low, high];
}

const singular = (word: string): string => {
  if (word.length > 3 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && word.endsWith('ves')) return `${word.slice(0, -3)}f`;
  if (word.length > 4 && /(?:o|ch|sh|x|ss)es$/u.test(word)) return word.slice(0, -2);
  return word.length > 2 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
};
const nameWords = (text: string): string =>
  (
    text
      .toLowerCase()
      .replaceAll(/['’®™]/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .map(singular)
    .join(' ');

const near = (one: number | null, other: number | undefined): boolean =>
  one === null ? other === undefined : other !== undefined && Math.abs(one - other) <= 0.02;

function compare(line: LabeledLine, reading: Reading): { amount: boolean; name: boolean } {
  const label = labelAmount(line.quantity);
  const wanted = labelUnits(line.unit);
  const units = reading.units.flatMap(labelUnits);
  const dozen = /\bdozen\b/u.test(line.quantity);
  const unit =
    units.length === 0 ? wanted.length === 0 : units.some((one) => wanted.includes(one) || (dozen && one === 'dozen'));
  return {
    amount: unit && near(reading.low, label?.[0]) && near(reading.high, label?.[1]),
    name: nameWords(reading.name) === nameWords(line.name),
  };
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(1));

function score(lines: readonly LabeledLine[], parser: Parser): string {
  let amounts = 0;
  let names = 0;
  let named = 0;
  for (const line of lines) {
    const correct = compare(line, parser.read(line.input));
    if (correct.amount) amounts += 1;
    if (line.name === '') continue;
    named += 1;
    if (correct.name) names += 1;
  }
  return `${percent(amounts, lines.length)} | ${percent(names, named)}`;
}

const WARM_UP_ROUNDS = 10;
const ROUNDS = 30;

/** The timed functions: each parser, and ours with a catalog lookup, which the others lack. */
const TIMED: readonly ((line: string) => unknown)[] = [
  ...PARSERS.map(({ parse }) => parse),
  (line) => parseIngredientLine(line).food,
];

/** Lines per second: the median of the rounds after warm-up. Functions alternate, with another one first in each round. */
function speeds(lines: readonly LabeledLine[]): number[] {
  const taken = TIMED.map((): number[] => []);
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1)
    for (let turn = 0; turn < TIMED.length; turn += 1) {
      const which = (round + turn) % TIMED.length;
      const parse = TIMED[which];
      if (parse === undefined) continue;
      const startedAt = performance.now();
      for (const { input } of lines) parse(input);
      if (round >= WARM_UP_ROUNDS) taken[which]?.push(performance.now() - startedAt);
    }
  return taken.map((times) => (lines.length / median(times)) * 1000);
}

function parseLabeledLine(line: string): LabeledLine {
  const read: unknown = JSON.parse(line);
  const of = (key: string): string => {
    const value: unknown = typeof read === 'object' && read !== null ? Reflect.get(read, key) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { set: of('set'), input: of('input'), quantity: of('quantity'), unit: of('unit'), name: of('name') };
}

/** Accuracy (first amount with unit, and name) against the labels, and speed, of three parsers. */
export function benchIngredients(file: string): string {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(parseLabeledLine);
  const sets = new Map<string, LabeledLine[]>();
  for (const line of lines) sets.set(line.set, [...(sets.get(line.set) ?? []), line]);
  const rates = speeds(lines).map((each) => Math.round(each).toLocaleString('en'));
  const withFood = rates.at(-1) ?? '';
  return [
    '## Ingredient lines',
    '',
    `Accuracy in % of ${lines.length} labeled lines: first amount with unit, and name.`,
    '',
    `| set | lines | ${PARSERS.map(({ name }) => `${name}: amount & unit | name`).join(' | ')} |`,
    `|---|---|${PARSERS.map(() => '---|---|').join('')}`,
    ...[...sets].map(
      ([set, of]) => `| ${set} | ${of.length} | ${PARSERS.map((parser) => score(of, parser)).join(' | ')} |`,
    ),
    `| lines per second parsed | | ${rates
      .slice(0, -1)
      .map((each) => `${each} | `)
      .join(' | ')} |`,
    `| lines per second parsed, with catalog lookup | | ${withFood} | |${PARSERS.slice(1)
      .map(() => ' n/a |  |')
      .join('')}`,
    '',
    `Speed is the median of ${ROUNDS} rounds after ${WARM_UP_ROUNDS} warm-up rounds; the parsers alternate within a round. Our catalog lookup is lazy.`,
  ].join('\n');
}

if (import.meta.main) {
  const [, , file] = process.argv;
  const exists = file !== undefined && existsSync(file);
  process.stdout.write(
    exists ? `${benchIngredients(file)}\n` : 'Usage: node bench/ingredients.ts LABELED_LINES_FILE\n',
  );
}
