import type { FoodRole } from '#catalogue/food-row';
import type { GivenFood } from '#compose/given-food';
import { isFreshMeatOrFish } from '#compose/meat-or-fish';
import type { Food } from '#ingredient-catalogue';

export const isDriedBean = ({ role, cooked, ready }: Food): boolean =>
  role === 'legume' && cooked === true && ready !== true;
/** Minimum minutes of any dish with them. */
export const DRIED_BEAN_MINUTES = 130;

/** Dishes that benefit from leftovers, and dishes that need the food raw; by form id. */
const FITS: Readonly<Record<string, number>> = {
  'fried-rice': 2.5,
  sandwich: 2,
  'hearty-salad': 1.5,
  'breakfast-hash': 2,
  quesadilla: 1.5,
  burrito: 1,
  tacos: 1,
  'chunky-soup': 1.5,
  'noodle-soup': 1,
  'pot-pie': 1,
  frittata: 1,
  fritters: 1,
  'fish-cakes': 1,
  'pita-pockets': 0.5,
  schnitzel: -6,
  'seared-plate': -6,
  'roast-dinner': -6,
  'wine-braise': -6,
  'sheet-pan-roast': -3,
  'fish-parcels': -6,
  skewers: -5,
  burgers: -5,
  meatballs: -5,
  bulgogi: -5,
  goulash: -4,
  stew: -2,
  tagine: -2,
  paella: -3,
  jambalaya: -3,
  risotto: -3,
  'one-pot-pilaf': -3,
  pilaf: -3,
  'rice-and-peas': -4,
  'rice-pudding': -3,
  gratin: -2,
  'lentil-soup': -1,
  dal: -3,
};

/** At or below these values the dish needs it raw: a schnitzel its meat, a risotto its rice. */
const RAW_MEAT = -4;
const RAW_GRAIN = -3;

/** True if the dish depends on cooking this food itself, so that a cooked one is useless. */
export const needsRaw = (id: string, food: Food): boolean =>
  food.ready === true && food.role !== 'veg' && leftoverFit(id) <= (isFreshMeatOrFish(food) ? RAW_MEAT : RAW_GRAIN);

/** Returns how much better or worse a dish becomes with a cooked food. */
export const leftoverFit = (id: string): number => FITS[id] ?? 0;

const COOKED =
  /(?:^|\s)(?:left-?\s?over|(?:pre-?)?cooked|rotisserie|boiled|steamed|poached|roasted|roast|grilled|baked|day-old)\s/iu;
const RAW_CUTS = /roast(?:ing)?\s*$/iu;
const CAN_BE_READY: ReadonlySet<FoodRole> = new Set<FoodRole>([
  'poultry',
  'meat',
  'braise',
  'mince',
  'sausage',
  'fish',
  'shellfish',
  'offal',
  'rice',
  'grain',
  'pasta',
  'noodle',
  'lentil',
  'veg',
]);

/** True if a text describes this food as cooked ("leftover chicken", "boiled potatoes"). */
export const isReady = (text: string, food: Food): boolean =>
  CAN_BE_READY.has(food.role) && food.unit !== 'can' && COOKED.test(` ${text} `) && !RAW_CUTS.test(text);

const READY_MINUTES = { pan: 3, simmer: 3, roast: 12 };
/** Dry grains and pasta more than double their weight when cooked. */
const SWELLING = 2.4;
const SWELLS: ReadonlySet<FoodRole> = new Set<FoodRole>(['rice', 'grain', 'pasta', 'noodle', 'lentil']);

export const swellingOf = ({ role }: Food): number => (SWELLS.has(role) ? SWELLING : 1);

const readyFoods = new Map<string, Food>();

export function readyFood(food: Food): Food {
  const known = readyFoods.get(food.name);
  if (known !== undefined) return known;
  const { cooked: _raw, peel: _skin, ...rest } = food;
  const ready: Food = { ...rest, per: food.per * swellingOf(food), ready: true, minutes: READY_MINUTES };
  readyFoods.set(food.name, ready);
  return ready;
}

/** Returns the list name of a cooked food: "cooked chicken breast", "leftover rice". */
export const readyName = (name: string): string =>
  COOKED.test(`${name} `) ? name : `cooked ${name.replace(/^roasting /u, '')}`;

/** The minutes within which there is no time to boil them and then make a dish of them. */
const COOKED_BEFORE: Readonly<Partial<Record<FoodRole, number>>> = { rice: 20 };

const hasNoTime = ({ role, ready }: Food, minutes: number | null): boolean =>
  ready !== true && minutes !== null && minutes <= (COOKED_BEFORE[role] ?? 0);

/** The given foods; those that there is no time to boil are cooked already, unless their weight is given. */
export const cookedBefore = (given: readonly GivenFood[], minutes: number | null): readonly GivenFood[] =>
  given.map((each) =>
    each.weight === null && hasNoTime(each.food, minutes) ? { ...each, food: readyFood(each.food) } : each,
  );
