import { formatNumber } from '@larder/contract/format-number';

import type { useImportRemoval } from '#features/imports/hooks/use-import-removal.ts';
import type { ImportRow } from '#features/imports/model/import-rows.ts';
import { recipeCount } from '#features/imports/model/import-text.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

function lossText({ job }: ImportRow): string {
  if (job === null || job.state === 'uploading') return 'What was uploaded of it will be deleted.';
  const unsaved = job.drafts - job.saved;
  const loss =
    unsaved === 1
      ? '1 recipe that isn’t saved will be deleted.'
      : `${formatNumber(unsaved)} recipes that aren’t saved will be deleted.`;
  if (job.saved === 0) return loss;
  return `${loss} ${recipeCount(job.saved)} in your cookbook will stay, and can’t be undone here any more.`;
}

/** Asks before an import is removed with something that is not saved. */
export function RemovalDialog({ removal }: { removal: ReturnType<typeof useImportRemoval> }) {
  const { asked } = removal;
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={removal.cancel}
      title="Remove this import?"
      description={
        asked !== null && (
          <>
            “<bdi>{asked.name}</bdi>”: {lossText(asked)}
          </>
        )
      }
      confirmLabel="Remove"
      busy={removal.isPending}
      busyLabel="Removing..."
      onConfirm={removal.confirm}
    />
  );
}
