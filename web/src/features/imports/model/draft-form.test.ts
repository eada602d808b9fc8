import { EMPTY_RECIPE } from '@larder/culinary/import/imported-recipe';
import type { Draft } from '@larder/contract/imports';
import { expect, test } from 'vitest';

import { changesOf, draftErrorsOf, formOf } from '#features/imports/model/draft-form.ts';
import type { DraftForm } from '#features/imports/model/draft-form.ts';
import { ApiError } from '#platform/api-error.ts';

const EMPTY = { ...EMPTY_RECIPE, findings: [] } as unknown as Draft;
const SOUP: Draft = {
  ...EMPTY,
  title: 'Leek soup',
  ingredients: ['For the soup:', '2 leeks'],
  instructions: ['Slice the leeks.\nThinly.', 'Simmer.'],
  tags: ['quick'],
};

test('an untouched form has no changes', () => {
  const form = formOf(SOUP);
  expect(changesOf(form, form)).toEqual({});
});

test.for<[string, Partial<DraftForm>, object]>([
  ['a title', { title: 'Soup' }, { title: 'Soup' }],
  ['a description', { description: 'Warm.' }, { description: 'Warm.' }],
  ['a time', { cooking_time: 20 }, { cooking_time: 20 }],
  [
    'ingredient lines without blank ones',
    { ingredients: ' 2 leeks \n\n1 l stock\n' },
    { ingredients: ['2 leeks', '1 l stock'] },
  ],
  ['steps of one line each', { instructions: 'Slice.\nSimmer.' }, { instructions: ['Slice.', 'Simmer.'] }],
  [
    'steps with line breaks, separated by blank lines',
    { instructions: 'Slice.\nThinly.\n \nSimmer.\n\n\nServe.' },
    { instructions: ['Slice.\nThinly.', 'Simmer.', 'Serve.'] },
  ],
  [
    'a section without a blank line after it',
    { instructions: 'Soup:\nSlice.\n\nSimmer.' },
    { instructions: ['Soup:', 'Slice.', 'Simmer.'] },
  ],
  ['no steps at all', { instructions: ' \n ' }, { instructions: [] }],
  ['tags', { tags: ['quick', 'green'] }, { tags: ['quick', 'green'] }],
])('the changes are only %s', ([, change, sent]) => {
  const before = formOf(SOUP);
  expect(changesOf({ ...before, ...change }, before)).toEqual(sent);
});

test('errors of the server are at their fields, and those of a line name it', () => {
  const fields = {
    'draft.title': 'At most 200 characters',
    'draft.ingredients.3': 'At most 500 characters',
    'draft.ingredients.5': 'At most 500 characters',
    'draft.tags.0': 'At most 60 characters',
    choice: 'x',
  };
  const error = new ApiError({
    status: 400,
    code: 'invalid_input',
    message: 'x',
    fields,
    requestId: 'x',
    retryAfter: null,
  });
  expect(draftErrorsOf(error)).toEqual({
    title: 'At most 200 characters',
    ingredients: 'Line 4: At most 500 characters',
    tags: 'Tag 1: At most 60 characters',
  });
  expect(draftErrorsOf(new Error('x'))).toEqual({});
});
