import { RECIPE_LIMITS } from '@larder/contract/recipes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { binQuery, usePendingRemovals } from '#features/bin/api.ts';
import { BinList } from '#features/bin/components/bin-list.tsx';
import { BinConfirmDialogs } from '#features/bin/components/bin-confirm-dialogs.tsx';
import type { BinChoice } from '#features/bin/components/bin-confirm-dialogs.tsx';
import { useBinActions } from '#features/bin/hooks/use-bin-actions.ts';
import { shownBin } from '#features/bin/model.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { referenceOf } from '#platform/failure-detail.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const LOAD_FAILED = 'Failed to load the bin';
const SKELETONS = 4;

function BinSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <VisuallyHidden live>Loading the bin</VisuallyHidden>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <Skeleton key={index} className="h-45 w-full sm:h-28" />
      ))}
    </div>
  );
}

function EmptyBin() {
  return (
    <EmptyState
      title="The bin is empty"
      picture={<Trash2 />}
      action={
        <LinkButton asChild>
          <Link to="/dashboard">Go to My Recipes</Link>
        </LinkButton>
      }
    >
      A recipe that you delete rests here for {RECIPE_LIMITS.bin_days} days, in case you miss it.
    </EmptyState>
  );
}

/** Soft-deleted recipes, which can still be restored. */
export function BinPage() {
  const list = useInfiniteQuery(binQuery());
  const pending = usePendingRemovals();
  const [choice, setChoice] = useState<BinChoice | null>(null);
  const actions = useBinActions();
  const { recipes, count } = shownBin(list.data?.pages ?? [], pending);
  return (
    <>
      <PageHeader
        title="Recently Deleted"
        lead={`Recipes stay here for ${RECIPE_LIMITS.bin_days} days before they’re deleted for good.`}
        {...(count > 0 ? { actions: <Button onClick={() => setChoice({ count })}>Empty bin</Button> } : {})}
      />
      {list.isPending && <BinSkeleton />}
      {list.isError && list.data === undefined && (
        <ErrorPanel title={LOAD_FAILED} onRetry={() => void list.refetch()} reference={referenceOf(list.error)}>
          Nothing in it is lost. Check your connection and try again.
        </ErrorPanel>
      )}
      {list.data !== undefined && (
        <>
          <p role="status" className={count > 0 ? 'mb-4 text-sm text-ink-soft' : 'sr-only'}>
            {count > 0 ? `${countText(count, 'recipe')} in the bin` : 'The bin is empty'}
          </p>
          {count === 0 && <EmptyBin />}
          <BinList recipes={recipes} onRestore={actions.restore} onDelete={setChoice} />
          {count > 0 && (
            <MorePages list={list} failure={LOAD_FAILED} end={list.data.pages.length > 1 ? 'That’s all.' : undefined} />
          )}
        </>
      )}
      <BinConfirmDialogs choice={choice} onClose={() => setChoice(null)} actions={actions} />
    </>
  );
}
