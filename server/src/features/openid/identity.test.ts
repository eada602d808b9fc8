import { describe, expect, test } from 'vitest';

import { parseIdentity } from './identity.ts';

describe('parseIdentity', () => {
  test('returns the subject, the normalized verified address and the name', () => {
    const claims = { sub: 'a1', email: 'Anna@Example.org', email_verified: true, name: ' Anna\u0000 ' };
    expect(parseIdentity(claims)).toEqual({ subject: 'a1', email: 'anna@example.org', name: 'Anna' });
  });

  test.each([
    ['Anna\u202E nimda', 'Anna nimda'],
    ['Anna\n  Cook', 'Anna Cook'],
    ['\u200B\u2060', null],
  ])('removes invisible and control characters from the name %j', (given, name) => {
    expect(parseIdentity({ sub: 'a1', name: given })?.name).toBe(name);
  });

  test.each([undefined, false, 'true', 1, null])('returns no address when email_verified is %s', (email_verified) => {
    expect(parseIdentity({ sub: 'a1', email: 'anna@example.org', email_verified })?.email).toBeNull();
  });

  test.each([undefined, '', 'anna', 'anna@', 'a b@example.org', 7, {}, `${'a'.repeat(300)}@example.org`])(
    'returns no address for the invalid address %j',
    (email) => {
      expect(parseIdentity({ sub: 'a1', email, email_verified: true })?.email).toBeNull();
    },
  );

  test.each([undefined, '', 7, 'x'.repeat(256), 'a\0', 'ä', {}])('returns null for the invalid subject %j', (sub) => {
    expect(parseIdentity({ sub, email: 'anna@example.org', email_verified: true })).toBeNull();
  });

  test.each([
    [undefined, null],
    ['', null],
    ['\u0007 ', null],
    [7, null],
    ['A'.repeat(100), 'A'.repeat(80)],
    [`${'A'.repeat(79)}🧀`, 'A'.repeat(79)],
    ['\ud800 Anna', '\ufffd Anna'],
  ])('returns for the name %j the name %j', (name, expected) => {
    expect(parseIdentity({ sub: 'a1', name })?.name).toBe(expected);
  });
});
