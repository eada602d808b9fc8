import { ERROR_TEXTS } from '@larder/contract/errors';
import { FRESH_LOGIN_MINUTES, type Route } from '@larder/contract/route';

import { AppError } from '#platform/app-error.ts';
import { type Actor, type User, VISITOR } from '#platform/context.ts';
import { MINUTE_MS } from '#platform/durations.ts';

const ADMIN_SECOND_FACTOR_TEXT =
  'Administrators need two-step sign-in here. Set up a second step in your profile or sign in with a passkey, then try again.';

const FRESH_LOGIN_MS = FRESH_LOGIN_MINUTES * MINUTE_MS;

/**
 * Returns the actor if it may use `route`. Otherwise throws `not_authenticated`, `second_factor_required`,
 * `insufficient_scope`, `forbidden`, `admin_second_factor_required` or `fresh_login_required`. On routes with optional
 * access, a user whose second step is missing is a visitor.
 */
export async function authorize(
  route: Route,
  authenticate: () => Promise<Actor>,
  now: Date,
  mayActAsAdmin: (admin: User) => Promise<boolean>,
): Promise<Actor> {
  if (route.access === 'public') return VISITOR;
  const actor = await authenticate();
  if (actor.kind === 'visitor') {
    if (route.access === 'optional') return VISITOR;
    throw new AppError('not_authenticated', ERROR_TEXTS.not_authenticated);
  }
  if (isHalfSignedIn(actor) && route.aal1 !== true) {
    if (route.access === 'optional') return VISITOR;
    throw new AppError('second_factor_required', ERROR_TEXTS.second_factor_required);
  }
  if (!hasScope(actor, route)) throw new AppError('insufficient_scope', ERROR_TEXTS.insufficient_scope);
  if (route.access === 'admin' && !actor.isAdmin) throw new AppError('forbidden', ERROR_TEXTS.admins_only);
  if (route.access === 'admin' && !(await mayActAsAdmin(actor))) {
    throw adminSecondFactorRequired();
  }
  if (route.fresh === true && !isFresh(actor, now)) {
    throw new AppError('fresh_login_required', ERROR_TEXTS.fresh_login_required);
  }
  return actor;
}

/** The error for an admin without the second factor that the configuration requires of admins. */
export function adminSecondFactorRequired(): AppError {
  return new AppError('admin_second_factor_required', ADMIN_SECOND_FACTOR_TEXT);
}

/** True between the two steps of signing in. API tokens are only issued after both. */
export function isHalfSignedIn({ session, hasFactor }: User): boolean {
  return session !== undefined && session.aal === 'aal1' && hasFactor;
}

/** True if the user proved their identity recently. */
export function isFresh({ session }: User, now: Date): boolean {
  // A time in the future was recorded by a wrong clock and would count as fresh until then.
  return session !== undefined && Math.abs(now.getTime() - session.authenticatedAt.getTime()) < FRESH_LOGIN_MS;
}

function hasScope({ session, scopes = [] }: User, { scope, workers }: Route): boolean {
  if (session !== undefined) return true;
  return (scope !== undefined && scopes.includes(scope)) || (workers === true && scopes.includes('worker'));
}
