import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { searchQuery } from '#features/search/model/search-query.ts';
import type { Asked } from '#features/search/model/search-query.ts';
import type { SearchOutcome } from '#features/search/model/search-outcome.ts';
import { SEARCH_TEXTS } from '#features/search/model/search-text.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { failureToast } from '#ui/failure-toast.ts';

const searchFailure = failureToast();

export interface Find {
  /** What came of it; null while nothing has. */
  readonly found: SearchOutcome | null;
  readonly searching: boolean;
  /** Looks for a phrase; the search before is given up. An empty one clears what was found. */
  search: (query: string) => void;
}

export function useSearchQuery(): Find {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data, error, isFetching } = useQuery(searchQuery(asked));
  const failure = error === null ? null : failureDetail(error);

  // Each search that fails has an error of its own, also where it says the same.
  useEffect(() => {
    if (error === null) searchFailure.clear();
    else searchFailure.show(SEARCH_TEXTS.failed_toast(failureDetail(error)));
  }, [error]);

  const failed: SearchOutcome | null =
    failure === null ? null : { kind: 'message', message: SEARCH_TEXTS.failed(failure) };
  return {
    found: asked === null || isFetching ? null : (failed ?? data ?? null),
    searching: isFetching,
    search: (query) => setAsked((before) => (query === '' ? null : { query, nth: (before?.nth ?? 0) + 1 })),
  };
}
