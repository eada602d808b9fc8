import { useState } from 'react';

import { useDeleteImport } from '#features/imports/api.ts';
import type { Uploads } from '#features/imports/hooks/use-uploads.ts';
import type { ImportRow } from '#features/imports/model/import-rows.ts';
import { hasUnsaved } from '#features/imports/model/import-text.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { failureToast } from '#ui/failure-toast.ts';

const removalFailure = failureToast();

/** Removes an import, after a question if something that is not saved would be lost. */
export function useImportRemoval(uploads: Pick<Uploads, 'remove'>, onRemoved?: () => void) {
  const [asked, setAsked] = useState<ImportRow | null>(null);
  const { mutateAsync: remove, isPending } = useDeleteImport();
  const run = async ({ id, job }: ImportRow): Promise<void> => {
    removalFailure.clear();
    uploads.remove(id);
    if (job === null) return;
    try {
      await remove(id);
      onRemoved?.();
    } catch (error) {
      removalFailure.show('The import could not be removed', { description: failureDetail(error) });
    }
  };
  return {
    asked,
    isPending,
    cancel: () => setAsked(null),
    ask: (row: ImportRow) => {
      if (row.job !== null && hasUnsaved(row.job)) setAsked(row);
      else void run(row);
    },
    confirm: async () => {
      if (asked !== null) await run(asked);
      setAsked(null);
    },
  };
}
