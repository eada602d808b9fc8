import { COMMUNITY_TEXTS } from '@larder/contract/community';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SearchX, UsersRound } from 'lucide-react';
import { useMemo } from 'react';
import type { RefObject } from 'react';

import { communityQuery } from '#features/community/api.ts';
import { CommunityCard, CommunityCardSkeleton } from '#features/community/components/community-card.tsx';
import { NewRecipes } from '#features/community/components/new-recipes.tsx';
import { isNarrowed } from '#features/community/model/community-filter.ts';
import type { CommunityFilter } from '#features/community/model/community-filter.ts';
import { CARD_GRID } from '#features/recipes/components/recipe-card.tsx';
import { itemsOf } from '#features/recipes/model/listed-pages.ts';
import { countText, recipesText, referenceOf } from '#features/recipes/model/recipe-text.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const SKELETONS = 6;
const NO_WORDS: readonly string[] = [];

export interface CommunityResultsProps {
  filter: CommunityFilter;
  /** The line that says how many there are; it can be given the focus. */
  counted: RefObject<HTMLParagraphElement | null>;
  onClear: () => void;
}

function Nothing({ filter, onClear }: Pick<CommunityResultsProps, 'filter' | 'onClear'>) {
  const narrowed = isNarrowed(filter);
  return (
    <EmptyState
      title={COMMUNITY_TEXTS.empty}
      headingLevel={3}
      picture={narrowed ? <SearchX /> : <UsersRound />}
      action={
        narrowed ? (
          <Button onClick={onClear}>Clear search and filters</Button>
        ) : (
          <LinkButton asChild>
            <Link to="/my-cookbook">Share one of your own</Link>
          </LinkButton>
        )
      }
    >
      {COMMUNITY_TEXTS.empty_hint}
    </EmptyState>
  );
}

/** Everything that people gave to everyone and that fits, as far as it was scrolled to. */
export function CommunityResults({ filter, counted, onClear }: CommunityResultsProps) {
  const list = useInfiniteQuery({ ...communityQuery(filter), placeholderData: keepPreviousData });
  const pages = list.data?.pages;
  const recipes = useMemo(() => itemsOf(pages ?? []), [pages]);

  if (list.isPending) {
    return (
      <div>
        <VisuallyHidden live>Loading recipes</VisuallyHidden>
        <p ref={counted} tabIndex={-1} className="mb-3 min-h-6" />
        <div className={CARD_GRID}>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <CommunityCardSkeleton key={index} />
          ))}
        </div>
      </div>
    );
  }
  if (list.data === undefined) {
    return (
      <ErrorPanel
        title={COMMUNITY_TEXTS.load_failed}
        headingLevel={3}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
        reference={referenceOf(list.error)}
      >
        Nothing is lost. Check your connection and try again.
      </ErrorPanel>
    );
  }
  const [first] = list.data.pages;
  const isEmpty = recipes.length === 0 && !list.hasNextPage;
  const shown = recipesText({ count: recipes.length, more: list.hasNextPage });
  return (
    <>
      <p ref={counted} tabIndex={-1} role="status" className="mb-3 min-h-6 text-ink-soft">
        {!list.isPlaceholderData && first !== undefined && first.mended !== null && (
          <span className="mr-2">
            Nothing for “{filter.q.trim()}”. Showing “<strong className="text-ink">{first.mended}</strong>”:
          </span>
        )}
        {isEmpty && <span className="sr-only">{COMMUNITY_TEXTS.empty}</span>}
        {!isEmpty && !list.isPlaceholderData && shown}
      </p>
      <NewRecipes onShown={() => counted.current?.focus()} />
      {isEmpty ? (
        <Nothing filter={filter} onClear={onClear} />
      ) : (
        <ul
          // A list without bullets is none to some screen readers unless it says so.
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see above
          role="list"
          aria-label="All Recipes"
          aria-busy={list.isPlaceholderData}
          className={classNames(CARD_GRID, 'transition-opacity', list.isPlaceholderData && 'opacity-60')}
        >
          {recipes.map((recipe) => (
            <li key={recipe.id}>
              <CommunityCard recipe={recipe} words={first?.words ?? NO_WORDS} />
            </li>
          ))}
        </ul>
      )}
      <MorePages
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        {...(list.isFetchNextPageError ? { failure: COMMUNITY_TEXTS.load_failed } : {})}
        onMore={() => void list.fetchNextPage()}
        {...(list.data.pages.length > 1 ? { end: `That is all: ${countText(recipes.length, 'recipe')}.` } : {})}
      />
    </>
  );
}
