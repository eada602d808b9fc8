import { z } from 'zod';

import { SessionUser } from './account.ts';
import { textField } from './text-field.ts';
import { PhoneNumber } from './profile.ts';
import { defineRoutes } from './route.ts';

export const FACTOR_LIMITS = {
  name_max_characters: 80,
  per_person_max: 10,
  /** A challenge is valid this long and for one use. */
  challenge_minutes: 5,
  attempts_per_challenge_max: 5,
  recovery_codes: 10,
  totp_digits: 6,
  totp_period_seconds: 30,
} as const;

export const FACTOR_TEXTS = {
  code_wrong: 'That code isn’t right. Please try again.',
  challenge_used: 'This code has been used. Please ask for another.',
  challenge_expired: 'This code has expired. Please ask for another.',
  recovery_wrong: 'That recovery code isn’t right, or it has been used already.',
  locked:
    'Too many wrong codes in a row. Sign in on a device you have used before, or set a new password by email and try again.',
  too_many: 'You have reached the maximum number of factors. Please remove one first.',
  phone_required: 'Please enter a phone number',
  factor_required: 'Please add a second factor first.',
} as const;

const FriendlyName = textField().min(1).max(FACTOR_LIMITS.name_max_characters);

const NewFactor = z.discriminatedUnion('factor_type', [
  z.strictObject({
    factor_type: z.literal('totp'),
    friendly_name: FriendlyName.optional(),
    issuer: textField().min(1).max(FACTOR_LIMITS.name_max_characters).optional(),
  }),
  z.strictObject({ factor_type: z.literal('phone'), friendly_name: FriendlyName.optional(), phone: PhoneNumber }),
]);

export const Factor = z.object({
  id: z.uuid(),
  factor_type: z.enum(['totp', 'phone']),
  friendly_name: z.string(),
  status: z.enum(['unverified', 'verified']),
  /** The name under which an authenticator app lists it; null for a phone. */
  issuer: z.string().nullable(),
  /** Masked except for its last digits until the second factor is verified. */
  phone: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type Factor = z.infer<typeof Factor>;

const factorId = z.strictObject({ factorId: z.uuid() });

/** The session after verifying a factor, for API clients; browsers have a cookie. Times in seconds. */
export const VerifiedSession = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int(),
  expires_at: z.int(),
  user: SessionUser.omit({ has_eating_rules: true }),
});
export type VerifiedSession = z.infer<typeof VerifiedSession>;

export const factorsRoutes = defineRoutes({
  listFactors: {
    method: 'GET',
    path: '/factors',
    access: 'session',
    aal1: true,
    summary: 'List the user’s factors and the number of recovery codes left',
    status: 200,
    response: z.object({ factors: z.array(Factor), recovery_codes_left: z.int(), has_passkey: z.boolean() }),
    errors: [],
  },
  enrollFactor: {
    method: 'POST',
    path: '/factors',
    access: 'session',
    fresh: true,
    summary: 'Enroll a factor; it becomes active once a code is verified',
    body: NewFactor,
    status: 200,
    response: z.object({
      id: z.uuid(),
      factor_type: z.enum(['totp', 'phone']),
      friendly_name: z.string(),
      status: z.enum(['unverified', 'verified']),
      /** `qr_code` is an SVG of `uri` as a data URL; `secret` is Base32. */
      totp: z.object({ secret: z.string(), uri: z.string(), qr_code: z.string() }).optional(),
      phone: z.string().optional(),
    }),
    errors: ['conflict'],
  },
  challengeFactor: {
    method: 'POST',
    path: '/factors/{factorId}/challenge',
    access: 'session',
    aal1: true,
    whenFull: true,
    summary:
      'Start the verification of a factor; sends the code to a phone. `{}` for TOTP. `expires_at` in seconds since 1970',
    params: factorId,
    body: z.strictObject({ channel: z.enum(['sms', 'whatsapp']).optional() }),
    status: 200,
    response: z.object({ id: z.uuid(), expires_at: z.int() }),
    errors: ['not_found', 'second_factor_required', 'fresh_login_required'],
  },
  verifyFactor: {
    method: 'POST',
    path: '/factors/{factorId}/verify',
    access: 'session',
    aal1: true,
    whenFull: true,
    summary: 'Verify a factor with a code; the session becomes aal2 with a new cookie',
    params: factorId,
    body: z.strictObject({
      challenge_id: z.uuid(),
      code: z
        .string()
        .trim()
        .transform((code) => code.replaceAll(/\s/gu, ''))
        .pipe(z.string().regex(/^\d{6}$/u, 'Please enter the six digits')),
    }),
    status: 200,
    response: VerifiedSession,
    errors: [
      'not_found',
      'second_factor_required',
      'fresh_login_required',
      'invalid_credentials',
      'link_used',
      'link_expired',
    ],
  },
  deleteFactor: {
    method: 'DELETE',
    path: '/factors/{factorId}',
    access: 'session',
    fresh: true,
    summary: 'Delete a factor; deleting the last one deletes the recovery codes',
    params: factorId,
    status: 204,
    response: null,
    errors: ['not_found'],
  },
  createRecoveryCodes: {
    method: 'POST',
    path: '/factors/recovery-codes',
    access: 'session',
    fresh: true,
    summary: 'Create recovery codes, replacing earlier ones; returned only once',
    status: 200,
    response: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['conflict'],
  },
  useRecoveryCode: {
    method: 'POST',
    path: '/factors/recovery',
    access: 'session',
    aal1: true,
    whenFull: true,
    summary: 'Verify the second factor with a recovery code, which works once',
    body: z.strictObject({ code: z.string().trim().min(1).max(40) }),
    status: 200,
    response: VerifiedSession,
    errors: ['invalid_credentials'],
  },
});
