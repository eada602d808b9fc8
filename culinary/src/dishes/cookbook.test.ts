import { describe, expect, test } from 'vitest';
import { composeDish, type ComposedDish } from '#compose/compose-dish';
import { type Equipment, EQUIPMENT } from '#compose/equipment';
import { isMeatOrFish } from '#compose/meat-or-fish';
import { cutOf } from '#compose/technique';
import { DISHES } from '#dishes/all-dishes';
import { type Dish, servesOf } from '#dishes/dish';
import { COOKBOOK, idOf } from '#dishes/dish-forms';
import { keysIn } from '#dishes/step-template';
import { stepsOf, writeDish } from '#dishes/write-dish';
import { type Food, getFood } from '#ingredient-catalogue';
import { seededRandom } from '#seeded-random';

const waysOf = (dish: Dish): readonly (Equipment | undefined)[] => [
  undefined,
  ...EQUIPMENT.filter((each) => dish.ways?.[each] !== undefined),
];

/** Cooks a dish as written; `all` gives it every food that is used only if given. */
function cook(
  dish: Dish,
  {
    servings = servesOf(dish),
    way,
    all = false,
  }: { servings?: number; way?: Equipment | undefined; all?: boolean } = {},
): ComposedDish {
  const form = COOKBOOK.find(({ id }) => id === idOf(dish));
  if (form === undefined) throw new Error(`${dish.name} has no form`);
  const given = Object.entries(dish.foods).filter(([, [, , options]]) => all && options?.when === 'given');
  return composeDish(writeDish(dish), {
    form,
    placed: new Map(given.map(([key, [name]]) => [key, [{ food: getFood(name), name, weight: null }]])),
    servings,
    chance: seededRandom('seed'),
    cuisine: null,
    cuisineAsked: false,
    frugal: false,
    hurried: false,
    allows: () => true,
    diets: [],
    ...(way === undefined ? {} : { equipment: way }),
  });
}

const byName = DISHES.map((dish) => [dish.name, dish] as const);
const isSavory = ({ category }: Dish): boolean => !['Dessert', 'Beverage', 'Breakfast', 'Snack'].includes(category);

