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

describe('choosing a second step', () => {
  it('names an authenticator app that was given no name', () => {
    expect(parseFactorChoice({ kind: 'totp', name: ' ', phone: 'ignored' })).toEqual({
      factor: { factor_type: 'totp', friendly_name: 'Authenticator app' },
    });
  });

  it('asks for the number of a phone', () => {
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

it('a secret is shown in groups', () => {
  expect(groupSecret('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  expect(groupSecret('')).toBe('');
});

it('only what was verified counts', () => {
  const factors = [
    { ...FACTOR, status: 'verified' as const },
    { ...FACTOR, status: 'unverified' as const },
  ];
  expect(onlyVerified(factors)).toHaveLength(1);
});

it('the file with recovery codes says what it is', () => {
  const file = recoveryFile(['aaaa-bbbb', 'cccc-dddd'], 'Larder', 'example.org');
  expect(file).toContain('Larder (example.org)');
  expect(file).toContain('\naaaa-bbbb\ncccc-dddd\n');
});
