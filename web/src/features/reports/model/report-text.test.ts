import { expect, it } from 'vitest';

import { ApiError, UnreachableError } from '#platform/api-error.ts';

import { describeReportFailure, findFault } from './report-text.ts';

it('findFault requires a reason, and details for the reason “other”', () => {
  expect(findFault(null, 'x')?.field).toBe('reason');
  expect(findFault('other', '  ')?.field).toBe('details');
  expect(findFault('other', ' \u200b\u2060')?.field).toBe('details');
  expect(findFault('other', 'Odd')).toBeNull();
  expect(findFault('spam', '')).toBeNull();
});

it('describeReportFailure shows the message of a conflict, and a general one otherwise', () => {
  const error = {
    status: 409,
    code: 'conflict',
    message: 'Yours',
    fields: {},
    requestId: null,
    retryAfter: null,
  } as const;
  expect(describeReportFailure(new ApiError(error))).toEqual({ message: 'Yours', detail: undefined });
  expect(describeReportFailure(new UnreachableError(null)).message).toBe('The report could not be sent');
});
