import type { IngredientLine, LineAmount } from '#line/ingredient-line-type';
import { convertAmount } from '#scaling/convert-amount';
import { applyEdits, cutOut, type TextEdit, withoutPoint } from '#scaling/edit-text';
import { comesWhole, growthFactor } from '#scaling/growth';
import { kitchenFigure, type MeasureSystem, ROUNDER } from '#scaling/kitchen-measure';
import { alternativeEdits, amountGroups, type AmountPlaces, placesOf } from '#scaling/line-places';
import { showAmount, type Shown } from '#scaling/scale-amount';
import { agree, agreeName, isForeignWord, writeFigures, writeMeasures, writeUnit } from '#scaling/write-measure';
import type { UnitName } from '#units';
import type { Food } from '#ingredient-catalogue';

/** What a line comes to, not rounded, in the unit it was written in. */
export interface ExactAmount {
  readonly low: number;
  readonly high: number;
  readonly unit: UnitName | null;
}

export interface ScaledLine {
  readonly text: string;
  /** Exact; null for a line without an amount. A sum ("1 cup + 2 tbsp") is given in the first of its units. */
  readonly amount: ExactAmount | null;
  /** The text shows another figure than the exact one. */
  readonly rounded: boolean;
}

/** How a whole recipe writes its amounts. */
export interface RecipeStyle {
  readonly system: MeasureSystem;
  /** Decimals are marked by a comma. */
  readonly comma: boolean;
}

export interface AmountWords {
  /** Of the figure or figures to their last character. */
  readonly figure: string;
  readonly sign: string;
  /** What stands between figure and unit, and the unit's word; null where none was written. */
  readonly between: string;
  readonly unit: string | null;
  readonly comma: boolean;
}

interface RewrittenAmount extends ExactAmount {
  /** It comes only whole. */
  readonly whole: boolean;
}

export interface Rewritten {
  readonly text: string;
  readonly rounded: boolean;
  /** How many or how much the text says, of a range its higher end. */
  readonly count: number;
}

const differs = (shown: number, exact: number): boolean => Math.abs(shown - exact) > exact * 1e-9;

/** The new words for a figure and its unit; a range keeps the writer's unit at both ends. */
export function rewrite(
  words: AmountWords,
  { low, high, unit, whole }: RewrittenAmount,
  food: Food | null,
  system: MeasureSystem,
): Rewritten {
  if (unit === 'dozen' && !Number.isInteger(high * 2)) {
    const count = (dozens: number): number => Math.max(1, Math.round(dozens * 12));
    const text = writeFigures(count(low), count(high), words.sign, null);
    return { text, rounded: differs(count(high), high * 12), count: count(high) };
  }
  const shown: Shown = showAmount(high, unit, food, system, whole);
  const lowShown = low === high ? shown : showAmount(low, unit, food, system, whole);
  const rounded = differs(shown.value, high) || differs(lowShown.value, low);
  const [first] = shown.measures;
  const [firstLow] = lowShown.measures;
  if (first === undefined || firstLow === undefined) return { text: '', rounded: false, count: high };
  const written = (from: number, to: number, its: UnitName | null): Rewritten => {
    const figures = writeFigures(from, to, words.sign, its, words.comma);
    if (its === null || words.unit === null) return { text: figures, rounded, count: to };
    // "A 3-inch piece": joined to its figure the unit has no plural.
    const word =
      its !== unit ? writeUnit(its, to) : words.between.includes('-') ? words.unit : agree(words.unit, unit, to);
    return { text: `${figures}${words.between}${word}`, rounded, count: to };
  };
  if (unit === null || words.unit === null) return written(firstLow.value, first.value, unit);
  const single = shown.measures.length === 1;
  if (low !== high) {
    // Both ends in one unit: the better one of the high end if the low end has it too, else the writer's.
    return single && lowShown.measures.length === 1 && firstLow.unit === first.unit
      ? written(firstLow.value, first.value, first.unit)
      : written(kitchenFigure(low, unit, ROUNDER), kitchenFigure(high, unit, ROUNDER), unit);
  }
  if (isForeignWord(words.unit)) {
    const own = kitchenFigure(high, null, ROUNDER);
    return { ...written(own, own, unit), rounded: differs(own, high) };
  }
  if (single && first.unit === unit) return written(first.value, first.value, unit);
  // "2 heaped tbsp": with a word in between it stays spoons.
  if (words.between.trim() !== '' && words.between.trim() !== '-') return written(shown.value, shown.value, unit);
  return { text: writeMeasures(shown.measures, words.comma), rounded, count: shown.value };
}

type LineEdit = TextEdit & Rewritten;

function wordsOf({ text }: IngredientLine, { figure, unit, sign, comma }: AmountPlaces, commas: boolean): AmountWords {
  return {
    figure: text.slice(figure.start, figure.end),
    sign,
    between: unit === null ? '' : text.slice(figure.end, unit.start),
    unit: unit === null ? null : text.slice(unit.start, unit.end),
    comma: comma || commas,
  };
}

