import { type Aisle, aisleOf, AISLES } from '#menu/aisles';
import { nameFor } from '#compose/food-name';
import { amountAndName } from '#compose/portion';
import { foodWords, pluralOf } from '#food-words';
import type { Food } from '#ingredient-catalogue';
import { readIngredientList } from '#ingredient-list';
import { type IngredientLine, weightOfLine } from '#ingredient-line';
import type { LineAmount } from '#line/ingredient-line-type';
import { formatQuantity } from '#quantity';
import { gramsIn, millilitresIn, type UnitName } from '#units';

export interface ShoppingLine {
  /** Ready for display: "1.2 kg potatoes", "3 onions", "salt". */
  readonly text: string;
  readonly aisle: Aisle;
  /** Indices of the lists that need it, ascending. */
  readonly lists: readonly number[];
}

interface Need {
  readonly line: IngredientLine;
  readonly list: number;
}

/** Comes from the tap. */
const NOT_BOUGHT = 'water';
const MAX_LISTS = 30;

/**
 * Merges ingredient lists into one shopping list, ordered by aisle and then as the lists name the foods. Amounts of the
 * same food are summed where their units allow it: equal units and mass or volume exactly, others by weight if each
 * line has one ("about 12 cloves garlic"); the rest is listed with "+". Preparations are left out; water too. A line whose food is
 * unknown stays as it is written and merges with equal ones. Reads 30 lists, 300 lines each. Never throws.
 */
export function mergeShoppingLists(lists: readonly (readonly string[])[]): ShoppingLine[] {
  const needs = new Map<string, [Need, ...Need[]]>();
  lists.slice(0, MAX_LISTS).forEach((texts, list) => {
    readIngredientList(texts).forEach((parsed, at) => {
      const line = parsed ?? unread(texts[at] ?? '');
      for (const each of [line, ...line.more]) {
        if (each.text.trim() === '' || each.food?.food.name === NOT_BOUGHT) continue;
        const key = each.food?.food.name ?? `text ${foodWords(each.name).join(' ')} ${each.text.trim().toLowerCase()}`;
        const same = needs.get(key);
        if (same === undefined) needs.set(key, [{ line: each, list }]);
        else same.push({ line: each, list });
      }
    });
  });
  const lines = [...needs.values()].map(lineFor);
  return AISLES.flatMap((aisle) => lines.filter((line) => line.aisle === aisle));
}

/** A line beyond what the parser reads. */
const unread = (text: string): IngredientLine => ({
  text,
  amount: null,
  plus: [],
  equivalents: [],
  name: text,
  size: '',
  preparation: '',
  comment: '',
  more: [],
  alternatives: [],
  optional: false,
  food: null,
  language: null,
  confidence: 0,
  parts: [],
});

function lineFor(needs: readonly [Need, ...Need[]]): ShoppingLine {
  const lines = needs.map(({ line }) => line);
  const { food: found } = needs[0].line;
  const lists = [...new Set(needs.map(({ list }) => list))];
  if (found === null) return { text: textOfUnknown(lines), aisle: 'Other', lists };
  return { text: textOfFood(found.food, found.name, lines), aisle: aisleOf(found.food), lists };
}

const textOfUnknown = (lines: readonly IngredientLine[]): string =>
  `${lines[0]?.text.trim() ?? ''}${lines.length > 1 ? ` (${lines.length} times)` : ''}`;

function textOfFood(food: Food, name: string, lines: readonly IngredientLine[]): string {
  const measured = lines.filter(({ amount }) => amount !== null);
  if (measured.length === 0) return nameFor(food, name, 2);
  // "Salt" beside "1 tsp salt".
  const more = measured.length < lines.length ? ', and some more' : '';
  const amounts = measured.flatMap(({ amount, plus }) => (amount === null ? [] : [amount, ...plus]));
  const sums = sumsOf(amounts);
  const [only] = sums;
  if (sums.length === 1 && only !== undefined) return `${amountText(only, food, name)}${more}`;
  const weights = measured.map((line) => weightOfLine(line, food));
  const total = weights.reduce<number | null>((sum, each) => (sum === null || each === null ? null : sum + each), 0);
  if (total !== null) return `about ${amountAndName(food, name, total)}${more}`;
  const parts = sums.map((sum) => amountText(sum, food, ''));
  return `${parts.join(' + ')} ${nameFor(food, name, 2)}${more}`;
}

interface Sum {
  /** Null for counted things. */
  readonly unit: UnitName | null;
  readonly each?: NonNullable<LineAmount['each']>;
  /** Of a range the upper end, so that there is enough. */
  count: number;
}

/** Adds amounts of the same unit, then all that are metric and of one dimension. */
function sumsOf(amounts: readonly LineAmount[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { high, unit, each } of amounts) {
    const named = unit === 'piece' ? null : unit;
    const key = `${named ?? ''} ${each === undefined ? '' : `${each.high} ${each.unit}`}`;
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, { unit: named, count: high, ...(each === undefined ? {} : { each }) });
    else sum.count += high;
  }
  const all = [...sums.values()];
  if (all.length < 2 || all.some(({ each }) => each !== undefined)) return all;
  for (const [unit, sizeOf] of [
    ['g', gramsIn],
    ['ml', millilitresIn],
  ] as const) {
    const sizes = all.map((sum) => (sum.unit === null ? null : sizeOf(sum.unit)));
    if (sizes.some((size) => size === null)) continue;
    return [{ unit, count: all.reduce((total, { count }, at) => total + count * (sizes[at] ?? 0), 0) }];
  }
  return all;
}

function amountText({ unit, count, each }: Sum, food: Food, name: string): string {
  const shown = (number: number): string => (name === '' ? '' : ` ${nameFor(food, name, number)}`);
  const size = each === undefined ? '' : ` (${formatQuantity(each.high)} ${each.unit}${count > 1 ? ' each' : ''})`;
  if (unit === null) {
    // Half a lemon is bought whole.
    const bought = each === undefined ? Math.ceil(count) : count;
    const counted = food.unit === 'piece' || food.plural === undefined ? bought : 2;
    const named = name !== '' && bought > 1 && food.plural === undefined ? ` ${pluralOf(name)}` : shown(counted);
    return `${formatQuantity(bought)}${size}${named}`;
  }
  if (unit === 'g' || unit === 'kg') return `${metric(count * (unit === 'kg' ? 1000 : 1), 'g', 'kg')}${shown(2)}`;
  if (unit === 'ml' || unit === 'l') return `${metric(count * (unit === 'l' ? 1000 : 1), 'ml', 'l')}${shown(2)}`;
  const isWord = gramsIn(unit) === null && (millilitresIn(unit) === null || unit === 'cup');
  return `${formatQuantity(count)} ${isWord && count > 1 && unit !== 'cm' ? pluralOf(unit) : unit}${size}${shown(2)}`;
}

const metric = (amount: number, small: string, large: string): string =>
  amount >= 1000
    ? `${Number((amount / 1000).toFixed(2))} ${large}`
    : `${Math.max(1, Math.ceil(amount - 1e-6))} ${small}`;
