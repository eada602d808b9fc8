import type { FoodRole } from '#catalogue/food-row';
import { type DishForm, isHotVeg, isSweetDish } from '#compose/dish-form';
import type { GivenFood } from '#compose/given-food';
import type { Item } from '#compose/item';
import type { Kitchen } from '#compose/kitchen';
import { isDriedBean, needsRaw } from '#compose/leftovers';
import { type CutStyle, minutesOf, panMethod } from '#compose/technique';
import { isHotCured, isPanProtein, isRawVeg } from '#forms/main-foods-data';
import { capital } from '#food-words';
import { type Food, gramsPerUnit, tasteOf } from '#ingredient-catalogue';
import type { Slot } from '#compose/slot';

/** How a food that has no place in the dish joins the meal. */
type Joins =
  | 'boiled'
  | 'fried'
  | 'warmed'
  | 'cut'
  | 'whole'
  | 'seasoning'
  | 'scattered'
  | 'poured'
  | 'after'
  | 'sweetening';

const BOILED: ReadonlySet<FoodRole> = new Set(['rice', 'grain', 'pasta', 'noodle']);
const TABLE: ReadonlySet<FoodRole> = new Set([
  'bread',
  'wrap',
  'cheese',
  'yogurt',
  'pickle',
  'sauce',
  'spread',
  'tinned-fish',
  'cured',
]);
const SCATTERED: ReadonlySet<FoodRole> = new Set(['nut', 'seed', 'herb', 'seaweed', 'aromatic']);
const SWEETENING: ReadonlySet<FoodRole> = new Set(['sweetener', 'sweet-spice']);
const AFTERWARDS: ReadonlySet<FoodRole> = new Set(['fruit', 'dried-fruit']);
const USUAL_BOILING_MINUTES = 12;
const EGG_MINUTES = 10;
const WARMING_MINUTES = 5;
/** A side is this share of a usual serving. */
const SIDE_SHARE = 0.6;
const MAX_SIDES = 5;

const known = new WeakMap<Food, Joins | null>();

/** Memoized, because choosing a dish asks it of each form. */
function howToServe(food: Food): Joins | null {
  const there = known.get(food);
  if (there !== undefined) return there;
  const how = joinsAs(food);
  known.set(food, how);
  return how;
}

function joinsAs(food: Food): Joins | null {
  if (isDriedBean(food) || food.name === 'water') return null;
  if (food.role === 'lentil') return food.ready === true ? 'warmed' : 'boiled';
  if (food.role === 'legume') return food.cooked === true && food.ready !== true ? 'boiled' : 'warmed';
  if (BOILED.has(food.role)) return food.ready === true ? 'warmed' : 'boiled';
  if (food.role === 'egg') return food.name === 'egg' ? 'boiled' : null;
  if (isPanProtein(food) || isHotCured(food)) return 'fried';
  if (isRawVeg(food)) return 'cut';
  if (isHotVeg(food)) return food.texture === undefined ? null : 'boiled';
  if (SCATTERED.has(food.role)) return 'scattered';
  if (AFTERWARDS.has(food.role)) return 'after';
  if (food.role === 'tomato') return 'warmed';
  if (food.role === 'spice') return 'seasoning';
  if (food.role === 'drink' || food.role === 'milk') return 'poured';
  if (SWEETENING.has(food.role)) return 'sweetening';
  return TABLE.has(food.role) && tasteOf(food) !== 'sweet' ? 'whole' : null;
}

/** What belongs beside a sweet dish or a drink: nothing savory, and nothing that is cooked for it. */
const suitsSweet = (food: Food): boolean =>
  ['nut', 'seed', 'fruit', 'dried-fruit', 'chocolate', 'confection', 'yogurt', 'cream'].includes(food.role) &&
  tasteOf(food) !== 'savory';

/** True if a food that has no place in a dish can join the meal beside it. */
export function canBeSide(food: Food, form: DishForm): boolean {
  const how = howToServe(food);
  return how !== null && how !== 'sweetening' && !needsRaw(form.id, food) && (!isSweetDish(form) || suitsSweet(food));
}

interface Table {
  readonly form: DishForm;
  /** The given foods that are in the dish. */
  readonly inDish: readonly GivenFood[];
  /** The time limit. */
  readonly minutes: number | null;
}

