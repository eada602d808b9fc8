import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { recipeIdsQuery } from '#features/cookbook/api.ts';
import type { CookbookFilter } from '#features/cookbook/model/cookbook-filter.ts';
import { describeCookbookError } from '#features/cookbook/model/cookbook-text.ts';
import { selectAlso } from '#features/cookbook/model/selection.ts';
import type { Selection } from '#features/cookbook/model/selection.ts';
import { failureToast } from '#ui/failure-toast.ts';

const selectFailure = failureToast();

/** Selects every recipe that matches the filter, including those not loaded yet. */
export function useSelectAll(filter: CookbookFilter, onChange: (change: (selection: Selection) => Selection) => void) {
  const queryClient = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const run = async (): Promise<void> => {
    selectFailure.clear();
    setIsPending(true);
    try {
      const ids = await queryClient.fetchQuery({ ...recipeIdsQuery(filter), staleTime: 0 });
      onChange((selection) => selectAlso(selection, ids));
    } catch (error) {
      selectFailure.show('The recipes could not be selected', {
        description: describeCookbookError(error, 'Nothing was changed.'),
      });
    }
    setIsPending(false);
  };
  return { selectAll: () => void run(), isPending };
}
