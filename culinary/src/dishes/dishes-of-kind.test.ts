import fc from 'fast-check';
import { expect, test } from 'vitest';

import { DISHES } from '#dishes/all-dishes';
import { dishesLike, dishesOfKind } from '#dishes/dishes-of-kind';
import { dishNamedIn } from '#dishes/named-dish';
import { suggestTitles } from '#suggest';

const dishNamed = (name: string) => DISHES.find((dish) => dish.name === name);

test.each([
  ['korean', ['Korean'], ['Main Dish', 'Soup', 'Salad', 'Appetizer']],
  ['italian dessert', ['Italian'], ['Dessert']],
  ['something nordic', ['Swedish', 'Danish', 'Norwegian', 'Finnish'], ['Main Dish', 'Soup', 'Salad', 'Appetizer']],
  ['polish soup', ['Polish'], ['Soup']],
])('%j lists dishes of %j in %j', (phrase, origins, categories) => {
  const dishes = dishesOfKind(phrase, 's').map(dishNamed);
  expect(dishes.length).toBeGreaterThan(0);
  for (const dish of dishes) {
    expect(origins).toContain(dish?.origin);
    expect(categories).toContain(dish?.category);
  }
});

test.each(['leek soup', 'xyzzy', '', 'beef stew'])('%j names a food or no kind', (phrase) => {
  expect(dishesOfKind(phrase, 's')).toEqual([]);
});

test('dinner is a main dish, whatever the seed', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 5 }), (seed) => {
      for (const name of dishesOfKind('dinner', seed).slice(0, 8)) expect(dishNamed(name)?.category).toBe('Main Dish');
    }),
    { numRuns: 20 },
  );
});

test('dishes like a dish have its origin and category, and are others', () => {
  const dishes = dishesLike('tiramisu-dish', 's').map(dishNamed);
  expect(dishes.length).toBeGreaterThan(2);
  for (const dish of dishes) {
    expect(dish).toMatchObject({ origin: 'Italian', category: 'Dessert' });
    expect(dish?.name).not.toBe('Tiramisu');
  }
});

test.each(['a', 'b', 'c'])(
  'vegan dinner in 30 minutes without an oven is at least three savory dishes (%s)',
  (seed) => {
    const titles = suggestTitles('dinner', seed, 4, { diets: ['vegan'], minutes: 30, missing: ['oven'] }).map(
      ({ title }) => title,
    );
    expect(new Set(titles).size).toBeGreaterThanOrEqual(3);
    expect(titles.join()).not.toMatch(/oats|fool|lassi|cake|chocolate|cookies|vegan/iu);
  },
);

test.each(['vegan chili', 'spicy chili', 'chili'])('%j is a chili, although chili is a food too', (text) => {
  expect(dishNamedIn(text, ['red chili'], true)?.id).toBe('chili-con-carne-dish');
});
