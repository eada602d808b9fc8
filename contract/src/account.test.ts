import { describe, expect, test } from 'vitest';

import { accountRoutes, EMAIL_PATTERN } from './account.ts';

const SignIn = accountRoutes.signIn.body;
const SignUp = accountRoutes.signUp.body;

const password = 'correct horse';

describe('Email', () => {
  test.each([
    ['Nina@Example.ORG', 'nina@example.org'],
    ['  nina@example.org ', 'nina@example.org'],
    ['ｎｉｎａ@example.org', 'nina@example.org'],
    ['ﬁona@example.org', 'fiona@example.org'],
  ])('normalizes %j to %s', (written, stored) => {
    expect(SignUp.parse({ email: written, password }).email).toBe(stored);
    expect(SignIn.parse({ email: written, password }).email).toBe(stored);
  });

  test('is normalized idempotently', () => {
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
  ])('refuses %j', (email) => {
    expect(SignIn.safeParse({ email, password }).success).toBe(false);
  });
});

test('Password requires six characters and is not trimmed', () => {
  expect(SignIn.safeParse({ email: 'a@b.co', password: '12345' }).success).toBe(false);
  expect(SignIn.parse({ email: 'a@b.co', password: '  spaces  ' }).password).toBe('  spaces  ');
});
