import type { RecipeCard } from '@larder/contract/recipes';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';

import { CookbookCard, CookbookCardSkeleton } from '#features/cookbook/components/cookbook-card.tsx';
import { useGrid } from '#features/cookbook/hooks/use-grid.ts';
import { placeOf, placesOf, rowsOf } from '#features/cookbook/model/grid.ts';
import { classNames } from '#ui/class-names.ts';

/** Rows rendered above and below the viewport, for scrolling and for the Tab key. */
const OVERSCAN_ROWS = 3;
/** The next page is fetched when fewer loaded cards than this remain below the viewport. */
const CARDS_AHEAD = 60;

export interface RecipeGridProps {
  cards: readonly RecipeCard[];
  words: readonly string[];
  total: number | undefined;
  hasMore: boolean;
  /** The cards belong to the previous filter. */
  isStale: boolean;
  showsCookTime: boolean;
  selected: ReadonlySet<string>;
  /** Called when cards in or near the viewport are not loaded. */
  onMissing: () => void;
  onSelect: (id: string, isRange: boolean) => void;
  onFavorite: (id: string, isFavorite: boolean) => void;
}

/** The row of the focused card. */
function useFocusedRow(list: RefObject<HTMLUListElement | null>, columns: number): number | null {
  const [index, setIndex] = useState<number | null>(null);
  useEffect(() => {
    const element = list.current;
    const note = (event: FocusEvent): void => {
      const card = event.target instanceof Element ? event.target.closest('[data-index]') : null;
      setIndex(card === null ? null : Number(card.getAttribute('data-index')));
    };
    const forget = (): void => setIndex(null);
    element?.addEventListener('focusin', note);
    element?.addEventListener('focusout', forget);
    return () => {
      element?.removeEventListener('focusin', note);
      element?.removeEventListener('focusout', forget);
    };
  }, [list]);
  return index === null ? null : Math.floor(index / columns);
}

/** A virtualized grid: of ten thousand cards only those near the viewport are in the DOM. */
export function RecipeGrid(props: RecipeGridProps) {
  const { cards, words, total, hasMore, isStale, showsCookTime, selected, onMissing, onSelect, onFavorite } = props;
  const { list, grid, top } = useGrid();
  const focusedRow = useFocusedRow(list, grid.columns);
  const places = placesOf({ count: cards.length, hasMore, total }, grid);
  const rowHeight = grid.cardHeight + grid.gap;
  // oxlint-disable-next-line react/incompatible-library -- the result is read in this render and passed to no component
  const virtualizer = useWindowVirtualizer({
    count: rowsOf(places, grid),
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    initialOffset: () => (typeof window === 'undefined' ? 0 : window.scrollY),
    useFlushSync: false,
    // The focused row stays in the DOM while the user scrolls.
    rangeExtractor: useCallback(
      (range: Range) => {
        const rows = defaultRangeExtractor(range);
        if (focusedRow === null || focusedRow >= range.count || rows.includes(focusedRow)) return rows;
        return [...rows, focusedRow].toSorted((a, b) => a - b);
      },
      [focusedRow],
    ),
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  // Deferred: scrolling does not wait for new cards, because the overscan covers the gap.
  const rows = useDeferredValue(virtualizer.getVirtualItems()).map(({ index }) => index);
  const shown = rows.flatMap((row) =>
    Array.from({ length: grid.columns }, (_, column) => row * grid.columns + column).filter((index) => index < places),
  );
  const lastInSight = ((virtualizer.range?.endIndex ?? 0) + 1) * grid.columns;
  const isMissing = hasMore && lastInSight + CARDS_AHEAD > cards.length;
  useEffect(() => {
    if (isMissing) onMissing();
  });

  return (
    <ul
      ref={list}
      // Safari drops the list role of a list without bullets.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see above
      role="list"
      aria-label="Recipes"
      aria-busy={isStale}
      className={classNames('relative transition-opacity', isStale && 'opacity-60')}
      style={{ height: Math.max(0, rowsOf(places, grid) * rowHeight - grid.gap) }}
    >
      {grid.cardWidth > 0 &&
        shown.map((index) => {
          const { top: cardTop, left } = placeOf(index, grid);
          const style: CSSProperties = {
            position: 'absolute',
            top: cardTop,
            left,
            width: grid.cardWidth,
            height: grid.cardHeight,
          };
          const recipe = cards[index];
          if (recipe === undefined)
            return <CookbookCardSkeleton key={index} isCompact={grid.isCompact} style={style} />;
          return (
            <CookbookCard
              key={recipe.id}
              recipe={recipe}
              words={words}
              selected={selected.has(recipe.id)}
              isCompact={grid.isCompact}
              showsCookTime={showsCookTime}
              index={index}
              total={places}
              style={style}
              onSelect={onSelect}
              onFavorite={onFavorite}
            />
          );
        })}
    </ul>
  );
}
