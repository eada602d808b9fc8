import { expect, test } from 'vitest';

import { scaledYield } from '#scaled-yield';

test.for([
  ['24 cookies', 2, '48 cookies'],
  ['6-8 rolls', 2, '12-16 rolls'],
  ['1 loaf', 0.5, '½ loaf'],
  ['1,5 Liter', 2, '3 Liter'],
  ['one 9-inch cake', 2, 'one 9-inch cake (×2)'],
  ['2 9-inch cakes', 2, '4 9-inch cakes'],
  ['a big pot', 3, 'a big pot (×3)'],
  ['24 cookies', 1, '24 cookies'],
] as const)('scaledYield makes of "%s" times %d "%s"', ([text, factor, scaled]) => {
  expect(scaledYield(text, factor)).toBe(scaled);
});
