import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { nounModifiers } from '#compose/sentences';
import { cutOf } from '#compose/technique';

/** Maximum egg relative to the batter's own amount; beyond it turns into an omelet. */
const MAX_EGG = 1.2;

/**
 * Returns how many times the servings a batch with whole eggs makes: half an egg for one person makes a batch for two.
 */
export function batchFor(servings: number, eggsEach: number): number {
  const wanted = servings * eggsEach;
  return Math.max(1, Math.max(1, Math.round(wanted)) / wanted / MAX_EGG);
}

const MASHED: ReadonlySet<string> = new Set(['banana', 'applesauce', 'pumpkin', 'zucchini', 'carrot', 'plantain']);

/** Fruit that releases its water in the oven and is part of the batter. */
export const isMoist = ({ food }: Item): boolean => MASHED.has(food.name);

/** Sliced fruit would sink and leave the batter wet: bananas are mashed, firmer fruit is diced. */
function forBatter(k: Kitchen, item: Item): Item {
  const { food, cut } = item;
  if (food.role !== 'fruit') return item;
  if (food.name === 'banana') return k.prepare(item, 'peeled and mashed');
  return k.prepare(item, cutOf(food, cut).replace(/ and (?:sliced|quartered|halved)$/u, ' and diced'));
}

/** Limits folded-in foods to what a batter can carry, in grams per person. */
export function limitFoldIns(k: Kitchen, items: readonly Item[], most: number): readonly Item[] {
  const total = items.reduce((sum, { weight }) => sum + weight, 0) / k.servings;
  const fewer = total <= most ? items : items.map((item) => k.weigh(item, (item.weight / k.servings) * (most / total)));
  return fewer.map((item) => forBatter(k, item));
}

/** Fruits per person whose zest is enough. */
const ZEST = 0.2;
/** Spices that cannot go into a batter whole. */
const WHOLE_SPICES: ReadonlySet<string> = new Set([
  'cinnamon stick',
  'star anise',
  'clove',
  'cardamom pod',
  'anise seed',
  'licorice root',
]);

function scent(k: Kitchen, item: Item): string {
  const { food, weight } = item;
  if (WHOLE_SPICES.has(food.name)) return k.name(k.prepare(item, 'finely ground'));
  if (food.unit !== 'piece' || (food.role !== 'citrus' && food.name !== 'orange')) return k.name(item);
  const due = (food.grams ?? 0) * ZEST;
  const some = weight / k.servings > due ? k.weigh(item, due) : item;
  return `the grated zest of ${k.the(k.prepare(some, 'zest finely grated'))}`;
}

/** Returns the words for a batter's flavors: only the zest of citrus, and ground spices. */
export const scented = (k: Kitchen, items: readonly Item[]): string => listOf(items.map((item) => scent(k, item)));

/** Returns the words for an acid: "lemon juice", from the fruit or a bottle. */
export function sharpJuice(k: Kitchen, items: readonly Item[]): string {
  k.name(items);
  const juices = items.filter(({ food }) => food.unit !== 'piece');
  const fruits = items.filter((item) => !juices.includes(item));
  return listOf([
    ...juices.map(({ name }) => name),
    ...(fruits.length > 0 ? [`${listOf(nounModifiers(fruits, 2))} juice`] : []),
  ]);
}

/** "the juice of the limes and the lemon juice". Bottled juice is used by the same weight. */
export const allJuice = (k: Kitchen, items: readonly Item[], perPerson: number): string =>
  listOf(
    items.map((item) =>
      item.food.unit === 'piece'
        ? `the juice of ${k.the(item)}`
        : k.the(k.weigh(item, Math.max(perPerson, item.weight / k.servings))),
    ),
  );
