import { type Item, type Kitchen, listOf } from '#compose/kitchen';
import { stems } from '#compose/sentences';
import { cutOf } from '#compose/technique';

/** Of egg there may be so much more than the batter wants before it turns to omelette. */
const MOST_EGG = 1.2;

/** How many times what the table eats goes into a batch that is held by whole eggs: half an egg for one makes a batch for two. */
export function batchFor(servings: number, eggsEach: number): number {
  const wanted = servings * eggsEach;
  return Math.max(1, Math.max(1, Math.round(wanted)) / wanted / MOST_EGG);
}

const MASHED: ReadonlySet<string> = new Set(['banana', 'applesauce', 'pumpkin', 'zucchini', 'carrot', 'plantain']);

/** Fruit that gives up its water in the oven and is part of the batter. */
export const isMoist = ({ food }: Item): boolean => MASHED.has(food.name);

/** Slices of fruit sink and leave a batter wet around them: bananas go in mashed, what is firmer in dice. */
function forBatter(k: Kitchen, item: Item): Item {
  const { food, cut } = item;
  if (food.role !== 'fruit') return item;
  if (food.name === 'banana') return k.prepare(item, 'peeled and mashed');
  return k.prepare(item, cutOf(food, cut).replace(/ and (?:sliced|quartered|halved)$/u, ' and diced'));
}

/** Brings what is folded in down to what a batter can carry, in grams for one person; less is left as it is. */
export function carried(k: Kitchen, items: readonly Item[], most: number): readonly Item[] {
  const total = items.reduce((sum, { weight }) => sum + weight, 0) / k.servings;
  const fewer = total <= most ? items : items.map((item) => k.weigh(item, (item.weight / k.servings) * (most / total)));
  return fewer.map((item) => forBatter(k, item));
}

/** The zest of so much of a fruit is enough for one. */
const ZEST = 0.2;
/** Spices that a batter cannot take whole. */
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

/** What scents a batter, as a sentence names it: of lemons and oranges only the zest, and spices ground. */
export const scented = (k: Kitchen, items: readonly Item[]): string => listOf(items.map((item) => scent(k, item)));

/** What sharpens fruit or a drink, as a sentence names it: "lemon juice", from the fruit or from a bottle. */
export function sharpJuice(k: Kitchen, items: readonly Item[]): string {
  k.name(items);
  const juices = items.filter(({ food }) => food.unit !== 'piece');
  const fruits = items.filter((item) => !juices.includes(item));
  return listOf([
    ...juices.map(({ name }) => name),
    ...(fruits.length > 0 ? [`${listOf(stems(fruits, 2))} juice`] : []),
  ]);
}

/** The juice of all of them: "the juice of the limes and the lemon juice". A bottle is no fruit: of it the same weight goes in. */
export const allJuice = (k: Kitchen, items: readonly Item[], perPerson: number): string =>
  listOf(
    items.map((item) =>
      item.food.unit === 'piece'
        ? `the juice of ${k.the(item)}`
        : k.the(k.weigh(item, Math.max(perPerson, item.weight / k.servings))),
    ),
  );
