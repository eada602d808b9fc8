import type { LiveEvent } from '@larder/contract/events';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { COMMUNITY, hasNewRecipesQuery } from '#features/community/api.ts';
import { refreshShown } from '#features/events/model/follow-changes.ts';
import { updateCachedRating, ratingsQuery } from '#features/ratings/api.ts';
import { hideRecipes, OVERVIEWS, PICKED, recipeQuery, refreshOverviews } from '#features/recipes/api.ts';
import type { JitteredThrottle } from '#platform/events/jittered-throttle.ts';

/** Jitter: the refetches of all clients of a page are spread over this time. */
const SPREAD_MS = 1_000;
/** Jitter for an event that goes to one or two users. */
const FEW_MS = 200;
/** Jitter for a catch-up, when every client refetches everything. */
const CATCH_UP_MS = 3_000;

export interface EventContext {
  readonly queryClient: QueryClient;
  readonly throttle: JitteredThrottle;
  /** The user is at the top of the page, where an updated list moves nothing they are reading. */
  readonly isAtTop: () => boolean;
}

/** Applies an event to the query cache: known values at once, refetches after a jitter, and only for active queries. */
export function applyEvent(context: EventContext, event: LiveEvent): void {
  const { queryClient, throttle } = context;
  switch (event.type) {
    case 'listening':
      return undefined;
    case 'catch-up':
      return throttle('everything', CATCH_UP_MS, () => catchUp(context));
    case 'community.rated': {
      const { id, rating, ratings_count, spread } = event;
      return updateCachedRating(queryClient, id, { rating, ratings_count, spread });
    }
    case 'community.commented':
      return throttle(`ratings ${event.id}`, SPREAD_MS, () => refetch(queryClient, ratingsQuery(event.id)));
    case 'community.withdrawn':
      removeFromLists(queryClient, event.id);
      return throttle('community', SPREAD_MS, () => refreshCommunity(context, 'nothing'));
    case 'community.updated':
      throttle(`recipe ${event.id}`, SPREAD_MS, () => refetch(queryClient, recipeQuery(event.id)));
      return throttle('community', SPREAD_MS, () => refreshCommunity(context, 'nothing'));
    case 'community.shared':
      return throttle('news', SPREAD_MS, () => refreshCommunity(context, 'recipes'));
    case 'sharing.changed':
      throttle(`recipe ${event.id}`, FEW_MS, () => refetch(queryClient, recipeQuery(event.id)));
      return throttle('own', FEW_MS, () => refreshOverviews(queryClient));
    case 'sharing.withdrawn':
      removeFromLists(queryClient, event.id);
      return throttle('own', FEW_MS, () => refreshOverviews(queryClient));
    default:
      // An event type of a newer server.
      event satisfies never;
      return undefined;
  }
}

/** Removes the recipe from lists. An open recipe page keeps its data until it closes. */
function removeFromLists(queryClient: QueryClient, id: string): void {
  hideRecipes(queryClient, [id]);
  void queryClient.invalidateQueries({ queryKey: recipeQuery(id).queryKey, refetchType: 'none' });
}

function refetch(queryClient: QueryClient, { queryKey }: { readonly queryKey: QueryKey }): void {
  void queryClient.invalidateQueries({ queryKey });
}

/** A user who has scrolled down is offered new recipes; other changes show on the next fetch. */
function refreshCommunity({ queryClient, isAtTop }: EventContext, added: 'recipes' | 'nothing'): void {
  void queryClient.invalidateQueries({ queryKey: PICKED });
  void queryClient.invalidateQueries({ queryKey: ['sharing'] });
  const isVisible = queryClient.getQueryCache().findAll({ queryKey: COMMUNITY, type: 'active' }).length > 0;
  const waits = isVisible && !isAtTop();
  if (waits && added === 'recipes') queryClient.setQueryData(hasNewRecipesQuery().queryKey, true);
  void queryClient.invalidateQueries({
    queryKey: OVERVIEWS,
    predicate: ({ queryKey }) => ['community', 'browse', 'browse-count'].some((part) => queryKey.includes(part)),
    refetchType: waits ? 'none' : 'active',
  });
}

/** Applies every kind of event at once, after events were missed. */
function catchUp(context: EventContext): void {
  const { queryClient } = context;
  refreshCommunity(context, 'recipes');
  void queryClient.invalidateQueries({ queryKey: ['ratings', 'of'] });
  refreshShown(queryClient);
}
