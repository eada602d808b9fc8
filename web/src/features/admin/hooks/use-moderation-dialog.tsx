import { useState } from 'react';
import type { ReactNode } from 'react';

import type { Moderated, Moderation } from '#features/admin/hooks/use-moderation.ts';
import { ModerationDialog } from '#features/admin/components/moderation-dialog.tsx';

interface PendingModeration {
  readonly thing: Moderated;
  readonly hidden: boolean;
}

/** Asks for a reason before content is hidden or shown again. Render `dialog` exactly once. */
export function useModerationDialog({ moderate, busyId }: Pick<Moderation, 'moderate' | 'busyId'>): {
  readonly ask: (thing: Moderated, hidden: boolean) => void;
  readonly dialog: ReactNode;
} {
  const [pending, setPending] = useState<PendingModeration | null>(null);
  const dialog = pending !== null && (
    <ModerationDialog
      {...pending}
      busy={busyId === pending.thing.id}
      onClose={() => setPending(null)}
      onDecide={async (verdict) => {
        const isDone = await moderate(pending.thing, verdict);
        if (isDone) setPending(null);
      }}
    />
  );
  return { ask: (thing, hidden) => setPending({ thing, hidden }), dialog };
}
