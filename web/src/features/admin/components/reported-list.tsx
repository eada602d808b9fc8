import type { ReportedThing } from '@larder/contract/admin-reports';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';

import { reportsQuery } from '#features/admin/api.ts';
import { PagedList } from '#features/admin/components/paged-list.tsx';
import { ReportedCard } from '#features/admin/components/reported-card.tsx';
import { useModerationDialog } from '#features/admin/hooks/use-moderation-dialog.tsx';
import { useModeration } from '#features/admin/hooks/use-moderation.ts';
import type { Moderated } from '#features/admin/hooks/use-moderation.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';

function asModerated({ kind, subject_id: id, recipe_title, excerpt }: ReportedThing): Moderated {
  return { kind, id, name: kind === 'comment' ? excerpt : recipe_title };
}

/** Open reports, or decided ones. */
export function ReportedList({ decided }: { decided: boolean }) {
  const list = useInfiniteQuery(reportsQuery(decided));
  const moderation = useModeration();
  const { dismiss, busyId, dismissedId } = moderation;
  const { ask, dialog } = useModerationDialog(moderation);
  const nothing = decided ? (
    <EmptyState title="Nothing has been decided yet" picture={<CircleCheckBig />}>
      What you hide or dismiss after a report will show up here.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing to review" picture={<CircleCheckBig />}>
      What people report will show up here, newest first.
    </EmptyState>
  );
  return (
    <>
      <PagedList list={list} what={['report', 'reports']} empty={nothing}>
        {(things) => (
          <ul aria-label="Reports" className="flex flex-col gap-4">
            {things.map((thing) => (
              <li key={thing.id} ref={restoreFocusOnRemoval}>
                <ReportedCard
                  thing={thing}
                  busy={busyId === thing.subject_id}
                  dismissing={dismissedId === thing.id}
                  onDecide={(hidden) => ask(asModerated(thing), hidden)}
                  onDismiss={() => void dismiss(thing)}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {dialog}
    </>
  );
}
