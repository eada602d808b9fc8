import '#ui/styles.css';

import { startTransition, StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { App, openFirstPage } from '#app/app.tsx';
import { onPageMount } from '#app/lazy-page.tsx';
import { hydratePageData } from '#app/page-data.ts';
import { createQueryClient } from '#app/query-client.ts';
import { createAppRouter, preloadPage } from '#app/router.tsx';
import { syncSession } from '#app/session-sync.ts';
import { replayEarlyInput } from '#platform/early-input.ts';
import { idle } from '#platform/idle.ts';
import { trackPointer } from '#platform/pointer-release.ts';
import { followThemeChoice } from '#platform/theme.ts';
import { guardDoubleClicks } from '#ui/double-click-guard.ts';

// Zod otherwise probes `new Function`, which the content security policy reports as a violation.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });

const container = document.getElementById('root');
if (container === null) throw new Error('app.html has no #root');

trackPointer();
const queryClient = createQueryClient();
hydratePageData(queryClient);
const isRendered = container.dataset['rendered'] !== undefined;
const router = createAppRouter(queryClient);
// The router renders the same tree as on the server.
if (isRendered) router.ssr = { manifest: undefined };
syncSession(queryClient, () => router.invalidate());
// The menu that follows the theme is not always mounted.
followThemeChoice(() => undefined);
guardDoubleClicks();
// In its own task: requesting a dozen files takes a phone as long as a slow frame.
setTimeout(() => preloadPage(router));

/** For a page that never mounts because it fails. */
const HYDRATION_TIMEOUT_MS = 3000;

/** Hydrates a page that the server rendered. React hydrates the parts of a page one after the other: the page itself comes last. */
function hydrate(root: HTMLElement, app: ReactNode): void {
  const page = router.state.matches
    .map(({ routeId }) => router.routesById[routeId].options.component)
    .findLast(Boolean);
  const end = (): void => {
    stopListening();
    clearTimeout(timeout);
    delete root.dataset['rendered'];
    void replayEarlyInput();
  };
  const timeout = setTimeout(end, HYDRATION_TIMEOUT_MS);
  const stopListening = onPageMount((mounted) => {
    if (mounted === page) end();
  });
  hydrateRoot(root, app);
}

/** A document without a rendered page shows its own loading text until the first page is ready. */
async function start(root: HTMLElement): Promise<void> {
  await openFirstPage({ queryClient, router });
  const app = (
    <StrictMode>
      <App queryClient={queryClient} router={router} />
    </StrictMode>
  );
  // A transition yields to the browser between parts of the page.
  startTransition(() => {
    if (isRendered) hydrate(root, app);
    else createRoot(root).render(app);
  });
}

/** The hash of the app's shortcut to the search. */
const SEARCH_HASH = '#search';

/** What no user waits for. */
async function startInBackground(): Promise<void> {
  await idle();
  if (window.location.hash === SEARCH_HASH) document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
  const { startForBrowser } = await import('#features/offline/model/start-offline.ts');
  await startForBrowser();
}

async function startAll(root: HTMLElement): Promise<void> {
  await start(root);
  // Without a network or with blocked storage, the app works as a website.
  startInBackground().catch(() => undefined);
}

void startAll(container);
