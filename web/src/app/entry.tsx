import '#ui/styles.css';

import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App, openFirstPage } from '#app/app.tsx';
import { createQueryClient } from '#app/query-client.ts';
import { createAppRouter, preloadPage } from '#app/router.tsx';
import { syncSession } from '#app/session-sync.ts';
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
const router = createAppRouter(queryClient);
syncSession(queryClient, () => router.invalidate());
// The menu that follows the theme is not always mounted.
followThemeChoice(() => undefined);
guardDoubleClicks();
// In its own task: requesting a dozen files takes a phone as long as a slow frame.
setTimeout(() => preloadPage(router));

const root = createRoot(container);

async function start(): Promise<void> {
  // Until then, the document shows its own loading text.
  await openFirstPage({ queryClient, router });
  // A transition yields to the browser between parts of the page.
  startTransition(() => {
    root.render(
      <StrictMode>
        <App queryClient={queryClient} router={router} />
      </StrictMode>,
    );
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

async function startAll(): Promise<void> {
  await start();
  // Without a network or with blocked storage, the app works as a website.
  startInBackground().catch(() => undefined);
}

void startAll();
