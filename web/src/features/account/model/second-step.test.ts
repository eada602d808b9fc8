import type { Factor } from '@larder/contract/factors';
import { describe, expect, it } from 'vitest';

import { isCode, listSecondStepMethods } from './second-step.ts';

function factor(changes: Partial<Factor>): Factor {
  return {
    id: '0198f3c0-0000-7000-8000-00000000000a',
    factor_type: 'totp',
    friendly_name: 'My phone',
    status: 'verified',
    issuer: 'Larder',
    phone: null,
    created_at: '2026-03-01T00:00:00.000Z',
    ...changes,
  };
}

function labelsOf(factors: readonly Factor[], hasPasskey = false): string[] {
  return listSecondStepMethods({ factors, has_passkey: hasPasskey }).map(({ label }) => label);
}

describe('the ways to complete the second step', () => {
  it('begin with the app and end with a recovery code', () => {
    const phone = factor({ id: '0198f3c0-0000-7000-8000-00000000000b', factor_type: 'phone', phone: '+•• •• ••• 042' });
    expect(labelsOf([phone, factor({})], true)).toEqual([
      'Authenticator app',
      'Code to the phone ending in 042',
      'Use a passkey',
      'Use a recovery code',
    ]);
  });

  it('leave out what was never verified', () => {
    expect(labelsOf([factor({ status: 'unverified' })])).toEqual(['Use a recovery code']);
  });

  it('tell two apps apart by their names', () => {
    const tablet = factor({ id: '0198f3c0-0000-7000-8000-00000000000c', friendly_name: 'Tablet' });
    expect(labelsOf([factor({}), tablet])).toEqual([
      'Authenticator app (My phone)',
      'Authenticator app (Tablet)',
      'Use a recovery code',
    ]);
  });
});

describe('a code', () => {
  it.each(['123456', '123 456', ' 123456 '])('%j is one', (typed) => expect(isCode(typed)).toBe(true));
  it.each(['', '12345', '1234567', 'abcdef'])('%j is none', (typed) => expect(isCode(typed)).toBe(false));
});
