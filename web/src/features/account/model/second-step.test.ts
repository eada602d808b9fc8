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

describe('listSecondStepMethods', () => {
  it('lists the app first and a recovery code last', () => {
    const phone = factor({ id: '0198f3c0-0000-7000-8000-00000000000b', factor_type: 'phone', phone: '+•• •• ••• 042' });
    expect(labelsOf([phone, factor({})], true)).toEqual([
      'Authenticator app',
      'Code to the phone ending in 042',
      'Use a passkey',
      'Use a recovery code',
    ]);
  });

  it('omits unverified factors', () => {
    expect(labelsOf([factor({ status: 'unverified' })])).toEqual(['Use a recovery code']);
  });

  it('names each app when there are two', () => {
    const tablet = factor({ id: '0198f3c0-0000-7000-8000-00000000000c', friendly_name: 'Tablet' });
    expect(labelsOf([factor({}), tablet])).toEqual([
      'Authenticator app (My phone)',
      'Authenticator app (Tablet)',
      'Use a recovery code',
    ]);
  });
});

describe('isCode', () => {
  it.each(['123456', '123 456', ' 123456 '])('accepts %j', (typed) => expect(isCode(typed)).toBe(true));
  it.each(['', '12345', '1234567', 'abcdef'])('rejects %j', (typed) => expect(isCode(typed)).toBe(false));
});
