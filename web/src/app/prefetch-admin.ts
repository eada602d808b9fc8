import type { QueryClient } from '@tanstack/react-query';

import { moderationQuery, openReportsQuery, peopleQuery, reportsQuery } from '#features/admin/api.ts';
import { parseModerationView, parsePeopleSearch } from '#features/admin/model/admin-filter.ts';

// A module of its own, so that only admins load it.

export function prefetchPeople(queryClient: QueryClient, search: object): void {
  void queryClient.prefetchInfiniteQuery(peopleQuery(parsePeopleSearch({ ...search })));
}

export function prefetchModeration(queryClient: QueryClient, search: object): void {
  const view = parseModerationView({ ...search });
  void queryClient.prefetchQuery(openReportsQuery());
  if (view === null) return;
  if (view === 'reported' || view === 'decided') {
    void queryClient.prefetchInfiniteQuery(reportsQuery(view === 'decided'));
  } else if (view !== 'link') void queryClient.prefetchInfiniteQuery(moderationQuery(view === 'hidden'));
}
