import type { Counted } from '@larder/contract/recipes';
import { useSelectAll } from '#features/cookbook/hooks/use-select-all.ts';
import { isNarrowed } from '#features/cookbook/model/cookbook-filter.ts';
import type { CookbookFilter } from '#features/cookbook/model/cookbook-filter.ts';
import type { Selection } from '#features/cookbook/model/selection.ts';
import { MendedSearch } from '#features/recipes/components/mended-search.tsx';
import { recipesText } from '#features/recipes/model/recipe-text.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

export interface ListHeadProps {
  filter: CookbookFilter;
  /** How many fit; undefined until that is known. */
  total: Counted | undefined;
  /** What was searched in place of the phrase. */
  mended: string | null;
  isFormer: boolean;
  onSelect: (change: (selection: Selection) => Selection) => void;
}

/** How many there are, how the search was understood, and the way to select all of them. */
export function ListHead({ filter, total, mended, isFormer, onSelect }: ListHeadProps) {
  const { selectAll, isPending } = useSelectAll(filter, onSelect);
  const found = isNarrowed(filter) ? ' found' : '';
  return (
    <div className="mb-3 flex min-h-11 items-center justify-between gap-4">
      <p role="status" className="text-ink-soft">
        {!isFormer && <MendedSearch q={filter.q} mended={mended} />}
        {total !== undefined && !isFormer && (
          <span className={classNames(total.count === 0 && 'sr-only')}>
            {recipesText(total)}
            {found}
          </span>
        )}
      </p>
      {total?.count !== 0 && (
        <Button tone="ghost" className="-mr-3 shrink-0" busy={isPending} onClick={selectAll}>
          Select all
        </Button>
      )}
    </div>
  );
}
