import { z } from 'zod';

import { url } from './variable-types.ts';

/** Variables for accounts and authentication. */
export const accountVariables = {
  EMAIL_CONFIRMATION: z
    .enum(['auto', 'required'], { error: 'expected auto or required' })
    .default('auto')
    .describe('Whether an address must be confirmed before logging in; auto: if mail can be sent'),
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
    .describe('Creates the first admin at start, if there is none'),
  ADMIN_SECOND_FACTOR: z
    .enum(['optional', 'required'], { error: 'expected optional or required' })
    .default('optional')
    .describe('Whether admins need two-step sign-in or a passkey to open the admin area'),
  OIDC_ISSUER: url('https://login.example.org', ['http:', 'https:'])
    .optional()
    .describe('An OpenID Connect provider that people may sign in with'),
  OIDC_CLIENT_ID: z.string().min(1).optional().describe('Client ID at that provider'),
  OIDC_CLIENT_SECRET: z.string().min(1).optional().describe('Client secret at that provider; none for a public client'),
  OIDC_NAME: z
    .string()
    .min(1)
    .max(40, 'expected at most 40 characters')
    .default('single sign-on')
    .describe('Name of that provider on the login page'),
  OIDC_SCOPES: z.string().min(1).default('openid email profile').describe('Scopes to request there'),
} as const;
