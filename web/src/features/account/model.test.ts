import { describe, expect, it } from 'vitest';

import { ApiError, UnreachableError } from '#platform/api-error.ts';

import { checkLogin, checkRegistration, describeLoginError, describeRegistrationError } from './model.ts';

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
  ])('%j is told: %s', (values, message, field) => {
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
  ])('%j is told: %s', (values, message, field) => {
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
  ])('by %s is told: %s', (error, message) => {
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
    [apiError(404, 'not_found', 'Not found', null), 'Registration failed. Please try again.'],
    [apiError(500, 'internal'), 'An unexpected error occurred. Please try again.'],
    [new Error('x'), 'An unexpected error occurred. Please try again.'],
  ])('by %s is told: %s', (error, message) => {
    expect(describeRegistrationError(error).message).toBe(message);
  });

  it('says when the server cannot be reached', () => {
    expect(describeRegistrationError(new UnreachableError(null))).toMatchObject({
      message: 'An unexpected error occurred. Please try again.',
      detail: 'Unable to connect to the server. Please check your internet connection.',
    });
  });
});