/** Selects, of the foods that have no place in a dish, those that are served beside it within the time. */
export function sidesOf(left: readonly GivenFood[], { form, inDish, minutes }: Table): readonly GivenFood[] {
  // Honey alone is no dessert, but it sweetens the fruit.
  const hasDessert = left.some(({ food }) => howToServe(food) === 'after' || food.role === 'yogurt');
  let isFilling = inDish.some(({ food }) => isFillingStarch(food));
  const sides = left.filter(({ food }) => {
    const how = howToServe(food);
    if (how === null || needsRaw(form.id, food) || (how === 'sweetening' && !hasDessert)) return false;
    if (isSweetDish(form) && !suitsSweet(food)) return false;
    if (how === 'boiled' && minutes !== null && boilingMinutes(food, cutFor(food)) >= minutes) return false;
    if (!isFillingStarch(food)) return true;
    const isFirst = !isFilling;
    isFilling = true;
    return isFirst;
  });
  return sides.slice(0, MAX_SIDES);
}

/** Of these, one is enough for a meal. */
const isFillingStarch = (food: Food): boolean =>
  BOILED.has(food.role) || food.role === 'oats' || food.name === 'potato';

const cutFor = (food: Food): CutStyle => {
  const how = howToServe(food);
  return how === 'boiled' || how === 'fried'
    ? 'chunk'
    : how === 'cut' || how === 'after'
      ? 'raw'
      : how === 'scattered'
        ? 'dice'
        : 'whole';
};

/** The slot of the foods served beside a dish, cut as their way of serving needs. */
export const sideSlot = ({ food }: GivenFood, at: number): Slot => ({
  id: `side ${at}`,
  takes: () => true,
  max: 1,
  cut: cutFor(food),
  budget: food.per * gramsPerUnit(food) * SIDE_SHARE,
});

const boilingMinutes = (food: Food, cut: CutStyle): number => {
  if (food.role === 'egg') return EGG_MINUTES;
  if (food.texture !== undefined) return minutesOf(food, 'simmer', cut);
  return food.minutes?.simmer ?? USUAL_BOILING_MINUTES;
};

export interface Side {
  readonly text: string;
  /** Over heat. */
  readonly minutes: number;
}

/** Writes the step that prepares the sides and brings them to the table. */
export function sidesStep(k: Kitchen, sides: readonly Item[]): Side {
  const by = (how: Joins): readonly Item[] => sides.filter(({ food }) => howToServe(food) === how);
  const sentences: string[] = [];
  let longest = 0;
  const timed = (minutes: number): number => {
    longest = Math.max(longest, minutes);
    return minutes;
  };
  for (const item of by('boiled'))
    sentences.push(
      item.food.role === 'egg'
        ? `boil ${k.the(item)} for ${timed(EGG_MINUTES)} minutes, until firm, cool in cold water and peel`
        : `boil ${k.the(item)} in salted water for ${timed(boilingMinutes(item.food, item.cut))} minutes, until tender, and drain`,
    );
  for (const item of by('fried')) {
    const { minutes, cue } = panMethod(item.food);
    sentences.push(`fry ${k.the(item)} in ${k.name(k.fat())} for ${timed(minutes)} minutes, ${cue}`);
  }
  if (by('warmed').length > 0)
    sentences.push(`warm ${k.the(by('warmed'))} with a pinch of salt for ${timed(WARMING_MINUTES)} minutes`);
  const table = [...by('boiled'), ...by('fried'), ...by('warmed'), ...by('cut'), ...by('whole')];
  const cooking = sentences.length > 0 ? `Meanwhile, ${sentences.join('; ')}. ` : '';
  const parts = [
    ...(table.length > 0 ? [`serve ${k.the(table)} alongside`] : []),
    ...(by('seasoning').length > 0 ? [`season it with a pinch of ${k.the(by('seasoning'))}`] : []),
    ...(by('scattered').length > 0 ? [`scatter ${k.the(by('scattered'))} over at the table`] : []),
    ...(by('poured').length > 0 ? [`pour ${k.the(by('poured'))} to drink`] : []),
    ...(by('after').length + by('sweetening').length > 0
      ? [`have ${k.the(by('after'), by('sweetening'))} for dessert`]
      : []),
  ];
  return { text: `${cooking}${capital(parts.join(', and '))}.`, minutes: longest };
}
