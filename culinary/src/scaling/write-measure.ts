import { foodWords, pluralOf, singular } from '#food-words';
import { type FoundFood, getFood, namesOf } from '#ingredient-catalogue';
import type { LanguageCode } from '#lexicon/lexicon';
import { isMetric, type Measured } from '#scaling/kitchen-measure';
import { numberIn } from '#text/figures';
import { gramsIn, millilitresIn, type UnitName } from '#units';

const SIGNS = '⅛ ¼ ⅓ ⅜ ½ ⅝ ⅔ ¾ ⅞'.split(' ').map((sign) => ({ sign, value: numberIn(sign) }));
// Words, which have a plural; other units are abbreviations.
const SPELLED_OUT = /^(?:cup|quart|gallon|pint)$/u;

/** Formats a figure: "1½" of a cup, "1.2" of a kilogram ("1,2" with a decimal comma). */
export function writeFigure(value: number, unit: UnitName | null, comma = false): string {
  const whole = Math.floor(value + 1e-6);
  const rest = value - whole;
  const sign =
    unit !== null && isMetric(unit) ? undefined : SIGNS.find(({ value: part }) => Math.abs(part - rest) < 0.005)?.sign;
  if (sign !== undefined) return `${whole === 0 ? '' : whole}${sign}`;
  const text = String(Number(value.toFixed(value < 10 ? 2 : 1)));
  return comma ? text.replace('.', ',') : text;
}

/** Formats a unit, plural above one. */
export const writeUnit = (unit: UnitName, count: number): string =>
  count > 1 && SPELLED_OUT.test(unit) ? `${unit}s` : unit;

/** Formats a range with the writer's sign, or a single figure if both ends are equal. */
export function writeFigures(low: number, high: number, sign: string, unit: UnitName | null, comma = false): string {
  const end = writeFigure(high, unit, comma);
  return low === high ? end : `${writeFigure(low, unit, comma)}${sign}${end}`;
}

/** "1 cup + 2 tbsp", "1 lb 2 oz". */
export function writeMeasures(measures: readonly Measured[], comma = false): string {
  const glue = measures[0]?.unit === 'lb' ? ' ' : ' + ';
  return measures.map(({ value, unit }) => `${writeFigure(value, unit, comma)} ${writeUnit(unit, value)}`).join(glue);
}

const ENGLISH: ReadonlySet<string> = new Set(
  'teaspoon tablespoon cup gram kilogram ounce pound liter litre milliliter millilitre pint quart gallon tin package packet batch glug grind grinding grating scraping twist sprinkling'.split(
    ' ',
  ),
);

const FOREIGN = /^(?:[tek]l$|tee[lö]|essl|k?aff|c\P{L}|cuil|cuch|cucch|cda|cdta|ta[sz]|càs|càc)/iu;

const METRIC = /^(?:m?g|kg|[mcd]?l)$/iu;

/** True if a unit is written in another language ("2 EL"), so that it must not be mixed with our units. */
export const isForeignWord = (word: string, unit: UnitName, language: LanguageCode | null): boolean =>
  FOREIGN.test(word) || (language !== null && !METRIC.test(word) && isMeasure(unit));

const isMeasure = (unit: UnitName): boolean => gramsIn(unit) !== null || millilitresIn(unit) !== null;

/** Returns the writer's word for a unit in the right number; abbreviations and other languages stay as they are. */
export function agree(word: string, unit: UnitName | null, count: number): string {
  // "400g tin": the size is not counted.
  if (/^\d.* /u.test(word)) {
    const cut = word.lastIndexOf(' ') + 1;
    return word.slice(0, cut) + agree(word.slice(cut), unit, count);
  }
  const bare = word.toLowerCase();
  if (count <= 1 && /^(?:lb|oz|tsp|tbsp)s$/u.test(bare)) return word.slice(0, -1);
  const one = singular(bare);
  const known =
    ENGLISH.has(one) ||
    (one === unit && gramsIn(one) === null && millilitresIn(one) === null && /^[a-z]{3,}$/u.test(one));
  if (!known || unit === 'cm' || unit === 'dozen') return word;
  const wanted = count > 1 ? pluralOf(one) : one;
  if (wanted === bare) return word;
  return matchCase(word, wanted);
}

const matchCase = (word: string, wanted: string): string =>
  word.length > 1 && word === word.toUpperCase() ? wanted.toUpperCase() : word.charAt(0) + wanted.slice(1);

// Mass nouns when weighed, but not when counted.
const PART_OF_EGG = /(?:^| )(?:yolk|white)s?$/iu;
const BIRD = /^(?:chicken|duck|turkey)$/u;

/**
 * Returns the name of a counted food in the number of the new count ("1 carrot", "2 carrots"). Changes only a name that
 * ends like the food's own and has an English plural.
 */
export function agreeName(name: string, food: FoundFood | null, before: number, after: number): string {
  // Foods measured by volume are not counted.
  const isPartOfEgg = PART_OF_EGG.test(name);
  if (food === null && !isPartOfEgg) return name;
  if (food !== null && /^(?:ml|tsp|tbsp)$/u.test(food.food.unit)) return name;
  if (before > 1 === after > 1 || / (?:on|of|in|with) /u.test(name) || (food !== null && isForeignName(food)))
    return name;
  const cut = name.lastIndexOf(' ') + 1;
  const head = name.slice(cut);
  const one = singular(head.toLowerCase());
  const many = BIRD.test(one) ? `${one}s` : pluralOf(one);
  const [was, wanted] = after > 1 ? [one, many] : [many, one];
  const isKnown =
    (isPartOfEgg || one === foodWords(food?.name ?? '').at(-1)) && singular(many) === one && head.toLowerCase() === was;
  return isKnown ? name.slice(0, cut) + matchCase(head, wanted) : name;
}

/** True for a row under a name of another language, whose plural is not English. */
const isForeignName = ({ food, name }: FoundFood): boolean =>
  getFood(food.name) === food && !namesOf(food).includes(name);
