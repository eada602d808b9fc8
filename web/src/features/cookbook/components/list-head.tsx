import type { Counted, SearchReading } from '@larder/contract/recipes';
import { useRef, useState } from 'react';

import { LazyExportDialog } from '#features/cookbook/components/lazy-export-dialog.tsx';
import { useSelectAll } from '#features/cookbook/hooks/use-select-all.ts';
import { isNarrowed } from '#features/cookbook/model/cookbook-filter.ts';
import type { CookbookFilter } from '#features/cookbook/model/cookbook-filter.ts';
import type { Selection } from '#features/cookbook/model/selection.ts';
import { CorrectedSearch } from '#features/recipes/components/corrected-search.tsx';
import { UnderstoodFilters, UnderstoodNote } from '#features/recipes/components/understood-filters.tsx';
import { recipesText } from '#features/recipes/model/recipe-text.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

export interface ListHeadProps {
  filter: CookbookFilter;
  /** The count of matches; undefined while loading. */
  total: Counted | undefined;
  /** How the server understood the search. */
  reading: SearchReading | undefined;
  isStale: boolean;
  onSearch: (q: string) => void;
  onSelect: (change: (selection: Selection) => Selection) => void;
}

/** The count, the understood search and the buttons for all recipes. */
export function ListHead({ filter, total, reading, isStale, onSearch, onSelect }: ListHeadProps) {
  const { selectAll, isPending } = useSelectAll(filter, onSelect);
  const found = isNarrowed(filter) ? ' found' : '';
  const [isExporting, setExporting] = useState(false);
  const counted = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <UnderstoodFilters
        q={filter.q}
        understood={reading?.understood}
        onSearch={onSearch}
        focusAfter={counted}
        className="mb-2 flex-wrap"
      />
      <div className="mb-3 flex min-h-11 items-center justify-between gap-4">
        <p ref={counted} tabIndex={-1} role="status" className="text-ink-soft">
          {!isStale && <CorrectedSearch q={filter.q} mended={reading?.mended ?? null} />}
          <UnderstoodNote q={filter.q} understood={reading?.understood} />
          {total !== undefined && !isStale && (
            <span className={classNames(total.count === 0 && 'sr-only')}>
              {recipesText(total)}
              {found}
            </span>
          )}
        </p>
        {total?.count !== 0 && (
          <div className="-mr-3 flex shrink-0">
            {found === '' && (
              <Button tone="ghost" className="px-3!" onClick={() => setExporting(true)}>
                Export all
              </Button>
            )}
            <Button tone="ghost" className="px-3!" busy={isPending} onClick={selectAll}>
              Select all
            </Button>
          </div>
        )}
        <LazyExportDialog open={isExporting} ids={null} onClose={() => setExporting(false)} />
      </div>
    </>
  );
}
