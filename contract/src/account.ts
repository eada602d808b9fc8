import { z } from 'zod';

import { defineRoutes } from './route.ts';

export const ACCOUNT_LIMITS = {
  password_min_characters: 6,
  password_max_characters: 128,
  /** RFC 5321: the longest address that can be delivered to. */
  email_max_characters: 254,
  name_max_characters: 80,
  body_max_bytes: 16_384,
  confirm_link_hours: 48,
  reset_link_minutes: 60,
  sessions_listed_max: 100,
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
  disabled: 'This account has been disabled.',
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

export const PASSWORD_TEXTS = {
  failed: 'Failed to update password',
  success: 'Password updated successfully',
  differ: 'New passwords do not match',
  short: 'Password must be at least 6 characters',
  wrong: 'This is not your current password',
} as const;

export const LINK_TEXTS = {
  unknown: 'This link is not one of ours. Please copy the whole address from the message.',
  used: 'This link has already been used.',
  expired: 'This link has expired. Please ask for a new one.',
  taken: 'Another account has this address by now. Yours keeps the one it has.',
} as const;

/** Checked as it is kept: one way to write an address may be longer than another, or have another @. */
export const Email = z
  .string()
  // Before anything is done with it: putting a long text into its normal form costs the square of its length.
  .max(1_000, { error: 'This address is too long', abort: true })
  .trim()
  .normalize('NFKC')
  .toLowerCase()
  .max(ACCOUNT_LIMITS.email_max_characters, 'This address is too long')
  .regex(EMAIL_PATTERN, LOGIN_TEXTS.email_invalid);

/** What mail can be sent to is narrower than what is worth a try at logging in. */
export const DeliverableEmail = Email.regex(z.regexes.email, REGISTER_TEXTS.email_invalid);

export const Password = z
  .string()
  .min(ACCOUNT_LIMITS.password_min_characters, LOGIN_TEXTS.password_short)
  .max(ACCOUNT_LIMITS.password_max_characters, 'Password must be at most 128 characters long');

/** A password that is only compared with the one that is kept. */
export const GivenPassword = z.string().min(1).max(ACCOUNT_LIMITS.password_max_characters);

const SignIn = z.strictObject({ email: Email, password: Password });

const SignUp = z.strictObject({
  email: DeliverableEmail,
  password: Password,
  name: z.string().trim().min(1).max(ACCOUNT_LIMITS.name_max_characters).optional(),
});

const AssuranceLevel = z.enum(['aal1', 'aal2']);

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
  /** How many factors this session has proved, and how many this person has: signed in is who has proved them all. */
  aal: AssuranceLevel.nullable(),
  next_aal: AssuranceLevel.nullable(),
});
export type Session = z.infer<typeof Session>;

/** One place where the person is signed in. */
export const SignedInPlace = z.object({
  id: z.uuid(),
  /** Such as "Firefox on Windows". */
  device: z.string(),
  address: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** The one that asks. */
  current: z.boolean(),
});
export type SignedInPlace = z.infer<typeof SignedInPlace>;

export const LinkPurpose = z.enum(['confirm_email', 'reset_password', 'change_email']);
export type LinkPurpose = z.infer<typeof LinkPurpose>;

const LinkToken = z.string().min(1).max(200);
const Done = z.object({ success: z.boolean() });
const Enquiry = z.strictObject({ email: Email });
const id = z.strictObject({ id: z.uuid() });