test('no two dishes share a name', () => {
  const names = COOKBOOK.flatMap(({ id, words }) =>
    [...new Set(words.map((word) => word.toLowerCase()))].map((word) => `${word} (${id})`),
  );
  const shared = Map.groupBy(names, (name) => name.replace(/ \(.*/u, ''));
  expect([...shared.values()].filter((each) => each.length > 1)).toEqual([]);
});

describe.each(byName)('%s', (_, dish) => {
  test('names every one of its foods in each of its ways, and no other', () => {
    const keys = [...Object.keys(dish.foods), ...Object.keys(dish.welcomes ?? {})];
    for (const key of dish.signature) expect(keys).toContain(key);
    for (const way of waysOf(dish)) {
      const named = new Set(stepsOf(dish, way).flatMap((step) => keysIn(step)));
      expect([...named].toSorted(), way).toEqual(keys.toSorted());
    }
  });

  test('is cooked safely and written cleanly, in each of its ways and for any number of people', () => {
    for (const way of waysOf(dish))
      for (const all of [false, true])
        for (const servings of [1, 4, servesOf(dish), 11]) {
          const cooked = cook(dish, { way, all, servings });
          expect(cooked.safe, `${way ?? 'as written'}: states the core temperature, or simmers tender`).toBe(true);
          expect(cooked.title.startsWith(dish.name)).toBe(true);
          expect(cooked.cooking + cooked.preparing).toBeGreaterThan(0);
          for (const step of cooked.instructions) {
            expect(step).toMatch(/^\p{Lu}.*[.!)]$/u);
            expect(step).not.toMatch(/[{}[\]]|undefined| {2}| ,|\bthe the\b|\bthe (?:and|or)\b|,\s*[.,]/u);
            expect(step.length).toBeLessThan(700);
          }
        }
  });

  test('cuts whatever must be cut', () => {
    const { items, instructions } = cook(dish, { all: true });
    const sentences = instructions.join(' ').split(/(?<=[.;:!?]) /u);
    const uncut = items.filter(({ food, cut, note }) => {
      if (note !== undefined || cutOf(food, cut) !== '' || !needsCutting(food)) return false;
      const word = (food.short ?? food.name).split(' ').at(-1) ?? '';
      return !sentences.some((each) => each.includes(word.replace(/[ys]$/u, '')) && CUTS.test(each));
    });
    expect(uncut.map(({ name }) => name)).toEqual([]);
  });

  test('has portions of a sensible size', () => {
    const { items } = cook(dish);
    const each = items.reduce((sum, { weight }) => sum + weight, 0) / servesOf(dish) + waterOf(dish) / servesOf(dish);
    const [least, most] = PORTIONS[dish.category];
    expect(each).toBeGreaterThanOrEqual(least);
    expect(each).toBeLessThanOrEqual(most);
    const flesh =
      items.filter(({ food }) => isMeatOrFish(food)).reduce((sum, { weight }) => sum + weight, 0) / servesOf(dish);
    expect(flesh).toBeLessThanOrEqual(420);
    if (flesh > 0 && dish.category === 'Main Dish') expect(flesh).toBeGreaterThanOrEqual(25);
  });

  test('is seasoned, states its oven temperature, cooks its eggs and says how long it keeps', () => {
    const text = dish.steps.join(' ');
    const names = Object.values(dish.foods).map(([name]) => getFood(name));
    if (isSavory(dish))
      expect(/\{(?:salt|pinch|season)\}/u.test(text) || names.some((food) => isSalty(food))).toBe(true);
    if (dish.uses?.includes('oven') === true) expect(text).toMatch(/\d{2,3} °C|broiler/u);
    if (names.some(({ name }) => name.startsWith('egg') && name !== 'egg noodle'))
      expect(text).toMatch(/71 °C|bake|boil|simmer|fry|oven|set\b|steam|poach/iu);
    expect(dish.keeps).toMatch(/\b(?:hours?|days?|weeks?|months?|at once|same day)\b.*\.$/u);
    for (const [, days] of dish.keeps.matchAll(/(\d+)(?: to \d+)? days in the fridge/gu))
      expect(Number(days)).toBeLessThanOrEqual(
        names.some((food) => isMeatOrFish(food) || food.role === 'rice') ? 4 : 14,
      );
    expect(dish.about.length).toBeGreaterThan(40);
    expect(dish.about.length).toBeLessThanOrEqual(220);
  });
});

const CUTS =
  /\b(?:slic|chop|cut|grat|crush|mash|halv|quarter|tear|torn|blend|shred|scor|peel|minc|pound|purée|process|whole|split|dice|grind|trim|carve|crumbl|pit|core|squeez|zest|juic|roll|break|pull|strip|leaves|wedge|bruis|bash|bunch|sprig)/iu;
const CUT_ROLES: ReadonlySet<Food['role']> = new Set([
  'veg',
  'aromatic',
  'meat',
  'braise',
  'poultry',
  'tofu',
  'fruit',
  'herb',
  'cheese',
  'sausage',
  'chocolate',
  'bread',
]);
const needsCutting = (food: Food): boolean =>
  CUT_ROLES.has(food.role) &&
  cutOf(food, 'dice') !== '' &&
  food.texture !== 'berry' &&
  food.unit !== 'sprig' &&
  food.unit !== 'slice';

const SALTY =
  /soy|fish sauce|miso|anchov|bacon|feta|parmesan|stock|ham\b|prosciutto|sausage|pancetta|tamari|doubanjiang|salted|kimchi|olive\b|caper|sauerkraut|shrimp paste|oyster sauce|gochujang/iu;
const isSalty = ({ name }: Food): boolean => SALTY.test(name);

const WATER = /\{(\d+(?:\.\d+)?) ml\}/gu;
const waterOf = ({ steps }: Dish): number =>
  [...steps.join(' ').matchAll(WATER)].reduce((sum, [, ml]) => sum + Number(ml), 0) * 0.5;

/** Grams per serving, least and most. */
const PORTIONS: Readonly<Record<Dish['category'], readonly [number, number]>> = {
  'Main Dish': [180, 1000],
  'Side Dish': [50, 500],
  Appetizer: [30, 450],
  Dessert: [40, 450],
  Breakfast: [50, 600],
  Soup: [250, 1100],
  Salad: [100, 600],
  Beverage: [80, 700],
  Snack: [20, 400],
};
