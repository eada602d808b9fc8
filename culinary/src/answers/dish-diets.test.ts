import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#answer';
import { DISHES, findDish } from '#answers/dish-diets';
import { findFood } from '#ingredient-catalogue';

const SAID: Readonly<Record<string, string>> = { soybeans: 'soy', nuts: 'tree nuts', sulphites: 'sulfites' };

describe('DISHES', () => {
  test('has unique names that are not catalog foods', () => {
    const names = DISHES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => findFood(name)?.name === name)).toEqual([]);
  });

  test.each(DISHES.map((dish) => [dish.name, dish] as const))(
    '%s is never called safe for someone with one of its allergens',
    (name, dish) => {
      expect(findDish(`may I have ${name} tonight?`)).toBe(dish);
      for (const allergen of [...dish.contains, ...dish.sometimes]) {
        const { text } = answerQuestion(`I am allergic to ${SAID[allergen] ?? allergen}, can I eat ${name}?`);
        expect(text, allergen).toMatch(dish.contains.includes(allergen) ? /^No\./u : /^(?:No|Not without asking)\./u);
      }
    },
  );
});

test('findDish prefers the longest name', () => {
  expect(findDish('is quiche lorraine vegetarian')?.name).toBe('quiche lorraine');
  expect(findDish('Crème Brûlée')?.name).toBe('creme brulee');
  expect(findDish('a moleskin jacket')).toBeNull();
});
