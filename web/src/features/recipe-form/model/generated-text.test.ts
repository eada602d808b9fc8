import { expect, it } from 'vitest';

import { describeNoRecipe, titleNoteText } from './generated-text.ts';

const UNCHANGED = 'Everything you typed is still here.';

it.each([
  ['cancelled', null, 'Stopped', UNCHANGED],
  ['done', null, 'Failed to generate recipe', undefined],
  ['failed', null, 'Failed to generate recipe', UNCHANGED],
  ['failed', 'Failed to generate recipe', 'Failed to generate recipe', UNCHANGED],
  ['failed', 'The stove is off.', 'Failed to generate recipe', `The stove is off. ${UNCHANGED}`],
] as const)('describeNoRecipe(%s, %s) returns %s', (state, problem, message, detail) => {
  expect(describeNoRecipe({ state, problem })).toMatchObject({ message, detail });
});

it('titleNoteText names REECE’s title when the typed one stays', () => {
  expect(titleNoteText('Supper', 'Leek Soup')).toBe('We kept your title. REECE called it “Leek Soup”.');
  expect(titleNoteText('Leek Soup', 'Leek Soup')).toBeUndefined();
});
