import { CloudOff, CloudUpload } from 'lucide-react';
import { useState } from 'react';

import type { QueuedChange } from '#features/device-store/model/queued-change.ts';
import { UnsentDialog } from '#features/offline/components/unsent-dialog.tsx';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { Button } from '#ui/button.tsx';

/** Above the page: that it shows saved recipes, and which changes are unsent. */
export function OfflineLine({ isReachable, unsent }: { isReachable: boolean; unsent: readonly QueuedChange[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-paper-sunken px-4 py-1.5 text-sm"
      data-print="hide"
    >
      <p role="status" className="flex min-h-11 items-center gap-2.5">
        {isReachable ? (
          <CloudUpload className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
        ) : (
          <CloudOff className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
        )}
        {isReachable
          ? 'Some changes are still to be sent.'
          : 'You’re offline. Showing the recipes saved on this device.'}
      </p>
      {unsent.length > 0 && (
        <Button tone="ghost" className="-mr-3 px-3 text-sm sm:ml-auto" onClick={() => setOpen(true)}>
          {countText(unsent.length, 'change')} not sent yet
        </Button>
      )}
      <UnsentDialog open={isOpen} unsent={unsent} onClose={() => setOpen(false)} />
    </div>
  );
}
