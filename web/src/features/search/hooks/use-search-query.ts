import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { searchQuery } from '#features/search/model/search-query.ts';
import type { SearchRequest } from '#features/search/model/search-query.ts';
import type { SearchOutcome } from '#features/search/model/search-outcome.ts';
import { SEARCH_TEXTS } from '#features/search/model/search-text.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { failureToast } from '#ui/failure-toast.ts';

const searchFailure = failureToast();

export interface RecipeSearch {
  /** The result; null before the first search and while one is running. */
  readonly found: SearchOutcome | null;
  readonly searching: boolean;
  /** Searches a phrase and aborts the previous search. An empty phrase clears the result. */
  search: (query: string) => void;
}

export function useSearchQuery(): RecipeSearch {
  const [request, setRequest] = useState<SearchRequest | null>(null);
  const { data, error, isFetching } = useQuery(searchQuery(request));
  const failure = error === null ? null : failureDetail(error);

  // Each failed search has a new error object, so that an equal failure shows again.
  useEffect(() => {
    if (error === null) searchFailure.clear();
    else searchFailure.show(SEARCH_TEXTS.failed_toast(failureDetail(error)));
  }, [error]);

  const failed: SearchOutcome | null =
    failure === null ? null : { kind: 'message', message: SEARCH_TEXTS.failed(failure) };
  return {
    found: request === null || isFetching ? null : (failed ?? data ?? null),
    searching: isFetching,
    search: (query) =>
      setRequest((previous) => (query === '' ? null : { query, attempt: (previous?.attempt ?? 0) + 1 })),
  };
}
