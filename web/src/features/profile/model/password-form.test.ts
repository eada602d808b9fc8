import { describe, expect, it } from 'vitest';

import { checkPasswords } from './password-form.ts';

describe('checkPasswords', () => {
  it.each([
    ['', 'secret1', 'secret1', 'current', 'Please enter your current password'],
    ['old', '12345', '12345', 'next', 'Password must be at least 6 characters'],
    ['old', 'x'.repeat(129), 'x'.repeat(129), 'next', 'Password must be at most 128 characters'],
    ['old', 'secret1', 'secret2', 'confirmation', 'New passwords do not match'],
  ])('%j, %j and %j: reports %s', (current, next, confirmation, field, message) => {
    expect(checkPasswords({ current, next, confirmation })).toEqual({ field, message });
  });

  it('accepts a complete form', () => {
    expect(checkPasswords({ current: 'old', next: '123456', confirmation: '123456' })).toBeNull();
  });
});
