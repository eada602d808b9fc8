import { createRoute, redirect } from '@tanstack/react-router';

import { lazyPage } from '#app/lazy-page.tsx';
import { parseNextPath } from '#app/next-path.ts';
import { prefetchLinked } from '#app/prefetch.ts';
import { rootRoute } from '#app/root-route.tsx';
import { getSessionState } from '#app/router-context.ts';
import type { GuestSearch } from '#app/router-context.ts';
import { parseRecipeSearch } from '#features/recipe-page/model/recipe-search.ts';

/** Pages for guests. */
const guestRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guest',
  component: lazyPage(() => import('#app/guest-layout.tsx'), 'GuestLayout'),
  // Invalid values become undefined; omitted keys would keep their unvalidated value.
  validateSearch: ({ next, error }): GuestSearch => ({
    next: parseNextPath(next) ?? undefined,
    error: typeof error === 'string' ? error : undefined,
  }),
  beforeLoad: ({ context, search }) => {
    if (getSessionState(context).user !== null) throw redirect({ href: search.next ?? '/dashboard', replace: true });
  },
});

const loginRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/login',
  component: lazyPage(() => import('#features/account/components/login-page.tsx'), 'LoginPage'),
});

const registerRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/register',
  // A user who has done the first of two steps continues with the second.
  beforeLoad: ({ context, search: { next } }) => {
    if (getSessionState(context).pendingUser !== null)
      throw redirect({ to: '/login', search: { next }, replace: true });
  },
  component: lazyPage(() => import('#features/invitations/components/sign-up-page.tsx'), 'SignUpPage'),
});

const adminLoginRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/admin',
  component: lazyPage(() => import('#features/account/components/admin-login-page.tsx'), 'AdminLoginPage'),
});

/** Pages that a mailed link or a bookmarklet opens, for guests and signed-in users. */
const linkRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'link',
  component: lazyPage(() => import('#app/guest-layout.tsx'), 'GuestLayout'),
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => linkRoute,
  path: '/forgot-password',
  component: lazyPage(() => import('#features/account/components/forgot-password-page.tsx'), 'ForgotPasswordPage'),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => linkRoute,
  path: '/reset-password',
  component: lazyPage(() => import('#features/account/components/reset-password-page.tsx'), 'ResetPasswordPage'),
});

const confirmEmailRoute = createRoute({
  getParentRoute: () => linkRoute,
  path: '/confirm-email',
  component: lazyPage(() => import('#features/account/components/confirm-email-page.tsx'), 'ConfirmEmailPage'),
});

/** Receives a page before the user signs in, so that it is not lost. Under this layout: the page needs no session. */
const handoverRoute = createRoute({
  getParentRoute: () => linkRoute,
  path: '/import/page',
  component: lazyPage(() => import('#features/imports/components/handover-page.tsx'), 'HandoverPage'),
});

/** Pages that a share link opens, for guests and signed-in users. */
const sharedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shared',
  component: lazyPage(() => import('#app/shared-layout.tsx'), 'SharedLayout'),
});

const linkedRoute = createRoute({
  getParentRoute: () => sharedRoute,
  path: '/shared/$token',
  component: lazyPage(() => import('#features/recipe-page/components/linked-page.tsx'), 'LinkedPage'),
  loader: prefetchLinked,
  validateSearch: parseRecipeSearch,
});

export const guestTree = guestRoute.addChildren([loginRoute, registerRoute, adminLoginRoute]);
export const linkTree = linkRoute.addChildren([
  forgotPasswordRoute,
  resetPasswordRoute,
  confirmEmailRoute,
  handoverRoute,
]);
export const sharedTree = sharedRoute.addChildren([linkedRoute]);
