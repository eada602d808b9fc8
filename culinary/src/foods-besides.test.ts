import { expect, test } from 'vitest';

import { foodsBesides } from '#foods-besides';

test.each<[readonly string[], readonly string[], number, readonly string[]]>([
  [
    ['long-grain rice', 'egg', 'pea', 'soy sauce', 'salt', 'olive oil'],
    ['long-grain rice', 'egg', 'pea'],
    3,
    ['soy sauce'],
  ],
  [['basmati rice', 'chicken thigh'], ['long-grain rice', 'chicken'], 2, []],
  [['chicken stock', 'leek'], ['chicken', 'leek'], 1, ['chicken stock']],
  [['peanut butter', 'coconut milk'], ['butter', 'milk'], 0, ['peanut butter', 'coconut milk']],
])('a recipe of %j, with %j at hand, uses %i and lacks %j', (foods, atHand, used, missing) => {
  expect(foodsBesides(foods, atHand)).toEqual({ used, missing });
});
