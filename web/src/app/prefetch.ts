import type { QueryClient } from '@tanstack/react-query';

import type * as AdminData from '#app/prefetch-admin.ts';
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

/** Where somebody goes, as the router tells a loader. */
interface Going<Params = object> {
  readonly context: { readonly queryClient: QueryClient };
  readonly params: Params;
  readonly location: { readonly search: object };
  readonly cause: 'preload' | 'enter' | 'stay';
}

/**
 * What a page shows first, asked for while its script is on the way. Nobody waits for it here, and what goes wrong is told by
 * the page, which asks by the same queries. Nothing is asked for when somebody only points at a link, or stays on the page.
 */
function onEntering<Params extends object>(ask: (queryClient: QueryClient, going: Going<Params>) => unknown) {
  return (going: Going<Params>): void => {
    if (going.cause === 'enter') ask(going.context.queryClient, going);
  };
}

export const prefetchDashboard = onEntering((queryClient, { location }) => {
  const filter = parseFilter({ ...location.search });
  void queryClient.prefetchQuery(statsQuery());
  void queryClient.prefetchInfiniteQuery(recipeListQuery(filter));
  void queryClient.prefetchQuery(recipeCountQuery(filter));
  void queryClient.prefetchQuery(recipeCategoriesQuery());
});

export const prefetchCommunity = onEntering((queryClient, { location }) => {
  void queryClient.prefetchQuery(trendingQuery());
  void queryClient.prefetchQuery(recommendedQuery());
  void queryClient.prefetchInfiniteQuery(communityQuery(parseCommunityFilter({ ...location.search })));
});

export const prefetchCookbook = onEntering((queryClient, { location }) => {
  const filter = parseCookbookFilter({ ...location.search });
  void queryClient.prefetchInfiniteQuery(cookbookListQuery(filter));
  void queryClient.prefetchQuery(recipeCountQuery(filter));
});

export const prefetchCategories = onEntering<{ categoryName?: string }>((queryClient, { params, location }) => {
  const filter = parseBrowseFilter({ ...location.search });
  const category = params.categoryName === undefined ? null : parseCategoryName(params.categoryName);
  void queryClient.prefetchInfiniteQuery(browseQuery({ filter, category }));
  void queryClient.prefetchQuery(browseCountQuery({ filter, category }));
});

export const prefetchRecipe = onEntering<{ id: string }>((queryClient, { params }) =>
  queryClient.prefetchQuery(recipeQuery(params.id)),
);

export const prefetchLinked = onEntering<{ token: string }>((queryClient, { params }) =>
  queryClient.prefetchQuery(linkedRecipeQuery(params.token)),
);

/** What one changes is the newest there is. */
export const prefetchEdit = onEntering<{ id: string }>((queryClient, { params }) =>
  queryClient.prefetchQuery({ ...recipeQuery(params.id), staleTime: 0 }),
);

export const prefetchProfile = onEntering((queryClient) => queryClient.prefetchQuery(profileQuery()));

export const prefetchBin = onEntering((queryClient) => queryClient.prefetchInfiniteQuery(binQuery()));

export const prefetchReceived = onEntering((queryClient) => queryClient.prefetchInfiniteQuery(receivedQuery()));

/** The same for an admin's page, by a script that comes with it; without it the page asks for itself. */
function onEnteringAdmin(ask: (data: typeof AdminData, queryClient: QueryClient, search: object) => void) {
  return async ({ cause, context, location }: Going): Promise<void> => {
    if (cause !== 'enter') return;
    const data = await import('#app/prefetch-admin.ts').catch(() => null);
    if (data !== null) ask(data, context.queryClient, location.search);
  };
}

export const prefetchPeople = onEnteringAdmin((data, queryClient, search) => data.prefetchPeople(queryClient, search));

export const prefetchModeration = onEnteringAdmin((data, queryClient, search) =>
  data.prefetchModeration(queryClient, search),
);

/** How long the first page is held back for its data. */
const PATIENCE_MS = 1000;

/** Done when everything that was asked for is answered, or when it takes too long: then the page shows the shape of what comes. */
export async function settleFirstQueries(queryClient: QueryClient): Promise<void> {
  const asked = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
  const answers = Promise.allSettled(asked.map(async ({ promise }) => promise));
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([answers, patience]);
}
