import { hydrate } from '@tanstack/react-query';
import type { DehydratedState, QueryClient } from '@tanstack/react-query';

import { saveSessionOfPage } from '#features/account/api.ts';
import { saveRecipesOfPage } from '#features/recipes/api.ts';
import { parseJson } from '#platform/parse-json.ts';

/** The element in which the server stores the queries of a page that it rendered. */
const PAGE_DATA_ID = 'page-data';

/** Fills the cache with the queries that the server ran, if it rendered the page. */
export function hydratePageData(queryClient: QueryClient): void {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (text === undefined) return;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `dehydrate` of the same build
  const { queries, mutations } = parseJson(text) as DehydratedState;
  // By this device's clock: data that seems to come from the future would never be refetched.
  const now = Date.now();
  hydrate(queryClient, {
    mutations,
    queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now } })),
  });
  saveSessionOfPage(queryClient);
  saveRecipesOfPage(queryClient);
}
