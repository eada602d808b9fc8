import { isPack } from '#line/amounts';
import type { IngredientLine, LineAmount } from '#line/ingredient-line-type';
import { convertAmount } from '#scaling/convert-amount';
import { applyEdits, cutOut, type TextEdit, withoutPoint } from '#scaling/edit-text';
import { mustBeWhole, growthFactor } from '#scaling/growth';
import { kitchenFigure, type MeasureSystem, ROUNDER } from '#scaling/kitchen-measure';
import { alternativeEdits, amountGroups, type AmountPlaces, placesOf } from '#scaling/line-places';
import { type AmountWords, differs, type ExactAmount, rewrite, type Rewritten } from '#scaling/rewrite-amount';
import { ONLY_WHOLE, roundAmount } from '#scaling/scale-amount';
import { agree, agreeName, writeFigure, writeFigures, writeMeasures } from '#scaling/write-measure';
import type { UnitName } from '#units';

export interface ScaledLine {
  readonly text: string;
  /** Unrounded; null for a line without an amount. A sum ("1 cup + 2 tbsp") is given in its first unit. */
  readonly amount: ExactAmount | null;
  /** True if the text shows a figure other than the exact one. */
  readonly rounded: boolean;
}

/** How a recipe writes its amounts. */
export interface RecipeStyle {
  readonly system: MeasureSystem;
  /** Decimal comma instead of a point. */
  readonly comma: boolean;
}

type LineEdit = TextEdit & Rewritten;

function wordsOf(
  { text, language }: IngredientLine,
  { figure, unit, sign, comma }: AmountPlaces,
  commas: boolean,
): AmountWords {
  return {
    language,
    figure: text.slice(figure.start, figure.end),
    sign,
    between: unit === null ? '' : text.slice(figure.end, unit.start),
    unit: unit === null ? null : text.slice(unit.start, unit.end),
    comma: comma || commas,
  };
}

/** Scales a unit word that is worth several units ("2 Pfund", 1,000 g): keeps the word, changes only the figure. */
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

/**
 * Returns the edit for one sum of amounts: a single amount keeps the line's own words, several become one formatted
 * sum.
 */
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
    const shown = roundAmount(total.high * factor, amount.unit, food, system);
    const low = roundAmount(total.low * factor, amount.unit, food, system);
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
  const hasUnit = words.unit !== null || line.language === 'ja';
  if (!places.sum && hasUnit && Math.abs(places.written / amount.low - 1) > 0.005)
    return editOfWord(words, places, places.written, amount, factor);
  const whole = mustBeWhole(food, amount.unit, amount.high);
  const edit = rewrite(
    words,
    { low: amount.low * factor, high: amount.high * factor, unit: amount.unit, whole },
    food,
    system,
  );
  return { start: places.figure.start, end: places.unit?.end ?? places.figure.end, ...edit };
}

/** Returns the unscaled leading amount of a line, a sum in its first unit; null if it has none or its parts cannot be added. */
export function mainAmountOf(line: IngredientLine): ExactAmount | null {
  const [group = []] = amountGroups(line);
  const unit = line.amount?.unit ?? null;
  if (group.length === 1) {
    const [amount] = group;
    return amount === undefined ? null : { low: amount.low, high: amount.high, unit };
  }
  const total = totalIn(unit, group);
  return total === null ? null : { ...total, unit };
}

/** Returns the scaled leading amount as the line writes it, figure and unit; null if it cannot be separated. */
export function scaledMainAmount(line: IngredientLine, factor: number, style: RecipeStyle): string | null {
  const [group = []] = amountGroups(line);
  const { amount } = line;
  if (amount === null || amount.unwritten === true || amount.each !== undefined) return null;
  const own = growthFactor(line.food?.food ?? null, amount.unit, factor);
  const edit = editFor(line, group, own, style);
  const places = placesOf(line, amount);
  if (edit === null || places === null || mainAmountOf(line) === null) return null;
  return edit.text + line.text.slice(edit.end, Math.max(edit.end, places.unit?.end ?? edit.end));
}

/** Adds amounts in the unit of the first; null if units count or are incompatible. */
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

/** Makes the food name, or a unit after it ("2 celery stalks"), agree with the new count. */
function agreement(
  { parts, text, food, language }: IngredientLine,
  { unit, high }: LineAmount,
  edit: LineEdit,
): TextEdit[] {
  const kind = unit === null ? 'name' : 'unit';
  const part = parts.find((each) => each.kind === kind && each.start >= edit.end);
  // English plurals are of no use to other languages.
  if (part === undefined || (kind === 'name' && language !== null)) return [];
  const word = text.slice(part.start, part.end);
  const agreed = kind === 'name' ? agreeName(word, food, high, edit.count) : agree(word, unit, edit.count);
  return [{ start: part.start, end: part.end, text: agreed }];
}

