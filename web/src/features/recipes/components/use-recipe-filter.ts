import { useLocation, useNavigate } from '@tanstack/react-router';

import { parseFilter, toSearch } from '#features/recipes/model/recipe-filter.ts';
import type { RecipeFilter } from '#features/recipes/model/recipe-filter.ts';

/** The filter as the address has it, and how to change it there. */
export function useRecipeFilter(): [RecipeFilter, (filter: RecipeFilter) => void] {
  const filter = useLocation({ select: ({ search }) => parseFilter({ ...search }), structuralSharing: true });
  const navigate = useNavigate();
  return [
    filter,
    (next) => void navigate({ to: '/dashboard', search: toSearch(next), replace: true, resetScroll: false }),
  ];
}
