import { pluralOf, singular } from '#food-words';
import { readIngredientList } from '#ingredient-list';
import { linesWithFood } from '#ingredient-heading';
import type { IngredientLine, LineAmount } from '#line/ingredient-line-type';
import { searchWords } from '#plain-words';
import { exactOf, measuresOf, systemOf } from '#scaling/convert-amount';
import { kitchenVolume, type MeasureSystem } from '#scaling/kitchen-measure';
import { agreeName, writeFigure, writeMeasures } from '#scaling/write-measure';
import type { UnitName } from '#units';

/** The amounts of one food in all recipes. */
interface Item {
  readonly line: IngredientLine;
  grams: number;
  millilitres: number;
  /** False once a volume is not stated in spoons. */
  onlySpoons: boolean;
  /** By unit; '' counts whole pieces. */
  readonly counts: Map<UnitName | '', number>;
}

const SPOONS: ReadonlySet<string> = new Set(['tsp', 'tbsp', 'dessertspoon']);
const FREE: ReadonlySet<string> = new Set(['water', 'ice']);

/**
 * Merges the ingredients of several recipes into one list. Amounts of a food are added where their units allow: weights, volumes, spoons and
 * equal counts. Ranges count with their upper end, alternatives and water not at all. Deterministic; never throws.
 */
export function mergeIngredients(recipes: readonly { readonly ingredients: readonly string[] }[]): string[] {
  const lines = recipes
    .flatMap(({ ingredients }) => readIngredientList(linesWithFood(ingredients)))
    .flatMap((line) => (line === null ? [] : [line, ...line.more]));
  const items = new Map<string, Item>();
  for (const line of lines) {
    const key = line.food?.food.name ?? searchWords(line.name).join(' ');
    if (key === '' || FREE.has(key)) continue;
    const item = items.get(key) ?? { line, grams: 0, millilitres: 0, onlySpoons: true, counts: new Map() };
    items.set(key, item);
    for (const amount of [line.amount, ...line.plus]) if (amount !== null) add(item, amount, line);
  }
  const system = systemOfLines(lines);
  return [...items.values()].map((item) => write(item, system));
}

function systemOfLines(lines: readonly IngredientLine[]): MeasureSystem {
  const count = (system: MeasureSystem) =>
    lines.filter(({ amount, food }) => amount !== null && systemOf(amount.unit, food?.food ?? null) === system).length;
  return count('us') > count('metric') ? 'us' : 'metric';
}

function add(item: Item, { high, unit, each }: LineAmount, { food }: IngredientLine): void {
  const size = each === undefined ? null : exactOf(each.high * high, each.unit, food?.food ?? null);
  const exact = size ?? (unit === null ? null : exactOf(high, unit, food?.food ?? null));
  if (exact === null) item.counts.set(unit ?? '', (item.counts.get(unit ?? '') ?? 0) + high);
  else if (exact.of === 'mass') item.grams += exact.value;
  else {
    item.millilitres += exact.value;
    if (unit !== null && !SPOONS.has(unit)) item.onlySpoons = false;
  }
}

function write({ line, grams, millilitres, onlySpoons, counts }: Item, system: MeasureSystem): string {
  const food = line.food?.food ?? null;
  const pieces = counts.get('');
  const amounts = [
    ...(grams > 0 ? [writeMeasures(measuresOf({ value: grams, of: 'mass' }, food, system))] : []),
    ...(millilitres > 0
      ? [
          writeMeasures(
            onlySpoons
              ? kitchenVolume(millilitres, 'spoons')
              : measuresOf({ value: millilitres, of: 'volume' }, food, system),
          ),
        ]
      : []),
    ...[...counts].flatMap(([unit, count]) =>
      unit === '' ? [] : [`${writeFigure(count, null)} ${count > 1 ? pluralOf(unit) : unit}`],
    ),
    ...(pieces === undefined ? [] : [writeFigure(Math.ceil(pieces * 100) / 100, null)]),
  ];
  const before = line.amount?.unit === null ? line.amount.high : 2;
  const name = pieces === undefined ? line.name : agreeName(line.name, line.food, before, pieces);
  return amounts.length === 0 ? singularHead(line) : `${amounts.join(' + ')} ${name}`;
}

/** "Salt", without the words around it. */
const singularHead = ({ name, food }: IngredientLine): string =>
  food === null ? name : singular(name) === food.name ? food.name : name;
