import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { hashToken, newToken, Secrets, UnsealError } from './secrets.ts';

const secrets = new Secrets('a key that is long enough for a test');
const anyText = fc.string({ unit: 'grapheme', maxLength: 200 });

describe('a sealed text', () => {
  test('opens for its own purpose and key, whatever its content', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const again = new Secrets('a key that is long enough for a test');
        expect(again.open('totp', secrets.seal('totp', text))).toBe(text);
      }),
    );
  });

  test('opens for no other purpose and no other key', () => {
    const sealed = secrets.seal('totp', 'GEZDGNBV');
    expect(() => secrets.open('outbox', sealed)).toThrow(UnsealError);
    expect(() => new Secrets('another key that is long enough too').open('totp', sealed)).toThrow(UnsealError);
  });

  test('does not open after a change of one bit', () => {
    const sealed = secrets.seal('totp', 'GEZDGNBV');
    const [version = '', data = ''] = sealed.split('.', 2);
    const bytes = Buffer.from(data, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => secrets.open('totp', `${version}.${changed.toString('base64url')}`), `bit ${bit}`).toThrow(
        UnsealError,
      );
    }
  });

  test('does not open when truncated or never sealed', () => {
    for (const text of ['GEZDGNBV', '']) {
      const sealed = secrets.seal('totp', text);
      const [, data = ''] = sealed.split('.', 2);
      const bytes = Buffer.from(data, 'base64url');
      for (let length = 0; length < bytes.length; length++) {
        const rest = `v1.${bytes.subarray(0, length).toString('base64url')}`;
        expect(() => secrets.open('totp', rest), `${length} bytes`).toThrow(UnsealError);
      }
    }
    const sealed = secrets.seal('totp', 'GEZDGNBV');
    for (const never of [sealed.replace('v1.', 'v2.'), sealed.slice(3), 'v1', 'v1.', 'GEZDGNBV']) {
      expect(() => secrets.open('totp', never), never).toThrow(UnsealError);
    }
  });

  test('differs each time, and does not contain the text', () => {
    const sealed = Array.from({ length: 100 }, () => secrets.seal('totp', 'GEZDGNBV'));
    expect(new Set(sealed).size).toBe(100);
    expect(new Set(sealed.map((one) => one.slice(0, 15))).size).toBe(100);
    expect(sealed.join('')).not.toContain('GEZDGNBV');
  });

  test('has an error that names the purpose and not the secret', () => {
    const sealed = secrets.seal('totp', 'GEZDGNBV');
    expect(() => secrets.open('outbox', sealed)).toThrow('A text sealed for outbox cannot be opened');
  });
});

test('a digest is deterministic, and differs by text, purpose and key', () => {
  const digest = secrets.digest('code', '123456');
  expect(digest).toBe(new Secrets('a key that is long enough for a test').digest('code', '123456'));
  expect(digest).toMatch(/^[\w-]{43}$/u);
  const others = [
    secrets.digest('code', '123457'),
    secrets.digest('known-browser', '123456'),
    new Secrets('another key that is long enough too').digest('code', '123456'),
    hashToken('123456'),
  ];
  expect(others).not.toContain(digest);
});

describe('during a key rotation', () => {
  const [older, newer] = ['the key from before, long enough', 'the key that takes over, long enough'];
  const before = new Secrets(older);
  const during = new Secrets(newer, [older]);
  const after = new Secrets(newer);

  test('a previous key opens, verifies and finds; only the current one seals, signs and digests', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(during.open('totp', before.seal('totp', text))).toBe(text);
        expect(after.open('totp', during.seal('totp', text))).toBe(text);
        expect(during.digest('code', text)).toBe(after.digest('code', text));
        expect(during.digests('code', text)).toEqual([after.digest('code', text), before.digest('code', text)]);
        expect(during.sign(text)).toBe(after.sign(text));
        expect(during.isSignedBy(text, before.sign(text))).toBe(true);
        expect(after.isSignedBy(text, before.sign(text))).toBe(false);
      }),
    );
  });

  test('openWithPrevious returns only texts that the current key does not open', () => {
    expect(during.openWithPrevious('totp', before.seal('totp', 'GEZDGNBV'))).toBe('GEZDGNBV');
    expect(during.openWithPrevious('totp', during.seal('totp', 'GEZDGNBV'))).toBeUndefined();
    expect(during.openWithPrevious('totp', new Secrets('a third key').seal('totp', 'GEZDGNBV'))).toBeUndefined();
  });
});

test('a token has 256 random bits and is stored as its SHA-256', () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(hashToken('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
});
