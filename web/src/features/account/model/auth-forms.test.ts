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

describe('checking a login', () => {
  it.each([
    [{ email: '', password: '' }, 'Please fill in both email and password fields', 'email'],
    [{ email: 'ada@example.org', password: '' }, 'Please fill in both email and password fields', 'password'],
    [{ email: ' ', password: 'x' }, 'Please fill in both email and password fields', 'email'],
    [{ email: 'ada', password: 'x' }, 'Please enter a valid email address', 'email'],
    [{ email: 'ada@example.org', password: '12345' }, 'Password must be at least 6 characters long', 'password'],
  ])('%j shows: %s', (values, message, field) => {
    expect(checkLogin(values)).toMatchObject({ message, field });
  });

  it('lets a full form pass', () => {
    expect(checkLogin({ email: ' ada@example.org ', password: '123456' })).toBeNull();
  });
});

describe('checking a registration', () => {
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
  ])('%j shows: %s', (values, message, field) => {
    expect(checkRegistration(values)).toMatchObject({ message, field });
  });

  it('lets a full form pass', () => {
    expect(checkRegistration({ email: 'a@b.c', password: '123456', confirmation: '123456' })).toBeNull();
  });
});

describe('a login that failed', () => {
  it.each([
    [new UnreachableError(null), 'Unable to connect to the server. Please check your internet connection.'],
    [apiError(401, 'invalid_credentials'), 'Invalid email or password. Please check your credentials and try again.'],
    [apiError(403, 'email_not_confirmed'), 'Please verify your email address before logging in.'],
    [apiError(429, 'too_many_requests'), 'Too many login attempts. Please try again later.'],
    [apiError(400, 'invalid_input'), 'Login failed. Please check your credentials and try again.'],
    [apiError(408, 'timeout'), 'Network error. Please check your internet connection and try again.'],
    [apiError(500, 'internal'), 'An unexpected error occurred. Please try again.'],
    [new TypeError('x is not a function'), 'An unexpected error occurred. Please try again.'],
  ])('by %s shows: %s', (error, message) => {
    expect(describeLoginError(error, false).message).toBe(message);
  });

  it('after the server had said yes is a matter of the connection', () => {
    expect(describeLoginError(new UnreachableError(null), true).message).toBe(
      'Connection error. Please check your internet connection and try again.',
    );
  });
});

describe('a registration that failed', () => {
  it.each([
    [apiError(409, 'conflict', 'Taken'), 'Taken'],
    [apiError(429, 'too_many_requests', 'Later'), 'Later'],
    [apiError(503, 'unavailable', 'Busy'), 'Busy'],
    [apiError(404, 'not_found', 'Not found', null), 'Registration failed. Please try again.'],
    [apiError(502, 'unavailable', 'A proxy', null), 'Registration failed. Please try again.'],
    [new UnreadableError(), 'An unexpected error occurred. Please try again.'],
    [new Error('x'), 'An unexpected error occurred. Please try again.'],
  ])('by %s shows: %s', (error, message) => {
    expect(describeRegistrationError(error).message).toBe(message);
  });

  it('says when the server cannot be reached', () => {
    expect(describeRegistrationError(new UnreachableError(null))).toMatchObject({
      message: 'An unexpected error occurred. Please try again.',
      detail:
        'Unable to connect to the server. Please check your internet connection. If you try again and the address is taken, log in instead.',
    });
  });

  it('does not suggest that the account exists when the browser was offline', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(describeRegistrationError(new UnreachableError(null)).detail).toBe(
      'Network error. Please check your internet connection and try again.',
    );
    vi.unstubAllGlobals();
  });
});

it('says of an account that is disabled that it is', () => {
  expect(describeLoginError(apiError(403, 'account_disabled'), false)).toMatchObject({
    message: 'Login failed. Please check your credentials and try again.',
    detail: 'This account has been disabled.',
  });
});

describe('what another service led back with', () => {
  it.each([
    ['openid_refused', 'Signing in there was not completed. Please try again.'],
    ['openid_account_disabled', 'This account has been disabled.'],
    ['openid_never_heard_of', 'Signing in there was not completed. Please try again.'],
    ['openid_toString', 'Signing in there was not completed. Please try again.'],
  ])('%s is told: %s', (value, message) => expect(describeOpenidError(value)).toBe(message));

  it.each(['refused', '', undefined, 1])('%j is none of it', (value) => expect(describeOpenidError(value)).toBeNull());
});

describe('a mail that was asked for', () => {
  const answers = [
    describeConfirmationSent,
    describeResetSent,
    (to: boolean) => describeConfirmationRequired('a@b.c', to),
  ];

  it.each(answers)('is read by an admin where mail does not travel (%#)', (describeAnswer) => {
    expect(describeAnswer(false)).toContain('your administrator can read it to you');
    expect(describeAnswer(true)).not.toContain('administrator');
  });
});

describe('checking an address that is written to', () => {
  it.each([
    ['', 'Please enter your email address'],
    ['ada', 'Please enter a valid email address'],
  ])('%j shows: %s', (email, message) => expect(checkEmail({ email })).toMatchObject({ message, field: 'email' }));

  it('lets an address pass', () => expect(checkEmail({ email: ' ada@example.org ' })).toBeNull());
});

describe('checking a new password', () => {
  it.each([
    [{ password: '12345', confirmation: '' }, 'Password must be at least 6 characters', 'password'],
    [{ password: '123456', confirmation: '123457' }, 'New passwords do not match', 'confirmation'],
  ])('%j shows: %s', (values, message, field) => {
    expect(checkNewPassword(values)).toMatchObject({ message, field, isFormWide: false });
  });

  it('lets one pass that was typed twice', () => {
    expect(checkNewPassword({ password: '123456', confirmation: '123456' })).toBeNull();
  });
});

describe('an admin’s login', () => {
  it('needs a password', () => {
    expect(checkAdminLogin({ email: 'a@b.c', password: '' })).toMatchObject({ message: 'Please fill in all fields' });
    expect(checkAdminLogin({ email: 'a@b.c', password: 'x' })).toBeNull();
  });

  it.each([
    [apiError(401, 'invalid_credentials', 'Wrong'), 'Wrong'],
    [apiError(500, 'internal', 'Our fault'), 'Our fault'],
    [apiError(502, 'unavailable', 'A proxy', null), 'An unexpected error occurred'],
    [new UnreachableError(null), 'An unexpected error occurred'],
    [new UnreadableError(), 'An unexpected error occurred'],
  ])('that failed by %s is told: %s', (error, message) => {
    expect(describeAdminLoginError(error).message).toBe(message);
  });
});
