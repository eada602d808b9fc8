import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';

import { App, isSessionKnown, openFirstPage } from '#app/app.tsx';
import { createQueryClient } from '#app/query-client.ts';
import { createAppRouter } from '#app/router.tsx';
import { setPublicConfig } from '#platform/public-config.ts';
import type { PublicConfig } from '#platform/public-config.ts';
import { setTransport } from '#platform/transport.ts';
import type { Transport } from '#platform/transport.ts';

/** A page to render on the server, which runs this module in Node: see server/src/platform/http/page-renderer.ts. */
export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  readonly config: PublicConfig;
  /** Receives what components throw. React leaves their part of the page to the browser. */
  readonly onError: (error: unknown) => void;
}

export type PageResult =
  /** The content of `#root`, and the queries as JSON. */
  | { readonly kind: 'page'; readonly html: string; readonly data: string }
  | { readonly kind: 'redirect'; readonly location: string };

/** Sets how pages send requests to the server's own API, for all pages: it has to find the user of the current one. */
export function connect(transport: Transport): void {
  setTransport(transport);
}

/** Renders a page with its first queries. Returns null when it or a query failed: the browser then tries again. */
export async function renderPage({ url, config, onError }: PageRequest): Promise<PageResult | null> {
  setPublicConfig(config);
  const queryClient = createQueryClient({ isServer: true });
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [url] }), { isServer: true });
  try {
    await openFirstPage({ queryClient, router });
    const hasFailed = router.state.matches.some(({ status }) => status === 'error');
    const lacksData = queryClient
      .getQueryCache()
      .getAll()
      .some(({ state }) => state.status === 'error');
    if (!isSessionKnown(queryClient) || hasFailed || lacksData) return null;
    // oxlint-disable-next-line eslint/no-underscore-dangle -- as in the router's own request handler
    const result = router._serverResult;
    if (result?.type === 'redirect') {
      const location = result.redirect.headers.get('location');
      return location === null ? null : { kind: 'redirect', location };
    }
    const { prelude } = await prerender(
      <StrictMode>
        <App queryClient={queryClient} router={router} />
      </StrictMode>,
      // React would otherwise move large parts to the end and put them in place with an inline script, which the content security
      // policy forbids.
      { onError, progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    const html = await new Response(prelude).text();
    const data = JSON.stringify(dehydrate(queryClient)).replaceAll('<', '\\u003c');
    return { kind: 'page', html, data };
  } finally {
    queryClient.clear();
  }
}
