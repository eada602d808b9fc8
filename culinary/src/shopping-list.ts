import { type Aisle, aisleOf, AISLES } from '#aisles';
import { nameFor } from '#compose/food-name';
import { amountAndName } from '#compose/portion';
import { foodWords, pluralOf } from '#food-words';
import type { Food, FoundFood } from '#ingredient-catalogue';
import { linesWithFood } from '#ingredient-heading';
import { readIngredientList } from '#ingredient-list';
import { type IngredientLine, weightOfLine } from '#ingredient-line';
import type { LineAmount } from '#line/ingredient-line-type';
import { exactOf, measuresOf, systemOf } from '#scaling/convert-amount';
import { kitchenVolume, type MeasureSystem } from '#scaling/kitchen-measure';
import { writeFigure, writeMeasures } from '#scaling/write-measure';
import { withoutMarkdown } from '#text/markdown';
import type { UnitName } from '#units';

export interface ShoppingLine {
  /** Ready for display: "1.2 kg potatoes", "3 onions", "salt". */
  readonly text: string;
  readonly aisle: Aisle;
}

type Lines = [IngredientLine, ...IngredientLine[]];

const NOT_BOUGHT: ReadonlySet<string> = new Set(['water', 'ice']);
const SPOONS: ReadonlySet<string> = new Set(['tsp', 'tbsp', 'dessertspoon']);
const MAX_LISTS = 30;

/**
 * Merges ingredient lists into one shopping list, ordered by aisle and then as the lists name the foods. Amounts of the
 * same food are summed: weights, volumes and equal counts exactly, others by weight if each line has one ("about 12
 * cloves garlic"); the rest is joined with "+". Ranges count with their upper end, counted things whole. Preparations,
 * headings, alternatives, water and ice are left out. Reads 30 lists, 300 lines each. Deterministic; never throws.
 */
export function mergeShoppingLists(lists: readonly (readonly string[])[]): ShoppingLine[] {
  const lines = lists
    .slice(0, MAX_LISTS)
    .flatMap((list) => readIngredientList(linesWithFood(list)))
    .flatMap((line) => (line === null ? [] : [line, ...line.more]));
  const needs = new Map<string, Lines>();
  for (const line of lines) {
    const key = line.food?.food.name ?? `unknown ${foodWords(line.name).join(' ')}`;
    if (line.text.trim() === '' || NOT_BOUGHT.has(key)) continue;
    const same = needs.get(key);
    if (same === undefined) needs.set(key, [line]);
    else same.push(line);
  }
  const system = systemOfLines(lines);
  const merged = [...needs.values()].map((same) => lineFor(same, system));
  return AISLES.flatMap((aisle) => merged.filter((line) => line.aisle === aisle));
}

/** Formats the merged lists as markdown, one block per aisle. */
export function shoppingText(lists: readonly (readonly string[])[]): string {
  const aisles = Map.groupBy(mergeShoppingLists(lists), ({ aisle }) => aisle);
  return [...aisles]
    .map(([aisle, lines]) => `**${aisle}**\n${lines.map(({ text }) => `- ${withoutMarkdown(text)}`).join('\n')}`)
    .join('\n\n');
}

function systemOfLines(lines: readonly IngredientLine[]): MeasureSystem {
  const count = (system: MeasureSystem) =>
    lines.filter(({ amount, food }) => amount !== null && systemOf(amount.unit, food?.food ?? null) === system).length;
  return count('us') > count('metric') ? 'us' : 'metric';
}

function lineFor(lines: Lines, system: MeasureSystem): ShoppingLine {
  const [{ food: found, name, text }] = lines;
  const food = found?.food ?? null;
  const aisle = food === null ? 'Other' : aisleOf(food);
  const measured = lines.filter(({ amount }) => amount !== null);
  const nameOf = (count: number): string => (found === null ? name : numbered(found, count));
  if (measured.length === 0) return { text: food === null ? text.trim() : nameOf(2), aisle };
  // "Salt" beside "1 tsp salt".
  const more = measured.length < lines.length ? ', and some more' : '';
  const sums = sumsOf(
    measured.flatMap(({ amount, plus }) => (amount === null ? [] : [amount, ...plus])),
    food,
  );
  const weight = sums.length > 1 && found !== null ? weightOf(measured, found.food) : null;
  const written =
    found !== null && weight !== null
      ? `about ${amountAndName(found.food, found.name, weight)}`
      : `${sums.map((sum) => sumText(sum, food, system)).join(' + ')} ${nameOf(countOf(sums))}`;
  return { text: `${written}${more}`, aisle };
}

const numbered = ({ food, name }: FoundFood, count: number): string =>
  count > 1 && food.unit === 'piece' && food.plural === undefined ? pluralOf(name) : nameFor(food, name, count);

/** The number that the name agrees with: "1 onion", but "2 cloves garlic" and "200 g onions". */
function countOf(sums: readonly Sum[]): number {
  const [only] = sums;
  return sums.length === 1 && only?.unit === null && only.each === undefined ? Math.ceil(only.value) : 2;
}

const weightOf = (lines: readonly IngredientLine[], food: Food): number | null =>
  lines.reduce<number | null>((sum, line) => {
    const grams = weightOfLine(line, food);
    return sum === null || grams === null ? null : sum + grams;
  }, 0);

interface Sum {
  /** 'g' and 'ml' for all weights and volumes, 'tsp' for volumes in spoons only; null for whole pieces. */
  unit: UnitName | null;
  readonly each?: NonNullable<LineAmount['each']>;
  /** Of a range the upper end, so that there is enough. In millilitres also for spoons. */
  value: number;
}

function sumsOf(amounts: readonly LineAmount[], food: Food | null): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { high, unit, each } of amounts) {
    const exact = unit === null || each !== undefined ? null : exactOf(high, unit, food);
    const counted = unit === 'piece' ? null : unit;
    const key = exact?.of ?? `${counted ?? ''} ${each === undefined ? '' : `${each.high} ${each.unit}`}`;
    const written = exact === null ? counted : exact.of === 'mass' ? 'g' : SPOONS.has(unit ?? '') ? 'tsp' : 'ml';
    const sum = sums.get(key);
    if (sum === undefined)
      sums.set(key, { unit: written, value: exact?.value ?? high, ...(each === undefined ? {} : { each }) });
    else {
      sum.value += exact?.value ?? high;
      if (written === 'ml') sum.unit = 'ml';
    }
  }
  return [...sums.values()];
}

function sumText({ unit, value, each }: Sum, food: Food | null, system: MeasureSystem): string {
  if (each === undefined) {
    if (unit === 'g') return writeMeasures(measuresOf({ value, of: 'mass' }, food, system));
    if (unit === 'ml') return writeMeasures(measuresOf({ value, of: 'volume' }, food, system));
    if (unit === 'tsp') return writeMeasures(kitchenVolume(value, 'spoons'));
  }
  // Half a lemon or a can is bought whole.
  const count = Math.ceil(value);
  const counted = unit === null ? '' : ` ${count > 1 && unit !== 'cm' ? pluralOf(unit) : unit}`;
  const size =
    each === undefined ? '' : ` (${writeFigure(each.high, each.unit)} ${each.unit}${count > 1 ? ' each' : ''})`;
  return `${count}${counted}${size}`;
}
