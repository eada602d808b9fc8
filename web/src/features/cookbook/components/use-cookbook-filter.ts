import { useLocation, useNavigate } from '@tanstack/react-router';

import { parseCookbookFilter, toCookbookSearch } from '#features/cookbook/model/cookbook-filter.ts';
import type { CookbookFilter } from '#features/cookbook/model/cookbook-filter.ts';

/** The filter as the address has it, and how to change it there. */
export function useCookbookFilter(): [CookbookFilter, (filter: CookbookFilter) => void] {
  const filter = useLocation({ select: ({ search }) => parseCookbookFilter({ ...search }), structuralSharing: true });
  const navigate = useNavigate();
  return [
    filter,
    (next) => void navigate({ to: '/my-cookbook', search: toCookbookSearch(next), replace: true, resetScroll: false }),
  ];
}
