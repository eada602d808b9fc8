import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { safeReturnPath } from './return-path.ts';

describe('safeReturnPath', () => {
  test.each([
    ['/recipes', '/recipes'],
    ['/', '/'],
    ['/recipes?category=Soup&q=a%20b#top', '/recipes?category=Soup&q=a%20b#top'],
    ['/rezepte/käse 🧀', '/rezepte/k%C3%A4se%20%F0%9F%A7%80'],
    ['/a//b', '/a//b'],
    ['/recipes/../profile', '/profile'],
    ['/login?next=https://evil.example', '/login?next=https://evil.example'],
  ])('keeps the local path %s as %s', (next, address) => {
    expect(safeReturnPath(next)).toBe(address);
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
  ])('replaces %j by the dashboard', (next) => {
    expect(safeReturnPath(next)).toBe('/dashboard');
  });

  test('returns a local path that is valid in a header for any input', () => {
    const part = fc.constantFrom('/', '\\', '.', '..', '%2e', '\t', '\n', ':', '@', '?', '#', 'evil.example', 'https:');
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
    );
    const staysHere = fc.property(anything, (next) => {
      const address = safeReturnPath(next);
      const once = new URL(address, 'https://larder.example');
      return /^\/(?!\/)[\x21-\x7e]*$/u.test(address) && once.origin === 'https://larder.example';
    });
    expect(fc.check(staysHere, { numRuns: 2_000 }).counterexample).toBeNull();
  });
});
