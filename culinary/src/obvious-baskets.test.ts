import { expect, test } from 'vitest';

import { composeRecipe } from '#compose';
import { OBVIOUS_BASKETS } from './obvious-baskets-data.ts';

/** The share that must be right. The others get a dish of the same foods that has another name. */
const RIGHT = 0.86;

test('the foods of a dish that any cook would name make that dish', () => {
  const wrong = OBVIOUS_BASKETS.flatMap(([basket, title]) => {
    const { recipe } = composeRecipe({ ingredients: basket.split('; '), seed: 'obvious' });
    return title.test(recipe?.title ?? '') ? [] : [`${basket}: ${recipe?.title ?? 'nothing'}`];
  });
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(OBVIOUS_BASKETS.length * (1 - RIGHT));
});
