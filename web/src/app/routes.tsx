import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';

import { parseNextPath } from '#app/next-path.ts';
import { RootFault } from '#app/page-fault.tsx';
import { RootLayout } from '#app/root-layout.tsx';
import { UnknownPage } from '#app/unknown-page.tsx';
import { sessionQuery } from '#features/account/api.ts';

interface RouterContext {
  queryClient: QueryClient;
}

interface DoorSearch {
  /** Where the person was going when they had to log in. */
  next?: string | undefined;
}

/** The session is loaded before the router starts and kept up to date after, so guards read it without waiting. */
function isSignedIn({ queryClient }: RouterContext): boolean {
  const user = queryClient.getQueryData(sessionQuery().queryKey);
  return user !== null && user !== undefined;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: UnknownPage,
  errorComponent: RootFault,
});

/** Pages for people who are not signed in. */
const doorRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'door',
  component: lazyRouteComponent(() => import('#app/door-layout.tsx'), 'DoorLayout'),
  validateSearch: (search): DoorSearch => {
    // Named even when it is refused: what is left out here would be passed on as it was written.
    return { next: parseNextPath(search['next'], window.location.origin) ?? undefined };
  },
  beforeLoad: ({ context, search }) => {
    if (isSignedIn(context)) throw redirect({ href: search.next ?? '/dashboard', replace: true });
  },
});

const loginRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: '/login',
  component: lazyRouteComponent(() => import('#features/account/components/login-page.tsx'), 'LoginPage'),
});

const registerRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: '/register',
  component: lazyRouteComponent(() => import('#features/account/components/register-page.tsx'), 'RegisterPage'),
});

/** Pages for people who are signed in, inside the shared layout. */
const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  component: lazyRouteComponent(() => import('#app/signed-in-layout.tsx'), 'SignedInLayout'),
  beforeLoad: ({ context, location }) => {
    if (isSignedIn(context)) return;
    const next = parseNextPath(location.href, window.location.origin);
    throw redirect({ to: '/login', search: next === null ? {} : { next }, replace: true });
  },
});

const dashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('#features/recipes/components/dashboard-page.tsx'), 'DashboardPage'),
});

const createRecipeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/create-recipe',
  component: lazyRouteComponent(
    () => import('#features/recipe-form/components/create-recipe-page.tsx'),
    'CreateRecipePage',
  ),
});

const recipeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/recipe/$id',
  component: lazyRouteComponent(() => import('#features/recipes/components/recipe-page.tsx'), 'RecipePage'),
});

export const routeTree = rootRoute.addChildren([
  doorRoute.addChildren([loginRoute, registerRoute]),
  signedInRoute.addChildren([dashboardRoute, createRecipeRoute, recipeRoute]),
]);
