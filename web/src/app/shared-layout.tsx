import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';

import { MAIN_ID } from '#app/main-id.ts';
import { sessionQuery } from '#features/account/api.ts';
import { LazyTimerDock } from '#features/cooking/components/lazy-timer-dock.tsx';
import { getPublicConfig } from '#platform/public-config.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { SkipLink } from '#ui/skip-link.tsx';

/** Layout of share-link pages: the brand above the page. */
export function SharedLayout() {
  const path = useLocation({ select: (location) => location.pathname });
  const { data: user } = useQuery(sessionQuery());
  const { product_name: productName } = getPublicConfig();
  const isSignedIn = user !== null && user !== undefined;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink to={MAIN_ID} />
      <header className="shell" data-print="hide">
        <div className="mx-auto flex h-16 max-w-5xl items-center sm:h-20">
          <a href={isSignedIn ? '/dashboard' : '/'} className="flex min-h-11 items-center rounded-sm no-underline">
            <BrandMark name={productName} />
          </a>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="shell grow pt-2 pb-16 print:py-0">
        <div className="mx-auto max-w-5xl print:max-w-none">
          <ErrorBoundary resetKey={path} what="This page">
            <Outlet />
          </ErrorBoundary>
        </div>
      </main>
      <ErrorBoundary resetKey={path} what="The timers">
        <LazyTimerDock linked={false} />
      </ErrorBoundary>
    </div>
  );
}
