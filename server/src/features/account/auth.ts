import { APIError, betterAuth } from 'better-auth';
import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { DatabaseKind } from '#platform/db/open.ts';
import type { Tables } from '#platform/db/tables.ts';

import { hashPassword, verifyPassword } from './passwords.ts';
import { COOKIE_PREFIX } from './session-cookie.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** A session lasts this long after its last use… */
const SESSION_TTL_SECONDS = 30 * DAY_SECONDS;
/** …which is written down at most this often. */
export const SESSION_REFRESH_SECONDS = DAY_SECONDS;

export interface AuthSettings {
  readonly db: Kysely<Tables>;
  readonly databaseKind: DatabaseKind;
  readonly secretKey: string;
  readonly publicUrl: string | undefined;
}

export type Auth = ReturnType<typeof createAuth>;

/** The accounts library on our own tables. It signs people in and out; registering is a command of ours. */
export function createAuth({ db, databaseKind, secretKey, publicUrl }: AuthSettings) {
  return betterAuth({
    baseURL: publicUrl ?? 'http://localhost',
    basePath: '/api/auth',
    secret: secretKey,
    database: { db, type: databaseKind },
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION_TTL_SECONDS,
      updateAge: SESSION_REFRESH_SECONDS,
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    // Rates are counted by our own routes, before the library is asked.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: publicUrl?.startsWith('https://') ?? false,
      // Where a request comes from is checked for every route alike, before this library sees it.
      disableCSRFCheck: true,
      disableOriginCheck: true,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: () => uuidv7() },
    },
  });
}

/** Set by us on what the library sees, whatever the caller sent under this name. */
const CLIENT_ADDRESS_HEADER = 'x-larder-client-address';

/** The headers the library may see of a request. */
export function authHeaders(request: {
  readonly ip: string;
  readonly headers: { readonly cookie?: string | undefined; readonly 'user-agent'?: string | undefined };
}): Headers {
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: request.ip });
  if (request.headers.cookie !== undefined) headers.set('cookie', request.headers.cookie);
  if (request.headers['user-agent'] !== undefined)
    headers.set('user-agent', request.headers['user-agent'].slice(0, 500));
  return headers;
}

/** The library's code for a failure it answers with, such as INVALID_EMAIL_OR_PASSWORD; undefined for any other. */
export function authErrorCode(error: unknown): string | undefined {
  return error instanceof APIError ? (error.body?.code ?? '') : undefined;
}
