import type { FoodRole } from '#catalogue/food-row';
import { both, type DishForm, either, isNamed } from '#compose/dish-form';
import { type Equipment, EQUIPMENT } from '#compose/equipment';
import { isMeatOrFish } from '#compose/meat-or-fish';
import { isKindOf, isPartOf, isSameSpice } from '#compose/kind-of-food';
import type { Slot } from '#compose/slot';
import type { Swaps } from '#compose/substitutions';
import { type Dish, type DishFood, servesOf, type Welcome } from '#dishes/dish';
import { DISHES } from '#dishes/all-dishes';
import { ORIGINS } from '#dishes/origins';
import { articleFor } from '#food-words';
import { type Food, type FoodName, getFood, gramsPerUnit } from '#ingredient-catalogue';

/** Scores of a given food that is part of the dish's signature, and what its rarity adds; of one that replaces it. */
const SIGNATURE_LOVE = { least: 0.3, rare: 1 };
const REPLACEMENT_LOVE = 0.3;
/** Score penalties of a food that is missing: the dish would be another, or take a trip to the store. */
const COST = { meat: 6, moreMeat: 1, signature: 2.2, bought: 0.5 };

/** Foods of these roles are in most kitchens, or easily left out. */
const STAPLES: ReadonlySet<FoodRole> = new Set<FoodRole>([
  'aromatic',
  'herb',
  'spice',
  'sweet-spice',
  'fat',
  'seasoning',
  'vinegar',
  'stock',
  'sauce',
  'sweetener',
  'flour',
  'baking',
  'thickener',
  'citrus',
]);
const STAPLE_FOODS: ReadonlySet<string> = new Set([
  'onion',
  'carrot',
  'celery',
  'milk',
  'egg',
  'egg yolk',
  'egg white',
  'ice',
  'water',
  'canned tomatoes',
  'tomato paste',
]);
const WELCOME_GRAMS = 50;

/** In how many dishes a food is part of the signature. */
const counts = new Map<string, number>();
for (const { signature, foods } of DISHES)
  for (const key of signature) {
    const name = foods[key]?.[0] ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }

/** 1 for a food that makes one dish what it is (berbere), near 0 for one that is in many (rice). Falls with the logarithm. */
const rarityOf = (name: FoodName): number => Math.max(MIN_RARITY, 1 - RARITY_FALL * Math.log(counts.get(name) ?? 1));
const RARITY_FALL = 0.28;
const MIN_RARITY = 0.1;

/** In how many dishes a food is used at all. */
const useCounts = new Map<string, number>();
for (const { foods } of DISHES)
  for (const [name] of Object.values(foods)) useCounts.set(name, (useCounts.get(name) ?? 0) + 1);
/** Fewer dishes than this use a sauce that few kitchens have: pomegranate molasses. */
const MIN_SAUCE_USES = 10;

/** Without it, a kitchen bakes something else than bread. */
const YEASTS: ReadonlySet<string> = new Set(['active dry yeast', 'compressed yeast', 'sourdough starter']);

const isStaple = (food: Food): boolean =>
  !YEASTS.has(food.name) &&
  ((STAPLES.has(food.role) && (food.role !== 'sauce' || (useCounts.get(food.name) ?? 0) >= MIN_SAUCE_USES)) ||
    STAPLE_FOODS.has(food.name));

function costOf(dish: Dish, key: string, [name, , options]: DishFood): number {
  const food = getFood(name);
  if (options?.when !== undefined) return 0;
  const isSignature = dish.signature.includes(key);
  if (isMeatOrFish(food)) return isSignature || !hasMeatInSignature(dish) ? COST.meat : COST.moreMeat;
  if (isSignature) return isStaple(food) ? COST.bought : COST.signature;
  if (YEASTS.has(food.name)) return COST.signature;
  return isStaple(food) ? 0 : COST.bought;
}

const hasMeatInSignature = ({ signature, foods }: Dish): boolean =>
  signature.some((key) => isMeatOrFish(getFood(foods[key]?.[0] ?? 'water')));

const loveOf = (name: FoodName): number => SIGNATURE_LOVE.least + SIGNATURE_LOVE.rare * rarityOf(name);

