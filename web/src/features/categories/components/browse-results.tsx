import { CATEGORIES_TEXTS } from '@larder/contract/categories';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CookingPot, SearchX } from 'lucide-react';
import type { RefObject } from 'react';

import { useOwnId } from '#features/account/api.ts';
import { browseCountQuery, browseQuery } from '#features/categories/api.ts';
import type { Browsing } from '#features/categories/api.ts';
import { BrowseCard } from '#features/categories/components/browse-card.tsx';
import { isNarrowed } from '#features/categories/model/browse-filter.ts';
import { FoundRecipes } from '#features/recipes/components/found-recipes.tsx';
import { RecipeCardSkeleton } from '#features/recipes/components/recipe-card.tsx';
import { recipesText } from '#features/recipes/model/recipe-text.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

const IN_SIGHT = 6;

export interface BrowseResultsProps {
  browsing: Browsing;
  /** The line with the count; it can take the focus. */
  counted: RefObject<HTMLParagraphElement | null>;
  onSearch: (q: string) => void;
  onClear: () => void;
}

function Nothing({ browsing: { filter, category }, onClear }: Pick<BrowseResultsProps, 'browsing' | 'onClear'>) {
  const narrowed = isNarrowed(filter);
  return (
    <EmptyState
      title={CATEGORIES_TEXTS.nothing_found}
      picture={narrowed ? <SearchX /> : <CookingPot />}
      action={narrowed || category !== null ? <Button onClick={onClear}>{CATEGORIES_TEXTS.clear}</Button> : undefined}
    >
      {!narrowed && category !== null && CATEGORIES_TEXTS.empty(category)}
      {!narrowed && category === null && 'The first recipe you save or share will show up here.'}
      {narrowed && 'No recipe matches all of this. Try fewer filters or different words.'}
    </EmptyState>
  );
}

/** The matching recipes with infinite scroll. */
export function BrowseResults({ browsing, counted, onSearch, onClear }: BrowseResultsProps) {
  const list = useInfiniteQuery({ ...browseQuery(browsing), placeholderData: keepPreviousData });
  const { data: count } = useQuery(browseCountQuery(browsing));
  const ownId = useOwnId();
  const describeCount = (loaded: number, more: boolean): string => {
    const all = more ? count : { count: loaded, more: false };
    return all === undefined ? '' : recipesText(all);
  };
  return (
    <FoundRecipes
      list={list}
      label="Recipes"
      headingLevel={2}
      q={browsing.filter.q}
      onSearch={onSearch}
      counted={counted}
      describeCount={describeCount}
      empty={{ title: CATEGORIES_TEXTS.nothing_found, panel: <Nothing browsing={browsing} onClear={onClear} /> }}
      failure={{
        title: CATEGORIES_TEXTS.load_failed,
        hint: 'Your recipes are safe. Check your connection and try again.',
      }}
      skeleton={<RecipeCardSkeleton />}
    >
      {(recipe, index, words) => (
        <BrowseCard recipe={recipe} isOwn={recipe.shared_by === ownId} words={words} eager={index < IN_SIGHT} />
      )}
    </FoundRecipes>
  );
}
