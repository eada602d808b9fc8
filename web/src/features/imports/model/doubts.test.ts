import { expect, it } from 'vitest';

import { doubtsOf } from './doubts.ts';

it.each([
  [1, '1 line from the AI isn’t on the page and was left out'],
  [3, '3 lines from the AI aren’t on the page and were left out'],
])('names how many lines of a model the page does not have: %i', (leftOut, says) => {
  const finding = { field: 'ingredients', from: 'model', sure: false, left_out: leftOut } as const;
  expect(doubtsOf({ ingredients: ['2 leeks'], instructions: ['Simmer.'], findings: [finding] })).toEqual([
    says,
    'the ingredients',
  ]);
});
