import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';

import { loadAllNames } from '#all-names';
import { parseRequest } from '#compose/parse-request';

beforeAll(loadAllNames);

const FOODS = [
  'eggs',
  'tofu',
  'kimchi',
  'rice',
  'peas',
  'rice noodles',
  'pork shoulder',
  'bbq sauce',
  'buns',
  'coconut milk',
  'fish sauce',
  'shrimp',
  'milk',
  'bread',
  'butter',
  'chicken thighs',
  'spinach',
  'feta',
  'lentils',
  'macaroni',
  'cheddar',
  'smoked salmon',
  'cream cheese',
  'onions',
] as const;

const given = (ingredients: readonly string[]): readonly string[] =>
  parseRequest({ ingredients: [...ingredients], seed: '1' })
    .given.map(({ food }) => food.name)
    .toSorted();

test('a list in one row has the same foods as its parts in rows of their own', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...FOODS), { minLength: 3, maxLength: 6 }), (foods) => {
      const last = foods.at(-1) ?? '';
      expect(given([`${foods.slice(0, -1).join(', ')} and ${last}`])).toEqual(given(foods));
      expect(given([foods.join(', ')])).toEqual(given(foods));
    }),
    // Alone, the last two are a dish.
    { examples: [[['eggs', 'rice', 'peas']]] },
  );
});
