import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readIdentity, safeNext } from './policy.ts';

describe('after logging in the browser is led', () => {
  test.each([
    ['/recipes', '/recipes'],
    ['/', '/'],
    ['/recipes?category=Soup&q=a%20b#top', '/recipes?category=Soup&q=a%20b#top'],
    ['/rezepte/käse 🧀', '/rezepte/k%C3%A4se%20%F0%9F%A7%80'],
    ['/a//b', '/a//b'],
    ['/recipes/../profile', '/profile'],
    ['/login?next=https://evil.example', '/login?next=https://evil.example'],
  ])('to %s, as %s', (next, address) => {
    expect(safeNext(next)).toBe(address);
  });

  test.each([
    undefined,
    '',
    'recipes',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/./\\evil.example',
    '/%2e//evil.example',
    '/recipes\r\nset-cookie: a=b',
    '/\0',
    '/\u0085/evil.example',
  ])('home instead of to %j', (next) => {
    expect(safeNext(next)).toBe('/dashboard');
  });

  test('nowhere else, whatever is asked for, and by an address that a header can hold', () => {
    const part = fc.constantFrom('/', '\\', '.', '..', '%2e', '\t', '\n', ':', '@', '?', '#', 'evil.example', 'https:');
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
    );
    const staysHere = fc.property(anything, (next) => {
      const address = safeNext(next);
      const once = new URL(address, 'https://larder.example');
      return /^\/(?!\/)[\x21-\x7e]*$/u.test(address) && once.origin === 'https://larder.example';
    });
    expect(fc.check(staysHere, { numRuns: 2_000 }).counterexample).toBeNull();
  });
});

describe('what a provider says of somebody', () => {
  test('is their subject, their confirmed address as we write it, and their name', () => {
    const claims = { sub: 'a1', email: 'Anna@Example.org', email_verified: true, name: ' Anna\u0000 ' };
    expect(readIdentity(claims)).toEqual({ subject: 'a1', email: 'anna@example.org', name: 'Anna' });
  });

  test.each([
    ['Anna\u202E nimda', 'Anna nimda'],
    ['Anna\n  Cook', 'Anna Cook'],
    ['\u200B\u2060', null],
  ])('hold a name as it may stand beside others: %j', (given, name) => {
    expect(readIdentity({ sub: 'a1', name: given })?.name).toBe(name);
  });

  test.each([undefined, false, 'true', 1, null])('holds no address when it is confirmed: %s', (email_verified) => {
    expect(readIdentity({ sub: 'a1', email: 'anna@example.org', email_verified })?.email).toBeNull();
  });

  test.each([undefined, '', 'anna', 'anna@', 'a b@example.org', 7, {}, `${'a'.repeat(300)}@example.org`])(
    'holds no address when that is %j',
    (email) => {
      expect(readIdentity({ sub: 'a1', email, email_verified: true })?.email).toBeNull();
    },
  );

  test.each([undefined, '', 7, 'x'.repeat(256), 'a\0', 'ä', {}])('names nobody when the subject is %j', (sub) => {
    expect(readIdentity({ sub, email: 'anna@example.org', email_verified: true })).toBeNull();
  });

  test.each([
    [undefined, null],
    ['', null],
    ['\u0007 ', null],
    [7, null],
    ['A'.repeat(100), 'A'.repeat(80)],
    [`${'A'.repeat(79)}🧀`, 'A'.repeat(79)],
    ['\ud800 Anna', '\ufffd Anna'],
  ])('holds, where the name is %j, the name %j', (name, expected) => {
    expect(readIdentity({ sub: 'a1', name })?.name).toBe(expected);
  });
});
