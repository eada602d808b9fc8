import '#ui/styles.css';

import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App, openFirstPage } from '#app/app.tsx';
import { createQueryClient } from '#app/query-client.ts';
import { createAppRouter, preloadPage } from '#app/router.tsx';
import { syncSession } from '#app/session-sync.ts';
import { trackPointer } from '#platform/pointer-release.ts';
import { followThemeChoice } from '#platform/theme.ts';
import { guardDoubleClicks } from '#ui/double-click-guard.ts';

// Zod otherwise probes `new Function` when the first schema is made, and the content security policy reports that as a violation.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });

const container = document.getElementById('root');
if (container === null) throw new Error('app.html has no #root');

trackPointer();
const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
syncSession(queryClient, () => router.invalidate());
// A menu that shows the choice, and follows it, is not always there.
followThemeChoice(() => undefined);
guardDoubleClicks();
// In a task of its own: asking for a dozen files takes a phone as long as a slow frame.
setTimeout(() => preloadPage(router));

const root = createRoot(container);

async function start(): Promise<void> {
  // Until everything is there to be drawn in one go, the document itself says that it is loading.
  await openFirstPage({ queryClient, router });
  // As a transition, which leaves the browser its breath between one part of the page and the next.
  startTransition(() => {
    root.render(
      <StrictMode>
        <App queryClient={queryClient} router={router} />
      </StrictMode>,
    );
  });
}

void start();
