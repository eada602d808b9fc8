import { z } from 'zod';

import { DeliverableEmail, Email, GivenPassword, NewPassword, Password } from './account-fields.ts';
import {
  ACCOUNT_LIMITS,
  EMAIL_PATTERN,
  LINK_TEXTS,
  LOGIN_TEXTS,
  PASSWORD_TEXTS,
  REGISTER_TEXTS,
} from './account-texts.ts';
import { line } from './line.ts';
import { defineRoutes } from './route.ts';

export { ACCOUNT_LIMITS, DeliverableEmail, Email, EMAIL_PATTERN, GivenPassword, LINK_TEXTS, LOGIN_TEXTS, Password };
export { PASSWORD_TEXTS, REGISTER_TEXTS };

const SignIn = z.strictObject({ email: Email, password: Password });

const SignUp = z.strictObject({
  email: DeliverableEmail,
  password: Password,
  name: line().min(1).max(ACCOUNT_LIMITS.name_max_characters).optional(),
  /** What an invitation's link ends in, where signing up takes one. */
  invitation: z.string().min(1).max(200).optional(),
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
    errors: ['conflict', 'forbidden', 'not_found', 'link_used', 'link_expired'],
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/sign-in/email',
    access: 'public',
    whenFull: true,
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
    whenFull: true,
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
    whenFull: true,
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
    whenFull: true,
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
    whenFull: true,
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
    whenFull: true,
    summary: 'Use a link that sets a new password; ends all sessions',
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
    whenFull: true,
    summary: 'Change the password; ends all other sessions',
    body: z.strictObject({ current_password: GivenPassword, new_password: NewPassword }),
    bodyLimitBytes: ACCOUNT_LIMITS.body_max_bytes,
    status: 200,
    response: Done,
    errors: ['invalid_credentials'],
  },
});
