import { z } from 'zod';

import { DeliverableEmail, Email, CurrentPassword, NewPassword, Password } from './account-fields.ts';
import {
  ACCOUNT_LIMITS,
  EMAIL_PATTERN,
  LINK_TEXTS,
  LOGIN_TEXTS,
  PASSWORD_TEXTS,
  REGISTER_TEXTS,
} from './account-texts.ts';
import { textField } from './text-field.ts';
import { defineRoutes } from './route.ts';

export { ACCOUNT_LIMITS, DeliverableEmail, Email, EMAIL_PATTERN, CurrentPassword, LINK_TEXTS, LOGIN_TEXTS, Password };
export { PASSWORD_TEXTS, REGISTER_TEXTS };

const SignIn = z.strictObject({ email: Email, password: Password });

const SignUp = z.strictObject({
  email: DeliverableEmail,
  password: Password,
  name: textField().min(1).max(ACCOUNT_LIMITS.name_max_characters).optional(),
  /** The token of an invitation, if registration requires one. */
  invitation: z.string().min(1).max(200).optional(),
});

const AssuranceLevel = z.enum(['aal1', 'aal2']);

export const SessionUser = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  is_admin: z.boolean(),
  /** The profile has diets or exclusions, so lists can hide recipes that violate them. */
  has_eating_rules: z.boolean(),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** The caller's session; `user` is null without a valid one. */
export const Session = z.object({
  user: SessionUser.nullable(),
  expires_at: z.iso.datetime().nullable(),
  /** Verified and required assurance level; a session counts as signed in once they are equal. */
  aal: AssuranceLevel.nullable(),
  next_aal: AssuranceLevel.nullable(),
});
export type Session = z.infer<typeof Session>;

/** One active session of the user. */
export const ActiveSession = z.object({
  id: z.uuid(),
  /** Such as "Firefox on Windows". */
  device: z.string(),
  address: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** The session of this request. */
  current: z.boolean(),
});
export type ActiveSession = z.infer<typeof ActiveSession>;

export const LinkPurpose = z.enum(['confirm_email', 'reset_password', 'change_email']);
export type LinkPurpose = z.infer<typeof LinkPurpose>;

const LinkToken = z.string().min(1).max(200);
const Done = z.object({ success: z.boolean() });
const OnlyEmail = z.strictObject({ email: Email });
const id = z.strictObject({ id: z.uuid() });

export const accountRoutes = defineRoutes({
  getSession: {
    method: 'GET',
    path: '/api/session',
    access: 'optional',
    aal1: true,
    scope: 'profile:read',
    summary: 'Get the current session; `user` is null without a valid one',
    status: 200,
    response: Session,
    errors: [],
  },
  // The authentication paths are those of better-auth, so that its clients work.
  signUp: {
    method: 'POST',
    path: '/api/auth/sign-up/email',
    access: 'public',
    summary: 'Register with email and password; does not log in',
    body: SignUp,
    bodyLimitBytes: ACCOUNT_LIMITS.body_max_bytes,
    status: 200,
    // Against account enumeration: with mail configured, a taken address gets the same response with a random id.
    response: z.object({ user: z.object({ id: z.uuid(), email: z.string() }), confirmation_required: z.boolean() }),
    errors: ['conflict', 'forbidden', 'not_found', 'link_used', 'link_expired'],
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/sign-in/email',
    access: 'public',
    whenFull: true,
    summary: 'Log in with email and password; sets the session cookie. `next_aal` aal2 requires a second factor',
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
    whenFull: true,
    summary: 'Log out: ends the session and clears its cookie',
    status: 200,
    response: Done,
    errors: [],
  },
  reauthenticate: {
    method: 'POST',
    path: '/api/auth/reauthenticate',
    access: 'session',
    whenFull: true,
    summary: 'Renew the login with the password, for routes that require a fresh one',
    body: z.strictObject({ password: CurrentPassword }),
    bodyLimitBytes: ACCOUNT_LIMITS.body_max_bytes,
    status: 200,
    response: Done,
    errors: ['invalid_credentials'],
  },
  listSessions: {
    method: 'GET',
    path: '/api/auth/list-sessions',
    access: 'session',
    summary: 'List active sessions, most recently used first',
    status: 200,
    response: z.object({ sessions: z.array(ActiveSession) }),
    errors: [],
  },
  revokeSession: {
    method: 'DELETE',
    path: '/api/auth/sessions/{id}',
    access: 'session',
    summary: 'Sign out one session',
    params: id,
    status: 204,
    response: null,
    errors: ['not_found'],
  },
  revokeSessions: {
    method: 'POST',
    path: '/api/auth/revoke-sessions',
    access: 'session',
    whenFull: true,
    summary: 'Sign out all sessions, including this one',
    status: 200,
    response: Done,
    errors: [],
  },
  sendVerificationEmail: {
    method: 'POST',
    path: '/api/auth/send-verification-email',
    access: 'public',
    summary: 'Resend the confirmation mail; the response is the same for any address',
    body: OnlyEmail,
    bodyLimitBytes: ACCOUNT_LIMITS.body_max_bytes,
    status: 200,
    response: Done,
    errors: [],
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/auth/request-password-reset',
    access: 'public',
    whenFull: true,
    summary: 'Send a link to set a new password; the response is the same for any address',
    body: OnlyEmail,
    bodyLimitBytes: ACCOUNT_LIMITS.body_max_bytes,
    status: 200,
    response: Done,
    errors: [],
  },
  inspectLink: {
    method: 'POST',
    path: '/api/auth/inspect-link',
    access: 'public',
    whenFull: true,
    summary: 'Get the purpose of a mailed link and whether it is valid, without using it',
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
    whenFull: true,
    summary: 'Confirm an address by its mailed link, after registration or a change of address; does not log in',
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
    whenFull: true,
    summary: 'Set a new password by its mailed link; ends all sessions',
    body: z.strictObject({ token: LinkToken, new_password: NewPassword }),
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
    summary: 'Request a change of address: mails both addresses; the old one stays until the new one is confirmed',
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
    whenFull: true,
    summary: 'Change the password; ends all other sessions',
    body: z.strictObject({ current_password: CurrentPassword, new_password: NewPassword }),
    bodyLimitBytes: ACCOUNT_LIMITS.body_max_bytes,
    status: 200,
    response: Done,
    errors: ['invalid_credentials'],
  },
});
