import { z } from 'zod';

import { url } from './variable-types.ts';

/** Who has an account and how they prove who they are. */
export const accountVariables = {
  EMAIL_CONFIRMATION: z
    .enum(['auto', 'required'], { error: 'expected auto or required' })
    .default('auto')
    .describe('Must an address be confirmed before logging in? auto: where mail can be sent'),
  REGISTRATION: z
    .enum(['open', 'invitation', 'closed'], { error: 'expected open, invitation or closed' })
    .default('open')
    .describe('Who may create an account? invitation: people whom an admin invites; closed: nobody'),
  ADMIN_EMAIL: z
    .string()
    .toLowerCase()
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, 'expected an email address')
    .default('admin@larder.local')
    .describe('The address of the admin login; nobody can register with it'),
  ADMIN_PASSWORD: z
    .string()
    .min(6, 'expected at least 6 characters')
    .max(128, 'expected at most 128 characters')
    .optional()
    .describe('Makes the first admin at start, if there is none'),
  ADMIN_SECOND_FACTOR: z
    .enum(['optional', 'required'], { error: 'expected optional or required' })
    .default('optional')
    .describe('Must an admin have a second step of signing in, or a passkey, before the admin area opens?'),
  OIDC_ISSUER: url('https://login.example.org', ['http:', 'https:'])
    .optional()
    .describe('An OpenID Connect provider that people may sign in with'),
  OIDC_CLIENT_ID: z.string().min(1).optional().describe('Our name at that provider'),
  OIDC_CLIENT_SECRET: z.string().min(1).optional().describe('Our secret at that provider; none for a public client'),
  OIDC_NAME: z
    .string()
    .min(1)
    .max(40, 'expected at most 40 characters')
    .default('single sign-on')
    .describe('What that provider is called on the login page'),
  OIDC_SCOPES: z.string().min(1).default('openid email profile').describe('The scopes asked for there'),
} as const;