export const accountRoutes = defineRoutes({
  getSession: {
    method: 'GET',
    path: '/api/session',
    access: 'optional',
    aal1: true,
    scope: 'profile:read',
    summary: 'Who am I? Answers user null without a valid session',
    status: 200,
    response: Session,
    errors: [],
  },
  // Registering, logging in and what belongs to them keep the paths that clients of better-auth know.
  signUp: {
    method: 'POST',
    path: '/api/auth/sign-up/email',
    access: 'public',
    summary: 'Register with email and password; does not log in',
    body: SignUp,
    bodyLimitBytes: ACCOUNT_LIMITS.body_max_bytes,
    status: 200,
    // An address that is taken gets the same answer where its owner can be written to; then the id is nobody's.
    response: z.object({ user: z.object({ id: z.uuid(), email: z.string() }), confirmation_required: z.boolean() }),
    errors: ['conflict'],
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/sign-in/email',
    access: 'public',
    summary: 'Log in with email and password; sets the session cookie. `next_aal` aal2 asks for a second step',
    body: SignIn,
    bodyLimitBytes: ACCOUNT_LIMITS.body_max_bytes,
    status: 200,
    response: z.object({
      user: z.object({ id: z.uuid(), email: z.string() }),
      aal: AssuranceLevel,
      next_aal: AssuranceLevel,
    }),
    errors: ['invalid_credentials', 'email_not_confirmed', 'account_disabled'],
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/sign-out',
    access: 'public',
    summary: 'Log out: ends the session and clears its cookie',
    status: 200,
    response: Done,
    errors: [],
  },
  reauthenticate: {
    method: 'POST',
    path: '/api/auth/reauthenticate',
    access: 'session',
    summary: 'Prove again who one is, with the password, for what asks for a fresh login',
    body: z.strictObject({ password: GivenPassword }),
    bodyLimitBytes: ACCOUNT_LIMITS.body_max_bytes,
    status: 200,
    response: Done,
    errors: ['invalid_credentials'],
  },
  listSessions: {
    method: 'GET',
    path: '/api/auth/list-sessions',
    access: 'session',
    summary: 'Where one is signed in, the latest used first',
    status: 200,
    response: z.object({ sessions: z.array(SignedInPlace) }),
    errors: [],
  },
  revokeSession: {
    method: 'DELETE',
    path: '/api/auth/sessions/{id}',
    access: 'session',
    summary: 'Sign out in one place',
    params: id,
    status: 204,
    response: null,
    errors: ['not_found'],
  },
  revokeSessions: {
    method: 'POST',
    path: '/api/auth/revoke-sessions',
    access: 'session',
    summary: 'Sign out everywhere, here as well',
    status: 200,
    response: Done,
    errors: [],
  },
  sendVerificationEmail: {
    method: 'POST',
    path: '/api/auth/send-verification-email',
    access: 'public',
    summary: 'Send the mail again that confirms an address; the answer is the same for any address',
    body: Enquiry,
    bodyLimitBytes: ACCOUNT_LIMITS.body_max_bytes,
    status: 200,
    response: Done,
    errors: [],
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/auth/request-password-reset',
    access: 'public',
    summary: 'Send a link by which a new password can be set; the answer is the same for any address',
    body: Enquiry,
    bodyLimitBytes: ACCOUNT_LIMITS.body_max_bytes,
    status: 200,
    response: Done,
    errors: [],
  },
  inspectLink: {
    method: 'POST',
    path: '/api/auth/inspect-link',
    access: 'public',
    summary: 'What a link from a mail is for, and whether it is still good; uses nothing up',
    body: z.strictObject({ token: LinkToken }),
    bodyLimitBytes: ACCOUNT_LIMITS.body_max_bytes,
    status: 200,
    response: z.object({ purpose: LinkPurpose, email: z.string() }),
    errors: ['not_found', 'link_used', 'link_expired'],
  },
  verifyEmail: {
    method: 'POST',
    path: '/api/auth/verify-email',
    access: 'public',
    summary: 'Use a link that confirms an address, at registration or for a change of address; signs nobody in',
    body: z.strictObject({ token: LinkToken }),
    bodyLimitBytes: ACCOUNT_LIMITS.body_max_bytes,
    status: 200,
    response: z.object({ purpose: LinkPurpose, email: z.string() }),
    errors: ['not_found', 'link_used', 'link_expired', 'conflict'],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    summary: 'Use a link that sets a new password; ends all sessions',
    body: z.strictObject({ token: LinkToken, new_password: Password }),
    bodyLimitBytes: ACCOUNT_LIMITS.body_max_bytes,
    status: 200,
    response: Done,
    errors: ['not_found', 'link_used', 'link_expired'],
  },
  changeEmail: {
    method: 'POST',
    path: '/api/auth/change-email',
    access: 'session',
    fresh: true,
    summary: 'Ask for another address: it is written to, the old one is told and stays until the new one is confirmed',
    body: z.strictObject({ new_email: DeliverableEmail }),
    bodyLimitBytes: ACCOUNT_LIMITS.body_max_bytes,
    status: 200,
    response: Done,
    errors: [],
  },
  changePassword: {
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'session',
    summary: 'Change the password; ends all other sessions',
    body: z.strictObject({ current_password: GivenPassword, new_password: Password }),
    bodyLimitBytes: ACCOUNT_LIMITS.body_max_bytes,
    status: 200,
    response: Done,
    errors: ['invalid_credentials'],
  },
});
