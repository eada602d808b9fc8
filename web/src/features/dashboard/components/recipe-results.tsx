import { RECIPE_TEXTS } from '@larder/contract/recipes';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useDeferredValue, useRef } from 'react';

import { FirstRecipes } from '#features/dashboard/components/first-recipes.tsx';
import { filterText, isFiltering } from '#features/dashboard/model/dashboard-filter.ts';
import type { DashboardFilter } from '#features/dashboard/model/dashboard-filter.ts';
import { foundText, NOTHING_FOUND } from '#features/dashboard/model/results-text.ts';
import { recipeCountQuery, recipeListQuery } from '#features/recipes/api.ts';
import { CARD_GRID } from '#features/recipes/components/card-frame.tsx';
import { RecipeCard, RecipeCardSkeleton } from '#features/recipes/components/recipe-card.tsx';
import { UnderstoodFilters, UnderstoodNote } from '#features/recipes/components/understood-filters.tsx';
import { itemsOf } from '#features/recipes/model/listed-pages.ts';
import { endText } from '#features/recipes/model/recipe-text.ts';
import { referenceOf } from '#platform/failure-detail.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { NamedText } from '#ui/named-text.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const SKELETONS = 8;
const IN_SIGHT = 6;
const COUNT_LINE = 'mb-4 flex min-h-6 flex-wrap gap-x-2 text-sm text-ink-soft';

export interface RecipeResultsProps {
  filter: DashboardFilter;
  onSearch: (q: string) => void;
  onClear: () => void;
}

function Nothing({ filter, onClear }: Omit<RecipeResultsProps, 'onSearch'>) {
  if (isFiltering(filter)) {
    return (
      <EmptyState title={NOTHING_FOUND} picture={<SearchX />} action={<Button onClick={onClear}>Clear filters</Button>}>
        None of your recipes match <NamedText text={filterText(filter)} name={filter.q.trim()} />. Try fewer or
        different words.
      </EmptyState>
    );
  }
  return <FirstRecipes />;
}

function ResultsSkeleton() {
  return (
    <>
      <VisuallyHidden live>Loading your recipes</VisuallyHidden>
      <div className={COUNT_LINE}>
        <Skeleton className="mt-1 h-4 w-24" />
      </div>
      <div className={CARD_GRID}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <RecipeCardSkeleton key={index} />
        ))}
      </div>
    </>
  );
}

export function RecipeResults({ filter, onSearch, onClear }: RecipeResultsProps) {
  const list = useInfiniteQuery({ ...recipeListQuery(filter), placeholderData: keepPreviousData });
  const counted = useRef<HTMLParagraphElement>(null);
  const { words = [], mended = null, understood } = list.data?.pages[0] ?? {};
  const { data: total } = useQuery({ ...recipeCountQuery(filter), placeholderData: keepPreviousData });
  // Deferred: typing does not wait for a screenful of cards.
  const data = useDeferredValue(list.data);
  if (list.isPending || (list.data !== undefined && data === undefined)) return <ResultsSkeleton />;
  if (data === undefined) {
    return (
      <ErrorPanel
        title={RECIPE_TEXTS.list_failed}
        onRetry={() => void list.refetch()}
        reference={referenceOf(list.error)}
      >
        Your recipes are safe. Check your connection and try again.
      </ErrorPanel>
    );
  }
  const { pages } = data;
  const recipes = itemsOf(pages);
  // An empty result of the previous filter says nothing about this one.
  const isEmpty = recipes.length === 0 && !list.isPlaceholderData && data === list.data;
  return (
    <>
      <UnderstoodFilters
        q={filter.q}
        understood={understood}
        onSearch={onSearch}
        focusAfter={counted}
        className="mb-3 flex-wrap"
      />
      <p ref={counted} tabIndex={-1} role="status" className={COUNT_LINE}>
        <UnderstoodNote q={filter.q} understood={understood} />
        {recipes.length > 0 && (
          <NamedText
            text={foundText({ counted: total, shown: recipes.length, filter, mended })}
            name={mended ?? filter.q.trim()}
          />
        )}
        {isEmpty && <span className="sr-only">{NOTHING_FOUND}</span>}
      </p>
      {isEmpty ? (
        <Nothing filter={filter} onClear={onClear} />
      ) : (
        <ul
          aria-busy={list.isPlaceholderData}
          className={classNames(CARD_GRID, 'transition-opacity', list.isPlaceholderData && 'opacity-60')}
        >
          {recipes.map((recipe, index) => (
            <li key={recipe.id}>
              <RecipeCard recipe={recipe} words={words} eager={index < IN_SIGHT} />
            </li>
          ))}
        </ul>
      )}
      <MorePages
        list={list}
        failure={RECIPE_TEXTS.list_failed}
        end={pages.length > 1 ? endText(recipes.length, isFiltering(filter)) : undefined}
      />
    </>
  );
}
