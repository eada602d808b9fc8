import type { ReceivedCard as Received } from '@larder/contract/sharing';
import { SHARING_TEXTS } from '@larder/contract/sharing';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { CARD_GRID } from '#features/recipes/components/card-frame.tsx';
import { RecipeCardSkeleton } from '#features/recipes/components/recipe-card.tsx';
import { useCopy } from '#features/recipes/hooks/use-copy.ts';
import { itemsOf } from '#features/recipes/model/listed-pages.ts';
import { receivedQuery } from '#features/sharing/api.ts';
import { RemoveReceivedDialog } from '#features/sharing/components/remove-received-dialog.tsx';
import { ReceivedCard } from '#features/sharing/components/received-card.tsx';
import { referenceOf } from '#platform/failure-detail.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const SKELETONS = 6;
/** The number of cards that are visible when the page opens. */
const EAGER_CARDS = 6;

function Loading() {
  return (
    <div className={CARD_GRID}>
      <VisuallyHidden live>Loading recipes shared with you</VisuallyHidden>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <RecipeCardSkeleton key={index} />
      ))}
    </div>
  );
}

function EmptyList() {
  return (
    <EmptyState
      title="Nothing is shared with you yet"
      picture={<Inbox />}
      action={
        <LinkButton asChild>
          <Link to="/my-cookbook">Go to My Cookbook</Link>
        </LinkButton>
      }
    >
      Recipes that others share with your email address will show up here.
    </EmptyState>
  );
}

export interface ReceivedPageProps {
  /** What else others shared with the user, above the recipes. */
  children?: ReactNode;
  /** `children` are not empty. */
  hasOther?: boolean;
}

/** The page of recipes that others shared with the user. */
export function ReceivedPage({ children, hasOther = false }: ReceivedPageProps) {
  const list = useInfiniteQuery(receivedQuery());
  const copy = useCopy();
  const [removing, setRemoving] = useState<Received | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const recipes = itemsOf(list.data?.pages ?? []);
  return (
    <>
      <PageHeader
        title="Shared with me"
        lead="Recipes that other cooks share with you. Copy one to your cookbook to keep it and make it your own."
      />
      {children}
      {list.isPending && <Loading />}
      {list.isError && list.data === undefined && (
        <ErrorPanel
          title={SHARING_TEXTS.load_failed}
          onRetry={() => void list.refetch()}
          reference={referenceOf(list.error)}
        >
          Nothing is lost. Check your connection and try again.
        </ErrorPanel>
      )}
      {list.data !== undefined && recipes.length === 0 && !list.hasNextPage && !hasOther && <EmptyList />}
      {recipes.length > 0 && (
        <ul className={CARD_GRID}>
          {recipes.map((recipe, index) => (
            <ReceivedCard
              key={recipe.id}
              recipe={recipe}
              eager={index < EAGER_CARDS}
              onCopy={copy}
              onRemove={(chosen) => {
                setRemoving(chosen);
                setConfirming(true);
              }}
            />
          ))}
        </ul>
      )}
      {list.data !== undefined && (
        <MorePages
          list={list}
          failure={SHARING_TEXTS.load_failed}
          end={list.data.pages.length > 1 && recipes.length > 0 ? 'That’s all.' : undefined}
        />
      )}
      <RemoveReceivedDialog recipe={removing} open={isConfirming} onClose={() => setConfirming(false)} />
    </>
  );
}
