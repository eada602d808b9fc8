import type { QueryClient } from '@tanstack/react-query';

import { moderationQuery, peopleQuery } from '#features/admin/api.ts';
import { parseHiddenOnly, parsePeopleSearch } from '#features/admin/model/admin-filter.ts';

// What asks for an admin's lists, which comes with their pages: nobody else needs it.

export function askForPeople(queryClient: QueryClient, search: object): void {
  void queryClient.prefetchInfiniteQuery(peopleQuery(parsePeopleSearch({ ...search })));
}

export function askForModeration(queryClient: QueryClient, search: object): void {
  void queryClient.prefetchInfiniteQuery(moderationQuery(parseHiddenOnly({ ...search })));
}
