import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { findRelyingParty } from './relying-party.ts';
import { userHandleBytes, userHandleOf } from './user-handle.ts';

describe('findRelyingParty', () => {
  test('uses the configured public address regardless of the request', () => {
    const asked = { host: 'evil.example', origin: 'https://evil.example', isHttps: false };
    expect(findRelyingParty('https://recipes.example.org/', asked)).toEqual({
      id: 'recipes.example.org',
      origin: 'https://recipes.example.org',
    });
  });

  test.each([
    ['localhost:3001', undefined, false, { id: 'localhost', origin: 'http://localhost:3001' }],
    ['localhost:80', undefined, false, { id: 'localhost', origin: 'http://localhost' }],
    ['kitchen.example', undefined, true, { id: 'kitchen.example', origin: 'https://kitchen.example' }],
    // A proxy terminates TLS.
    ['kitchen.example', 'https://kitchen.example', false, { id: 'kitchen.example', origin: 'https://kitchen.example' }],
    ['kitchen.example', 'https://evil.example', false, { id: 'kitchen.example', origin: 'http://kitchen.example' }],
    [
      'kitchen.example',
      'https://a.kitchen.example',
      false,
      { id: 'kitchen.example', origin: 'http://kitchen.example' },
    ],
    [
      'kitchen.example',
      'https://kitchen.example:8443',
      true,
      { id: 'kitchen.example', origin: 'https://kitchen.example' },
    ],
    ['kitchen.example', 'ftp://kitchen.example', true, { id: 'kitchen.example', origin: 'https://kitchen.example' }],
    ['kitchen.example', 'null', true, { id: 'kitchen.example', origin: 'https://kitchen.example' }],
  ])('uses the host %s for a page of %s', (host, origin, isHttps, expected) => {
    expect(findRelyingParty(undefined, { host, origin, isHttps })).toEqual(expected);
  });

  test.each([undefined, '', 'a b', 'user@kitchen.example', 'kitchen.example/path', 'kitchen.example?', '[', ':80'])(
    'returns null for the invalid host %s',
    (host) => {
      expect(findRelyingParty(undefined, { host, origin: 'https://kitchen.example', isHttps: true })).toBeNull();
    },
  );

  test('returns a consistent host and origin or null for any headers', () => {
    const header = fc.option(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.domain()), { nil: undefined });
    const isSound = fc.property(header, header, fc.boolean(), (host, origin, isHttps) => {
      const found = findRelyingParty(undefined, { host, origin, isHttps });
      return found === null || new URL(found.origin).hostname === found.id;
    });
    expect(fc.check(isSound).counterexample).toBeNull();
  });
});

test('a user handle is the user id in 16 bytes', () => {
  const id = '01989b2e-7d3f-7c4a-9b1e-0123456789ab';
  expect(userHandleBytes(id)).toHaveLength(16);
  expect(Buffer.from(userHandleOf(id), 'base64url').toString('hex')).toBe(id.replaceAll('-', ''));
});
