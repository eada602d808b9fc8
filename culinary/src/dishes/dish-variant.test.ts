import { expect, test } from 'vitest';
import { composeRecipe } from '#compose';
import { composeDish } from '#compose/compose-dish';
import { DISHES } from '#dishes/all-dishes';
import { CUTS, isPoultry, mainKind } from '#dishes/cuts';
import { formOf } from '#dishes/dish-forms';
import { MAIN_REQUESTS, MEATLESS_REQUESTS, REFUSED_REQUESTS } from '#dishes/dish-variant-data';
import { mainFoodOf } from '#dishes/main-food';
import { withMain } from '#dishes/with-main';
import { writeDish } from '#dishes/write-dish';
import { servesOf } from '#dishes/dish';
import { getFood } from '#ingredient-catalogue';
import { seededRandom } from '#seeded-random';

test.each(MAIN_REQUESTS)('%s is made of what it names, and of no other meat', (request, title, has, not) => {
  const { recipe, unusable } = composeRecipe({ ingredients: [request], seed: 's' });
  expect(recipe?.title).toMatch(title);
  const list = recipe?.ingredients.filter((line) => !/\b(?:stock|fat|paste|sauce)\b/u.test(line)).join('\n') ?? '';
  expect(list).toMatch(has);
  expect(list).not.toMatch(not);
  expect(unusable).toEqual([]);
});

test.each(REFUSED_REQUESTS)(
  '%s cannot be made well, so that the answer says so and makes the nearest',
  (request, title, not) => {
    const { recipe, unusable } = composeRecipe({ ingredients: [request], seed: 's' });
    expect(unusable.map(({ reason }) => reason).join()).toMatch(/I have no recipe for .* with/u);
    expect(recipe?.title).toMatch(title);
    expect(recipe?.ingredients.join('\n')).not.toMatch(not);
  },
);

test.each(MEATLESS_REQUESTS)('%s has no meat stock, bacon or fish sauce, and no step for the meat', (request) => {
  const { recipe } = composeRecipe({ ingredients: [request], seed: 's' });
  expect(recipe?.ingredients.join('\n')).not.toMatch(
    /(?:beef|chicken|fish) stock|bacon|fish sauce|worcestershire|dried shrimp/u,
  );
  expect(recipe?.instructions.join(' ')).not.toMatch(/still pink|no pink|excess fat|the fat rises|74 °C/u);
});

test.each([
  ['vegan pho', 'Soup'],
  ['mushroom wellington', 'Main Dish'],
])('what is made in place of a %s is of its category', (request, category) => {
  expect(composeRecipe({ ingredients: [request], seed: 's' }).recipe?.category).toBe(category);
});

const ASKED = [
  'beef steak',
  'pork chop',
  'lamb chop',
  'veal cutlet',
  'chicken breast',
  'turkey breast',
  'duck breast',
  'goat meat',
  'shrimp',
  'salmon fillet',
  'firm tofu',
  'cauliflower',
  'red lentil',
  'black bean',
] as const;
const STATED = /\b(\d{2}) °C/gu;
const OTHERS = /egg|yolk|custard|rice|dough|oil|water|sausage|thick/iu;

test.each(ASKED)('a dish made with %s in the place of its meat is safe, and speaks of nothing else', (name) => {
  const food = getFood(name);
  const kind = mainKind(food);
  if (kind === null) throw new Error(`${name} is no main food`);
  let made = 0;
  const faults = DISHES.flatMap((dish) => {
    const main = mainFoodOf(dish);
    if (main === null || main.kind === kind) return [];
    const variant = withMain(dish, food);
    if (variant === null) return [];
    made += 1;
    const cooked = composeDish(writeDish(variant.dish), {
      form: formOf(variant.dish),
      placed: new Map(),
      servings: servesOf(dish),
      chance: seededRandom('s'),
      cuisine: null,
      cuisineAsked: false,
      frugal: false,
      hurried: false,
      allows: () => true,
      diets: [],
    });
    const fault = (what: string): string => `${dish.name} with ${name}: ${what}`;
    const text = cooked.instructions.join(' ');
    const kinds = cooked.items.map((item) => mainKind(item.food)).filter((each) => each === main.kind);
    const core = variant.food.core ?? 0;
    const temperatures = text
      .split(/(?<=[.;]) /u)
      .filter((sentence) => !OTHERS.test(sentence))
      .flatMap((sentence) => [...sentence.matchAll(STATED)].map(([, degrees]) => Number(degrees)))
      .filter((degrees) => degrees >= 55 && degrees < 80);
    const says =
      main.kind in CUTS ? new RegExp(String.raw`\b${main.kind}\b(?! (?:stock|broth|fat|bouillon|tallow))`, 'iu') : null;
    return [
      ...(cooked.safe ? [] : [fault('no core temperature')]),
      ...(kinds.length > 0 ? [fault(`still has ${main.kind}`)] : []),
      ...(isPoultry(kind) && temperatures.some((degrees) => degrees < core)
        ? [fault(`${temperatures.join()} °C`)]
        : []),
      ...(isPoultry(kind) && /still pink|rosy|medium-rare/u.test(text) ? [fault('pink poultry')] : []),
      ...(says?.test(`${cooked.title} ${text}`) === true
        ? [fault(`says ${main.kind}: ${says.exec(`${cooked.title} ${text}`)?.index ?? 0}`)]
        : []),
      ...(/shoulder|stewing|goat/u.test(variant.food.name) && cooked.cooking < 60
        ? [fault(`${cooked.cooking} minutes`)]
        : []),
      ...cooked.instructions
        .filter((step) => /[{}[\]]|undefined| {2}| ,|\bthe the\b|,\s*[.,]|\.\.|until[.,]/u.test(step))
        .map(fault),
      ...cooked.instructions.filter((step) => !/^\p{Lu}.*[.!)]$/u.test(step)).map(fault),
    ];
  });
  expect(faults).toEqual([]);
  expect(made).toBeGreaterThan(kind === 'fish' ? 10 : 30);
});

test('cubes of lamb simmer longer than the chicken of the dish, and chicken shorter than its beef', () => {
  const minutes = (request: string): number =>
    composeRecipe({ ingredients: [request], seed: 's' }).recipe?.cooking_time ?? 0;
  expect(minutes('lamb korma')).toBeGreaterThanOrEqual(minutes('chicken korma') + 60);
  expect(minutes('chicken nihari')).toBeLessThan(minutes('beef nihari') / 2);
});
