import { z } from 'zod';

import { ACCOUNT_LIMITS, DeliverableEmail } from './account.ts';
import { defineRoutes } from './route.ts';

export const INVITATION_LIMITS = {
  days_default: 7,
  days_max: 90,
  uses_default: 1,
  uses_max: 100,
  page_size: 50,
  page_size_max: 100,
} as const;

/** Who may create an account: everyone, guests with an invitation, or no one. */
export type RegistrationMode = 'open' | 'invitation' | 'closed';

export const INVITATION_TEXTS = {
  closed: 'New sign-ups are closed right now. If you have an account, log in instead.',
  required: 'You need an invitation to sign up here. Ask the people who run this kitchen for one, then open its link.',
  unknown: 'We don’t recognize this invitation. Please copy the whole link from the message.',
  used: 'This invitation has already been used. Please ask for a new one.',
  expired: 'This invitation has expired. Please ask for a new one.',
  revoked: 'This invitation was withdrawn. Please ask for a new one.',
  other_address: 'This invitation is for another email address. Sign up with the one it was made for.',
  not_needed: 'Everyone can sign up here, so no invitation is needed. Set REGISTRATION=invitation to invite people.',
  registration_closed:
    'Sign-ups are closed, so an invitation would not work. Set REGISTRATION=invitation to invite people.',
  has_account: 'There is already an account with this email address.',
} as const;

const InvitationState = z.enum(['open', 'used', 'expired', 'revoked']);
export type InvitationState = z.infer<typeof InvitationState>;

export const Invitation = z.object({
  id: z.uuid(),
  /** The only address that can use it; null for any. */
  email: z.string().nullable(),
  /** Sent to that address. */
  is_mailed: z.boolean(),
  state: InvitationState,
  uses: z.int(),
  uses_max: z.int(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** The admin who created it; null once their account is deleted. */
  created_by_email: z.string().nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

/** The secret in an invitation's link. */
const InvitationToken = z.string().min(1).max(200);

const id = z.strictObject({ id: z.uuid() });

export const invitationsRoutes = defineRoutes({
  listInvitations: {
    method: 'GET',
    path: '/api/admin/invitations',
    access: 'admin',
    summary: 'List invitations, newest first',
    query: z.strictObject({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(INVITATION_LIMITS.page_size_max).default(INVITATION_LIMITS.page_size),
    }),
    status: 200,
    response: z.object({ invitations: z.array(Invitation), next_cursor: z.string().nullable() }),
    errors: [],
  },
  createInvitation: {
    method: 'POST',
    path: '/api/admin/invitations',
    access: 'admin',
    fresh: true,
    summary:
      'Create an invitation; its link is returned only once, and mailed to the address if one is given and mail is configured',
    body: z.strictObject({
      /** Limits the invitation to this address and one use. */
      email: DeliverableEmail.optional(),
      expires_in_days: z.int().min(1).max(INVITATION_LIMITS.days_max).default(INVITATION_LIMITS.days_default),
      uses_max: z.int().min(1).max(INVITATION_LIMITS.uses_max).default(INVITATION_LIMITS.uses_default),
    }),
    bodyLimitBytes: ACCOUNT_LIMITS.body_max_bytes,
    status: 201,
    // `path` is relative to this server.
    response: z.object({ invitation: Invitation, path: z.string() }),
    errors: ['conflict'],
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/api/admin/invitations/{id}',
    access: 'admin',
    summary: 'Revoke an invitation',
    params: id,
    status: 204,
    response: null,
    errors: ['not_found'],
  },
  inspectInvitation: {
    method: 'POST',
    path: '/api/auth/inspect-invitation',
    access: 'public',
    summary: 'Check whether an invitation is valid, and for which address, without using it',
    body: z.strictObject({ token: InvitationToken }),
    bodyLimitBytes: ACCOUNT_LIMITS.body_max_bytes,
    status: 200,
    response: z.object({ email: z.string().nullable() }),
    errors: ['not_found', 'link_used', 'link_expired'],
  },
});
