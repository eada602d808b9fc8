import type { ImportJob } from '@larder/contract/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast } from 'sonner';

import { refreshDrafts, useSaveImport, useUndoImport } from '#features/imports/api.ts';
import { isWorking } from '#features/imports/model/import-text.ts';
import { refreshRecipes } from '#features/recipes/api.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { failureToast } from '#ui/failure-toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

const workFailure = failureToast();

/** Refetches the drafts, and the lists of recipes, when the server has finished its work on an import. */
export function useRefreshAfterWork(job: ImportJob | undefined): void {
  const queryClient = useQueryClient();
  const previous = useRef(job);
  useEffect(() => {
    const before = previous.current;
    previous.current = job;
    if (before === undefined || job === undefined || isWorking(job)) return;
    if (!isWorking(before) && before.saved === job.saved) return;
    refreshDrafts(queryClient, job.id);
    if (before.state === 'reading') return;
    void refreshRecipes(queryClient);
    if (before.state === 'undoing') toast.success('Import undone');
  }, [job, queryClient]);
}

export interface ImportWork {
  readonly isStarting: boolean;
  /** Saves the drafts at the positions, or all with null. */
  readonly save: (positions: readonly number[] | null, onStarted?: () => void) => void;
  readonly undo: () => Promise<void>;
}

/** Saves and undoes an import. A failure shows a toast and changes nothing on screen. */
export function useImportWork(id: string): ImportWork {
  const { mutateAsync: save, isPending: isSaving } = useSaveImport(id);
  const { mutateAsync: undo, isPending: isUndoing } = useUndoImport(id);
  const attempt = async (title: string, work: () => Promise<unknown>): Promise<boolean> => {
    workFailure.clear();
    try {
      await work();
      return true;
    } catch (error) {
      workFailure.show(title, { description: failureDetail(error) });
      return false;
    }
  };
  return {
    isStarting: isSaving || isUndoing,
    save: useSingleFlight(async (positions: readonly number[] | null, onStarted?: () => void) => {
      if (await attempt('The recipes could not be saved', () => save(positions))) onStarted?.();
    }),
    undo: async () => {
      await attempt('The import could not be undone', () => undo());
    },
  };
}
