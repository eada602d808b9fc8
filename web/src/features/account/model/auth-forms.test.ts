import { describe, expect, it, vi } from 'vitest';

import { ApiError, UnreachableError, UnreadableError } from '#platform/api-error.ts';

import {
  checkAdminLogin,
  checkEmail,
  checkLogin,
  checkNewPassword,
  checkRegistration,
  describeAdminLoginError,
  describeConfirmationSent,
  describeConfirmationRequired,
  describeLoginError,
  describeOpenidError,
  describeRegistrationError,
  describeResetSent,
} from './auth-forms.ts';

function apiError(
  status: number,
  code: ApiError['code'],
  message = 'The server said so',
  requestId: string | null = 'r',
): ApiError {
  return new ApiError({ status, code, message, fields: {}, requestId, retryAfter: null });
}

describe('checkLogin', () => {
  it.each([
    [{ email: '', password: '' }, 'Please fill in both email and password fields', 'email'],
    [{ email: 'ada@example.org', password: '' }, 'Please fill in both email and password fields', 'password'],
    [{ email: ' ', password: 'x' }, 'Please fill in both email and password fields', 'email'],
    [{ email: 'ada', password: 'x' }, 'Please enter a valid email address', 'email'],
    [{ email: 'ada@example.org', password: '12345' }, 'Password must be at least 6 characters long', 'password'],
  ])('refuses %j with "%s"', (values, message, field) => {
    expect(checkLogin(values)).toMatchObject({ message, field });
  });

  it('accepts a complete form', () => {
    expect(checkLogin({ email: ' ada@example.org ', password: '123456' })).toBeNull();
  });
});

describe('checkRegistration', () => {
  it.each([
    [{ email: '', password: '', confirmation: '' }, 'Please fill in all fields', 'email'],
    [{ email: 'a@b.c', password: '123456', confirmation: '' }, 'Please fill in all fields', 'confirmation'],
    [{ email: 'a@b', password: '123456', confirmation: '123456' }, 'Please enter a valid email address', 'email'],
    [{ email: 'a@b.c', password: '123', confirmation: '124' }, 'Passwords do not match', 'confirmation'],
    [
      { email: 'a@b.c', password: '123', confirmation: '123' },
      'Password must be at least 6 characters long',
      'password',
    ],
  ])('refuses %j with "%s"', (values, message, field) => {
    expect(checkRegistration(values)).toMatchObject({ message, field });
  });

  it('accepts a complete form', () => {
    expect(checkRegistration({ email: 'a@b.c', password: '123456', confirmation: '123456' })).toBeNull();
  });
});

describe('describeLoginError', () => {
  it.each([
    [new UnreachableError(null), 'Unable to connect to the server. Please check your internet connection.'],
    [apiError(401, 'invalid_credentials'), 'Invalid email or password. Please check your credentials and try again.'],
    [apiError(403, 'email_not_confirmed'), 'Please verify your email address before logging in.'],
    [apiError(429, 'too_many_requests'), 'Too many login attempts. Please try again later.'],
    [apiError(400, 'invalid_input'), 'Login failed. Please check your credentials and try again.'],
    [apiError(408, 'timeout'), 'Network error. Please check your internet connection and try again.'],
    [apiError(500, 'internal'), 'An unexpected error occurred. Please try again.'],
    [new TypeError('x is not a function'), 'An unexpected error occurred. Please try again.'],
  ])('turns %s into "%s"', (error, message) => {
    expect(describeLoginError(error, false).message).toBe(message);
  });

  it('reports the connection when the session request fails after the login was accepted', () => {
    expect(describeLoginError(new UnreachableError(null), true).message).toBe(
      'Connection error. Please check your internet connection and try again.',
    );
  });
});

