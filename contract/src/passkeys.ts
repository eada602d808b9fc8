import { z } from 'zod';

import { textField } from './text-field.ts';
import { defineRoutes } from './route.ts';

export const PASSKEY_LIMITS = {
  name_max_characters: 80,
  per_person_max: 20,
  ceremony_minutes: 5,
  body_max_bytes: 65_536,
} as const;

export const PASSKEY_TEXTS = {
  refused: 'This passkey was not accepted. Please try again, or sign in another way.',
  expired: 'That took too long. Please try again.',
  too_many: 'You have reached the maximum number of passkeys. Please remove one first.',
} as const;

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** JSON of the browser's WebAuthn API. The server's WebAuthn library validates it. */
const WebAuthnJson = z.record(z.string(), z.unknown());

const Ceremony = z.object({ ceremony_id: z.uuid(), options: WebAuthnJson });

export const passkeysRoutes = defineRoutes({
  listPasskeys: {
    method: 'GET',
    path: '/api/auth/passkey/list-user-passkeys',
    access: 'session',
    summary: 'List the user’s passkeys, newest first',
    status: 200,
    response: z.object({ passkeys: z.array(Passkey) }),
    errors: [],
  },
  beginRegistration: {
    method: 'POST',
    path: '/api/auth/passkey/generate-register-options',
    access: 'session',
    fresh: true,
    summary: 'Start the registration of a passkey',
    status: 200,
    response: Ceremony,
    errors: ['conflict'],
  },
  finishRegistration: {
    method: 'POST',
    path: '/api/auth/passkey/verify-registration',
    access: 'session',
    fresh: true,
    summary: 'Register the passkey that the browser created',
    body: z.strictObject({
      ceremony_id: z.uuid(),
      name: textField().min(1).max(PASSKEY_LIMITS.name_max_characters),
      response: WebAuthnJson,
    }),
    bodyLimitBytes: PASSKEY_LIMITS.body_max_bytes,
    status: 201,
    response: Passkey,
    errors: ['conflict', 'link_expired'],
  },
  beginLogin: {
    method: 'POST',
    path: '/api/auth/passkey/generate-authenticate-options',
    access: 'optional',
    aal1: true,
    whenFull: true,
    summary: 'Start a login, second factor or renewed login with a passkey',
    status: 200,
    response: Ceremony,
    errors: [],
  },
  finishLogin: {
    method: 'POST',
    path: '/api/auth/passkey/verify-authentication',
    access: 'optional',
    aal1: true,
    whenFull: true,
    summary: 'Log in with a passkey; the session is aal2, because the device verified the user',
    body: z.strictObject({ ceremony_id: z.uuid(), response: WebAuthnJson }),
    bodyLimitBytes: PASSKEY_LIMITS.body_max_bytes,
    status: 200,
    response: z.object({ user: z.object({ id: z.uuid(), email: z.string() }) }),
    errors: ['invalid_credentials', 'link_expired', 'email_not_confirmed', 'account_disabled'],
  },
  deletePasskey: {
    method: 'DELETE',
    path: '/api/auth/passkey/{id}',
    access: 'session',
    fresh: true,
    summary: 'Delete a passkey',
    params: z.strictObject({ id: z.uuid() }),
    status: 204,
    response: null,
    errors: ['not_found'],
  },
});
