import { COMMUNITY_TEXTS } from '@larder/contract/community';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SearchX, UsersRound } from 'lucide-react';
import type { RefObject } from 'react';

import { useOwnId } from '#features/account/api.ts';
import { communityQuery } from '#features/community/api.ts';
import { CommunityCard, CommunityCardSkeleton } from '#features/community/components/community-card.tsx';
import { NewRecipes } from '#features/community/components/new-recipes.tsx';
import { isNarrowed } from '#features/community/model/community-filter.ts';
import type { CommunityFilter } from '#features/community/model/community-filter.ts';
import { foundText } from '#features/community/model/results-text.ts';
import { FoundRecipes } from '#features/recipes/components/found-recipes.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';

export interface CommunityResultsProps {
  filter: CommunityFilter;
  /** The line with the count; it can take the focus. */
  counted: RefObject<HTMLParagraphElement | null>;
  onSearch: (q: string) => void;
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

/** The matching community recipes with infinite scroll. */
export function CommunityResults({ filter, counted, onSearch, onClear }: CommunityResultsProps) {
  const list = useInfiniteQuery({ ...communityQuery(filter), placeholderData: keepPreviousData });
  const ownId = useOwnId();
  return (
    <FoundRecipes
      list={list}
      label="All Recipes"
      headingLevel={3}
      q={filter.q}
      onSearch={onSearch}
      counted={counted}
      describeCount={foundText}
      empty={{ title: COMMUNITY_TEXTS.empty, panel: <Nothing filter={filter} onClear={onClear} /> }}
      failure={{ title: COMMUNITY_TEXTS.load_failed, hint: 'Nothing is lost. Check your connection and try again.' }}
      skeleton={<CommunityCardSkeleton />}
      before={<NewRecipes onShown={() => counted.current?.focus()} />}
    >
      {(recipe, _index, words) => <CommunityCard recipe={recipe} isOwn={recipe.shared_by === ownId} words={words} />}
    </FoundRecipes>
  );
}
