import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { useEffect } from 'react';

import { hasNewRecipesQuery, showNewRecipes } from '#features/community/api.ts';
import { Button } from '#ui/button.tsx';

/** Offers new recipes to a user who has scrolled down. The list does not move until the click. */
export function NewRecipes({ onShown }: { onShown: () => void }) {
  const queryClient = useQueryClient();
  const { data: hasNewRecipes } = useQuery(hasNewRecipesQuery());
  useEffect(() => () => void queryClient.setQueryData(hasNewRecipesQuery().queryKey, false), [queryClient]);
  const show = (): void => {
    onShown();
    void showNewRecipes(queryClient);
  };
  return (
    <div role="status" className="sticky top-20 z-10 flex h-0 justify-center">
      {hasNewRecipes === true && (
        <Button tone="secondary" className="h-11 shadow-high" onClick={show}>
          <ArrowUp aria-hidden="true" />
          Show new recipes
        </Button>
      )}
    </div>
  );
}
