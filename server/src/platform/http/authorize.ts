import { ERROR_TEXTS } from '@larder/contract/errors';
import { FRESH_LOGIN_MINUTES, type Route } from '@larder/contract/route';

import { AppError } from '#platform/app-error.ts';
import { type Actor, type Person, VISITOR } from '#platform/context.ts';

const ADMIN_SECOND_FACTOR_TEXT =
  'Administrators need two-step sign-in here. Set up a second step in your profile or sign in with a passkey, then try again.';

const FRESH_LOGIN_MS = FRESH_LOGIN_MINUTES * 60 * 1000;

/**
 * Who may act on `route`, or why not: `not_authenticated`, `second_factor_required`, `insufficient_scope`, `forbidden`,
 * `admin_second_factor_required`, `fresh_login_required`. `mayActAsAdmin` is asked for admins on their routes. Who is only half signed in is nobody where anyone may come.
 */
export async function authorize(
  route: Route,
  authenticate: () => Promise<Actor>,
  now: Date,
  mayActAsAdmin: (admin: Person) => Promise<boolean>,
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

/** For an admin who has not proved a second factor where admins need one. */
export function adminSecondFactorRequired(): AppError {
  return new AppError('admin_second_factor_required', ADMIN_SECOND_FACTOR_TEXT);
}

/** Has one step of two been done? A personal API token was made by who had done both. */
export function isHalfSignedIn({ session, hasFactor }: Person): boolean {
  return session !== undefined && session.aal === 'aal1' && hasFactor;
}

/** Did the person prove who they are not long ago? */
export function isFresh({ session }: Person, now: Date): boolean {
  // What is said to be in the future was noted by a clock that was wrong, and would count for as long as that was off.
  return session !== undefined && Math.abs(now.getTime() - session.authenticatedAt.getTime()) < FRESH_LOGIN_MS;
}

function hasScope({ session, scopes = [] }: Person, { scope, workers }: Route): boolean {
  if (session !== undefined) return true;
  return (scope !== undefined && scopes.includes(scope)) || (workers === true && scopes.includes('worker'));
}
