import { z } from 'zod';

import { defineRoutes } from './route.ts';

/** Messages by error code. The routes always redirect the browser to a page, on failure with `error` in its query. */
export const OPENID_ERRORS = {
  refused: 'Signing in there was not completed. Please try again.',
  email_missing: 'That service did not share a confirmed email address, which you need for an account here.',
  email_unconfirmed:
    'There is an account with this email address that was never confirmed. Please confirm the address first, then try again.',
  account_disabled: 'This account has been disabled.',
  registration_closed: 'You don’t have an account here yet, and new sign-ups are closed right now.',
  invitation_required:
    'You don’t have an account here yet, and signing up needs an invitation. Open the link of yours, then continue from there.',
  invitation_refused:
    'You don’t have an account here yet, and this invitation is no longer valid or is for another email address.',
  unavailable: 'That service does not answer right now. Please try again later, or sign in another way.',
} as const;
export type OpenidError = keyof typeof OPENID_ERRORS;

export const openidRoutes = defineRoutes({
  beginOpenidLogin: {
    method: 'GET',
    path: '/api/auth/sign-in/oauth2',
    access: 'public',
    summary: 'Redirect the browser to the configured OpenID Connect provider',
    query: z.strictObject({
      next: z.string().max(2_000).optional(),
      /** The token of an invitation, for a user without an account. */
      invitation: z.string().min(1).max(200).optional(),
    }),
    status: 302,
    response: null,
    errors: ['not_found'],
  },
  finishOpenidLogin: {
    method: 'GET',
    path: '/api/auth/oauth2/callback/oidc',
    access: 'public',
    summary: 'Finish the login when the provider redirects the browser back',
    // The OpenID Connect library validates what a provider sends.
    query: z.looseObject({}),
    status: 302,
    response: null,
    errors: ['not_found'],
  },
});
