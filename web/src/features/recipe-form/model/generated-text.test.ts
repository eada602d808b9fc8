import { expect, it } from 'vitest';

import { describeGenerated, keptTitleText } from './generated-text.ts';

const KEPT = 'Everything you typed is kept.';

it.each([
  ['cancelled', null, 'Stopped', KEPT],
  ['done', null, 'Failed to generate recipe', undefined],
  ['failed', null, 'Failed to generate recipe', KEPT],
  ['failed', 'Failed to generate recipe', 'Failed to generate recipe', KEPT],
  ['failed', 'The stove is off.', 'Failed to generate recipe', `The stove is off. ${KEPT}`],
] as const)('one that is %s, because of %s, is worded as %s', (state, problem, message, detail) => {
  expect(describeGenerated({ state, problem })).toMatchObject({ message, detail });
});

it('says what REECE called a recipe whose typed title stays', () => {
  expect(keptTitleText('Supper', 'Leek Soup')).toBe('Your title stays. REECE called it “Leek Soup”.');
  expect(keptTitleText('Leek Soup', 'Leek Soup')).toBeUndefined();
});
