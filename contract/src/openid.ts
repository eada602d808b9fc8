import { z } from 'zod';

import { defineRoutes } from './route.ts';

/** Answered by leading the browser to a page, also when something went wrong: then with `error` in its address. */
export const OPENID_ERRORS = {
  refused: 'Signing in there was not completed. Please try again.',
  email_missing: 'That service did not tell a confirmed email address, which an account here needs.',
  email_unconfirmed:
    'There is an account with this email address that was never confirmed. Please confirm the address first, then try again.',
  account_disabled: 'This account has been disabled.',
  registration_closed: 'You have no account here yet, and nobody new can sign up right now.',
  invitation_required:
    'You have no account here yet, and signing up takes an invitation. Open the link of yours, then continue from there.',
  invitation_refused:
    'You have no account here yet, and this invitation is no longer good or was made for another email address.',
  unavailable: 'That service does not answer right now. Please try again later, or sign in another way.',
} as const;
export type OpenidError = keyof typeof OPENID_ERRORS;

export const openidRoutes = defineRoutes({
  beginOpenidLogin: {
    method: 'GET',
    path: '/api/auth/sign-in/oauth2',
    access: 'public',
    summary: 'Lead the browser to the configured OpenID Connect provider',
    query: z.strictObject({
      next: z.string().max(2_000).optional(),
      /** The token at the end of an invitation's link, for a user without an account. */
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
    summary: 'Where the provider leads the browser back to',
    // What a provider sends is open; its library checks it.
    query: z.looseObject({}),
    status: 302,
    response: null,
    errors: ['not_found'],
  },
});
