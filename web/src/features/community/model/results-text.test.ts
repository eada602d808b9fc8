import { expect, it } from 'vitest';

import { foundText } from './results-text.ts';

it.each([
  [1, false, '1 recipe'],
  [24, false, '24 recipes'],
  [24, true, 'More than 24 recipes'],
  [1200, true, 'More than 1,200 recipes'],
])('foundText of %i loaded, more: %j, is "%s"', (loaded, more, text) => {
  expect(foundText(loaded, more)).toBe(text);
});
