import { z } from 'zod';

import { ACCOUNT_LIMITS, Email, CurrentPassword } from './account.ts';
import { VerifiedSession } from './factors.ts';
import { textField } from './text-field.ts';
import { defineRoutes, TOKEN_SCOPES } from './route.ts';

export const TOKEN_LIMITS = {
  name_max_characters: 80,
  per_person_max: 50,
  access_token_minutes: 15,
  refresh_token_days: 30,
  expiry_days_max: 3_650,
} as const;

/** Messages for a refused token. */
export const TOKEN_TEXTS = {
  jwks_empty: 'JWKS is empty',
  no_key: 'No matching signing key found in JWKS',
  bad_signature: 'Invalid JWT signature',
  expired: 'JWT has expired',
  refresh_refused: 'Invalid refresh token',
  worker_for_admins: 'Only an admin can create a token with the scope Work',
  too_many: 'You have reached the maximum number of API tokens. Please delete one first.',
} as const;

export const ApiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  last_used_at: z.iso.datetime().nullable(),
});
export type ApiToken = z.infer<typeof ApiToken>;

const NewApiToken = z.strictObject({
  name: textField().min(1).max(TOKEN_LIMITS.name_max_characters),
  scopes: z
    .array(z.enum(TOKEN_SCOPES))
    .min(1)
    .max(TOKEN_SCOPES.length)
    .transform((scopes) => [...new Set(scopes)]),
  /** Null: never expires. */
  expires_in_days: z.int().min(1).max(TOKEN_LIMITS.expiry_days_max).nullable(),
});

const TokenGrant = z.discriminatedUnion('grant_type', [
  z.strictObject({ grant_type: z.literal('password'), email: Email, password: CurrentPassword }),
  z.strictObject({ grant_type: z.literal('refresh_token'), refresh_token: z.string().min(1).max(200) }),
]);

export const tokensRoutes = defineRoutes({
  getJwks: {
    method: 'GET',
    path: '/.well-known/jwks.json',
    access: 'public',
    summary: 'Get the public keys that verify access tokens (RFC 7517)',
    status: 200,
    response: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
    errors: [],
  },
  grantToken: {
    method: 'POST',
    path: '/api/auth/token',
    access: 'public',
    whenFull: true,
    summary: 'Log in without cookies: returns an access token for 15 minutes and a refresh token that works once',
    body: TokenGrant,
    bodyLimitBytes: ACCOUNT_LIMITS.body_max_bytes,
    status: 200,
    response: VerifiedSession.extend({ refresh_token: z.string() }),
    errors: ['invalid_credentials', 'email_not_confirmed', 'account_disabled'],
  },
  listApiTokens: {
    method: 'GET',
    path: '/api/tokens',
    access: 'session',
    summary: 'List the user’s API tokens, newest first',
    status: 200,
    response: z.object({ tokens: z.array(ApiToken) }),
    errors: [],
  },
  createApiToken: {
    method: 'POST',
    path: '/api/tokens',
    access: 'session',
    fresh: true,
    summary: 'Create an API token; `token` is returned only once',
    body: NewApiToken,
    status: 201,
    response: ApiToken.extend({ token: z.string() }),
    errors: ['conflict', 'forbidden', 'admin_second_factor_required'],
  },
  deleteApiToken: {
    method: 'DELETE',
    path: '/api/tokens/{id}',
    access: 'session',
    summary: 'Revoke an API token',
    params: z.strictObject({ id: z.uuid() }),
    status: 204,
    response: null,
    errors: ['not_found'],
  },
});
