import type { Food } from '#ingredient-catalogue';
import type { IngredientLine, LineAmount } from '#line/ingredient-line-type';
import { type Exact, exactIn, exactOf, measuresOf, systemOf } from '#scaling/convert-amount';
import { applyEdits, cutOut, type TextEdit, withoutPoint } from '#scaling/edit-text';
import { kitchenFigure, type MeasureSystem } from '#scaling/kitchen-measure';
import { friendlyCentimetres, friendlyInches } from '#scaling/length';
import { alternativeEdits, amountGroups, bareAlternatives, placesOf } from '#scaling/line-places';
import { writeFigures, writeMeasures, writeUnit } from '#scaling/write-measure';
import type { UnitName } from '#units';

type Foreign = (unit: UnitName | null) => boolean;

function sum(amounts: readonly LineAmount[], food: Food | null, end: 'low' | 'high'): Exact | null {
  // "1 lb 4 oz cream": ounces beside pounds are a weight.
  const weighed = amounts.some(({ unit }) => unit === 'lb');
  const all = amounts.map(({ unit, ...ends }) =>
    unit === null ? null : exactOf(ends[end], unit, weighed ? null : food),
  );
  const of = all[0]?.of;
  if (of === undefined || all.some((exact) => exact?.of !== of)) return null;
  return { value: all.reduce((total, exact) => total + (exact?.value ?? 0), 0), of };
}

/**
 * Formats an amount in the measures of a system. Both ends of a range use the unit of the higher one, so that no end is
 * a sum such as "1 cup + 2 tbsp".
 */
export function writeIn(
  system: MeasureSystem,
  food: Food | null,
  ends: readonly [low: Exact, high: Exact],
  sign = '–',
  comma = false,
): string {
  const [low, high] = [exactIn(ends[0], food, system), exactIn(ends[1], food, system)];
  const measures = measuresOf(high, food, system);
  if (low.value === high.value) return writeMeasures(measures, comma);
  const unit = measures[0]?.unit ?? 'g';
  const size = exactOf(1, unit, food)?.value ?? 1;
  const figure = ({ value }: Exact): number => kitchenFigure(value / size, unit);
  return `${writeFigures(figure(low), figure(high), sign, unit, comma)} ${writeUnit(unit, figure(high))}`;
}

function lengthEdit(line: IngredientLine, amount: LineAmount): TextEdit | null {
  const places = placesOf(line, amount);
  if (places === null || places.unit === null || (amount.unit !== 'cm' && amount.unit !== 'inch')) return null;
  const to = amount.unit === 'cm' ? 'inch' : 'cm';
  const length = (value: number): number =>
    to === 'inch' ? friendlyInches(value * 10) : friendlyCentimetres(value * 25.4);
  const figures = writeFigures(length(amount.low), length(amount.high), places.sign, to, places.comma);
  return {
    start: places.figure.start,
    end: places.unit.end,
    text: `${figures}${line.text.slice(places.figure.end, places.unit.start)}${to}`,
  };
}

/** Rewrites amounts that form one sum in place; null if their positions or weights are unknown. */
function amountEdit(line: IngredientLine, amounts: readonly LineAmount[], system: MeasureSystem): TextEdit | null {
  const [first] = amounts;
  const last = amounts.at(-1);
  if (first === undefined || last === undefined) return null;
  if (first.unit === 'cm' || first.unit === 'inch') return lengthEdit(line, first);
  const food = line.food?.food ?? null;
  const low = sum(amounts, food, 'low');
  const high = sum(amounts, food, 'high');
  const places = placesOf(line, first);
  const end = placesOf(line, last)?.unit?.end;
  if (low === null || high === null || places === null || end === undefined) return null;
  const text = writeIn(system, food, [low, high], places.sign === '' ? '–' : places.sign, places.comma);
  return { start: places.figure.start, end, text };
}

/** "28 oz can": the size of a single package without its own number; null if it has none or two. */
function sizeOfPack({ text, amount }: IngredientLine): LineAmount | null {
  if (amount?.each === undefined || amount.unwritten !== true) return null;
  const said = /^[\d\s.,\u00BC-\u215E]+["\p{L}]+(?!.*\/)/u.exec(text.slice(amount.start, amount.end))?.[0];
  return said === undefined ? null : { ...amount.each, start: amount.start, end: amount.start + said.length };
}

/** Converts a line to a measure system; only its amounts change. */
export const convertLine = (line: IngredientLine, system: MeasureSystem): string =>
  applyEdits(
    line.text,
    [line, ...line.more].flatMap((each) => convertEdits(each, system)),
  );

function convertEdits(line: IngredientLine, system: MeasureSystem): TextEdit[] {
  const { text, amount } = line;
  if (amount === null) return [];
  const food = line.food?.food ?? null;
  const again = systemOf(amount.unit, food) === null ? [] : bareAlternatives(line);
  // "2 onions, in ¼-inch (0.5 cm) slices": a length is no equivalent of a count.
  const equivalents = [...line.equivalents, ...again].filter(
    ({ unit }) => amount.unit === 'cm' || amount.unit === 'inch' || (unit !== 'cm' && unit !== 'inch'),
  );
  const foreign: Foreign = (unit) => {
    const its = systemOf(unit, food);
    return its !== null && its !== system;
  };
  const asked = equivalents.find(({ unit }) => systemOf(unit, food) === system);
  const edits: TextEdit[] = [];
  const size = sizeOfPack(line);
  if (size !== null && foreign(size.unit)) edits.push(...[amountEdit(line, [size], system) ?? []].flat());
  const groups = amountGroups(line);
  const main = groups[0] ?? [];
  const mainIsForeign = main.some(({ unit }) => foreign(unit));
  if (mainIsForeign && asked !== undefined) {
    const start = placesOf(line, amount)?.figure.start ?? amount.start;
    const its = placesOf(line, asked);
    const end = main.at(-1)?.end ?? amount.end;
    edits.push({ start, end, text: text.slice(its?.figure.start ?? asked.start, its?.unit?.end ?? asked.end) });
    for (const each of equivalents) edits.push(cutOut(text, each));
  } else {
    const edit = mainIsForeign ? amountEdit(line, main, system) : null;
    if (mainIsForeign && edit === null) return [];
    if (edit !== null) edits.push(edit);
    const counted = !mainIsForeign && systemOf(amount.unit, food) === null;
    // A US recipe needs no second measure beside spoons; a metric recipe keeps the grams.
    for (const each of equivalents.filter(({ unit }) => foreign(unit))) {
      const single = counted && amount.unit !== 'tsp' && amount.unit !== 'tbsp' && asked === undefined;
      const its = single ? amountEdit(line, [each], system) : null;
      edits.push(its ?? cutOut(text, each));
    }
  }
  for (const more of groups.slice(1)) {
    const edit = more.some(({ unit }) => foreign(unit)) ? amountEdit(line, more, system) : null;
    if (edit !== null) edits.push(edit);
  }
  edits.push(...alternativeEdits(line, (other) => convertLine(other, system)));
  return edits.map((edit) => withoutPoint(text, edit));
}
