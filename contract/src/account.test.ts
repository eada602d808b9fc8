import { describe, expect, test } from 'vitest';

import { accountRoutes, EMAIL_PATTERN } from './account.ts';

const SignIn = accountRoutes.signIn.body;
const SignUp = accountRoutes.signUp.body;

const password = 'correct horse';

describe('an address', () => {
  test.each([
    ['Nina@Example.ORG', 'nina@example.org'],
    ['  nina@example.org ', 'nina@example.org'],
    ['ｎｉｎａ@example.org', 'nina@example.org'],
    ['ﬁona@example.org', 'fiona@example.org'],
  ])('%j is kept as %s', (written, kept) => {
    expect(SignUp.parse({ email: written, password }).email).toBe(kept);
    expect(SignIn.parse({ email: written, password }).email).toBe(kept);
  });

  test('that is kept reads the same again', () => {
    const { email } = SignIn.parse({ email: ' İpek@Example.org', password });
    expect(SignIn.parse({ email, password }).email).toBe(email);
    expect(email).toMatch(EMAIL_PATTERN);
  });

  test.each([
    'nina',
    'nina@',
    '@example.org',
    'nina@example',
    'ni na@example.org',
    'nina@@example.org',
    'nina＠home@example.org',
  ])('%j is none', (email) => {
    expect(SignIn.safeParse({ email, password }).success).toBe(false);
  });
});

test('a password counts as the characters that people see typed, and is kept to the letter', () => {
  expect(SignIn.safeParse({ email: 'a@b.co', password: '12345' }).success).toBe(false);
  expect(SignIn.parse({ email: 'a@b.co', password: '  spaces  ' }).password).toBe('  spaces  ');
});
