import { describe, expect, it } from 'vitest';

import { isExpired, parseExpiry, parseTokenForm, availableScopes } from './model.ts';

describe('parseTokenForm', () => {
  it('requires a name and a scope', () => {
    expect(parseTokenForm({ name: ' ', scopes: ['assistant'], expiry: '30' })).toMatchObject({ field: 'name' });
    expect(parseTokenForm({ name: 'x'.repeat(81), scopes: ['assistant'], expiry: '30' })).toMatchObject({
      field: 'name',
    });
    expect(parseTokenForm({ name: 'Shelf', scopes: [], expiry: '30' })).toMatchObject({ field: 'scopes' });
  });

  it('converts the expiry to days, or null for never', () => {
    expect(parseTokenForm({ name: ' Shelf ', scopes: ['recipes:read'], expiry: '365' })).toEqual({
      token: { name: 'Shelf', scopes: ['recipes:read'], expires_in_days: 365 },
    });
    expect(parseTokenForm({ name: 'Shelf', scopes: ['worker'], expiry: 'never' })).toMatchObject({
      token: { expires_in_days: null },
    });
  });
});

it('availableScopes offers the worker scope to admins only', () => {
  expect(availableScopes({ is_admin: true })).toContain('worker');
  for (const user of [{ is_admin: false }, null]) expect(availableScopes(user)).not.toContain('worker');
});

it('parseExpiry falls back to 90 days', () => {
  expect(parseExpiry('something')).toBe('90');
  expect(parseExpiry('never')).toBe('never');
});

it('isExpired is true from the expiry time on', () => {
  const at = '2026-03-10T12:00:00.000Z';
  expect(isExpired(at, Date.parse(at) - 1)).toBe(false);
  expect(isExpired(at, Date.parse(at))).toBe(true);
  expect(isExpired(null, Date.parse(at))).toBe(false);
});
