import { describe, expect, it } from 'vitest';

import { isExpired, parseExpiry, parseTokenForm, availableScopes } from './model.ts';

describe('a new token', () => {
  it('needs a name and something that it may do', () => {
    expect(parseTokenForm({ name: ' ', scopes: ['assistant'], expiry: '30' })).toMatchObject({ field: 'name' });
    expect(parseTokenForm({ name: 'x'.repeat(81), scopes: ['assistant'], expiry: '30' })).toMatchObject({
      field: 'name',
    });
    expect(parseTokenForm({ name: 'Shelf', scopes: [], expiry: '30' })).toMatchObject({ field: 'scopes' });
  });

  it('ends after the days that were chosen, or never', () => {
    expect(parseTokenForm({ name: ' Shelf ', scopes: ['recipes:read'], expiry: '365' })).toEqual({
      token: { name: 'Shelf', scopes: ['recipes:read'], expires_in_days: 365 },
    });
    expect(parseTokenForm({ name: 'Shelf', scopes: ['worker'], expiry: 'never' })).toMatchObject({
      token: { expires_in_days: null },
    });
  });

  it('may work for another server where an admin makes it', () => {
    expect(availableScopes({ is_admin: true })).toContain('worker');
    for (const who of [{ is_admin: false }, null]) expect(availableScopes(who)).not.toContain('worker');
  });

  it('ends by itself unless it is said otherwise', () => {
    expect(parseExpiry('something')).toBe('90');
    expect(parseExpiry('never')).toBe('never');
  });
});

it('a token is over at the moment it ends', () => {
  const at = '2026-03-10T12:00:00.000Z';
  expect(isExpired(at, Date.parse(at) - 1)).toBe(false);
  expect(isExpired(at, Date.parse(at))).toBe(true);
  expect(isExpired(null, Date.parse(at))).toBe(false);
});
