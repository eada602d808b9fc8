import { describe, expect, it } from 'vitest';

import { checkName, describeRegistrationFailure, suggestName } from './model.ts';

describe('suggestName', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'iPhone'],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 10)', 'Android phone'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows computer'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Mac'],
    ['curl/8', 'My device'],
  ])('%s suggests %s', (userAgent, name) => {
    expect(suggestName(userAgent)).toBe(name);
  });
});

it('checkName requires a name of limited length', () => {
  expect(checkName(' ')).toBe('Please enter a name');
  expect(checkName('x'.repeat(81))).toBe('Please use at most 80 characters');
  expect(checkName('Mac')).toBeNull();
});

it('describeRegistrationFailure explains that the device already has a passkey', () => {
  const error = new Error('x');
  error.name = 'InvalidStateError';
  expect(describeRegistrationFailure(error)).toBe('This device already has a passkey for you.');
  expect(describeRegistrationFailure(new Error('x'))).toMatch(/try again/u);
});
