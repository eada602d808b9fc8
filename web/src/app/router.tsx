import type { QueryClient } from '@tanstack/react-query';
import { createBrowserHistory, createRouter } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';

import { PageError } from '#app/page-error.tsx';
import { PagePending } from '#app/page-pending.tsx';
import { routeTree } from '#app/routes.tsx';
import { afterPaint } from '#platform/after-paint.ts';

/** A link is seen to be pressed before the next page is drawn, which takes a phone many frames; of two that are pressed at once the last leads on. */
function createPatientHistory(): RouterHistory {
  const history = createBrowserHistory();
  const { push } = history;
  let leave = (): void => undefined;
  history.push = (...where): void => {
    leave();
    leave = afterPaint(() => push(...where));
  };
  return history;
}

export function createAppRouter(queryClient: QueryClient, history = createPatientHistory()) {
  const router = createRouter({
    routeTree,
    history,
    context: { queryClient },
    defaultPreload: 'intent',
    // What a page shows comes from queries, which know themselves how fresh they are.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 200,
    defaultErrorComponent: PageError,
    scrollRestoration: true,
    // Going back is no journey through the page: it stands where it stood.
    scrollRestorationBehavior: 'instant',
    // Whoever goes back before the next page is there has that one on the screen: its place is not to be kept as that of the page
    // they left.
    getScrollRestorationKey: (location): string => {
      // oxlint-disable-next-line eslint/no-underscore-dangle -- the router's name for it, and what it goes by itself
      const key = location.state.__TSR_key ?? location.href;
      return router.state.status === 'pending' ? `${key} left` : key;
    },
  });
  return router;
}

/** Fetches the script of the page at the address, while the server is still being asked who is signed in. */
export function preloadPage(router: ReturnType<typeof createAppRouter>): void {
  const [routes] = router.getMatchedRoutes(window.location.pathname);
  // What does not arrive is asked for again by the page itself, which says so if it still does not come.
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
