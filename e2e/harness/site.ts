import { once } from 'node:events';
import { createServer } from 'node:http';

import { test as base } from './test.ts';

interface SitePage {
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A web site on another origin. */
export interface Site {
  readonly origin: string;
  /** Serves the page at this path. */
  add(path: string, page: SitePage): void;
}

/** A test with a site on another origin, which the app's server may not read. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const pages = new Map<string, SitePage>();
      const server = createServer(({ url = '' }, response) => {
        const page = pages.get(url);
        const headers = { 'content-type': 'text/html; charset=utf-8', ...page?.headers };
        response.writeHead(page === undefined ? 404 : 200, headers).end(page?.html);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      await use({ origin: `http://127.0.0.1:${port}`, add: (path, page) => void pages.set(path, page) });
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
    { scope: 'worker' },
  ],
});
