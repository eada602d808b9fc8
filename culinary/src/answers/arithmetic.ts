import type { Computed } from '#answers/answer-type';
import { readMeasures, type ReadUnitOf } from '#answers/amount-reading';
import { gramsOf } from '#answers/convert';
import { isRound, formatAmount } from '#answers/format-amount';
import type { Question } from '#answers/question';
import { manyOf, plainNumber } from '#answers/phrasing';
import type { FoundFood } from '#ingredient-catalogue';
import { numberIn } from '#text/figures';
import { gramsIn, millilitresIn } from '#units';

const MAX_AMOUNT = 100_000;
const TABLESPOON_ML = 15;
const TEASPOON_ML = 5;
const CUP_ML = 240;
/** Up to this volume, a result is also given in spoons. */
const SPOONED_ML = CUP_ML;
const QUARTER_TEASPOONS = 4;

const FACTORS: Readonly<Record<string, number>> = {
  double: 2,
  doubled: 2,
  twice: 2,
  triple: 3,
  halve: 1 / 2,
  halved: 1 / 2,
};
/** "Half of ¾ cup"; "half a cup" is an amount, not arithmetic. */
const PART_OF = /(?:\b(half|third|quarter|fourth|[12]\/[23]|[13]\/4)|([½⅓⅔¼¾])) (?:of )?(?=\d|[½⅓⅔¼¾])/iu;
const FACTOR_OF = /\b(doubled?|twice|triple|halved?)\b/iu;
const TIMES = /(?:\b(times|multiplied by|divided by)|(?<!\p{L})([x×÷*])) ?(\d{1,3})(?![\d/.,])/iu;
/** "3 times ½ cup", "4 x 3 tbsp". */
const TIMES_AMOUNT = /^(?:what(?: is|'s) |how much is )?(\d{1,3}) ?(?:times|x|×|\*) ?(?=[\d½⅓⅔¼¾⅛])/iu;
const PLUS = / (\+|plus|and|minus|−|-) /iu;
const ASKING = /^\s*(?:what(?: is|'s| are)|how much (?:is|are)|add|convert)\s+/iu;

interface KnownAmount {
  readonly amount: number;
  readonly unit: ReadUnitOf['unit'];
}

const singleAmount = (text: string): KnownAmount | null => {
  const { units } = readMeasures(text);
  const [first] = units;
  if (first === undefined || units.length > 1 || first.amount === null || first.amount <= 0) return null;
  return { amount: first.amount, unit: first.unit };
};

/** Formats a volume in spoons, to a quarter of a teaspoon. */
function inSpoons(milliliters: number): string {
  const quarters = Math.round((milliliters / TEASPOON_ML) * QUARTER_TEASPOONS);
  const perTablespoon = (TABLESPOON_ML / TEASPOON_ML) * QUARTER_TEASPOONS;
  const tablespoons = Math.floor(quarters / perTablespoon);
  const teaspoons = (quarters - tablespoons * perTablespoon) / QUARTER_TEASPOONS;
  return [
    ...(tablespoons > 0 ? [formatAmount(tablespoons, 'tbsp')] : []),
    ...(teaspoons > 0 ? [formatAmount(teaspoons, 'tsp')] : []),
  ].join(' and ');
}

function result(said: string, amount: number, unit: ReadUnitOf['unit']): Computed | null {
  if (!(amount > 0 && amount <= MAX_AMOUNT)) return null;
  const milliliters = millilitresIn(unit);
  const spoons =
    milliliters !== null && unit !== 'ml' && amount * milliliters <= SPOONED_ML ? inSpoons(amount * milliliters) : '';
  const total = isRound(amount) ? formatAmount(amount, unit) : `${plainNumber(amount)} ${unit}`;
  // A cup has no mark at 0.38.
  const text = spoons === '' ? total : isRound(amount) && spoons !== total ? `${total}, or ${spoons}` : spoons;
  return { topic: 'conversion', text: `${said} is ${text}.` };
}

/**
 * Answers arithmetic on amounts: "half of 3/4 cup", "double 1 1/3 cups", "a third of a cup times 3", "1/2 + 1/3 cup".
 */
export function answerArithmetic({ text, foods }: Question): Computed | null {
  const part = PART_OF.exec(text);
  if (part !== null) {
    const of = singleAmount(text.slice(part.index + part[0].length));
    const name = (part[1] ?? part[2] ?? '').toLowerCase();
    if (of === null) return null;
    const said = `${/^[a-z]/u.test(name) ? (name === 'half' ? 'Half' : `A ${name}`) : name} of ${formatAmount(of.amount, of.unit)}`;
    return result(said, of.amount * numberIn(name.replace('fourth', 'quarter')), of.unit);
  }
  const before = TIMES_AMOUNT.exec(text);
  const each = before === null || foods.length > 0 ? null : singleAmount(text.slice(before[0].length));
  if (before !== null && each !== null) {
    const by = Number(before[1]);
    return result(`${by} × ${formatAmount(each.amount, each.unit)}`, by * each.amount, each.unit);
  }
  const times = TIMES.exec(text);
  if (times !== null) {
    const of = singleAmount(text.slice(0, times.index));
    const by = Number(times[3]);
    if (of === null || by === 0) return null;
    const divided = times[1]?.toLowerCase() === 'divided by' || times[2] === '÷';
    const said = `${formatAmount(of.amount, of.unit)} ${divided ? '÷' : '×'} ${by}`;
    return result(said, divided ? of.amount / by : of.amount * by, of.unit);
  }
  const factor = FACTOR_OF.exec(text);
  if (factor !== null) {
    const name = (factor[1] ?? '').toLowerCase();
    const of = singleAmount(text);
    const by = FACTORS[name];
    if (of === null || by === undefined || /\b(?:recipe|batch)\b/iu.test(text)) return null;
    return result(
      `${by < 1 ? 'Half of' : by === 2 ? 'Twice' : 'Three times'} ${formatAmount(of.amount, of.unit)}`,
      of.amount * by,
      of.unit,
    );
  }
  return answerSum(text, foods);
}

/** Adds two amounts in different units: volumes in millilitres, weights in grams. */
function addInBaseUnit(
  first: KnownAmount,
  last: KnownAmount,
  sign: 1 | -1,
): { readonly amount: number; readonly unit: 'ml' | 'g' } | null {
  const sum = (sizeOf: (unit: ReadUnitOf['unit']) => number | null): number | null => {
    const [size, other] = [sizeOf(first.unit), sizeOf(last.unit)];
    return size === null || other === null ? null : first.amount * size + sign * last.amount * other;
  };
  const volume = sum(millilitresIn);
  if (volume !== null) return { amount: volume, unit: 'ml' };
  const weight = sum(gramsIn);
  return weight === null ? null : { amount: weight, unit: 'g' };
}

/** Answers "2 tbsp plus 1 tsp", "1 cup plus 2 tbsp of flour in grams", "1 cup minus 2 tbsp". */
function answerSum(text: string, foods: readonly FoundFood[]): Computed | null {
  const plus = PLUS.exec(text);
  if (plus === null) return null;
  const sign = /^(?:minus|[−-])$/iu.test(plus[1] ?? '') ? -1 : 1;
  const left = text.slice(0, plus.index).replace(ASKING, '');
  // "2 cups of flour and 1 cup of milk" is a list, not a sum.
  if (foods.length > ((plus[1] ?? '').toLowerCase() === 'and' ? 0 : 1) || !/^\s*[\p{N}½⅓⅔¼¾⅛]/u.test(left)) return null;
  const right = text.slice(plus.index + plus[0].length);
  const [read, target, more] = readMeasures(right).units;
  if (read === undefined || read.amount === null || read.amount <= 0 || more !== undefined) return null;
  if (target !== undefined && target.amount !== null) return null;
  const last = { amount: read.amount, unit: read.unit };
  const whole = singleAmount(left);
  const first = whole ?? singleAmount(`${left} ${last.unit}`);
  if (first === null) return null;
  // "1 and 1/2 cups" is one amount, "2 and 3 cups" are two.
  if (whole === null && first.amount >= 1 && /and/iu.test(plus[1] ?? '')) return null;
  const joined = `${formatAmount(first.amount, first.unit)} ${sign < 0 ? 'minus' : 'and'} ${formatAmount(last.amount, last.unit)}`;
  const plural = (sum: Computed | null): Computed | null =>
    sum === null || sign < 0 ? sum : { ...sum, text: sum.text.replace(' is ', ' are ') };
  if (first.unit === last.unit && target === undefined)
    return plural(result(joined, first.amount + sign * last.amount, last.unit));
  const sum = addInBaseUnit(first, last, sign);
  if (sum === null || !(sum.amount > 0)) return null;
  if (target !== undefined) {
    const size = sum.unit === 'ml' ? millilitresIn(target.unit) : gramsIn(target.unit);
    if (size !== null) return plural(result(joined, sum.amount / size, target.unit));
    const [found] = foods;
    const mass = gramsIn(target.unit);
    const weight = found === undefined || mass === null ? null : gramsOf(sum, found.food);
    return found === undefined || mass === null || weight === null
      ? null
      : plural(result(`${joined} of ${manyOf(found)}`, Math.round(weight / mass), target.unit));
  }
  const spoons = sum.unit === 'ml' && sum.amount <= SPOONED_ML ? inSpoons(sum.amount) : '';
  const cups = sum.unit === 'ml' && sum.amount > SPOONED_ML ? `about ${plainNumber(sum.amount / CUP_ML)} cups` : '';
  const aside = [spoons, cups].find((each) => each !== '' && each !== joined);
  const said = `${plainNumber(sum.amount)} ${sum.unit}`;
  if (sum.amount > MAX_AMOUNT) return null;
  return plural({
    topic: 'conversion',
    text: `${joined} is ${said}${aside === undefined ? '' : `, or ${aside}`}.`,
  });
}
