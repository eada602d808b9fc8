import { describe, expect, it } from 'vitest';

import { groupSecret, parseFactorChoice, recoveryFile, onlyVerified } from './model.ts';

const FACTOR = {
  id: '0198f3c0-0000-7000-8000-000000000001',
  factor_type: 'totp',
  friendly_name: 'Phone',
  issuer: 'Larder',
  phone: null,
  created_at: '2026-03-10T11:59:01.000Z',
} as const;

describe('parseFactorChoice', () => {
  it('gives an authenticator app a default name', () => {
    expect(parseFactorChoice({ kind: 'totp', name: ' ', phone: 'ignored' })).toEqual({
      factor: { factor_type: 'totp', friendly_name: 'Authenticator app' },
    });
  });

  it('requires a valid phone number', () => {
    expect(parseFactorChoice({ kind: 'phone', name: 'Mine', phone: ' ' })).toMatchObject({
      field: 'phone',
      message: 'Please enter a phone number',
    });
    expect(parseFactorChoice({ kind: 'phone', name: 'Mine', phone: 'soon' })).toMatchObject({ field: 'phone' });
    expect(parseFactorChoice({ kind: 'phone', name: 'Mine', phone: ' +44 20 7946 0000 ' })).toEqual({
      factor: { factor_type: 'phone', friendly_name: 'Mine', phone: '+44 20 7946 0000' },
    });
  });

  it('refuses a name that is too long', () => {
    expect(parseFactorChoice({ kind: 'totp', name: 'x'.repeat(81), phone: '' })).toMatchObject({ field: 'name' });
  });
});

it('groupSecret splits a secret into groups of four', () => {
  expect(groupSecret('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  expect(groupSecret('')).toBe('');
});

it('onlyVerified omits unverified factors', () => {
  const factors = [
    { ...FACTOR, status: 'verified' as const },
    { ...FACTOR, status: 'unverified' as const },
  ];
  expect(onlyVerified(factors)).toHaveLength(1);
});

it('recoveryFile names the site and lists the codes', () => {
  const file = recoveryFile(['aaaa-bbbb', 'cccc-dddd'], 'Larder', 'example.org');
  expect(file).toContain('Larder (example.org)');
  expect(file).toContain('\naaaa-bbbb\ncccc-dddd\n');
});
