import type { Computed } from '#answers/answer-type';
import { readMeasures, type ReadUnitOf } from '#answers/amount-reading';
import { isRound, saidAmount } from '#answers/said-amount';
import type { Question } from '#answers/question';
import { plainNumber } from '#answers/speaking';
import { millilitresIn } from '#units';

const MOST = 100_000;
const TABLESPOON_ML = 15;
const TEASPOON_ML = 5;
const QUARTER_TEASPOONS = 4;

const PARTS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  fourth: 1 / 4,
  '1/2': 1 / 2,
  '1/3': 1 / 3,
  '2/3': 2 / 3,
  '1/4': 1 / 4,
  '3/4': 3 / 4,
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
};
const FACTORS: Readonly<Record<string, number>> = {
  double: 2,
  doubled: 2,
  twice: 2,
  triple: 3,
  halve: 1 / 2,
  halved: 1 / 2,
};
/** "Half of ¾ cup"; half a cup is an amount and no sum. */
const PART_OF = /(?:\b(half|third|quarter|fourth|[12]\/[23]|[13]\/4)|([½⅓⅔¼¾])) (?:of )?(?=\d|[½⅓⅔¼¾])/iu;
const FACTOR_OF = /\b(doubled?|twice|triple|halved?)\b/iu;
const TIMES = /(?:\b(times|multiplied by|divided by)|([x×÷])) ?(\d{1,3})(?![\d/.,])/iu;
const PLUS = / (?:\+|plus|and) /iu;

interface KnownAmount {
  readonly amount: number;
  readonly unit: ReadUnitOf['unit'];
}

const one = (text: string): KnownAmount | null => {
  const { units } = readMeasures(text);
  const [first] = units;
  if (first === undefined || units.length > 1 || first.amount === null || first.amount <= 0) return null;
  return { amount: first.amount, unit: first.unit };
};

/** What the spoons in the drawer make of it, to a quarter of a teaspoon. */
function inSpoons(milliliters: number): string {
  const quarters = Math.round((milliliters / TEASPOON_ML) * QUARTER_TEASPOONS);
  const perTablespoon = (TABLESPOON_ML / TEASPOON_ML) * QUARTER_TEASPOONS;
  const tablespoons = Math.floor(quarters / perTablespoon);
  const teaspoons = (quarters - tablespoons * perTablespoon) / QUARTER_TEASPOONS;
  return [
    ...(tablespoons > 0 ? [saidAmount(tablespoons, 'tbsp')] : []),
    ...(teaspoons > 0 ? [saidAmount(teaspoons, 'tsp')] : []),
  ].join(' and ');
}

function result(said: string, amount: number, unit: ReadUnitOf['unit']): Computed | null {
  if (!(amount > 0 && amount <= MOST)) return null;
  const milliliters = millilitresIn(unit);
  const spoons =
    milliliters !== null && unit !== 'ml' && amount * milliliters <= 240 ? inSpoons(amount * milliliters) : '';
  const total = isRound(amount) ? saidAmount(amount, unit) : `${plainNumber(amount)} ${unit}`;
  const text =
    spoons === '' || spoons === total
      ? total
      : isRound(amount)
        ? `${total}, that is ${spoons}`
        : `${spoons} (${total})`;
  return { topic: 'conversion', text: `${said} is ${text}.` };
}

/** Sums on amounts: "half of 3/4 cup", "double 1 1/3 cups", "a third of a cup times 3", "1/2 + 1/3 cup". */
export function answerReckoning({ text }: Question): Computed | null {
  const part = PART_OF.exec(text);
  if (part !== null) {
    const of = one(text.slice(part.index + part[0].length));
    const name = (part[1] ?? part[2] ?? '').toLowerCase();
    const share = PARTS[name];
    if (of === null || share === undefined) return null;
    const said = `${/^[a-z]/u.test(name) ? (name === 'half' ? 'Half' : `A ${name}`) : name} of ${saidAmount(of.amount, of.unit)}`;
    return result(said, of.amount * share, of.unit);
  }
  const times = TIMES.exec(text);
  if (times !== null) {
    const of = one(text.slice(0, times.index));
    const by = Number(times[3]);
    if (of === null || by === 0) return null;
    const divided = times[1]?.toLowerCase() === 'divided by' || times[2] === '÷';
    const said = `${saidAmount(of.amount, of.unit)} ${divided ? '÷' : '×'} ${by}`;
    return result(said, divided ? of.amount / by : of.amount * by, of.unit);
  }
  const factor = FACTOR_OF.exec(text);
  if (factor !== null) {
    const name = (factor[1] ?? '').toLowerCase();
    const of = one(text);
    const by = FACTORS[name];
    if (of === null || by === undefined || /\b(?:recipe|batch)\b/iu.test(text)) return null;
    return result(
      `${by < 1 ? 'Half' : by === 2 ? 'Twice' : 'Three times'} ${saidAmount(of.amount, of.unit)}`,
      of.amount * by,
      of.unit,
    );
  }
  return answerSum(text);
}

function answerSum(text: string): Computed | null {
  const plus = PLUS.exec(text);
  if (plus === null || !/\d|[½⅓⅔¼¾⅛]/u.test(text)) return null;
  const [left, right] = [text.slice(0, plus.index), text.slice(plus.index + plus[0].length)];
  const last = one(right);
  if (last === null) return null;
  const first = one(left) ?? one(`${left} ${last.unit}`);
  if (first === null || first.unit !== last.unit) return null;
  const said = `${saidAmount(first.amount, first.unit)} and ${saidAmount(last.amount, last.unit)}`;
  const sum = result(said, first.amount + last.amount, last.unit);
  // "2 cups of flour and 1 cup of milk" is a list.
  return sum !== null && /^[\s\p{N}/½⅓⅔¼¾⅛.,+?]*(?:\p{L}+[\s?]*){0,8}$/u.test(left + right) && !/\bof\b/iu.test(text)
    ? { ...sum, text: sum.text.replace(' is ', ' are ') }
    : null;
}
