import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';

import { PageFault } from '#app/page-fault.tsx';
import { PagePending } from '#app/page-pending.tsx';
import { routeTree } from '#app/routes.tsx';

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // What a page shows comes from queries, which know themselves how fresh they are.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 200,
    defaultErrorComponent: PageFault,
    scrollRestoration: true,
    // Going back is no journey through the page: it stands where it stood.
    scrollRestorationBehavior: 'instant',
  });
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
