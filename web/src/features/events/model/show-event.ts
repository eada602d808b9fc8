import type { LiveEvent } from '@larder/contract/events';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { COMMUNITY, newsQuery } from '#features/community/api.ts';
import { refreshShown } from '#features/events/model/follow-changes.ts';
import { noteRated, ratingsQuery } from '#features/ratings/api.ts';
import { hideRecipes, OVERVIEWS, PICKED, recipeQuery, refreshOverviews } from '#features/recipes/api.ts';
import type { Soon } from '#platform/live/soon.ts';

/** Spread over so long, all who look at the same page ask for it again. */
const SPREAD_MS = 1_000;
/** What is told to one person or two is asked for by few. */
const FEW_MS = 200;
/** The same after something was missed, when everybody asks for everything. */
const CATCH_UP_MS = 3_000;

export interface Showing {
  readonly queryClient: QueryClient;
  readonly soon: Soon;
  /** Does somebody look at the beginning of the page, where nothing moves away under their finger? */
  readonly isAtTop: () => boolean;
}

/** What the page shows of what happened: at once what is known, soon what is to be asked for, and only of what somebody looks at. */
export function showEvent(showing: Showing, event: LiveEvent): void {
  const { queryClient, soon } = showing;
  switch (event.type) {
    case 'listening':
      return undefined;
    case 'catch-up':
      return soon('everything', CATCH_UP_MS, () => catchUp(showing));
    case 'community.rated': {
      const { id, rating, ratings_count, spread } = event;
      return noteRated(queryClient, id, { rating, ratings_count, spread });
    }
    case 'community.commented':
      return soon(`ratings ${event.id}`, SPREAD_MS, () => refetch(queryClient, ratingsQuery(event.id)));
    case 'community.withdrawn':
      takeBack(queryClient, event.id);
      return soon('community', SPREAD_MS, () => refreshCommunity(showing, 'nothing'));
    case 'community.updated':
      soon(`recipe ${event.id}`, SPREAD_MS, () => refetch(queryClient, recipeQuery(event.id)));
      return soon('community', SPREAD_MS, () => refreshCommunity(showing, 'nothing'));
    case 'community.shared':
      return soon('news', SPREAD_MS, () => refreshCommunity(showing, 'recipes'));
    case 'sharing.changed':
      soon(`recipe ${event.id}`, FEW_MS, () => refetch(queryClient, recipeQuery(event.id)));
      return soon('own', FEW_MS, () => refreshOverviews(queryClient));
    case 'sharing.withdrawn':
      takeBack(queryClient, event.id);
      return soon('own', FEW_MS, () => refreshOverviews(queryClient));
    default:
      // Told by a newer server than this page is from.
      event satisfies never;
      return undefined;
  }
}

/** Whoever reads it, or cooks from it, keeps it until they leave. */
function takeBack(queryClient: QueryClient, id: string): void {
  hideRecipes(queryClient, [id]);
  void queryClient.invalidateQueries({ queryKey: recipeQuery(id).queryKey, refetchType: 'none' });
}

function refetch(queryClient: QueryClient, { queryKey }: { readonly queryKey: QueryKey }): void {
  void queryClient.invalidateQueries({ queryKey });
}

/** Only new recipes are offered to who reads further down: what was changed or taken back comes with the next look. */
function refreshCommunity({ queryClient, isAtTop }: Showing, added: 'recipes' | 'nothing'): void {
  void queryClient.invalidateQueries({ queryKey: PICKED });
  void queryClient.invalidateQueries({ queryKey: ['sharing'] });
  const isLookedAt = queryClient.getQueryCache().findAll({ queryKey: COMMUNITY, type: 'active' }).length > 0;
  const waits = isLookedAt && !isAtTop();
  if (waits && added === 'recipes') queryClient.setQueryData(newsQuery().queryKey, true);
  void queryClient.invalidateQueries({
    queryKey: OVERVIEWS,
    predicate: ({ queryKey }) => ['community', 'browse', 'browse-count'].some((part) => queryKey.includes(part)),
    refetchType: waits ? 'none' : 'active',
  });
}

/** All that events tell of, as if each of them had been heard. */
function catchUp(showing: Showing): void {
  const { queryClient } = showing;
  refreshCommunity(showing, 'recipes');
  void queryClient.invalidateQueries({ queryKey: ['ratings', 'of'] });
  refreshShown(queryClient);
}
