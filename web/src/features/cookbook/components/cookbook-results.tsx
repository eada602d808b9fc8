import { COOKBOOK_TEXTS } from '@larder/contract/cookbook';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookOpen, SearchX } from 'lucide-react';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';

import { sessionQuery } from '#features/account/api.ts';
import { cookbookListQuery } from '#features/cookbook/api.ts';
import { CookbookCardSkeleton } from '#features/cookbook/components/cookbook-card.tsx';
import { ListHead } from '#features/cookbook/components/list-head.tsx';
import { RecipeGrid } from '#features/cookbook/components/recipe-grid.tsx';
import { SelectionTools } from '#features/cookbook/components/selection-tools.tsx';
import { useSelection } from '#features/cookbook/hooks/use-selection.ts';
import { isNarrowed } from '#features/cookbook/model/cookbook-filter.ts';
import type { CookbookFilter } from '#features/cookbook/model/cookbook-filter.ts';
import { toggle, toggleRange } from '#features/cookbook/model/selection.ts';
import { recipeCountQuery } from '#features/recipes/api.ts';
import { useSetFavorite } from '#features/recipes/hooks/use-set-favorite.ts';
import { itemsOf } from '#features/recipes/model/listed-pages.ts';
import { describeFavoriteError, endText } from '#features/recipes/model/recipe-text.ts';
import { referenceOf } from '#platform/failure-detail.ts';
import { keepToastsAbove } from '#ui/toast-offset.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { ListEnd } from '#ui/more-pages.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const favoriteFailure = failureToast();

const SKELETONS = 6;
/** In a shorter list the end is visible anyway. */
const LIST_END_MIN_CARDS = 12;
const NO_WORDS: readonly string[] = [];

export interface CookbookResultsProps {
  filter: CookbookFilter;
  onSearch: (q: string) => void;
  onClear: () => void;
}

function Nothing({ filter, onClear }: Omit<CookbookResultsProps, 'onSearch'>) {
  if (isNarrowed(filter)) {
    return (
      <EmptyState
        title={COOKBOOK_TEXTS.nothing_found}
        picture={<SearchX />}
        action={<Button onClick={onClear}>Clear search and filters</Button>}
      >
        Try fewer or different words, or fewer filters.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={COOKBOOK_TEXTS.empty}
      picture={<BookOpen />}
      action={
        <>
          <LinkButton tone="primary" asChild>
            <Link to="/create-recipe">Create Recipe</Link>
          </LinkButton>
          <LinkButton asChild>
            <Link to="/import">Import recipes</Link>
          </LinkButton>
        </>
      }
    >
      Write down a favorite, or say what’s in the fridge and let REECE cook it up.
    </EmptyState>
  );
}

export function CookbookResults({ filter, onSearch, onClear }: CookbookResultsProps) {
  const { data: user } = useQuery(sessionQuery());
  const list = useInfiniteQuery({ ...cookbookListQuery(filter), placeholderData: keepPreviousData });
  const { data: counted } = useQuery({ ...recipeCountQuery(filter), placeholderData: keepPreviousData });
  const [selection, setSelection] = useSelection(user?.id ?? '');
  const { mutate: setFavorite } = useSetFavorite();
  const isNarrow = useMediaQuery('(width < 35rem)');

  const pages = list.data?.pages;
  const cards = useMemo(() => itemsOf(pages ?? []), [pages]);
  const listed = useRef(cards);
  useLayoutEffect(() => {
    listed.current = cards;
  });
  const { fetchNextPage } = list;

  // Stable callbacks, so that a change of one card does not render the others again.
  const select = useCallback(
    (id: string, isRange: boolean) => {
      const order = () => listed.current.map((card) => card.id);
      setSelection((now) => (isRange ? toggleRange(now, order(), id) : toggle(now, id)));
    },
    [setSelection],
  );
  const favorite = useCallback(
    (id: string, isFavorite: boolean) => {
      favoriteFailure.clear();
      setFavorite(
        { id, isFavorite },
        {
          onError: (error) => {
            const { message, detail } = describeFavoriteError(error);
            favoriteFailure.show(message, { description: detail });
          },
        },
      );
    },
    [setFavorite],
  );

  if (list.isPending) {
    return (
      <>
        <VisuallyHidden live>Loading your cookbook</VisuallyHidden>
        <ul aria-hidden="true" className="mt-14 grid gap-2 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
          {Array.from({ length: SKELETONS }, (_, index) => (
            <CookbookCardSkeleton key={index} isCompact={isNarrow} style={{ height: isNarrow ? '6.25rem' : '24rem' }} />
          ))}
        </ul>
      </>
    );
  }
  if (list.data === undefined) {
    return (
      <ErrorPanel
        title={COOKBOOK_TEXTS.load_failed}
        onRetry={() => void list.refetch()}
        reference={referenceOf(list.error)}
      >
        Your recipes are safe. Check your connection and try again.
      </ErrorPanel>
    );
  }
  const [first] = list.data.pages;
  const total = list.hasNextPage ? counted : { count: cards.length, more: false };
  return (
    <>
      <ListHead
        filter={filter}
        total={total}
        reading={first}
        isStale={list.isPlaceholderData}
        onSearch={onSearch}
        onSelect={setSelection}
      />
      {cards.length === 0 && !list.hasNextPage && !list.isPlaceholderData ? (
        <Nothing filter={filter} onClear={onClear} />
      ) : (
        <RecipeGrid
          cards={cards}
          words={first?.words ?? NO_WORDS}
          total={total?.count}
          hasMore={list.hasNextPage}
          isStale={list.isPlaceholderData}
          showsCookTime={filter.sort === 'cookTime'}
          selected={selection.ids}
          onMissing={() => {
            if (!list.isFetching && !list.isFetchNextPageError) void fetchNextPage();
          }}
          onSelect={select}
          onFavorite={favorite}
        />
      )}
      {!list.hasNextPage && cards.length > LIST_END_MIN_CARDS && (
        <ListEnd>{endText(cards.length, isNarrowed(filter))}</ListEnd>
      )}
      {list.isFetchNextPageError && (
        <div
          ref={keepToastsAbove}
          role="alert"
          className="sticky bottom-[calc(var(--bottom)+6rem)] z-20 mx-auto mt-6 flex w-fit items-center gap-4 rounded-lg border border-edge bg-paper-raised p-3 pl-5 shadow-high"
        >
          <p className="font-semibold">{COOKBOOK_TEXTS.load_failed}</p>
          <Button busy={list.isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Try Again
          </Button>
        </div>
      )}
      <SelectionTools selection={selection} onChange={setSelection} cards={cards} total={total} filter={filter} />
    </>
  );
}
