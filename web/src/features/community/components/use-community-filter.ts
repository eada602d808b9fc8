import { useLocation, useNavigate } from '@tanstack/react-router';

import { parseCommunityFilter, toCommunitySearch } from '#features/community/model/community-filter.ts';
import type { CommunityFilter } from '#features/community/model/community-filter.ts';

/** The filter as the address has it, and how to change it there. */
export function useCommunityFilter(): [CommunityFilter, (filter: CommunityFilter) => void] {
  const filter = useLocation({ select: ({ search }) => parseCommunityFilter({ ...search }), structuralSharing: true });
  const navigate = useNavigate();
  return [
    filter,
    (next) => void navigate({ to: '/community', search: toCommunitySearch(next), replace: true, resetScroll: false }),
  ];
}