/** An amount whose word is worth several of its unit ("2 Pfund", 1,000 g) keeps its word, and only the figure changes. */
function editOfWord(
  words: AmountWords,
  places: AmountPlaces,
  written: number,
  amount: LineAmount,
  factor: number,
): LineEdit {
  const figure = (value: number): number => kitchenFigure((value * factor * written) / amount.low, null);
  const [low, high] = [figure(amount.low), figure(amount.high)];
  const text = writeFigures(low, high, words.sign, null);
  return { ...places.figure, text, rounded: differs(low, written * factor), count: high };
}

/** The edit for amounts that are one sum: as the line's own words where there is one, as a sum of ours where there are several. */
function editFor(
  line: IngredientLine,
  group: readonly LineAmount[],
  factor: number,
  { system, comma }: RecipeStyle,
): LineEdit | null {
  const [amount] = group;
  const last = group.at(-1);
  const places = amount === undefined ? null : placesOf(line, amount);
  if (amount === undefined || last === undefined || places === null) return null;
  const words = wordsOf(line, places, comma);
  const food = line.food?.food ?? null;
  if (group.length > 1 || places.sum) {
    const end = placesOf(line, last)?.unit?.end;
    const total = totalIn(amount.unit, group);
    if (total === null || end === undefined || amount.unit === null) return null;
    const shown = showAmount(total.high * factor, amount.unit, food, system);
    const low = showAmount(total.low * factor, amount.unit, food, system);
    const same = low.value === shown.value;
    const text = same
      ? writeMeasures(shown.measures, words.comma)
      : `${writeMeasures(low.measures, words.comma)}–${writeMeasures(shown.measures, words.comma)}`;
    return {
      start: places.figure.start,
      end,
      text,
      rounded: differs(shown.value, total.high * factor) || differs(low.value, total.low * factor),
      count: shown.value,
    };
  }
  if (!places.sum && words.unit !== null && Math.abs(places.written / amount.low - 1) > 0.005)
    return editOfWord(words, places, places.written, amount, factor);
  const whole = comesWhole(food, amount.unit, amount.high);
  const edit = rewrite(
    words,
    { low: amount.low * factor, high: amount.high * factor, unit: amount.unit, whole },
    food,
    system,
  );
  return { start: places.figure.start, end: places.unit?.end ?? places.figure.end, ...edit };
}

/** Amounts that add up, in the unit of the first; null where units count or do not go together. */
function totalIn(
  unit: UnitName | null,
  group: readonly LineAmount[],
): { readonly low: number; readonly high: number } | null {
  let [low, high] = [0, 0];
  for (const amount of group) {
    const ratio =
      amount.unit === null || unit === null ? null : amount.unit === unit ? 1 : convertAmount(1, amount.unit, unit);
    if (ratio === null) return null;
    low += amount.low * ratio;
    high += amount.high * ratio;
  }
  return { low, high };
}

/** What stands after an amount and goes with its count: the food's own name, or a unit behind it ("2 celery stalks"). */
function agreement({ parts, text, food }: IngredientLine, { unit, high }: LineAmount, edit: LineEdit): TextEdit[] {
  const kind = unit === null ? 'name' : 'unit';
  const part = parts.find((each) => each.kind === kind && each.start >= edit.end);
  if (part === undefined) return [];
  const word = text.slice(part.start, part.end);
  const agreed = kind === 'name' ? agreeName(word, food, high, edit.count) : agree(word, unit, edit.count);
  return [{ start: part.start, end: part.end, text: agreed }];
}

/** A line of a recipe made `factor` times; only figures and units change, and the number of a food that is counted. */
export function scaleLine(line: IngredientLine, factor: number, style: RecipeStyle): ScaledLine {
  const { text, amount } = line;
  if (amount === null) return { text, amount: null, rounded: false };
  const own = growthFactor(line.food?.food ?? null, amount.unit, factor);
  const groups = amountGroups(line).flatMap((group) =>
    totalIn(amount.unit, group) === null ? group.map((each) => [each]) : [group],
  );
  const total = totalIn(amount.unit, groups[0] ?? []) ?? amount;
  const exact = { low: total.low * own, high: total.high * own, unit: amount.unit };
  if (own === 1) return { text, amount: exact, rounded: false };
  const others = line.equivalents.filter(
    ({ end, unit }) =>
      unit !== 'cm' && unit !== 'inch' && !/^ ?(?:each|apiece|per)\b/iu.test(text.slice(end, end + 10)),
  );
  const edits = [...groups, ...others.map((each) => [each])].flatMap((group) => editFor(line, group, own, style) ?? []);
  const main = edits.find(({ start }) => start >= amount.start && start < amount.end);
  const agreed = main === undefined ? [] : agreement(line, amount, main);
  // "1 quart (4 cups)" may come to "1 cup" both ways.
  const doubled = others.filter(({ start, end }) =>
    edits.some((edit) => edit !== main && edit.text === main?.text && edit.start >= start && edit.start < end),
  );
  const otherFoods = alternativeEdits(line, (other) => scaleLine(other, factor, style).text);
  return {
    text: applyEdits(text, [
      ...doubled.map((each) => cutOut(text, each)),
      ...edits.map((edit) => withoutPoint(text, edit)),
      ...agreed,
      ...otherFoods,
    ]),
    amount: exact,
    rounded: edits.some(({ rounded }) => rounded),
  };
}
