import { describe, expect, test } from 'vitest';
import { composeRecipe } from '#compose';
import { DISHES } from '#dishes/all-dishes';
import { readDishName } from '#dishes/correct-dish-name';
import { isPoultry, mainKind } from '#dishes/cuts';
import { mainFoodOf } from '#dishes/main-food';
import { withMain } from '#dishes/with-main';
import { getFood } from '#ingredient-catalogue';
import type { Diet } from '#catalogue/food-row';
import { loadEveryLanguage } from '#every-language';

const made = (request: string, diets: readonly Diet[] = []): ReturnType<typeof composeRecipe> =>
  composeRecipe({ ingredients: [request], seed: 's', diets: [...diets] });
const reasons = (request: string): string =>
  made(request)
    .unusable.map(({ reason }) => reason)
    .join();

describe('a dish asked for by name', () => {
  test.each([
    ['panner butter masala', 'Paneer Butter Masala'],
    ['chiken tikka massala', 'Chicken Tikka Masala'],
    ['lamb tika masala', 'Lamb Tikka Masala'],
    ['turkey bolognaise', 'Turkey Spaghetti Bolognese'],
    ['bouef bourguignon', 'Boeuf Bourguignon'],
    ['creme brule', 'Crème Brûlée'],
    ['adana kebap', 'Adana Kebab'],
  ])('is that dish although it is misspelled: %s', (request, title) => {
    expect(made(request).recipe?.title).toBe(title);
  });

  test.each(['black bean tacos', 'chicken wings', 'mutton curry', 'joojeh kabab', 'tonkotsu ramen', 'partridge'])(
    'words that mean something as they are stay: %s',
    (text) => {
      loadEveryLanguage();
      expect(readDishName(text)).toBe(text);
    },
  );

  test.each([
    ['Hühnerfrikassee', 'Chicken Fricassee'],
    ['Putenschnitzel', 'Turkey Schnitzel'],
    ['Rindergulasch', 'Beef Goulash'],
    ['Schnitzel vom Huhn', 'Chicken Schnitzel'],
  ])('is read out of a German compound: %s', (request, title) => {
    expect(made(request).recipe?.title).toBe(title);
  });

  test.each([
    ['grandma’s apple pie', 'Apple Pie'],
    ["jamie oliver's carbonara", 'Spaghetti Carbonara'],
    ['authentic carbonara', 'Spaghetti Carbonara'],
    ['best ever banana bread', 'Banana Bread'],
    ['traditional irish stew', 'Irish Stew'],
  ])('is that dish, without a word about the words around its name: %s', (request, title) => {
    const { recipe, unusable } = made(request);
    expect([recipe?.title, unusable]).toEqual([title, []]);
  });

  test.each(['chicken divan', 'tofu scramble', 'salmon fishcakes'])('is in the cookbook: %s', (request) => {
    expect(made(request).unusable).toEqual([]);
    expect(made(request).recipe?.title).toMatch(/Divan|Tofu Scramble|Fish Cakes/u);
  });

  test.each([
    ['funeral potatoes', /no recipe by that name/u],
    ['johnny cakes', /no recipe by that name/u],
    ['tonkotsu ramen', /don't have a recipe/u],
    ['vegan massaman curry', /Massaman Curry cannot be vegan/u],
    ['vegetarian pho', /Pho Bo cannot be vegetarian/u],
  ])('is another dish only with a word about it: %s', (request, said) => {
    expect(reasons(request)).toMatch(said);
  });

  test('that the cookbook names has no such word', () => {
    const faults = DISHES.filter(({ name }) => /no recipe by that name/u.test(reasons(name)));
    expect(faults.map(({ name }) => name)).toEqual([]);
  });

  test.each(['cheeseless lasagna', 'eggless pancakes', 'beanless chili'])('obeys “-less”: %s', (request) => {
    const { recipe } = made(request);
    expect(recipe?.ingredients.join('\n') ?? '').not.toMatch(
      /ricotta|mozzarella|parmesan|\beggs?\b|kidney|black bean/u,
    );
  });
});

const MEAT = /chicken|beef|pork|lamb|veal|turkey|duck|bacon|\bham\b|salmon|\bcod\b|shrimp|fish(?! ?cake)|anchov/iu;

describe('a vegetarian version of a dish of meat', () => {
  test.each([
    ['boeuf bourguignon', /Bourguignon/u],
    ['coq au vin', /Coq au Vin/u],
    ['irish stew', /Irish Stew/u],
    ['nihari', /Nihari/u],
    ['wiener schnitzel', /^Celeriac Wiener Schnitzel/u],
    ['fish tacos', /Tacos/u],
    ["shepherd's pie", /Shepherd's Pie/u],
    ['toad in the hole', /Toad in the Hole/u],
    ['lamb rogan josh', /Rogan Josh/u],
  ])('is that dish with a vegetable in its place: %s', (request, title) => {
    const { recipe, unusable } = made(request, ['vegetarian']);
    expect(recipe?.title).toMatch(title);
    expect(unusable).toEqual([]);
    expect(recipe?.ingredients.map((line) => line.replace(/plant-based|vegetarian \w+/u, '')).join('\n')).not.toMatch(
      MEAT,
    );
    expect(recipe?.instructions.join(' ')).not.toMatch(/\bgravy\b|meatball|for turkey/iu);
  });
});

test('plant-based mince is never cut into pieces', () => {
  const faults = DISHES.flatMap((dish) => {
    const variant = withMain(dish, getFood('plant-based mince'));
    const text =
      variant === null
        ? ''
        : JSON.stringify(Object.values(variant.dish.foods).find(([name]) => name === 'plant-based mince'));
    return /cut|cube|slice|chunk/u.test(text) ? [dish.name] : [];
  });
  expect(faults).toEqual([]);
});

test('shrimp go into a braise at its end, for 4 minutes, and nothing speaks of them before', () => {
  const long = DISHES.flatMap((dish) => {
    const main = mainFoodOf(dish);
    const variant = main?.food.role === 'braise' ? withMain(dish, getFood('shrimp')) : null;
    if (main === null || variant === null) return [];
    const steps = variant.dish.steps.join(' ');
    const [before = '', ...after] = steps.split(new RegExp(String.raw`\{[^}]*\b${main.key}\b[^}]*\}`, 'u'));
    return /simmer[^.]*\{\d+ min\}/u.test(before)
      ? [{ name: dish.name, before, after, keeps: variant.dish.keeps }]
      : [];
  });
  expect(long.length).toBeGreaterThan(5);
  for (const { name, before, after, keeps } of long) {
    expect(keeps, name).toMatch(/^Eat it fresh/u);
    expect(before, name).not.toMatch(/shrimp/iu);
    expect(after, name).toHaveLength(1);
    expect(after[0], name).toMatch(/^[^.]* simmer gently for \{4 min\}, until pink and firm \(63 °C\)\./u);
    expect(after[0]?.replaceAll(/\{along [^}]*\}/gu, ''), name).not.toMatch(
      /(?:simmer|boil)[^.]*\{(?:[5-9]|\d\d+) min\}.*(?:simmer|boil)[^.]*\{(?:[5-9]|\d\d+) min\}/u,
    );
  }
  expect(long.length).toBeGreaterThan(5);
});

test('another meat keeps the slow cooker and the air fryer of the dish, with its own time and temperature', () => {
  const faults = (['chicken breast', 'lamb chop', 'pork chop', 'beef steak'] as const).flatMap((name) => {
    const kind = mainKind(getFood(name));
    return DISHES.flatMap((dish) => {
      const variant = withMain(dish, getFood(name));
      if (variant === null || kind === null) return [];
      return Object.entries(variant.dish.ways ?? {}).flatMap(([way, { steps }]) => {
        const text = steps.join(' ');
        const low = [...text.matchAll(/on low for \{(?:\d+-)?(\d+) min\}/gu)].map(([, minutes]) => Number(minutes));
        const isCold = isPoultry(kind) && /\b63 °C|still pink/u.test(text);
        const isShort = way === 'slow cooker' && low.some((minutes) => minutes < (isPoultry(kind) ? 180 : 240));
        return isCold || isShort ? [`${dish.name} with ${name}, ${way}: ${text}`] : [];
      });
    });
  });
  expect(faults).toEqual([]);
  const steps = (request: string): string => made(request).recipe?.instructions.join(' ') ?? '';
  expect(steps('slow cooker lamb korma')).toMatch(/slow cooker .* on low for 7 hours/u);
  expect(steps('air fryer chicken schnitzel')).toMatch(/air fryer .* 74 °C/u);
  expect(steps('slow cooker shrimp korma')).not.toMatch(/slow cooker/u);
});
