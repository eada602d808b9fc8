import { useLocation, useNavigate } from '@tanstack/react-router';

import { parseBrowseFilter, toBrowseSearch } from '#features/categories/model/browse-filter.ts';
import type { BrowseFilter } from '#features/categories/model/browse-filter.ts';

/** The filter as the address has it, and how to change it there. */
export function useBrowseFilter(): [BrowseFilter, (filter: BrowseFilter) => void] {
  const filter = useLocation({ select: ({ search }) => parseBrowseFilter({ ...search }), structuralSharing: true });
  const navigate = useNavigate();
  return [
    filter,
    (next) => void navigate({ to: '.', search: toBrowseSearch(next), replace: true, resetScroll: false }),
  ];
}