/** Writes the number that a line leaves out: "stick of butter" becomes "2 sticks of butter". */
function unwrittenEdits({ text, amount, parts, food, language }: IngredientLine, exact: number): LineEdit[] {
  const first = parts.find(({ kind, start }) => kind !== 'comment' && start >= (amount?.start ?? 0));
  // "塩 少々" is as much as one likes.
  if (amount === null || first === undefined || language === 'ja') return [];
  const comesWhole = mustBeWhole(food?.food ?? null, amount.unit, amount.high) || ONLY_WHOLE.has(amount.unit ?? '');
  const count = comesWhole ? Math.max(1, Math.round(exact)) : kitchenFigure(exact, amount.unit, ROUNDER);
  const unit = parts.findLast(({ kind, start }) => kind === 'unit' && start >= amount.start && start < amount.end);
  // Of "14-oz can" the last word is counted.
  const word = unit === undefined ? '' : text.slice(unit.start, Math.min(unit.end, amount.end));
  const counted = /\p{L}+$/iu.exec(word);
  const start = (unit?.start ?? 0) + (counted?.index ?? 0);
  const agreed = counted === null ? '' : agree(counted[0].toLowerCase(), amount.unit, count);
  const edits: LineEdit[] = [
    {
      start: first.start,
      end: first.start,
      // "2 x 400g tins", but "2 14-oz cans".
      text: `${writeFigure(count, null)} ${amount.each !== undefined && counted !== null && !text.slice(first.start, start).includes('-') ? 'x ' : ''}`,
      rounded: differs(count, exact),
      count,
    },
  ];
  if (counted !== null && agreed !== counted[0])
    edits.push({ start, end: start + counted[0].length, text: agreed, rounded: false, count });
  return edits;
}

interface EditedLine {
  readonly edits: readonly TextEdit[];
  readonly amount: ExactAmount | null;
  readonly rounded: boolean;
}

/** Units in which the size of a package is stated; cups are what all of them hold. */
const PACK_SIZES: ReadonlySet<string> = new Set(['g', 'kg', 'oz', 'lb', 'ml', 'cl', 'l', 'fl oz']);

/** True for the size of each thing: a length, "150 g each", and the weight of a package, "2 cans tomatoes (14 oz)". */
function isSize({ text, amount }: IngredientLine, { end, unit }: LineAmount): boolean {
  if (unit === 'cm' || unit === 'inch') return true;
  const after = text.slice(end, end + 10);
  const isOfPack = isPack(amount?.unit ?? null) && PACK_SIZES.has(unit ?? '') && !/^ ?total/iu.test(after);
  return isOfPack || /^ ?(?:each|apiece|per)\b/iu.test(after);
}

function scaleEdits(line: IngredientLine, factor: number, style: RecipeStyle): EditedLine {
  const { text, amount } = line;
  if (amount === null) return { edits: [], amount: null, rounded: false };
  const own = growthFactor(line.food?.food ?? null, amount.unit, factor);
  const groups = amountGroups(line).flatMap((group) =>
    totalIn(amount.unit, group) === null ? group.map((each) => [each]) : [group],
  );
  const total = totalIn(amount.unit, groups[0] ?? []) ?? amount;
  const exact = { low: total.low * own, high: total.high * own, unit: amount.unit };
  if (own === 1) return { edits: [], amount: exact, rounded: false };
  if (amount.unwritten === true) {
    // A jigger is 1½ fl oz, but one jigger.
    const edits = unwrittenEdits(line, exact.high / amount.high);
    const [main] = edits;
    const agreed = main === undefined || amount.unit !== null ? [] : agreement(line, amount, main);
    return { edits: [...edits, ...agreed], amount: exact, rounded: edits.some(({ rounded }) => rounded) };
  }
  const others = line.equivalents.filter((each) => !isSize(line, each));
  const edits = [...groups, ...others.map((each) => [each])].flatMap((group) => editFor(line, group, own, style) ?? []);
  const main = edits.find(({ start }) => start >= amount.start && start < amount.end);
  const agreed = main === undefined ? [] : agreement(line, amount, main);
  // "1 quart (4 cups)" may scale to "1 cup" twice.
  const doubled = others.filter(({ start, end }) =>
    edits.some((edit) => edit !== main && edit.text === main?.text && edit.start >= start && edit.start < end),
  );
  const otherFoods = alternativeEdits(line, (other) => scaleLine(other, factor, style).text);
  return {
    edits: [
      ...doubled.map((each) => cutOut(text, each)),
      ...edits.map((edit) => withoutPoint(text, edit)),
      ...agreed,
      ...otherFoods,
    ],
    amount: exact,
    rounded: edits.some(({ rounded }) => rounded),
  };
}

/** Scales a line; only figures, units and the number of a counted food change. */
export function scaleLine(line: IngredientLine, factor: number, style: RecipeStyle): ScaledLine {
  const [first, ...others] = [line, ...line.more].map((each) => scaleEdits(each, factor, style));
  const all = first === undefined ? [] : [first, ...others];
  return {
    text: applyEdits(
      line.text,
      all.flatMap(({ edits }) => edits),
    ),
    amount: first?.amount ?? null,
    rounded: all.some(({ rounded }) => rounded),
  };
}
