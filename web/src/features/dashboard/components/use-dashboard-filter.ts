import { useLocation, useNavigate } from '@tanstack/react-router';

import { parseFilter, toSearch } from '#features/dashboard/model/dashboard-filter.ts';
import type { DashboardFilter } from '#features/dashboard/model/dashboard-filter.ts';

/** The filter as the address has it, and how to change it there. */
export function useDashboardFilter(): [DashboardFilter, (filter: DashboardFilter) => void] {
  const filter = useLocation({ select: ({ search }) => parseFilter({ ...search }), structuralSharing: true });
  const navigate = useNavigate();
  return [
    filter,
    (next) => void navigate({ to: '/dashboard', search: toSearch(next), replace: true, resetScroll: false }),
  ];
}
