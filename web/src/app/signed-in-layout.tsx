import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { Fragment } from 'react';

import { BottomBar } from '#app/bottom-bar.tsx';
import { MAIN_ID } from '#app/main-id.ts';
import { Sidebar } from '#app/sidebar.tsx';
import { TopNav } from '#app/top-nav.tsx';
import { useMobileMenu } from '#app/use-mobile-menu.ts';
import { usePhoneSearch } from '#app/use-phone-search.ts';
import { sessionQuery } from '#features/account/api.ts';
import { LazyGenerationNotifier } from '#features/assistant/components/lazy-generation-notifier.tsx';
import { ChatCorner } from '#features/chat/components/chat-corner.tsx';
import { ChatHost } from '#features/chat/components/chat-host.tsx';
import { CookOwner } from '#features/cooking/hooks/use-cook-owner.ts';
import { LazyTimerDock } from '#features/cooking/components/lazy-timer-dock.tsx';
import { LiveEvents } from '#features/events/components/live-events.tsx';
import { OfflineStatus } from '#features/offline/components/offline-status.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { SkipLink } from '#ui/skip-link.tsx';

/** Layout of all pages for signed-in users. */
export function SignedInLayout() {
  const path = useLocation({ select: (location) => location.pathname });
  const { data: user } = useQuery(sessionQuery());
  const menu = useMobileMenu();
  const search = usePhoneSearch();
  return (
    <CookOwner value={user?.id ?? ''}>
      <ChatHost>
        <div className="app-frame flex min-h-dvh flex-col">
          <SkipLink to={MAIN_ID} />
          <TopNav menu={menu} search={search} />
          {/*
          Invisible while inert, because bars at the bottom edge would cover the menu. Keeps its height but skips rendering, so that
          a theme change costs a phone nothing here.
        */}
          <div
            className="shell flex grow gap-10 [contain-intrinsic-size:auto_100dvh] inert:invisible inert:[content-visibility:hidden] xl:gap-14"
            inert={menu.isShown}
          >
            <Sidebar />
            <main id={MAIN_ID} tabIndex={-1} className="min-w-0 grow pt-7 pb-16 sm:pt-10 print:py-0">
              {user && (
                <ErrorBoundary what="This message">
                  <OfflineStatus key={user.id} userId={user.id} />
                </ErrorBoundary>
              )}
              <ErrorBoundary resetKey={path} what="This page">
                <Outlet />
              </ErrorBoundary>
              <ErrorBoundary what="REECE">
                <ChatCorner />
              </ErrorBoundary>
            </main>
          </div>
          {user && (
            <Fragment key={user.id}>
              <LazyGenerationNotifier />
              <LiveEvents userId={user.id} />
            </Fragment>
          )}
          <ErrorBoundary resetKey={path} what="The timers">
            <LazyTimerDock />
          </ErrorBoundary>
          <BottomBar search={search} isMenuShown={menu.isShown} />
        </div>
      </ChatHost>
    </CookOwner>
  );
}
