import { expect, test } from 'vitest';

import { nutritionOfText } from './nutrition-text.ts';

test.each([
  [
    'Per Serving (excluding unknown items): 340 Calories; 23g Fat (62.1% calories from fat); 4 g Saturated Fat; 32g Protein; 1mcg Vitamin D.',
    {
      calories: '340 kcal',
      fatContent: '23 g',
      saturatedFatContent: '4 g',
      proteinContent: '32 g',
      'Vitamin D': '1 mcg',
    },
  ],
  ['120 kcal Energy', { calories: '120 kcal' }],
  ['Exchanges: 1 Grain(Starch); 2 Fat', { Grain: '1', fatContent: '2' }],
  ['30 calories from fat', null],
  ['Tasty', null],
  ['', null],
])('nutritionOfText reads "%s"', (text, expected) => {
  expect(nutritionOfText(text)).toStrictEqual(expected);
});
