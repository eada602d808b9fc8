import { parentPort } from 'node:worker_threads';

import { readPage } from './read-page.ts';

/** Reads the pages that `PageThread` posts, one after another. */
parentPort?.on('message', ({ html, url }: { readonly html: string; readonly url: string | null }) => {
  parentPort?.postMessage(readPage(html, url));
});
