import type { QueryClient } from '@tanstack/react-query';
import { createBrowserHistory, createRouter } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';

import { PageError } from '#app/page-error.tsx';
import { PagePending } from '#app/page-pending.tsx';
import { routeTree } from '#app/routes.tsx';
import { afterPaint } from '#platform/after-paint.ts';

/**
 * Navigates after the next paint, so that a pressed link shows at once: rendering a page takes a phone many frames. Of two quick
 * navigations the last one wins.
 */
function createPaintFirstHistory(): RouterHistory {
  const history = createBrowserHistory();
  const { push } = history;
  let leave = (): void => undefined;
  history.push = (...where): void => {
    leave();
    leave = afterPaint(() => push(...where));
  };
  return history;
}

export function createAppRouter(
  queryClient: QueryClient,
  history = createPaintFirstHistory(),
  { isServer = false } = {},
) {
  const router = createRouter({
    routeTree,
    history,
    context: { queryClient },
    defaultPreload: 'intent',
    // Queries decide how fresh their data is.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 200,
    defaultErrorComponent: PageError,
    isServer,
    // On the server, it would add an inline script.
    scrollRestoration: !isServer,
    // Overrides the smooth scrolling of styles.css.
    scrollRestorationBehavior: 'instant',
    // While a navigation is pending, the old page is on screen: its scroll position must not be stored under the new page's key.
    getScrollRestorationKey: (location): string => {
      // oxlint-disable-next-line eslint/no-underscore-dangle -- the router's default key
      const key = location.state.__TSR_key ?? location.href;
      return router.state.status === 'pending' ? `${key} left` : key;
    },
  });
  return router;
}

/** Loads the script of the current URL's page while the session is still loading. */
export function preloadPage(router: ReturnType<typeof createAppRouter>): void {
  const [routes] = router.getMatchedRoutes(window.location.pathname);
  // The page itself retries a failed load and reports its error.
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
