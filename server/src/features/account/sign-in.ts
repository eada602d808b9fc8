import { LOGIN_TEXTS } from '@larder/contract/account';

import { AppError } from '#platform/app-error.ts';
import type { Actor } from '#platform/context.ts';
import type { Exchange } from '#platform/http/route-handlers.ts';

import { type Auth, authErrorCode, authHeaders, SESSION_REFRESH_SECONDS } from './auth.ts';

/** Checks the password and gives the browser a session cookie. Throws `invalid_credentials` or `email_not_confirmed`. */
export async function signIn(
  auth: Auth,
  body: { readonly email: string; readonly password: string },
  { request, reply }: Exchange,
): Promise<{ id: string; email: string }> {
  try {
    const { headers, response } = await auth.api.signInEmail({
      body,
      headers: authHeaders(request),
      returnHeaders: true,
    });
    passCookies(headers, reply);
    return { id: response.user.id, email: response.user.email };
  } catch (error) {
    throw toSignInError(error);
  }
}

/** Ends the session of this browser and clears its cookie; without one it does nothing. */
export async function signOut(auth: Auth, { request, reply }: Exchange): Promise<void> {
  const { headers } = await auth.api.signOut({ headers: authHeaders(request), returnHeaders: true });
  passCookies(headers, reply);
}

/** Has the session been used long enough after its last use was written down? */
export function isRefreshDue(actor: Actor, now: Date): boolean {
  if (actor.kind !== 'person') return false;
  return now.getTime() - actor.sessionUpdatedAt.getTime() > SESSION_REFRESH_SECONDS * 1000;
}

/** Writes the last use down, gives the browser a cookie that lives as much longer, and tells when the session now ends. */
export async function refreshSession(auth: Auth, { request, reply }: Exchange): Promise<Date | undefined> {
  const { headers, response } = await auth.api.getSession({ headers: authHeaders(request), returnHeaders: true });
  passCookies(headers, reply);
  return response?.session.expiresAt;
}

function passCookies(from: Headers, reply: Exchange['reply']): void {
  for (const cookie of from.getSetCookie()) reply.header('set-cookie', cookie);
}

function toSignInError(error: unknown): unknown {
  switch (authErrorCode(error)) {
    case 'INVALID_EMAIL_OR_PASSWORD':
    case 'INVALID_EMAIL':
      return new AppError('invalid_credentials', LOGIN_TEXTS.invalid_credentials);
    case 'EMAIL_NOT_VERIFIED':
      return new AppError('email_not_confirmed', LOGIN_TEXTS.email_not_confirmed);
    default:
      return error;
  }
}
