import { capital } from '#food-words';
import type { AnswerFacts } from '#answers/answer-facts';
import type { Computed } from '#answers/answer-type';
import { readMeasures, type ReadUnitOf } from '#answers/amount-reading';
import { type Question, parseQuestion } from '#answers/question';
import { isRound, formatAmount, WITH_FRACTIONS } from '#answers/format-amount';
import { manyOf, plainNumber } from '#answers/phrasing';
import type { Food, FoundFood } from '#ingredient-catalogue';
import { findFoods, gramsPerUnit } from '#ingredient-catalogue';
import { formatQuantity } from '#quantity';
import { densityOf } from '#food-density';
import { convertTemperature, friendlyTemperature, type TemperatureScale } from '#scaling/temperature';
import { numberIn } from '#text/figures';
import { gramsIn, millilitresIn, type UnitName } from '#units';

const MAX_AMOUNT = 100_000;
const STICK_OF_BUTTER_GRAMS = 113;
const DEGREES = /(-?\d{1,4}(?:[.,]\d{1,2})?)\s*(?:°|º|degrees?|deg\.?)?\s*(celsius|centigrade|fahrenheit|c|f)\b/iu;
const GAS = /\bgas\s*(?:mark)?\s*(\d{1,2}|1\/4|1\/2|¼|½)/iu;
const TO_SCALE = /\b(?:in|to|into|as|is|what)\s+(?:degrees?\s+)?(celsius|centigrade|fahrenheit|gas\s*mark|gas|c|f)\b/iu;
const FAN = /\b(\d{2,3})\s*(?:°|degrees?)?\s*(c|f|celsius|fahrenheit)?\s*\(?fan\b/iu;
const BARE = /\b(\d{2,3}) degrees? (to|in|into) (celsius|centigrade|fahrenheit|c|f)\b/iu;
const FAN_COOLER = 20;
const ABSOLUTE_ZERO_CELSIUS = -273.15;
const OVEN_FROM_CELSIUS = 100;
const OVEN_TO_CELSIUS = 290;

const scaleOf = (word: string): TemperatureScale => (/^g/iu.test(word) ? 'gas' : /^f/iu.test(word) ? 'F' : 'C');
const gasName = (mark: number): string => (mark === 0.25 ? '¼' : mark === 0.5 ? '½' : String(mark));

/** "180 degrees fan": a conventional oven needs 20 °C more. */
function answerFan(value: number, scale: TemperatureScale): Computed | null {
  const inCelsius = convertTemperature(value, scale, 'C');
  if (inCelsius < OVEN_FROM_CELSIUS || inCelsius > OVEN_TO_CELSIUS) return null;
  const both = (celsius: number): string =>
    `${Math.round(celsius / 5) * 5} °C (${friendlyTemperature(celsius, 'C', 'F', 'oven')} °F)`;
  const plain = inCelsius + FAN_COOLER;
  return {
    topic: 'conversion',
    text: `${both(inCelsius)} in a convection (fan) oven is ${both(plain)} or gas mark ${gasName(convertTemperature(plain, 'C', 'gas'))} in a conventional one.`,
  };
}

/** "350 degrees to celsius": the source scale is the other one. */
const withScale = (text: string): string =>
  text.replace(BARE, (_, value: string, join: string, target: string) => {
    const scale = scaleOf(target) === 'F' ? 'C' : 'F';
    return `${value} ${scale} ${join} ${target}`;
  });

/** Answers temperature conversions ("180 C in F", "350 fahrenheit", "gas mark 4"), rounded to oven settings. */
export function answerTemperatureConversion(question: Question): Computed | null {
  const gas = GAS.exec(question.text);
  if (gas !== null) {
    const mark = numberIn(gas[1] ?? '');
    if (mark > 10) return null;
    const value = convertTemperature(mark, 'gas', 'C');
    return {
      topic: 'conversion',
      text: `Gas mark ${gasName(mark)} is about ${value} °C (${friendlyTemperature(value, 'C', 'F', 'oven')} °F), or ${value - 20} °C in a convection (fan) oven.`,
    };
  }
  const fan = FAN.exec(question.text);
  if (fan !== null) return answerFan(Number(fan[1]), scaleOf(fan[2] ?? 'c'));
  const text = withScale(question.text);
  const given = DEGREES.exec(text);
  if (given === null) return null;
  const rest = text.slice(0, given.index) + text.slice(given.index + given[0].length);
  const target = TO_SCALE.exec(rest)?.[1] ?? /\b(celsius|fahrenheit|gas)\b/iu.exec(rest)?.[1];
  const asks = target !== undefined || /\b(?:convert|conversion)\b/iu.test(rest) || !/\p{L}/u.test(rest);
  if (!asks) return null;
  const value = Number((given[1] ?? '').replace(',', '.'));
  const from = scaleOf(given[2] ?? 'c');
  const inCelsius = convertTemperature(value, from, 'C');
  if (inCelsius < ABSOLUTE_ZERO_CELSIUS) return null;
  const other = convertTemperature(value, from, from === 'C' ? 'F' : 'C');
  const facts: AnswerFacts | undefined =
    from === 'gas' ? undefined : { kind: 'degrees', value, from, result: Math.round(other * 10) / 10 };
  const exact = `${value} °${from} is ${plainNumber(Math.round(other * 10) / 10)} °${from === 'C' ? 'F' : 'C'}`;
  if (inCelsius < OVEN_FROM_CELSIUS || inCelsius > OVEN_TO_CELSIUS)
    return { topic: 'conversion', text: `${exact}.`, facts };
  const setting = friendlyTemperature(value, from, from === 'C' ? 'F' : 'C', 'oven');
  const mark = inCelsius >= 110 ? ` or gas mark ${gasName(convertTemperature(inCelsius, 'C', 'gas'))}` : '';
  return {
    topic: 'conversion',
    text: `${exact}; set the oven to ${setting} °${from === 'C' ? 'F' : 'C'}${mark}. In a convection (fan) oven, set it 20 °C lower.`,
    facts,
  };
}

/** Above 50 g, rounds to the 5 g of a kitchen scale. */
const roundedGrams = (grams: number): string =>
  grams >= 1000
    ? `${plainNumber(grams / 1000)} kg`
    : `${grams >= 50 ? Math.round(grams / 5) * 5 : grams >= 10 ? Math.round(grams) : plainNumber(Math.round(grams * 10) / 10)} g`;

function gramsOfCount(unit: UnitName, food: Food): number | null {
  if (unit === 'stick' && (food.name === 'butter' || food.name === 'vegan butter')) return STICK_OF_BUTTER_GRAMS;
  if (unit === food.unit) return gramsPerUnit(food);
  return null;
}

export function gramsOf({ amount, unit }: ReadUnitOf, food: Food | null): number | null {
  const count = amount ?? 1;
  const mass = gramsIn(unit);
  if (mass !== null) return count * mass;
  // A stick is butter unless stated otherwise.
  if (food === null) return unit === 'stick' ? count * STICK_OF_BUTTER_GRAMS : null;
  const volume = millilitresIn(unit);
  if (volume === null) {
    const one = gramsOfCount(unit, food);
    return one === null ? null : count * one;
  }
  const density = densityOf(food);
  return density === null ? null : count * volume * density;
}

function convertTo(source: ReadUnitOf, target: UnitName, found: FoundFood | null): string | null {
  const food = found?.food ?? null;
  const from = formatAmount(source.amount ?? 1, source.unit);
  const of = found === null ? '' : ` of ${manyOf(found)}`;
  const volume = millilitresIn(source.unit);
  const wanted = millilitresIn(target);
  if (volume !== null && wanted !== null) {
    const total = ((source.amount ?? 1) * volume) / wanted;
    const rough = WITH_FRACTIONS.has(target) && !isRound(total);
    const british = source.unit === 'pint' || target === 'pint' ? ' A British pint is 568 ml.' : '';
    return `${from} is ${rough ? `about ${formatAmount(total, target)} (${plainNumber(total)})` : formatAmount(total, target)}. I count a cup as 240 ml, a tablespoon as 15 and a teaspoon as 5.${british}`;
  }
  const grams = gramsOf(source, food);
  if (grams === null) return null;
  const targetMass = gramsIn(target);
  if (targetMass !== null) {
    if (gramsIn(source.unit) !== null) return `${from} is ${plainNumber(grams / targetMass)} ${target}.`;
    const total = grams / targetMass;
    return `${from}${of} ${(source.amount ?? 1) > 1 ? 'weigh' : 'weighs'} about ${target === 'g' || target === 'kg' ? (volume === null ? `${plainNumber(grams)} g` : roundedGrams(grams)) : `${plainNumber(total)} ${target} (${roundedGrams(grams)})`}.`;
  }
  if (food === null) return null;
  const density = densityOf(food);
  if (wanted !== null && density !== null)
    return `${from}${of} is about ${formatAmount(grams / density / wanted, target)}${target === 'ml' ? '' : ` (${plainNumber(grams / density)} ml)`}. Weighing is more accurate.`;
  const one = gramsOfCount(target, food);
  return one === null ? null : `${from}${of} is about ${formatAmount(grams / one, target)}.`;
}

/** What a conversion of one amount states; undefined if units and food do not determine it. */
function measureFacts(source: ReadUnitOf, target: UnitName, found: FoundFood | null): AnswerFacts | undefined {
  const amount = source.amount ?? 1;
  const [volume, wanted, mass] = [millilitresIn(source.unit), millilitresIn(target), gramsIn(target)];
  const grams = gramsOf(source, found?.food ?? null);
  const density = found === null ? null : densityOf(found.food);
  const result =
    volume !== null && wanted !== null
      ? (amount * volume) / wanted
      : grams !== null && mass !== null
        ? grams / mass
        : grams !== null && wanted !== null && density !== null
          ? grams / density / wanted
          : null;
  if (result === null) return undefined;
  const subject =
    found === null || (volume !== null && wanted !== null) ? null : { food: found.food.name, name: found.name };
  return { kind: 'measure', subject, amount, unit: source.unit, result, resultUnit: target };
}

/** "In grams of flour" must not match the food "gram flour". */
const GRAMS_OF = /\b(?:grams?|grammes?) of\b/giu;
const NOTES = / (?:I count|A British) [^.]*\./gu;

/** Converts both ends of "between 2 and 3 cups" and adds the notes once. */
function convertEach(
  source: ReadUnitOf,
  target: UnitName,
  found: FoundFood | null,
  units: readonly ReadUnitOf[],
): string | null {
  const all = source.amount === null ? [] : units.filter(({ amount, unit }) => amount !== null && unit === source.unit);
  const texts = (all.length > 1 ? all : [source]).map((each) => convertTo(each, target, found));
  const said = texts.flatMap((text, at) =>
    text === null ? [] : [at < texts.length - 1 ? text.replaceAll(NOTES, '') : text],
  );
  return said.length < texts.length ? null : said.map(capital).join(' ');
}

const BRITISH = /\b(?:uk|british|imperial)\b/iu;
const WEIGHS = /\b(?:weigh|weight|heavy|weighs|grams?|how much (?:is|are|does|do))\b/iu;

/** Answers measure conversions: "how many grams is a cup of flour", "250 ml in cups", "what do 3 eggs weigh". */
export function answerMeasure(question: Question): Computed | null {
  const { units: read, count } = readMeasures(question.text);
  const units = BRITISH.test(question.text)
    ? read.map((each): ReadUnitOf => (each.unit === 'pint' ? { ...each, unit: 'imperial pint' } : each))
    : read;
  const bareText = question.text.replaceAll(GRAMS_OF, ' ');
  const foods = bareText === question.text ? question.foods : parseQuestion(bareText).foods;
  const found = foods.at(-1) ?? null;
  if (units.some(({ amount }) => amount !== null && (amount > MAX_AMOUNT || amount <= 0))) return null;
  const withAmount = units.find(({ amount }) => amount !== null);
  const bare = units.filter(({ amount }) => amount === null);
  const asksMany = /\bhow (?:many|much)\b/iu.test(question.text);
  // "How many grams in cup butter": the first unit is the target.
  const target =
    bare.find(({ unit }) => unit !== withAmount?.unit) ??
    units.find((each) => each !== withAmount && each.unit !== withAmount?.unit);
  const source = withAmount ?? (bare.length > 1 ? (asksMany ? bare[1] : bare[0]) : undefined);
  const wanted = withAmount === undefined && bare.length > 1 ? (asksMany ? bare[0] : bare[1]) : target;
  if (source !== undefined && wanted !== undefined && source.unit !== wanted.unit)
    return textOr(
      convertEach(source, wanted.unit, found, units),
      source,
      found,
      units.filter(({ amount }) => amount !== null).length > 1 ? undefined : measureFacts(source, wanted.unit, found),
    );
  if (
    source !== undefined &&
    wanted === undefined &&
    found !== null &&
    WEIGHS.test(question.text) &&
    gramsIn(source.unit) === null
  )
    return textOr(convertTo(source, 'g', found), source, found, measureFacts(source, 'g', found));
  if (source !== undefined && wanted === undefined && asksMany) {
    const pieces = piecesIn(source, question);
    if (pieces !== null) return pieces;
  }
  // "3 eggs weigh": counted by the food itself.
  const weighs = /\b(?:weigh|weight|weighs|heavy|grams?)\b/iu.test(question.text);
  if (
    found !== null &&
    weighs &&
    gramsIn(found.food.unit) === null &&
    withAmount === undefined &&
    (count !== null || /\bweigh/iu.test(question.text))
  ) {
    const own = found.food.grams;
    if (own === undefined || (found.food.unit !== 'piece' && found.food.unit !== 'head' && found.food.unit !== 'stalk'))
      return null;
    const many = Math.min(count ?? 1, MAX_AMOUNT);
    return {
      topic: 'conversion',
      text: `${many === 1 ? `One ${found.name} weighs` : `${plainNumber(many)} ${manyOf(found)} weigh`} about ${roundedGrams(many * own)}${many === 1 ? '' : `, at ${roundedGrams(own)} each`}.`,
    };
  }
  return null;
}

/** Answers "how many eggs is 200 g", "1 cup of chopped onion is how many onions". */
function piecesIn(source: ReadUnitOf, question: Question): Computed | null {
  const asked = /\bhow many\s+(\S.*)/iu.exec(question.text)?.[1];
  const found = asked === undefined ? undefined : findFoods(asked.split(' ').slice(0, 3).join(' '))[0];
  if (found === undefined || new Set(question.foods.map(({ food }) => food.name)).size !== 1) return null;
  const { food } = found;
  const one = food.unit === 'piece' || food.unit === 'head' ? food.grams : food.each;
  const grams = gramsOf(source, food);
  if (one === undefined || grams === null) return null;
  const many = grams / one;
  const said = many < 0.9 ? `${formatQuantity(many)} of one` : many < 1.2 ? 'one' : formatQuantity(many);
  const weights =
    gramsIn(source.unit) === null
      ? `weighs ${roundedGrams(grams)}, and a medium one weighs ${roundedGrams(one)}`
      : `at ${roundedGrams(one)} for a medium one`;
  return {
    topic: 'conversion',
    text: `About ${said}: ${formatAmount(source.amount ?? 1, source.unit)} of ${manyOf(found)} ${weights}.`,
  };
}

function textOr(
  text: string | null,
  source: ReadUnitOf,
  found: FoundFood | null,
  facts: AnswerFacts | undefined,
): Computed | null {
  if (text !== null) return { topic: 'conversion', text: capital(text), facts };
  if (found === null && (millilitresIn(source.unit) !== null || gramsIn(source.unit) !== null))
    return {
      topic: 'conversion',
      text: 'That depends on the food: a cup (240 ml) holds 240 g of water but only about 125 g of flour or 200 g of sugar. Which food do you mean?',
    };
  return null;
}
