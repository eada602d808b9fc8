import type { ReceivedCard as Received } from '@larder/contract/sharing';
import { SHARING_TEXTS } from '@larder/contract/sharing';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { useState } from 'react';

import { CARD_GRID } from '#features/recipes/components/card-frame.tsx';
import { RecipeCardSkeleton } from '#features/recipes/components/recipe-card.tsx';
import { useCopy } from '#features/recipes/hooks/use-copy.ts';
import { itemsOf } from '#features/recipes/model/listed-pages.ts';
import { receivedQuery } from '#features/sharing/api.ts';
import { LeaveQuestion } from '#features/sharing/components/remove-received-dialog.tsx';
import { ReceivedCard } from '#features/sharing/components/received-card.tsx';
import { referenceOf } from '#platform/failure-detail.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const SKELETONS = 6;
/** Cards that are in sight as soon as the page opens. */
const IN_SIGHT = 6;

function Loading() {
  return (
    <div className={CARD_GRID}>
      <VisuallyHidden live>Loading what is shared with you</VisuallyHidden>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <RecipeCardSkeleton key={index} />
      ))}
    </div>
  );
}

function NothingThere() {
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
      When somebody shares a recipe with you by your email address, it stands here.
    </EmptyState>
  );
}

/** The recipes that others let one see. */
export function ReceivedPage() {
  const list = useInfiniteQuery(receivedQuery());
  const copy = useCopy();
  const [leaving, setLeaving] = useState<Received | null>(null);
  const [asking, setAsking] = useState(false);
  const recipes = itemsOf(list.data?.pages ?? []);
  return (
    <>
      <PageHeader
        title="Shared with me"
        lead="Recipes that other cooks let you see. Copy one to your cookbook to keep it and change it."
      />
      {list.isPending && <Loading />}
      {list.isError && list.data === undefined && (
        <ErrorPanel
          title={SHARING_TEXTS.load_failed}
          onRetry={() => void list.refetch()}
          reference={referenceOf(list.error)}
        >
          Nothing of it is lost. Check your connection and try again.
        </ErrorPanel>
      )}
      {list.data !== undefined && recipes.length === 0 && !list.hasNextPage && <NothingThere />}
      {recipes.length > 0 && (
        <ul className={CARD_GRID}>
          {recipes.map((recipe, index) => (
            <ReceivedCard
              key={recipe.id}
              recipe={recipe}
              eager={index < IN_SIGHT}
              onCopy={copy}
              onLeave={(chosen) => {
                setLeaving(chosen);
                setAsking(true);
              }}
            />
          ))}
        </ul>
      )}
      {list.data !== undefined && (
        <MorePages
          list={list}
          failure={SHARING_TEXTS.load_failed}
          end={list.data.pages.length > 1 && recipes.length > 0 ? 'That is all.' : undefined}
        />
      )}
      <LeaveQuestion recipe={leaving} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
