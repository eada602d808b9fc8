import { COOKBOOK_LIMITS } from '@larder/contract/cookbook';
import type { Recipe } from '@larder/contract/recipes';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, BookOpen } from 'lucide-react';
import { useState } from 'react';

import { sessionQuery } from '#features/account/api.ts';
import { wholeRecipesQuery } from '#features/cookbook/api.ts';
import { Booklet } from '#features/cookbook/components/booklet.tsx';
import { FetchingProgress } from '#features/cookbook/components/fetching-progress.tsx';
import { useBookletChoice } from '#features/cookbook/hooks/use-booklet-choice.ts';
import { coverTitle } from '#features/cookbook/model/booklet.ts';
import { toBatches } from '#features/cookbook/model/batches.ts';
import { referenceOf } from '#platform/failure-detail.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';

function BackToCookbook({ tone = 'ghost' }: { tone?: 'ghost' | 'primary' }) {
  return (
    <LinkButton tone={tone} asChild className={tone === 'ghost' ? '-ml-4 px-4' : ''}>
      <Link to="/my-cookbook">
        <ArrowLeft aria-hidden="true" />
        Back to My Cookbook
      </Link>
    </LinkButton>
  );
}

/** The recipes of all batches with their loading state. */
function useWholeRecipes(ids: readonly string[]) {
  return useQueries({
    queries: toBatches(ids, COOKBOOK_LIMITS.whole_max).map(wholeRecipesQuery),
    combine: (results) => ({
      recipes: results.flatMap(({ data = [] }): Recipe[] => data),
      isReady: results.every(({ data }) => data !== undefined),
      error: results.find(({ error }) => error !== null)?.error ?? null,
      isFetching: results.some(({ isFetching }) => isFetching),
      retry: () => {
        for (const { data, refetch } of results) if (data === undefined) void refetch();
      },
    }),
  });
}

function ChosenRecipes() {
  const { data: user } = useQuery(sessionQuery());
  const [readChoice] = useBookletChoice();
  const [ids] = useState(readChoice);
  const { recipes, isReady, error, isFetching, retry } = useWholeRecipes(ids);
  const isEmpty = ids.length === 0 || (isReady && recipes.length === 0);
  return (
    <>
      {isEmpty && (
        <EmptyState
          title="No recipes chosen for this booklet"
          picture={<BookOpen />}
          action={<BackToCookbook tone="primary" />}
        >
          Select some recipes in your cookbook, then choose Export and Printable booklet.
        </EmptyState>
      )}
      {!isEmpty && !isReady && error !== null && (
        <ErrorPanel
          title="The recipes could not be fetched"
          retrying={isFetching}
          onRetry={retry}
          reference={referenceOf(error)}
        >
          They’re safe, and your selection is saved. Check your connection and try again.
        </ErrorPanel>
      )}
      {!isEmpty && !isReady && error === null && (
        <div className="max-w-form">
          <FetchingProgress done={recipes.length} total={ids.length} />
        </div>
      )}
      {!isEmpty && isReady && (
        <Booklet recipes={recipes} initialTitle={coverTitle(user?.name)} cook={user?.name ?? ''} />
      )}
    </>
  );
}

export function BookletPage() {
  // The browser stores which recipes were chosen.
  const isHydrated = useIsHydrated();
  return (
    <>
      <div data-print="hide">
        <PageHeader title="Printable booklet" back={<BackToCookbook />} />
      </div>
      {isHydrated && <ChosenRecipes />}
    </>
  );
}
