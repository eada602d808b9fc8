import { createRootRouteWithContext } from '@tanstack/react-router';

import { NotFoundPage } from '#app/not-found-page.tsx';
import { RootError } from '#app/page-error.tsx';
import { RootLayout } from '#app/root-layout.tsx';
import type { RouterContext } from '#app/router-context.ts';

/** The parent of all routes. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
  errorComponent: RootError,
});