describe('describeRegistrationError', () => {
  it.each([
    [apiError(409, 'conflict', 'Taken'), 'Taken'],
    [apiError(429, 'too_many_requests', 'Later'), 'Later'],
    [apiError(503, 'unavailable', 'Busy'), 'Busy'],
    [apiError(404, 'not_found', 'Not found', null), 'Registration failed. Please try again.'],
    [apiError(502, 'unavailable', 'A proxy', null), 'Registration failed. Please try again.'],
    [new UnreadableError(), 'An unexpected error occurred. Please try again.'],
    [new Error('x'), 'An unexpected error occurred. Please try again.'],
  ])('turns %s into "%s"', (error, message) => {
    expect(describeRegistrationError(error).message).toBe(message);
  });

  it('reports an unreachable server', () => {
    expect(describeRegistrationError(new UnreachableError(null))).toMatchObject({
      message: 'An unexpected error occurred. Please try again.',
      detail:
        'Unable to connect to the server. Please check your internet connection. If you try again and the address is taken, log in instead.',
    });
  });

  it('does not suggest that the account exists when the browser is offline', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(describeRegistrationError(new UnreachableError(null)).detail).toBe(
      'Network error. Please check your internet connection and try again.',
    );
    vi.unstubAllGlobals();
  });
});

it('reports a disabled account', () => {
  expect(describeLoginError(apiError(403, 'account_disabled'), false)).toMatchObject({
    message: 'Login failed. Please check your credentials and try again.',
    detail: 'This account has been disabled.',
  });
});

describe('describeOpenidError', () => {
  it.each([
    ['openid_refused', 'Signing in there was not completed. Please try again.'],
    ['openid_account_disabled', 'This account has been disabled.'],
    ['openid_never_heard_of', 'Signing in there was not completed. Please try again.'],
    ['openid_toString', 'Signing in there was not completed. Please try again.'],
  ])('turns %s into "%s"', (value, message) => expect(describeOpenidError(value)).toBe(message));

  it.each(['refused', '', undefined, 1])('ignores %j', (value) => expect(describeOpenidError(value)).toBeNull());
});

describe('a mail request', () => {
  const answers = [
    describeConfirmationSent,
    describeResetSent,
    (to: boolean) => describeConfirmationRequired('a@b.c', to),
  ];

  it.each(answers)('refers to the admin when the server sends no mail (%#)', (describeAnswer) => {
    expect(describeAnswer(false)).toContain('ask your admin for the link');
    expect(describeAnswer(true)).not.toContain('admin');
  });
});

describe('checkEmail', () => {
  it.each([
    ['', 'Please enter your email address'],
    ['ada', 'Please enter a valid email address'],
  ])('refuses %j with "%s"', (email, message) =>
    expect(checkEmail({ email })).toMatchObject({ message, field: 'email' }),
  );

  it('accepts an address', () => expect(checkEmail({ email: ' ada@example.org ' })).toBeNull());
});

describe('checkNewPassword', () => {
  it.each([
    [{ password: '12345', confirmation: '' }, 'Password must be at least 6 characters', 'password'],
    [{ password: '123456', confirmation: '123457' }, 'New passwords do not match', 'confirmation'],
  ])('refuses %j with "%s"', (values, message, field) => {
    expect(checkNewPassword(values)).toMatchObject({ message, field, isFormWide: false });
  });

  it('accepts a password that was typed twice', () => {
    expect(checkNewPassword({ password: '123456', confirmation: '123456' })).toBeNull();
  });
});

describe('admin login', () => {
  it('requires a password', () => {
    expect(checkAdminLogin({ email: 'a@b.c', password: '' })).toMatchObject({ message: 'Please fill in all fields' });
    expect(checkAdminLogin({ email: 'a@b.c', password: 'x' })).toBeNull();
  });

  it.each([
    [apiError(401, 'invalid_credentials', 'Wrong'), 'Wrong'],
    [apiError(500, 'internal', 'Our fault'), 'Our fault'],
    [apiError(502, 'unavailable', 'A proxy', null), 'An unexpected error occurred'],
    [new UnreachableError(null), 'An unexpected error occurred'],
    [new UnreadableError(), 'An unexpected error occurred'],
  ])('turns %s into "%s"', (error, message) => {
    expect(describeAdminLoginError(error).message).toBe(message);
  });
});
