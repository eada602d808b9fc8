import type { DraftCard, DraftFilter, ImportJob } from '@larder/contract/imports';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

import { draftsQuery, useUpdateDraft } from '#features/imports/api.ts';
import { DraftDialog } from '#features/imports/components/draft-dialog.tsx';
import { DraftItem } from '#features/imports/components/draft-item.tsx';
import type { DraftItemProps } from '#features/imports/components/draft-item.tsx';
import { DraftSelectionBar } from '#features/imports/components/draft-selection-bar.tsx';
import type { ImportWork } from '#features/imports/hooks/use-import-work.ts';
import { isSavable, stillSelected, togglePosition } from '#features/imports/model/draft-review.ts';
import { isWorking } from '#features/imports/model/import-text.ts';
import { failureDetail, referenceOf } from '#platform/failure-detail.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { ShowMore } from '#ui/more-pages.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const choiceFailure = failureToast();
const NOTHING: ReadonlySet<number> = new Set();

export interface DraftListProps {
  job: ImportJob;
  show: DraftFilter;
  work: ImportWork;
}

/** The recipes of an import, which can be selected, edited and left out. */
export function DraftList({ job, show, work }: DraftListProps) {
  const { id } = job;
  const list = useInfiniteQuery(draftsQuery(id, show));
  const pages = list.data?.pages;
  const cards = useMemo(() => pages?.flatMap(({ drafts }) => drafts) ?? [], [pages]);
  const [selected, setSelected] = useState(NOTHING);
  const [editing, setEditing] = useState<number | null>(null);
  const { mutate: update } = useUpdateDraft(id);
  const isLocked = isWorking(job) || work.isStarting;

  // Stable callbacks, so that a change of one row does not render the others again.
  const select = useCallback((position: number) => setSelected((now) => togglePosition(now, position)), []);
  const edit = useCallback((card: DraftCard) => setEditing(card.position), []);
  const choose = useCallback<DraftItemProps['onChoose']>(
    (position, choice) => {
      choiceFailure.clear();
      update(
        { position, change: { choice } },
        {
          onError: (error) =>
            choiceFailure.show('Your choice could not be saved', { description: failureDetail(error) }),
        },
      );
    },
    [update],
  );

  if (list.isPending) {
    return (
      <>
        <VisuallyHidden live>Loading the recipes</VisuallyHidden>
        <Skeleton className="h-96 w-full" />
      </>
    );
  }
  if (list.data === undefined) {
    return (
      <ErrorPanel
        title="Failed to load the recipes of this import"
        onRetry={() => void list.refetch()}
        reference={referenceOf(list.error)}
      >
        {failureDetail(list.error)}
      </ErrorPanel>
    );
  }
  const positions = stillSelected(selected, cards);
  const savable = cards.filter(isSavable);
  return (
    <>
      {savable.length > 0 && !isLocked && (
        <Button
          tone="ghost"
          className="-ml-3 self-start px-3!"
          onClick={() => setSelected(new Set([...selected, ...savable.map(({ position }) => position)]))}
        >
          Select {list.hasNextPage ? 'these' : 'all'}
        </Button>
      )}
      {cards.length === 0 && <p className="py-6 text-ink-soft">Nothing here.</p>}
      <ul className={classNames('transition-opacity', list.isPlaceholderData && 'opacity-60')}>
        {cards.map((card) => (
          <DraftItem
            key={card.position}
            card={card}
            selected={selected.has(card.position)}
            locked={isLocked}
            onSelect={select}
            onChoose={choose}
            onEdit={edit}
          />
        ))}
      </ul>
      <ShowMore list={list} failure="More recipes could not be loaded." className="mt-3" />
      <DraftSelectionBar
        count={isLocked ? 0 : positions.length}
        busy={work.isStarting}
        onSave={() => work.save(positions, () => setSelected(NOTHING))}
        onClear={() => setSelected(NOTHING)}
      />
      <DraftDialog importId={id} position={editing} onClose={() => setEditing(null)} />
    </>
  );
}
