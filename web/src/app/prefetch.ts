import type { QueryClient } from '@tanstack/react-query';

import type * as AdminPrefetch from '#app/prefetch-admin.ts';
import { binQuery } from '#features/bin/api.ts';
import { browseCountQuery, browseQuery } from '#features/categories/api.ts';
import { parseBrowseFilter } from '#features/categories/model/browse-filter.ts';
import { parseCategoryName } from '#features/categories/model/category-name.ts';
import { communityQuery, recommendedQuery, trendingQuery } from '#features/community/api.ts';
import { parseCommunityFilter } from '#features/community/model/community-filter.ts';
import { cookbookListQuery } from '#features/cookbook/api.ts';
import { parseCookbookFilter } from '#features/cookbook/model/cookbook-filter.ts';
import { parseFilter } from '#features/dashboard/model/dashboard-filter.ts';
import { linkedRecipeQuery } from '#features/links/api.ts';
import { profileQuery } from '#features/profile/api.ts';
import { recipeCategoriesQuery, recipeCountQuery, recipeListQuery, recipeQuery } from '#features/recipes/api.ts';
import { receivedQuery } from '#features/sharing/api.ts';
import { statsQuery } from '#features/stats/api.ts';

/** What the router passes to a loader. */
interface LoaderContext<Params = object> {
  readonly context: { readonly queryClient: QueryClient };
  readonly params: Params;
  readonly location: { readonly search: object };
  readonly cause: 'preload' | 'enter' | 'stay';
}

/**
 * A loader that prefetches the first queries of a page while its script loads. It waits for nothing and reports no error: the page
 * runs the same queries. It prefetches nothing when the user only hovers over a link, or stays on the page.
 */
function onEnter<Params extends object>(
  prefetch: (queryClient: QueryClient, loader: LoaderContext<Params>) => unknown,
) {
  return (loader: LoaderContext<Params>): void => {
    if (loader.cause === 'enter') prefetch(loader.context.queryClient, loader);
  };
}

export const prefetchDashboard = onEnter((queryClient, { location }) => {
  const filter = parseFilter({ ...location.search });
  void queryClient.prefetchQuery(statsQuery());
  void queryClient.prefetchInfiniteQuery(recipeListQuery(filter));
  void queryClient.prefetchQuery(recipeCountQuery(filter));
  void queryClient.prefetchQuery(recipeCategoriesQuery());
});

export const prefetchCommunity = onEnter((queryClient, { location }) => {
  void queryClient.prefetchQuery(trendingQuery());
  void queryClient.prefetchQuery(recommendedQuery());
  void queryClient.prefetchInfiniteQuery(communityQuery(parseCommunityFilter({ ...location.search })));
});

export const prefetchCookbook = onEnter((queryClient, { location }) => {
  const filter = parseCookbookFilter({ ...location.search });
  void queryClient.prefetchInfiniteQuery(cookbookListQuery(filter));
  void queryClient.prefetchQuery(recipeCountQuery(filter));
});

export const prefetchCategories = onEnter<{ categoryName?: string }>((queryClient, { params, location }) => {
  const filter = parseBrowseFilter({ ...location.search });
  const category = params.categoryName === undefined ? null : parseCategoryName(params.categoryName);
  void queryClient.prefetchInfiniteQuery(browseQuery({ filter, category }));
  void queryClient.prefetchQuery(browseCountQuery({ filter, category }));
});

/** Amounts and temperatures show in the units of the preferences. */
export const prefetchRecipe = onEnter<{ id: string }>((queryClient, { params }) => {
  void queryClient.prefetchQuery(recipeQuery(params.id));
  void queryClient.prefetchQuery(profileQuery());
});

export const prefetchLinked = onEnter<{ token: string }>((queryClient, { params }) =>
  queryClient.prefetchQuery(linkedRecipeQuery(params.token)),
);

/** Ignores the cache: editing starts from the newest version. */
export const prefetchEdit = onEnter<{ id: string }>((queryClient, { params }) =>
  queryClient.prefetchQuery({ ...recipeQuery(params.id), staleTime: 0 }),
);

export const prefetchProfile = onEnter((queryClient) => queryClient.prefetchQuery(profileQuery()));

export const prefetchBin = onEnter((queryClient) => queryClient.prefetchInfiniteQuery(binQuery()));

export const prefetchReceived = onEnter((queryClient) => queryClient.prefetchInfiniteQuery(receivedQuery()));

/** Like `onEnter`, with a script that only admins load. If it cannot be loaded, nothing is prefetched. */
function onEnterAdmin(prefetch: (module: typeof AdminPrefetch, queryClient: QueryClient, search: object) => void) {
  return async ({ cause, context, location }: LoaderContext): Promise<void> => {
    if (cause !== 'enter') return;
    const module = await import('#app/prefetch-admin.ts').catch(() => null);
    if (module !== null) prefetch(module, context.queryClient, location.search);
  };
}

export const prefetchPeople = onEnterAdmin((module, queryClient, search) => module.prefetchPeople(queryClient, search));

export const prefetchModeration = onEnterAdmin((module, queryClient, search) =>
  module.prefetchModeration(queryClient, search),
);

/** The maximum delay of the first page for its queries. */
const FIRST_QUERIES_TIMEOUT_MS = 1000;

/** Resolves when all running queries have settled, or after a timeout: the page then renders with skeletons. */
export async function settleFirstQueries(queryClient: QueryClient): Promise<void> {
  const running = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
  const settled = Promise.allSettled(running.map(async ({ promise }) => promise));
  const timeout = new Promise((resolve) => setTimeout(resolve, FIRST_QUERIES_TIMEOUT_MS));
  await Promise.race([settled, timeout]);
}
