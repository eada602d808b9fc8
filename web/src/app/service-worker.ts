import { HANDOVER_PATH } from '@larder/contract/import-texts';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

import { findSavedPicture, isPicturePath } from '#features/device-store/model/saved-pictures.ts';
import { APP_SHELL_URL, isPagePath, START_URL, TAKE_OVER } from '#platform/app-shell.ts';

/** Filled in by the build: the files that the app needs offline, and the paths that are no pages. */
declare const PRECACHED: { url: string; revision: string | null }[];
declare const SERVER_PATHS: string[];
/** The part of ServiceWorkerGlobalScope that this file uses: its library of types excludes that of documents. */
declare const self: EventTarget & { skipWaiting: () => Promise<void> };

/** After this, a cached document is faster: the page requests its data itself. */
const DOCUMENT_TIMEOUT_SECONDS = 0.6;

precacheAndRoute(PRECACHED, {
  // Documents come from the network: none of the precached files is one, except the app shell below.
  directoryIndex: '',
  cleanURLs: false,
});
cleanupOutdatedCaches();

/** The app shell, which has nothing of a user. At the address of the landing page, which is no page of the app, it redirects. */
async function answerWithShell(path: string): Promise<Response | undefined> {
  if (path === '/') return Response.redirect(START_URL);
  const shell = await matchPrecache(APP_SHELL_URL);
  if (path !== HANDOVER_PATH || shell === undefined) return shell;
  const headers = new Headers(shell.headers);
  // As the server sends it: the page that opened this one hands itself over.
  headers.set('cross-origin-opener-policy', 'unsafe-none');
  return new Response(shell.body, { headers });
}

/** A proxy answers with these when our server is down. */
const PROXY_STATUSES: readonly number[] = [502, 504];

// Documents are never cached: the server may render them for a user.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPagePath(url.pathname, SERVER_PATHS),
  new NetworkOnly({
    networkTimeoutSeconds: DOCUMENT_TIMEOUT_SECONDS,
    plugins: [
      {
        fetchDidSucceed: async ({ response }) => {
          if (PROXY_STATUSES.includes(response.status)) throw new Error('The server is down');
          return response;
        },
        handlerDidError: async ({ request }) => answerWithShell(new URL(request.url).pathname),
      },
    ],
  }),
);

// Pictures of saved recipes.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPicturePath(url.pathname),
  new NetworkOnly({
    plugins: [{ handlerDidError: async ({ request }) => findSavedPicture(new URL(request.url).pathname) }],
  }),
);

// A new version takes over when the user asks for it, or when the last page of the old one is closed.
self.addEventListener('message', (event) => {
  if ('data' in event && event.data === TAKE_OVER) void self.skipWaiting();
});
