import { CATEGORIES_TEXTS } from '@larder/contract/categories';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CookingPot, SearchX } from 'lucide-react';
import { useMemo } from 'react';
import type { RefObject } from 'react';

import { browseCountQuery, browseQuery } from '#features/categories/api.ts';
import type { Browsing } from '#features/categories/api.ts';
import { BrowseCard } from '#features/categories/components/browse-card.tsx';
import { isNarrowed } from '#features/categories/model/browse-filter.ts';
import { endText } from '#features/categories/model/results-text.ts';
import { CARD_GRID, RecipeCardSkeleton } from '#features/recipes/components/recipe-card.tsx';
import { itemsOf } from '#features/recipes/model/listed-pages.ts';
import { recipesText, referenceOf } from '#features/recipes/model/recipe-text.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const SKELETONS = 8;
const IN_SIGHT = 6;
const NO_WORDS: readonly string[] = [];

export interface BrowseResultsProps {
  browsing: Browsing;
  /** The line that says how many there are; it can be given the focus. */
  counted: RefObject<HTMLParagraphElement | null>;
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
      {!narrowed && category === null && 'The first recipe you keep or share will stand here.'}
      {narrowed && 'No recipe fits all of this. Try fewer filters or other words.'}
    </EmptyState>
  );
}

/** Everything one may see that fits, as far as it was scrolled to. */
export function BrowseResults({ browsing, counted, onClear }: BrowseResultsProps) {
  const list = useInfiniteQuery({ ...browseQuery(browsing), placeholderData: keepPreviousData });
  const { data: count } = useQuery(browseCountQuery(browsing));
  const pages = list.data?.pages;
  const recipes = useMemo(() => itemsOf(pages ?? []), [pages]);

  if (list.isPending) {
    return (
      <div>
        <VisuallyHidden live>Loading recipes</VisuallyHidden>
        <p ref={counted} tabIndex={-1} className="mb-3 min-h-6" />
        <div className={CARD_GRID}>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <RecipeCardSkeleton key={index} />
          ))}
        </div>
      </div>
    );
  }
  if (list.data === undefined) {
    return (
      <ErrorPanel
        title={CATEGORIES_TEXTS.load_failed}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
        reference={referenceOf(list.error)}
      >
        Your recipes are safe. Check your connection and try again.
      </ErrorPanel>
    );
  }
  const [first] = list.data.pages;
  const all = list.hasNextPage ? count : { count: recipes.length, more: false };
  const text = all === undefined || list.isPlaceholderData ? '' : recipesText(all);
  return (
    <>
      <p ref={counted} tabIndex={-1} role="status" className="mb-3 min-h-6 text-ink-soft">
        {!list.isPlaceholderData && first !== undefined && first.mended !== null && (
          <span className="mr-2">
            Nothing for “{browsing.filter.q.trim()}”. Showing “<strong className="text-ink">{first.mended}</strong>”:
          </span>
        )}
        {recipes.length === 0 ? <span className="sr-only">{CATEGORIES_TEXTS.nothing_found}</span> : text}
      </p>
      {recipes.length === 0 && !list.hasNextPage ? (
        <Nothing browsing={browsing} onClear={onClear} />
      ) : (
        <ul
          // A list without bullets is none to some screen readers unless it says so.
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see above
          role="list"
          aria-label="Recipes"
          aria-busy={list.isPlaceholderData}
          className={classNames(CARD_GRID, 'transition-opacity', list.isPlaceholderData && 'opacity-60')}
        >
          {recipes.map((recipe, index) => (
            <li key={recipe.id}>
              <BrowseCard recipe={recipe} words={first?.words ?? NO_WORDS} eager={index < IN_SIGHT} />
            </li>
          ))}
        </ul>
      )}
      <MorePages
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        {...(list.isFetchNextPageError ? { failure: CATEGORIES_TEXTS.load_failed } : {})}
        onMore={() => void list.fetchNextPage()}
        {...(list.data.pages.length > 1 ? { end: endText(recipes.length) } : {})}
      />
    </>
  );
}
