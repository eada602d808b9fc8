import { useState } from 'react';
import type { ReactNode } from 'react';

import type { Moderated, Moderation } from '#features/admin/hooks/use-moderation.ts';
import { VerdictDialog } from '#features/admin/components/verdict-dialog.tsx';

interface Asked {
  readonly thing: Moderated;
  readonly hidden: boolean;
}

/** Asks for a reason before content is hidden or shown again. Render `question` exactly once. */
export function useModerationQuestion({ moderate, busyId }: Pick<Moderation, 'moderate' | 'busyId'>): {
  readonly ask: (thing: Moderated, hidden: boolean) => void;
  readonly question: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const question = asked !== null && (
    <VerdictDialog
      {...asked}
      busy={busyId === asked.thing.id}
      onClose={() => setAsked(null)}
      onDecide={async (verdict) => {
        const isDone = await moderate(asked.thing, verdict);
        if (isDone) setAsked(null);
      }}
    />
  );
  return { ask: (thing, hidden) => setAsked({ thing, hidden }), question };
}