function slotOf(dish: Dish, key: string, food: DishFood): Slot {
  const [name, amount, options = {}] = food;
  const { or = [], cut } = options;
  const own = getFood(name);
  const hasEggs = Object.values(dish.foods).some(([other]) => other === 'egg');
  return {
    id: key,
    // The steps cook it from raw.
    takes: both(
      either(
        isNamed(name, ...or),
        (given) => isKindOf(given, own) || isSameSpice(given, own) || (!hasEggs && isPartOf(own, given)),
      ),
      (given) => given.ready !== true || given.role === 'veg',
    ),
    max: 1,
    food: name,
    own: (amount * gramsPerUnit(own)) / servesOf(dish),
    cost: costOf(dish, key, food),
    ...(isMeatOrFish(own) && options.when === undefined
      ? { costBesides: dish.signature.includes(key) ? COST.signature : COST.moreMeat }
      : {}),
    ...(dish.signature.includes(key)
      ? {
          signature: rarityOf(name),
          love: loveOf(name),
          ...(isStaple(own) ? { staple: true } : {}),
          ...(own.role === 'egg' ? { missed: true } : {}),
        }
      : {}),
    ...(cut === undefined ? {} : { cut }),
  };
}

const welcomeSlot = (key: string, { foods, cut = 'whole', max = 2 }: Welcome): Slot => ({
  id: key,
  takes: isNamed(...foods),
  max,
  budget: WELCOME_GRAMS,
  cut,
});

function lovesOf({ signature, foods }: Dish): NonNullable<DishForm['loves']> {
  const loves: NonNullable<DishForm['loves']> = {};
  for (const key of signature) {
    const food = foods[key];
    if (food === undefined) continue;
    const [name, , { or = [] } = {}] = food;
    for (const other of or) loves[other] ??= REPLACEMENT_LOVE;
    loves[name] = loveOf(name);
  }
  return loves;
}

const TIMES = /\{(?:rest )?(?:\d+-)?(\d+) min\}/gu;
const CUTTING_MINUTES = 10;
/** The minutes of a dish as written, cutting included. */
export const minutesOf = ({ steps }: Pick<Dish, 'steps'>): number =>
  CUTTING_MINUTES + [...steps.join(' ').matchAll(TIMES)].reduce((sum, [, minutes]) => sum + Number(minutes), 0);

/** The id of a dish. No other form's id ends like it: "cottage-pie" is the form, "cottage-pie-dish" the dish. */
export const idOf = ({ name }: Pick<Dish, 'name'>): string =>
  `${name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/gu, '-')}-dish`;

const waysOf = ({ uses = ['hob'], ways = {} }: Dish): readonly Equipment[] => [
  ...uses,
  ...EQUIPMENT.filter((each) => ways[each] !== undefined),
];

/** Foods whose general substitutes need another method than the steps of a dish describe. */
const NEEDS_OTHER_STEPS = ['gelatin', 'condensed milk', 'puff pastry', 'shortcrust pastry'] as const;
/** More of these per serving than this is a dough or a batter, which no other flour makes in the same way; less thickens. */
const THICKENING_GRAMS = 12;
const WHEAT_FLOURS = ['all-purpose flour', 'wholewheat flour'] as const;

function swapsOf(dish: Dish): Swaps {
  const doughs = WHEAT_FLOURS.filter((flour) =>
    Object.values(dish.foods).some(([name, amount]) => name === flour && amount / servesOf(dish) > THICKENING_GRAMS),
  );
  const isWhipped = dish.steps.some((step) => /\bwhip/iu.test(step));
  return {
    ...Object.fromEntries(NEEDS_OTHER_STEPS.map((name) => [name, []])),
    ...Object.fromEntries(doughs.map((name) => [name, []])),
    ...(isWhipped ? { 'heavy cream': ['coconut cream'] } : {}),
    ...dish.swaps,
  };
}

/** Returns a dish as a dish form. */
export const formOf = (dish: Dish): DishForm => {
  const cuisine = ORIGINS[dish.origin];
  const noun = dish.name.toLowerCase();
  return {
    id: idOf(dish),
    noun: dish.noun ?? `${articleFor(noun)} ${noun}`,
    words: [dish.name, ...(dish.also ?? []), ...Object.values(dish.called ?? {})],
    hints: [dish.origin.toLowerCase()],
    categories: [dish.category, ...(dish.fits ?? [])],
    loves: lovesOf(dish),
    cuisines: cuisine === null ? [] : [cuisine],
    minutes: minutesOf(dish),
    serves: servesOf(dish),
    ways: waysOf(dish),
    swaps: swapsOf(dish),
    ...(dish.never === undefined ? {} : { never: dish.never }),
    slots: [
      ...Object.entries(dish.foods).map(([key, food]) => slotOf(dish, key, food)),
      ...Object.entries(dish.welcomes ?? {}).map(([key, welcome]) => welcomeSlot(key, welcome)),
    ],
  };
};

/** The dishes of the cookbook as dish forms. */
export const COOKBOOK: readonly DishForm[] = DISHES.map(formOf);
