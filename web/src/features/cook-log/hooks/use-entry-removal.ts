import { COOK_LOG_TEXTS } from '@larder/contract/cook-log';
import type { CookEntry } from '@larder/contract/cook-log';
import { useState } from 'react';
import { toast } from 'sonner';

import { useDeleteEntry } from '#features/cook-log/api.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { failureToast } from '#ui/failure-toast.ts';

const removalFailure = failureToast();

/** State of the dialog that confirms deleting an entry of the cook log. */
export function useEntryRemoval(recipeId: string) {
  const [entry, setEntry] = useState<CookEntry | null>(null);
  const [open, setOpen] = useState(false);
  const { mutateAsync: remove, isPending } = useDeleteEntry(recipeId);
  const run = async (): Promise<void> => {
    if (entry === null) return;
    removalFailure.clear();
    try {
      await remove(entry.id);
      toast.success(COOK_LOG_TEXTS.deleted);
    } catch (error) {
      removalFailure.show('The entry could not be deleted', { description: failureDetail(error) });
    }
    setOpen(false);
  };
  return {
    entry,
    open,
    setOpen,
    ask: (asked: CookEntry) => {
      setEntry(asked);
      setOpen(true);
    },
    run,
    isPending,
  };
}
