import { RECIPE_CATEGORIES } from '@larder/contract/recipes';
import { Link } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import { isNarrowed, toBrowseSearch } from '#features/categories/model/browse-filter.ts';
import type { BrowseFilter } from '#features/categories/model/browse-filter.ts';
import type { Category } from '#features/categories/model/category-name.ts';

const CHIP =
  'inline-flex min-h-11 shrink-0 items-center rounded-full border border-edge bg-paper-raised px-4 text-sm font-semibold whitespace-nowrap text-ink no-underline hover:transition-colors ' +
  'hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper forced-colors:aria-[current=page]:outline-3';

export interface CategoryChipsProps {
  /** Null for all categories; undefined for an unknown category. */
  current: Category | null | undefined;
  filter: BrowseFilter;
}

/** Links to the categories. On a phone the row scrolls sideways, with the current chip in view. */
export function CategoryChips({ current, filter }: CategoryChipsProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (current === undefined || chip === null || chip === undefined || row.current === null) return;
    // scrollIntoView would scroll the page as well.
    row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
  }, [current]);
  const chip = (label: string, isCurrent: boolean, way: Pick<LinkProps, 'to' | 'params'>) => (
    <li key={label}>
      <Link
        {...way}
        search={toBrowseSearch(filter)}
        activeOptions={{ exact: true, includeSearch: false }}
        activeProps={{}}
        aria-current={isCurrent ? 'page' : undefined}
        // The menu links to the same pages without the filters.
        aria-description={isNarrowed(filter) ? 'With the current filters' : undefined}
        className={CHIP}
      >
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label="Categories" className="-mx-4 mb-5 sm:mx-0">
      <ul
        ref={row}
        className="relative flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:flex-wrap sm:overflow-visible sm:px-0"
      >
        {chip('All Categories', current === null, { to: '/categories' })}
        {RECIPE_CATEGORIES.map((category) =>
          chip(category, category === current, {
            to: '/categories/$categoryName',
            params: { categoryName: category },
          }),
        )}
      </ul>
    </nav>
  );
}
