import { z } from 'zod';

import { defineRoutes } from './route.ts';

export const ACCOUNT_LIMITS = {
  password_min_characters: 6,
  password_max_characters: 128,
  /** RFC 5321: the longest address that can be delivered to. */
  email_max_characters: 254,
  name_max_characters: 80,
  body_max_bytes: 16_384,
} as const;

/** One @, a dot after it, no blanks: what the login form checks before it asks the server. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

export const LOGIN_TEXTS = {
  fields_required: 'Please fill in both email and password fields',
  email_invalid: 'Please enter a valid email address',
  password_short: 'Password must be at least 6 characters long',
  unreachable: 'Unable to connect to the server. Please check your internet connection.',
  invalid_credentials: 'Invalid email or password. Please check your credentials and try again.',
  email_not_confirmed: 'Please verify your email address before logging in.',
  too_many_requests: 'Too many login attempts. Please try again later.',
  other: 'Login failed. Please check your credentials and try again.',
  connection: 'Connection error. Please check your internet connection and try again.',
  network: 'Network error. Please check your internet connection and try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  success: 'Login successful!',
} as const;

export const REGISTER_TEXTS = {
  fields_required: 'Please fill in all fields',
  email_invalid: 'Please enter a valid email address',
  passwords_differ: 'Passwords do not match',
  password_short: 'Password must be at least 6 characters long',
  taken: 'An account with this email address already exists. Please log in instead.',
  failed: 'Registration failed. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  success: 'Registration successful!',
} as const;

/** Checked as it is kept: one way to write an address may be longer than another, or have another @. */
const Email = z
  .string()
  // Before anything is done with it: putting a long text into its normal form costs the square of its length.
  .max(1_000, { error: 'This address is too long', abort: true })
  .trim()
  .normalize('NFKC')
  .toLowerCase()
  .max(ACCOUNT_LIMITS.email_max_characters, 'This address is too long')
  .regex(EMAIL_PATTERN, LOGIN_TEXTS.email_invalid);

const Password = z
  .string()
  .min(ACCOUNT_LIMITS.password_min_characters, LOGIN_TEXTS.password_short)
  .max(ACCOUNT_LIMITS.password_max_characters, 'Password must be at most 128 characters long');

const SignIn = z.strictObject({ email: Email, password: Password });

const SignUp = z.strictObject({
  // What mail can be sent to is narrower than what is worth a try at logging in.
  email: Email.regex(z.regexes.email, REGISTER_TEXTS.email_invalid),
  password: Password,
  name: z.string().trim().min(1).max(ACCOUNT_LIMITS.name_max_characters).optional(),
});

export const SessionUser = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  is_admin: z.boolean(),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** Who the caller is; `user` is null without a valid session. */
export const Session = z.object({
  user: SessionUser.nullable(),
  expires_at: z.iso.datetime().nullable(),
});
export type Session = z.infer<typeof Session>;

export const accountRoutes = defineRoutes({
  getSession: {
    method: 'GET',
    path: '/api/session',
    access: 'optional',
    summary: 'Who am I? Answers user null without a valid session',
    status: 200,
    response: Session,
    errors: [],
  },
  // Registering and logging in keep the accounts library's own paths.
  signUp: {
    method: 'POST',
    path: '/api/auth/sign-up/email',
    access: 'public',
    summary: 'Register with email and password; does not log in',
    body: SignUp,
    bodyLimitBytes: ACCOUNT_LIMITS.body_max_bytes,
    status: 200,
    response: z.object({ user: z.object({ id: z.uuid(), email: z.string() }) }),
    errors: ['conflict'],
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/sign-in/email',
    access: 'public',
    summary: 'Log in with email and password; sets the session cookie',
    body: SignIn,
    bodyLimitBytes: ACCOUNT_LIMITS.body_max_bytes,
    status: 200,
    response: z.object({ user: z.object({ id: z.uuid(), email: z.string() }) }),
    errors: ['invalid_credentials', 'email_not_confirmed'],
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/sign-out',
    access: 'public',
    summary: 'Log out: ends the session and clears its cookie',
    status: 200,
    response: z.object({ success: z.boolean() }),
    errors: [],
  },
});
