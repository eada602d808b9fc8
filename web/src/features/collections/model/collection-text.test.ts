import { COLLECTION_LIMITS, COLLECTION_TEXTS } from '@larder/contract/collection-texts';
import { describe, expect, test } from 'vitest';

import { addedText, describeSaveFailure, nameProblem } from '#features/collections/model/collection-text.ts';
import { ApiError, UnreachableError } from '#platform/api-error.ts';

test.for([
  ['Soups', ''],
  ['  ', COLLECTION_TEXTS.name_required],
  [`${'x'.repeat(COLLECTION_LIMITS.name_max_characters)} `, ''],
  ['x'.repeat(COLLECTION_LIMITS.name_max_characters + 1), 'At most 100 characters'],
] as const)('nameProblem(%o) is %o', ([name, problem]) => {
  expect(nameProblem(name)).toBe(problem);
});

describe('describeSaveFailure', () => {
  const refused = (fields: Record<string, string>) =>
    new ApiError({ status: 400, code: 'invalid_input', message: 'No', fields, requestId: 'x', retryAfter: null });

  test('names the field, else repeats the message of the server', () => {
    expect(describeSaveFailure(refused({ name: 'Too long' }))).toEqual({ message: '', name: 'Too long' });
    expect(describeSaveFailure(refused({}))).toEqual({ message: 'No', name: '' });
  });

  test('says that nothing is lost without a connection and after a fault', () => {
    for (const error of [new UnreachableError(null), new Error('x')])
      expect(describeSaveFailure(error).message).toContain('Everything you entered is still here');
  });
});

test.for([
  [0, 1, 'Already in the collection'],
  [0, 3, 'All of them are already in the collection'],
  [1, 1, '1 recipe added'],
  [2, 3, '2 recipes added'],
] as const)('addedText of %i of %i', ([added, total, text]) => {
  expect(addedText(added, total)).toBe(text);
});
