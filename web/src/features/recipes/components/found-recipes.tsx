import type { SearchReading } from '@larder/contract/recipes';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Fragment, useMemo } from 'react';
import type { ReactNode, RefObject } from 'react';

import { CARD_GRID } from '#features/recipes/components/card-frame.tsx';
import { CorrectedSearch } from '#features/recipes/components/corrected-search.tsx';
import { UnderstoodFilters, UnderstoodNote } from '#features/recipes/components/understood-filters.tsx';
import { itemsOf } from '#features/recipes/model/listed-pages.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { referenceOf } from '#platform/failure-detail.ts';
import { classNames } from '#ui/class-names.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const SKELETONS = 8;
const NO_WORDS: readonly string[] = [];

interface FoundPage<Item> extends SearchReading {
  readonly recipes: readonly Item[];
}

export interface FoundRecipesProps<Item> {
  list: UseInfiniteQueryResult<InfiniteData<FoundPage<Item>>>;
  /** The accessible name of the list. */
  label: string;
  headingLevel: 2 | 3;
  /** The search phrase. */
  q: string;
  onSearch: (q: string) => void;
  /** The line with the count, which can receive the focus. */
  counted: RefObject<HTMLParagraphElement | null>;
  /** The text of the count; `more` is true while there are further pages. */
  describeCount: (loaded: number, more: boolean) => string;
  /** Shown without matches; `title` is also announced. */
  empty: { readonly title: string; readonly panel: ReactNode };
  failure: { readonly title: string; readonly hint: string };
  skeleton: ReactNode;
  /** Content above the list. */
  before?: ReactNode;
  /** Renders a card. */
  children: (recipe: Item, index: number, words: readonly string[]) => ReactNode;
}

/** A paged list of search results with its loading, failed, empty and loaded states. */
export function FoundRecipes<Item extends { readonly id: string }>({
  list,
  label,
  headingLevel,
  q,
  onSearch,
  counted,
  describeCount,
  empty,
  failure,
  skeleton,
  before,
  children,
}: FoundRecipesProps<Item>) {
  const pages = list.data?.pages;
  const recipes = useMemo(() => itemsOf(pages ?? []), [pages]);

  if (list.isPending) {
    return (
      <div>
        <VisuallyHidden live>Loading recipes</VisuallyHidden>
        <p ref={counted} tabIndex={-1} className="mb-3 min-h-6" />
        <div className={CARD_GRID}>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <Fragment key={index}>{skeleton}</Fragment>
          ))}
        </div>
      </div>
    );
  }
  if (list.data === undefined) {
    return (
      <ErrorPanel
        title={failure.title}
        headingLevel={headingLevel}
        onRetry={() => void list.refetch()}
        reference={referenceOf(list.error)}
      >
        {failure.hint}
      </ErrorPanel>
    );
  }
  const { mended = null, words = NO_WORDS, understood } = list.data.pages[0] ?? {};
  // Placeholder data are the results of the previous filter.
  const isEmpty = recipes.length === 0 && !list.hasNextPage && !list.isPlaceholderData;
  return (
    <>
      <UnderstoodFilters
        q={q}
        understood={understood}
        onSearch={onSearch}
        focusAfter={counted}
        className="mb-3 flex-wrap"
      />
      <p ref={counted} tabIndex={-1} role="status" className="mb-3 min-h-6 text-ink-soft">
        {!list.isPlaceholderData && <CorrectedSearch q={q} mended={mended} />}
        <UnderstoodNote q={q} understood={understood} />
        {isEmpty && <span className="sr-only">{empty.title}</span>}
        {!isEmpty && !list.isPlaceholderData && describeCount(recipes.length, list.hasNextPage)}
      </p>
      {before}
      {isEmpty ? (
        empty.panel
      ) : (
        <ul
          // Safari removes the list role from a list without bullets.
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see above
          role="list"
          aria-label={label}
          aria-busy={list.isPlaceholderData}
          className={classNames(CARD_GRID, 'transition-opacity', list.isPlaceholderData && 'opacity-60')}
        >
          {recipes.map((recipe, index) => (
            <li key={recipe.id}>{children(recipe, index, words)}</li>
          ))}
        </ul>
      )}
      <MorePages
        list={list}
        failure={failure.title}
        end={list.data.pages.length > 1 ? `That’s all ${countText(recipes.length, 'recipe')}.` : undefined}
      />
    </>
  );
}
